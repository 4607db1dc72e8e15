"""People who play over the network by chance, and come back by themselves when the line is lost."""

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LOST = (OSError, WebSocketException, TimeoutError, EOFError)
TIMEOUT = 30.0  # seconds without any message after which a line counts as lost
_numbers = count(1)


@dataclass
class Choice:
    """What somebody has decided: an answer to a question, sent until it is known to be kept."""

    question: int
    move: str
    state: str = "sent"  # sent: perhaps kept; kept: acknowledged; refused: surely not kept


async def ask(addresses, method, path, secret, body=None):
    """An HTTP request, at one server after the other until one answers."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    number = next(_numbers)
    headers["X-Forwarded-For"] = f"10.{number >> 8 & 255}.{number & 255}.9"
    async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client:
        for attempt in count():
            address = addresses[attempt % len(addresses)]
            try:
                return await client.request(method, address + path, json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(0.05)


def line(address, secret):
    """A socket."""
    return connect(
        address.replace("http", "ws") + "/api/socket",
        additional_headers={"Authorization": f"Bearer {secret}"} if secret else {},
        proxy=None,
        open_timeout=TIMEOUT,
        close_timeout=1,
    )


@dataclass
class Player:
    """A guest, at one table at a time."""

    addresses: list[str]  # the first is where they like to be; the others, if that is gone
    random: Random
    thinks: float = 0.0  # seconds, at most
    secret: str = ""
    table: str = ""
    seq: int = 0
    status: str = "open"
    seats: dict[str, int] = field(default_factory=dict)  # by table
    choices: dict[str, list[Choice]] = field(default_factory=dict)  # by table
    clocks: dict[str, dict[int, object]] = field(default_factory=dict)  # by table and update
    heard: dict[str, list[int]] = field(default_factory=dict)  # the updates that came, by table
    reconnections: int = 0

    async def arrive(self, name):
        """Become a guest."""
        answer = await ask(self.addresses, "POST", "/api/guests", "", {"name": name})
        assert answer.status_code == 201, answer.text
        self.secret = answer.cookies["mintmark"]
        return self

    async def post(self, path, body):
        """Ask for something, again and again if the line is lost."""
        return await ask(self.addresses, "POST", path, self.secret, body)

    async def open(self, **plan):
        """Set up a table and sit down."""
        answer = await self.post("/api/tables", {"ready": True, **plan})
        assert answer.status_code == 201, answer.text
        return self.sat(answer.json())

    async def join(self, table):
        """Sit down at a table; who was there already when the line was lost stays."""
        answer = await self.post(f"/api/tables/{table}/seat", {})
        if answer.status_code == 409:
            answer = await ask(self.addresses, "GET", f"/api/tables/{table}", self.secret)
        assert answer.status_code == 200, answer.text
        return self.sat(answer.json())

    def sat(self, update):
        return self.looks_at(update["table"], update["seat"])

    def looks_at(self, table, seat=None):
        """From now on at this table; without a seat as an onlooker."""
        self.table, self.seq, self.status = table, 0, "open"
        self.seats[table] = seat
        for kept in (self.choices, self.heard):
            kept.setdefault(self.table, [])
        self.clocks.setdefault(self.table, {})
        return self.table

    async def play(self):
        """To the end of the game, whatever happens to the line."""
        for attempt in count():
            address = self.addresses[attempt % len(self.addresses)]
            try:
                await self._talk(address)
                return
            except LOST:
                self.reconnections += 1
                await asyncio.sleep(0.05)

    async def _talk(self, address):
        async with line(address, self.secret) as socket:
            await self._send(socket, type="watch", id=0, since=self.seq)
            sent = None  # what is under way on this line
            while self.status not in ("over", "aborted"):
                async with asyncio.timeout(TIMEOUT):
                    message = msgspec.json.decode(await socket.recv())
                match message["type"]:
                    case "update":
                        self._look(message)
                        question = message["question"]
                        asked = (
                            question is not None and self.seats[self.table] in message["awaited"]
                        )
                        if asked and (sent is None or sent.question != question):
                            sent = await self._answer(socket, question, message["moves"])
                    case "done" if message["id"]:
                        self._choice(message["id"]).state = "kept"
                    case "refused":
                        assert message["error"] in ("Stale", "NotNow"), message
                        choice = self._choice(message["id"])
                        if choice is sent and choice.state == "sent":
                            choice.state = "refused" if self._first_try else "sent"

    async def _answer(self, socket, question, moves):
        if self.thinks:
            await asyncio.sleep(self.random.uniform(0, self.thinks))
        choices = self.choices[self.table]
        again = bool(choices) and choices[-1].question == question
        if not again:
            choices.append(Choice(question, self.random.choice(leading(moves))))
        self._first_try = not again
        choice = choices[-1]
        assert choice.state != "kept", "it was acknowledged, and is asked for again"
        await self._send(socket, type="move", id=len(choices), question=question, move=choice.move)
        return choice

    def _choice(self, number):
        return self.choices[self.table][number - 1]

    def _look(self, update):
        self.seq, self.status = update["seq"], update["status"]
        self.seats[self.table] = update["seat"]  # when play begins, seats may be tossed
        self.heard[self.table].append(self.seq)
        self.clocks[self.table][self.seq] = update["clocks"]

    async def _send(self, socket, **message):
        await socket.send(msgspec.json.encode({"table": self.table, **message}).decode())


def leading(moves):
    """Those of the moves that lead on: nobody takes coins back without end."""
    return [move for move in moves if move.split()[0] not in ("take", "unlock")]


class Talk:
    """A player's talk with one server, move by move."""

    def __init__(self, socket, player):
        self.socket, self.player = socket, player
        self.table, self.seat = player.table, player.seats[player.table]
        self.update, self.said, self.answered = None, deque(), -1

    @property
    def moves(self):
        return leading(self.update["moves"])

    async def hear(self):
        """The next message."""
        async with asyncio.timeout(TIMEOUT):
            message = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "update":
            self.update, self.seat = message, message["seat"]
        elif message.get("id"):
            self.said.append(message["type"])

    async def question(self):
        """The next question that was not answered yet; None when the game is over."""
        while True:
            if self.update and self.update["status"] == "over":
                return None
            asked = self.update and self.seat in self.update["awaited"]
            if asked and (self.update["question"] or 0) > self.answered:
                return self.update["question"]
            await self.hear()

    async def move(self, question, move):
        self.answered = question
        message = {"type": "move", "id": 1, "table": self.table, "question": question}
        await self.socket.send(msgspec.json.encode(message | {"move": move}).decode())

    async def answer(self):
        """How the last move was answered."""
        while not self.said:
            await self.hear()
        return self.said.popleft()


@asynccontextmanager
async def talking(address, player):
    """A talk with one server."""
    async with line(address, player.secret) as socket:
        watch = {"type": "watch", "id": 0, "table": player.table}
        await socket.send(msgspec.json.encode(watch).decode())
        yield Talk(socket, player)
