"""Whatever is sent over a socket is answered in words, or it is closed; nobody else notices."""

import asyncio
import json
from random import Random

import pytest
from support.server.running_server import TIMEOUT, Person, running_server, without_limits
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

NOWHERE = "q3XvB0n6T1mCkZ8sWd4yLw"
TYPES = ("watch", "unwatch", "move", "undo", "reply", "resign", "say", "ping")
ODD = (
    None,
    True,
    -1,
    2**53,
    2**70,
    1.5,
    "",
    "x" * 400,
    [],
    {},
    [[]],
    {"a": 1},
    "\x00",
    "🪙",
    "NaN",
)
CLEAN = {1000, 1003, 1007, 1009}  # codes with which a server may close


class Fuzz:
    """A table with three players and an onlooker, whom a stranger with ideas visits."""

    def __init__(self, server, people, onlooker, rogue, seed):
        self.server, self.people, self.onlooker, self.rogue = server, people, onlooker, rogue
        self.random, self.last = Random(seed), "{}"

    async def prepare(self):
        first, *others = self.people
        plan = {"game": "coin_quest", "seats": ["me", "open", "open"], "ready": True}
        made = await first.http.post("/api/tables", json=plan)
        self.id = made.json()["table"]
        for person in others:
            await person.http.post(f"/api/tables/{self.id}/seat", json={})
        await self.onlooker.ask(type="watch", table=self.id)

    @property
    def table(self):
        return self.server.table(self.id)

    def proper(self, person):
        """A message that may well be right."""
        seat = self.random.choice(self.table.awaited or (0,))
        moves = self.table.views[seat].moves or ("done",)
        question = self.table.question(seat) or 0
        kind = self.random.choice((*TYPES, "move", "move"))
        message = {"type": kind, "id": self.random.randrange(10**6, 2 * 10**6)}
        if kind != "ping":
            message |= {"table": self.random.choice((self.id, self.id, self.id, NOWHERE))}
        if kind != "ping" and self.random.random() < 0.5:
            message["seat"] = self.random.choice((seat, 0, 1, 2, 3, None))
        if kind == "move":
            stale = self.random.choice((0, 0, 0, 1, -1))
            if self.random.random() < 0.2:
                moves = [str(move) for move in self.table.setup.moves.all if move]
            message |= {"question": max(0, question + stale), "move": self.random.choice(moves)}
        if kind == "say":
            message["text"] = "hello"
        if kind == "reply":
            message["yes"] = self.random.random() < 0.5
        if kind == "resign" and self.random.random() < 0.9:
            message["type"] = "undo"
        return message

    def frame(self, person):
        """Something to send: right, wrong, or neither."""
        message = self.proper(person)
        text = json.dumps(message)
        match self.random.randrange(12):
            case 0:
                return text[: self.random.randrange(len(text))]
            case 1:
                return self.last
            case 2:
                message[self.random.choice(list(message))] = self.random.choice(ODD)
                return json.dumps(message)
            case 3:
                message.pop(self.random.choice(list(message)))
                return json.dumps(message)
            case 4:
                return json.dumps(message | {self.random.choice(("x", "seat ", "Type")): 1})
            case 5:
                return self.random.choice(("[" * 30_000, '{"id":' * 9_000, "x" * 60_000, ""))
            case 6 if self.random.random() < 0.3:
                return text.encode()
            case 7 if self.random.random() < 0.3:
                return "y" * 80_000
            case _:
                return text

    async def step(self):
        """One frame from somebody; the table changes only if it is said to be done."""
        person = self.random.choice((*self.people, self.rogue, self.onlooker))
        sent = self.frame(person)
        before = self.table
        answers = await self.exchange(person, sent)
        if isinstance(sent, str):
            self.last = sent
        for answer in answers:
            assert answer["type"] in ("done", "refused", "pong"), answer
            if answer["type"] == "refused":
                assert answer["error"] and answer["why"]["key"] and answer["why"]["text"]
        changed = [each for each in answers if each["type"] == "done"]
        assert changed or self.table is before, sent
        if changed and self.table is not before and '"move"' in str(sent):
            await self.check_move(person, json.loads(sent), before)

    async def check_move(self, person, message, before):
        """It was legal, the seat's own, and in answer to the question that was asked."""
        (seat,) = before.seats_of(person.id)
        assert message.get("seat") in (seat, None) and message["question"] == before.question(seat)
        assert message["move"] in before.views[seat].moves
        assert self.table.play.entries()[: before.play.ply] == before.play.entries()
        assert self.table.play.entries(before.play.ply)[0].who == seat

    async def exchange(self, person, sent):
        """What is answered to a frame; if the socket is closed instead, come back."""
        person.take()
        try:
            await person.socket.send(sent)
            await person.ask(type="ping")
        except ConnectionClosed as closed:
            assert closed.rcvd and closed.rcvd.code in CLEAN, closed
            assert isinstance(sent, bytes) or len(sent) > 65_536, sent[:100]
            await person.connect()
            await person.ask(type="watch", table=self.id)
            return []
        heard = [json.loads(text) for text in person.take()]
        told = [each for each in heard if each["type"] not in ("update", "gone", "hello", "notice")]
        assert len(told) == 2, (sent, told)
        return told[:1]

    async def check_bystander(self):
        """Nobody else is disturbed."""
        await self.onlooker.ask(type="ping")
        assert not self.server.log.trouble


