"""Malformed messages of every kind: each is refused in words, and nobody else notices."""

import asyncio
import json
import time
from collections import Counter
from contextlib import asynccontextmanager
from random import Random
from typing import get_args

import msgspec
import pytest
from support.server.routes import ROUTES
from support.server.running_server import running_server, without_limits
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from mintmark.server.updates import wire

FEW, MANY = 150, 10_000  # of each kind in one test
PARTS = 10  # of the soak: 100,000 of each kind
AT_ONCE = 50  # that are under way over a socket, fewer than make the server wait
SAMPLES = {"string": "x", "integer": 1, "boolean": True, "array": ["me", "open"]}
WRONG = ([[1]], {"a": []}, 1.5, {"a": {"a": {}}})  # for a field of any kind
BYTES = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\x00",
    b"\x1f",
    b"\\ud800",
    b"\\x",
)
WHOLE = (
    b"",
    b"null",
    b"[]",
    b'"x"',
    b"17",
    b"NaN",
    b"{]",
    b"{,}",
    b"\xef\xbb\xbf{}",
    b"\xff\xfe{\0}\0",
)
DEEP = (b"[" * 9_000, b'{"a":' * 5_000)
BODIES = {
    route: handler.parsed_fn_signature.parameters["data"].annotation
    for route, handler in ROUTES.items()
    if "data" in handler.parsed_fn_signature.parameters
}
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(wire.FromClient)}


def sample(kind):
    """A proper message: the fields that it must have."""
    schema = msgspec.json.schema(kind)
    schema = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    made = {}
    for name in schema["required"]:
        field = schema["properties"][name]
        made[name] = field["enum"][0] if "enum" in field else SAMPLES[field["type"]]
    return made, list(schema["properties"])


class Spoiler:
    """Makes messages of a kind that cannot be right, in every way that it can think of."""

    def __init__(self, kind, seed):
        self.random = Random(seed)
        self.proper, self.fields = sample(kind)

    def spoilt(self):
        """Something that is no message of the kind, as bytes."""
        message, random = dict(self.proper), self.random
        text = json.dumps(message).encode()
        match random.randrange(40):
            case 0:
                return random.choice(DEEP)
            case 1:
                return random.choice(WHOLE)
            case 2:
                return random.randbytes(random.randrange(1, 200))
            case n if n < 10:
                return text[: random.randrange(len(text))]
            case n if n < 20:
                message[random.choice(self.fields)] = random.choice(WRONG)
                return json.dumps(message).encode()
            case n if n < 26:
                return json.dumps(message | {f"x{random.randrange(99)}": 1}).encode()
            case n if n < 32:
                within = json.dumps(message | {"x": "yz"}).encode().rindex(b"z")
                long = json.dumps(message | {"x": "yz"}).encode()
                return long[:within] + random.choice(BYTES) + long[within:]
            case n if n < 36:
                return text + random.choice((b"}", b"{}", b",", b"\x00", b"x"))
            case _:
                at = random.randrange(1, len(text))
                return text[:at] + random.choice((b"{", b"[", b'":', b",,")) + text[at:] + b"!"


async def ask(app, verb, path, headers, body):
    """A request without a network: its status, and the error that is told."""
    sent, start = [], {}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": verb,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        if message["type"] == "http.response.start":
            start.update(message)
        else:
            sent.append(message.get("body", b""))

    await app(scope, receive, send)
    return start["status"], json.loads(b"".join(sent))["error"]


class Target:
    """A server with somebody at a running table, and a bystander."""

    @classmethod
    @asynccontextmanager
    async def opened(cls, folder):
        target = cls()
        async with running_server(folder) as target.server:
            target.ada = await target.server.guest("Ada")
            target.bystander = await target.server.guest("Bob")
            plan = {"game": "coin_quest", "seats": ["me", "me"], "ready": True}
            made = await target.ada.http.post("/api/tables", json=plan)
            target.table = made.json()["table"]
            await target.ada.socket.recv()
            before = target.server.table(target.table)
            yield target
            assert target.server.table(target.table) is before
            assert (await target.ada.http.get("/api/me")).json()["name"] == "Ada"
            assert not target.server.log.trouble

    async def post(self, route, count, seed):
        """Send so many malformed bodies to an address; what was told, by its key."""
        verb, path = route.split()
        place, told = path.replace("{table:str}", self.table), Counter()
        spoiler = Spoiler(BODIES[route], seed)
        headers = [(b"authorization", self.ada.headers["Authorization"].encode())]
        for _ in range(count):
            body = spoiler.spoilt()
            status, error = await ask(self.server.app, verb, place, headers, body)
            assert status == 400 and error["text"], (status, body[:200], error)
            told[error["key"]] += 1
        return told

    async def send(self, kind, count, seed):
        """Send so many malformed messages over a socket; what was told, by its key."""
        spoiler, told, slowest = Spoiler(KINDS[kind], seed), Counter(), 0.0
        at_table = {"table": self.table} if "table" in spoiler.proper else {}
        spoiler.proper |= {"type": kind} | at_table
        for first in range(0, count, AT_ONCE):
            batch = [spoiler.spoilt() for _ in range(min(AT_ONCE, count - first))]
            for each in batch:  # a text must be one; what is none is for the next test
                await self.ada.socket.send(each.decode("utf-8", "replace"))
            for each in batch:
                answer = json.loads(await asyncio.wait_for(self.ada.socket.recv(), 10))
                assert answer["type"] == "refused" and answer["why"]["text"], (each[:200], answer)
                told[answer["why"]["key"]] += 1
            if first % (20 * AT_ONCE) == 0:
                asked = time.monotonic()
                await self.bystander.ask(type="ping")
                slowest = max(slowest, time.monotonic() - asked)
        assert slowest < 5
        return told


async def flood(folder, monkeypatch, count, kinds, part=0):
    """Send so many of each kind to a server."""
    without_limits(monkeypatch)
    async with Target.opened(folder) as target:
        for kind in kinds:
            sends = target.post if kind in BODIES else target.send
            told = await sends(kind, count, f"{kind} {part}")
            assert told.total() == count
            print(kind, dict(told))


async def test_what_is_malformed_is_refused(tmp_path, monkeypatch):
    await flood(tmp_path, monkeypatch, FEW, [*BODIES, *KINDS])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", sorted([*BODIES, *KINDS]))
async def test_very_much_that_is_malformed_is_refused(tmp_path, monkeypatch, kind, part):
    await flood(tmp_path, monkeypatch, MANY, [kind], part)


@pytest.mark.parametrize("broken", [b"\xff", b'{"type":"ping","id":1}\xc3', b"\xed\xa0\x80"])
async def test_a_text_that_is_none_ends_its_socket_and_no_other(tmp_path, broken):
    async with running_server(tmp_path) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        await ada.socket.recv()
        async with ada.socket.send_context():
            ada.socket.protocol.send_frame(Frame(Opcode.TEXT, broken))
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(ada.socket.recv(), 10)
        assert closed.value.rcvd.code == 1007
        await bob.ask(type="ping")
        assert not server.log.trouble
