"""Many tables with players on sockets, who move at a steady rate; how long it takes to be told."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random

import msgspec
from websocket import Line, dial

from mintmark.server.accounts.identity import Identity
from mintmark.server.broker import Alone
from mintmark.server.live.server_clock import now
from mintmark.server.live.tables import Tables
from mintmark.server.operations.metrics import Metrics
from mintmark.server.store import Store
from mintmark.server.table import seating
from mintmark.server.table.events import Pace, Place
from mintmark.server.table.guest import Guest
from mintmark.server.table.opening import opened_by, seated

AN_HOUR = Pace("live", 3600, 5)
TABLES_OF_A_GUEST = 20  # fewer than the sockets that one guest may open at once
DIALLING = 50  # lines at the same time


class Told(msgspec.Struct):
    """As much of a message as a player must read."""

    type: str
    seq: int = 0
    question: int | None = None
    moves: tuple[str, ...] = ()
    error: str = ""


read = msgspec.json.Decoder(Told).decode


@dataclass(frozen=True)
class Laid:
    """A table in the database, and the secrets of those who sit there."""

    id: str
    secrets: tuple[str, ...]


async def set_up(database_url: str, count: int, bots: int, level: str) -> list[Laid]:
    """Tables that are being played, made in the database before the server starts."""
    store = await Store.open(database_url)
    tables, identity = Tables(store, Alone(), Metrics()), Identity(store, now)
    places: list[Laid] = []
    try:
        for first in range(0, count, TABLES_OF_A_GUEST):
            pair = [await identity.new_guest(name) for name in ("Ada", "Bob")]
            numbers = range(first, min(count, first + TABLES_OF_A_GUEST))
            made = (one(tables, pair, level if k < bots else None) for k in numbers)
            places += await asyncio.gather(*made)
    finally:
        await identity.close()
        await store.close()
    return places


async def one(tables: Tables, pair: list[tuple[Guest, str]], level: str | None) -> Laid:
    """One table of two people, or of one and a bot."""
    (ada, hers), (bob, his) = pair
    opened = opened_by(
        ada.id,
        "coinage",
        None,
        None,
        {},
        [Place(), Place()],
        AN_HOUR,
        public=False,
        hints=False,
        toss=False,
    )
    plans = ["me", f"bot {level}" if level else "open"]
    live = await tables.open(opened, seated(ada, plans, ready=True, entropy=None))
    if level is None:
        await tables.act(live.table.id, seating.sit(bob, None, ready=True, entropy=None))
    return Laid(live.table.id, (hers,) if level else (hers, his))


class Chair:
    """A player's socket."""

    def __init__(self, table: "LoadedTable", secret: str) -> None:
        self.table, self.secret = table, secret
        self.line: Line | None = None
        self.seq = 0
        self.question: int | None = None
        self.moves: tuple[str, ...] = ()

    async def connect(self, port: int) -> None:
        """Open a line."""
        self.line = await dial(port, "/api/socket", self.secret, self.hear)

    def say(self, **message: object) -> None:
        """Send a message."""
        assert self.line
        self.line.send(msgspec.json.encode({"table": self.table.id, **message}))

    def hear(self, text: bytes) -> None:
        """A message has come."""
        at = time.perf_counter()
        told = read(text)
        if told.type == "update":
            self.seq, self.question, self.moves = told.seq, told.question, told.moves
            self.table.told(self, at)
        elif told.type == "done" and told.seq:
            self.table.kept(at)
        elif told.type == "refused":
            self.table.load.refused += 1


class LoadedTable:
    """A table with its players."""

    def __init__(self, load: "Load", place: Laid) -> None:
        self.load, self.id = load, place.id
        self.chairs = [Chair(self, secret) for secret in place.secrets]
        self.sent_at = 0.0
        self.waiting: set[Chair] = set()

    def move(self) -> bool:
        """Let somebody move who is asked; False if nobody is, or the last move is under way."""
        asked = [chair for chair in self.chairs if chair.question is not None and chair.moves]
        if self.waiting or not asked:
            return False
        chair, self.waiting = asked[0], set(self.chairs)
        move, question = self.load.random.choice(chair.moves), chair.question
        self.sent_at = time.perf_counter()
        chair.say(type="move", id=1, question=question, move=move)
        return True

    def kept(self, at: float) -> None:
        """The move was acknowledged."""
        self.load.figures.kept.append(at - self.sent_at)

    def told(self, chair: Chair, at: float) -> None:
        """Somebody sees it."""
        if chair in self.waiting:
            self.waiting.discard(chair)
            if not self.waiting:
                self.load.figures.told.append(at - self.sent_at)
                self.load.on_told()


