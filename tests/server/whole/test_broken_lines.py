"""Whole games over a network that breaks: nothing is lost, nothing is done twice."""

import asyncio
import json
from contextlib import asynccontextmanager
from itertools import count
from random import Random

import pytest
from support.server.running_server import running_server, without_limits
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAMES = {"coinage": 2, "warehouse51": 3, "coin_quest": 2}
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Wire:
    """A proxy that cuts every connection at a random byte, in either direction."""

    def __init__(self, port, random):
        self.port, self.random, self.cuts = port, random, 0

    async def carry(self, reader, writer):
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        writers = (writer, back)
        left = [self.random.choice((300, 3_000, 40_000, 150_000, 10**9))]
        left[0] = int(left[0] * self.random.uniform(0.3, 1.7))
        try:
            await asyncio.gather(self.pump(reader, back, left), self.pump(there, writer, left))
        except (EOFError, OSError):
            self.cuts += 1
        finally:
            for each in writers:
                each.transport.abort()

    async def pump(self, reader, writer, left):
        while data := await reader.read(4096):
            writer.write(data[: left[0]])
            left[0] -= len(data)
            await writer.drain()
            if left[0] <= 0:
                raise EOFError
        raise EOFError


@asynccontextmanager
async def wire_to(server, random):
    wire = Wire(int(server.address.rsplit(":", 1)[1]), random)
    async with await asyncio.start_server(wire.carry, "127.0.0.1", 0) as proxy:
        wire.address = f"ws://127.0.0.1:{proxy.sockets[0].getsockname()[1]}/api/socket"
        yield wire


class Client:
    """Plays where it is told that it sits, and keeps what it is told as a client must.

    A question is answered once: if the connection breaks before the answer is known to have
    arrived, and the same is asked again, the same is answered again.
    """

    def __init__(self, wire, person, table, random):
        self.wire, self.person, self.random = wire, person, random
        self.table, self.seat = table, None
        self.seq, self.story, self.numbers = 0, [], count(1)
        self.decided, self.acknowledged = {}, []  # moves by question; those surely made
        self.pending = self.asked = None  # (number of the message, question); a question
        self.moves, self.over = [], None

    async def play(self):
        headers = self.person.headers
        while self.over is None:
            try:
                async with connect(
                    self.wire.address, additional_headers=headers, proxy=None, close_timeout=0
                ) as socket:
                    await self.go_on(socket)
            except BROKEN:
                pass

    async def go_on(self, socket):
        """From where the last connection broke."""
        self.asked = self.pending = None
        await self.send(socket, type="watch", id=next(self.numbers), since=self.seq)
        async for text in socket:
            self.hear(json.loads(text))
            if self.over is not None:
                return
            if self.pending is None and self.asked is not None:
                await self.decide(socket)

    def hear(self, message):
        match message["type"]:
            case "update":
                assert message["seq"] >= self.seq and message["story_from"] <= len(self.story)
                self.seq, self.seat = message["seq"], message["seat"]
                self.story[message["story_from"] :] = message["story"]
                self.asked = message["question"] if self.seat in message["awaited"] else None
                self.moves, self.over = message["moves"], message["outcome"]
            case "done" if self.pending and message["id"] == self.pending[0]:
                self.acknowledged.append(self.decided[self.pending[1]])
                self.answered()
            case "refused":
                assert message["error"] in ("Stale", "NotYourTurn"), message
                self.answered()

    def answered(self):
        if self.asked == self.pending[1]:
            self.asked = None  # what is asked next is still to come
        self.pending = None

    async def decide(self, socket):
        move = self.decided.setdefault(self.asked, self.choose())
        self.pending = next(self.numbers), self.asked
        await self.send(socket, type="move", id=self.pending[0], question=self.asked, move=move)

    def choose(self):
        """What leads on."""
        lead = [move for move in self.moves if not move.startswith("take back")]
        return "lock" if "lock" in self.moves else self.random.choice(lead)

    async def send(self, socket, **message):
        await socket.send(json.dumps({"table": self.table, **message}))


async def play_through(folder, game, seats, seed):
    """A game to its end; the clients, the record, and how often the wire broke."""
    random = Random(seed)
    async with running_server(folder) as server, wire_to(server, random) as wire:
        people = [await server.guest(f"Guest {k}") for k in range(seats)]
        plan = {"game": game, "seats": ["me"] + ["open"] * (seats - 1), "ready": True}
        table = (await people[0].http.post("/api/tables", json=plan)).json()["table"]
        for person in people[1:]:
            await person.http.post(f"/api/tables/{table}/seat", json={})
        clients = [
            Client(wire, person, table, Random(f"{seed} {number}"))
            for number, person in enumerate(people)
        ]
        async with asyncio.timeout(60):
            await asyncio.gather(*(client.play() for client in clients))
        whole = (await people[0].http.get(f"/api/tables/{table}/record")).text
        stories = [(await person.http.get(f"/api/tables/{table}")).json() for person in people]
        assert not server.log.trouble
        record = [json.loads(line) for line in whole.splitlines()[1:-1]]
        return clients, record, stories, wire.cuts


def check(clients, record, stories, cuts):
    """Everybody knows the same, and the record has what each decided, in order."""
    assert cuts, "the wire never broke"
    for client, story in zip(clients, stories, strict=True):
        assert client.story == story["story"]
        assert client.over == story["outcome"]
        moves = [line[1] for line in record if line[0] == client.seat]
        assert is_part(client.acknowledged, moves), "something was lost"
        assert is_part(moves, client.decided.values()), "something was done twice"


def is_part(some, whole):
    """Whether some moves are among others, in this order."""
    rest = iter(whole)
    return all(move in rest for move in some)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_survives_a_wire_that_breaks(tmp_path, monkeypatch, game):
    without_limits(monkeypatch)
    check(*await play_through(tmp_path, game, GAMES[game], 1))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", GAMES)
async def test_many_games_survive_a_wire_that_breaks(tmp_path, monkeypatch, game, seed):
    without_limits(monkeypatch)
    check(*await play_through(tmp_path, game, GAMES[game], seed))