async def fuzz(folder, seeds, steps):
    async with running_server(folder) as server:
        people = [await server.guest(name) for name in ("Ada", "Bob", "Cy")]
        onlooker, rogue = await server.stranger(), await server.guest("Mallory")
        for seed in seeds:
            visit = Fuzz(server, people, onlooker, rogue, seed)
            await visit.prepare()
            for n in range(steps):
                if visit.table.status != "playing" or visit.table.resigned:
                    break  # a bot would play on
                await visit.step()
                if n % 10 == 0:
                    await visit.check_bystander()
        assert not server.log.trouble


async def test_whatever_is_sent_is_answered_and_changes_only_what_is_legal(tmp_path, monkeypatch):
    without_limits(monkeypatch)
    await fuzz(tmp_path, range(6), 300)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 200, 20))
async def test_whatever_is_sent_for_long_is_answered(tmp_path, monkeypatch, seed):
    without_limits(monkeypatch)
    await fuzz(tmp_path, range(seed, seed + 20), 600)


async def test_who_shows_a_wrong_token_or_comes_from_another_site_is_not_let_in(tmp_path):
    async with running_server(tmp_path) as server:
        ada = await server.guest("Ada")
        secret = ada.headers["Authorization"].removeprefix("Bearer ")
        cookie = {"Cookie": f"mintmark={secret}"}
        address = server.address.replace("http", "ws") + "/api/socket"
        for headers in (
            {"Authorization": "Bearer nonsense"},
            {"Authorization": "Bearer " + secret[:-1]},
            cookie,
            cookie | {"Origin": "http://elsewhere.example"},
            {"Origin": "null"},
        ):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(address, additional_headers=headers, proxy=None) as socket:
                    await socket.recv()
        async with connect(
            address, additional_headers=cookie | {"Origin": server.address}, proxy=None
        ) as socket:
            assert json.loads(await socket.recv())["guest"] == ada.id
        assert not server.log.trouble


async def test_a_flood_delays_only_its_own_sender_however_many_sockets_it_has(tmp_path):
    async with running_server(tmp_path) as server:
        rogue, ada = await server.guest("Mallory"), await server.guest("Ada")
        second = await Person(server, "Mallory", rogue.headers).connect()
        for n in range(200):
            for person in (rogue, second):
                await person.socket.send(json.dumps({"type": "ping", "id": n}))
        async with asyncio.timeout(TIMEOUT / 2):
            for _ in range(20):
                await ada.ask(type="ping")
        answered = sum(await asyncio.gather(*map(answers, (rogue, second))))
        await second.close()
        assert 60 <= answered < 150


async def answers(person):
    """How many come within a short time."""
    count = 0
    try:
        async with asyncio.timeout(0.5):
            while True:
                await person.socket.recv()
                count += 1
    except TimeoutError:
        return count


async def test_chat_is_for_talking(tmp_path):
    async with running_server(tmp_path) as server:
        ada = await server.guest("Ada")
        plan = {"game": "coinage", "seats": ["me", "open"]}
        made = await ada.http.post("/api/tables", json=plan)
        table, said = made.json()["table"], {"text": "hello"}
        for _ in range(10):
            assert (await ada.ask(type="say", table=table, **said))["type"] == "done"
        refused = await ada.ask(type="say", table=table, **said)
        assert refused["why"]["key"] == "server-too-many"
        again = await ada.http.post(f"/api/tables/{table}/chat", json=said)
        assert again.status_code == 429
        assert len(server.table(table).chat) == 10


async def test_a_connection_that_breaks_off_at_any_moment_troubles_nobody(tmp_path):
    async with running_server(tmp_path) as server:
        ada = await server.guest("Ada")
        host, port = server.address.removeprefix("http://").split(":")
        token = ada.headers["Authorization"]
        request = (
            (
                f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nAuthorization: {token}\r\n\r\n"
            ).encode()
            + b"\x81\x93\0\0\0\0"
            + b'{"type":"ping","id"'
        )
        for length in (*range(1, len(request), 37), len(request) - 3, len(request)):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(request[:length])
            await writer.drain()
            await asyncio.sleep(0.002)
            writer.transport.abort()
        await ada.ask(type="ping")
        assert not server.log.trouble