@dataclass
class Figures:
    """Seconds: from a move to its acknowledgement and to its last watcher; by how much we lag."""

    kept: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    idle: int = 0  # times at which nobody could move


def nothing() -> None:
    """There is nothing to be done."""


class Load:
    """All tables."""

    def __init__(self, places: list[Laid], seed: int = 1) -> None:
        self.random, self.refused = Random(seed), 0
        self.figures, self.on_told = Figures(), nothing
        self.tables = [LoadedTable(self, place) for place in places]
        self.chairs = [chair for table in self.tables for chair in table.chairs]

    async def connect(self, port: int) -> None:
        """Everybody opens a line."""
        gate = asyncio.Semaphore(DIALLING)

        async def enter(chair: Chair) -> None:
            async with gate:
                await chair.connect(port)

        await asyncio.gather(*map(enter, self.chairs))

    async def watch(self) -> None:
        """Everybody looks at their table."""
        for first in range(0, len(self.chairs), DIALLING):
            some = self.chairs[first : first + DIALLING]
            for chair in some:
                chair.say(type="watch", id=0)
            while not all(chair.seq for chair in some):
                await asyncio.sleep(0.002)

    async def flood(self, under_way: int, seconds: float) -> Figures:
        """As much as the server takes: so many moves are always under way."""
        self.figures, self.on_told = Figures(), self.move
        for _ in range(under_way):
            self.move()
        await asyncio.sleep(seconds)
        self.on_told, figures = nothing, self.figures
        self.figures = Figures()
        await asyncio.sleep(1)  # for the last ones to arrive, which do not count
        return figures

    def move(self) -> None:
        """Somebody moves, somewhere."""
        if not any(self.random.choice(self.tables).move() for _ in range(50)):
            self.figures.idle += 1

    async def play(self, rate: float, seconds: float) -> Figures:
        """So many moves a second, each at the moment at which it is due."""
        loop = asyncio.get_running_loop()
        self.figures, start = Figures(), loop.time()
        for n in range(int(rate * seconds)):
            due = start + n / rate
            if (wait := due - loop.time()) > 0:
                await asyncio.sleep(wait)
            self.figures.lag.append(loop.time() - due)
            self.move()
        await asyncio.sleep(1)  # for the last ones to arrive
        return self.figures

    def close(self) -> None:
        """All hang up."""
        for chair in self.chairs:
            if chair.line:
                chair.line.transport.abort()


class Echoes:
    """The same load at an echo: seconds from a message to its coming back."""

    def __init__(self, size: int) -> None:
        self.random, self.text = Random(1), b"x" * size
        self.lines: list[Line] = []
        self.took: list[float] = []
        self.sent: dict[int, float] = {}
        self.count, self.on_told = 0, nothing

    async def connect(self, port: int, sockets: int) -> None:
        """Open lines."""
        for first in range(0, sockets, DIALLING):
            some = range(first, min(sockets, first + DIALLING))
            self.lines += await asyncio.gather(*(dial(port, "/", "", self.hear) for _ in some))

    def hear(self, text: bytes) -> None:
        """It is back."""
        self.took.append(time.perf_counter() - self.sent.pop(int(text[:8])))
        self.on_told()

    def say(self) -> None:
        """Send a message on some line."""
        self.count += 1
        self.sent[self.count] = time.perf_counter()
        self.random.choice(self.lines).send(b"%08d" % self.count + self.text)

    async def flood(self, under_way: int, seconds: float) -> list[float]:
        """As much as the server takes."""
        self.took, self.on_told = [], self.say
        for _ in range(under_way):
            self.say()
        await asyncio.sleep(seconds)
        self.on_told, took = nothing, self.took
        self.took = []
        await asyncio.sleep(0.5)
        return took

    async def play(self, rate: float, seconds: float) -> list[float]:
        """So many messages a second."""
        loop = asyncio.get_running_loop()
        self.took, start = [], loop.time()
        for n in range(int(rate * seconds)):
            if (wait := start + n / rate - loop.time()) > 0:
                await asyncio.sleep(wait)
            self.say()
        await asyncio.sleep(0.5)
        return self.took

    def close(self) -> None:
        """All hang up."""
        for line in self.lines:
            line.transport.abort()
