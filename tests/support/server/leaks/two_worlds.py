"""Two worlds that differ only in what a witness cannot know, each played through a whole server.

The first one leads: it decides at random what happens, beat by beat. The second one follows: the
witness, and all that it can notice of others, does the same at the same time; behind its back
other things happen, and more or fewer of them. What the witness was sent is written down.
"""

import asyncio
from collections import deque
from dataclasses import dataclass
from itertools import count
from random import Random

from sqlalchemy import delete

from mintmark.luck import Committed
from mintmark.server.accounts import identity
from mintmark.server.live import tables
from mintmark.server.live.server_clock import Clock
from mintmark.server.store import schema
from mintmark.server.table import opening
from support.server.leaks.actions import Actions, Beat
from support.server.leaks.twin_plays import fate_of, settled, told, unnoticed
from support.server.running_server import TIMEOUT

START = 1_800_000_000_000
PAUSE = 5_000  # milliseconds between two beats
LIVE = {"kind": "live", "seconds": 3600, "increment": 3}


@dataclass(frozen=True)
class Case:
    """Who looks at what."""

    game: str
    seats: int
    witness: int | None
    begins: int = 0  # the beat from which on the worlds differ
    beats: int = 30
    seed: int = 0
    secret_luck: bool = True  # whether what chance did in secret differs, too
    kinds: tuple[str, ...] = ()  # what happens, in this order; else at random

    def __str__(self):
        viewer = "onlooker" if self.witness is None else f"seat {self.witness}"
        return f"{self.game} for {self.seats}, {viewer}, from beat {self.begins}"


class Steered(Clock):
    """A clock that says what it is told to."""

    async def beat(self, store, alone):
        return False


class Fate:
    """Ids in order, and outcomes as they are wanted."""

    def __init__(self, monkeypatch):
        self.wanted, self.now, self.numbers, self.seed = deque(), START, count(1), 0
        self.clock = Steered(lambda: self.now)
        real = Committed.pick

        def pick(luck, weights, step, toss):
            return self.wanted.popleft() if self.wanted else real(luck, weights, step, toss)

        monkeypatch.setattr(Committed, "pick", pick)
        monkeypatch.setattr(opening, "new_seed", lambda: bytes([self.seed % 256]) * 32)
        monkeypatch.setattr(identity, "secrets", self)
        monkeypatch.setattr(tables, "secrets", self)

    def token_urlsafe(self, size):
        return f"{next(self.numbers):0{-(-size * 4 // 3)}d}"

    def token_hex(self, size):
        return f"{next(self.numbers):0{size * 2}x}"


def forget_tables(connection):
    """Empty a database, but for its guests."""
    for kind in (schema.events, schema.holders, schema.tables):
        connection.execute(delete(kind))


class Stream:
    """A stream over HTTP, as it came."""

    def __init__(self, person, path):
        self.text, self.task = "", asyncio.create_task(self.read(person, path))

    async def read(self, person, path):
        async with person.http.stream("GET", path, timeout=None) as response:
            async for chunk in response.aiter_text():
                self.text += chunk

    async def reach(self, mark):
        """Wait until something was sent; if it never comes, that will show."""
        for _ in range(100):
            if mark in self.text:
                return
            await asyncio.sleep(0.005)

    async def close(self):
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


class World(Actions):
    """A table in a server, the witness, and what the witness was sent, beat by beat."""

    def __init__(self, server, people, stranger, fate, case, script=None):
        self.server, self.people, self.fate, self.case = server, people, fate, case
        self.leads, self.script = script is None, script or []
        self.random = Random(f"{case} {case.seed} {self.leads}")
        self.viewer = stranger if case.witness is None else people[case.witness]
        self.sat = dict(enumerate(people[: case.seats]))
        self.spare = people[-1]
        self.sent, self.secret_actions, self.last_at = [], 0, START

    async def run(self):
        """Play it; the witness looks after every beat from the one on that matters."""
        await self.prepare()
        try:
            n = 0
            while self.table.status == "playing" and n < self.case.beats:
                if n >= self.case.begins:
                    await self.behind_the_back()
                if not await self.beat(n):
                    break
                if n >= self.case.begins:
                    self.sent.append(await self.collect(n))
                n += 1
        finally:
            self.entries = self.play.entries()
            for stream in self.streams:
                await stream.close()
        return self

    async def prepare(self):
        """An empty server, and two tables in it: ours, and another one in the lobby."""
        fate, case = self.fate, self.case
        fate.wanted.clear()
        fate.now, fate.numbers, fate.seed = START, count(1_000), case.seed
        self.server.tables.lives.clear()
        await self.server.app.state.resources.store._database.write(forget_tables)
        for person in {*self.people, self.viewer}:
            await person.connect()
        other = {"game": "coinage", "seats": ["me", "me"], "ready": True, "public": True}
        self.beside = await self.open(self.spare, other)
        seats = ["me"] + ["open"] * (case.seats - 1)
        plan = {"game": case.game, "seats": seats, "ready": True, "public": True, "pace": LIVE}
        plan["toss"] = False
        self.id = await self.open(self.people[0], plan)
        for seat in range(1, case.seats):
            if seat == case.seats - 1:
                self.begin()
            sat = await self.people[seat].http.post(f"{self.path}/seat", json={"seat": seat})
            assert sat.status_code == 200, sat.text
        assert not fate.wanted and self.table.status == "playing"
        await self.viewer.ask(type="watch", table=self.id, language="en")
        self.streams = []
        if case.witness is not None:  # a stream is for guests
            self.streams = [Stream(self.viewer, f"/api/bot/games/{self.id}/stream?language=de")]
        await self.collect(0)
        self.viewer.take()

    async def open(self, person, plan):
        made = await person.http.post("/api/tables", json=plan)
        assert made.status_code == 201, made.text
        return made.json()["table"]

    def begin(self):
        """What chance does first: in the second world something else, as far as that is secret."""
        play, witness = self.table.begin((), settle=False), self.case.witness
        if self.leads:
            end = self.table.begin((), settle=True)
            chance = tuple(entry.move for entry in end.entries())
            self.script.append(Beat("begin", START, told=told(end, witness), chance=chance))
        else:
            first = self.script[0]
            differ = self.random if self.case.secret_luck else None
            tries = [differ] * 20 + [None]  # luck can run into a dead end
            ends = (settled(play, witness, 0, first.told, each, first.chance) for each in tries)
            end = next(filter(None, ends))
        self.fate.wanted.extend(fate_of(play, end))

    @property
    def table(self):
        return self.server.table(self.id)

    @property
    def play(self):
        return self.table.play

    @property
    def path(self):
        return f"/api/tables/{self.id}"

    async def behind_the_back(self):
        """Some decisions of others that the witness cannot know of: how many, is up to a world."""
        for _ in range(self.random.randrange(4)):
            self.fate.now = self.last_at + self.random.randrange(1, PAUSE)
            seat = self.random.choice(list(self.sat))
            if self.random.random() < 0.3 and self.can_undo_in_secret(seat):
                answer = await self.sat[seat].ask(type="undo", table=self.id, seat=seat)
            elif found := unnoticed(self.play, self.case.witness, self.random):
                answer = await self.move(*found)
            else:
                return
            assert answer["type"] == "done", answer
            self.secret_actions += 1

    def can_undo_in_secret(self, seat):
        entry = self.table.views[seat].free_undo
        if seat == self.case.witness or entry is None or self.plea_of(seat):
            return False
        without, witness = self.play.without(entry), self.case.witness
        return told(without, witness) == told(self.play, witness)

    def plea_of(self, seat):
        return self.table.plea is not None and self.table.plea.seat == seat

    async def move(self, seat, text):
        question = self.table.question(seat)
        return await self.sat[seat].ask(
            type="move", table=self.id, seat=seat, question=question, move=text
        )

    async def beat(self, n):
        """The next thing that happens; False if it cannot."""
        if self.leads:
            beat = self.invent(n)
            self.script.append(beat)
        elif n + 1 < len(self.script):
            beat = self.script[n + 1]
        else:
            return False
        self.fate.now = self.last_at = beat.at
        return await getattr(self, f"do_{beat.kind}")(beat, n)

    def invent(self, n):
        """At random, what happens next."""
        at, case, table = self.last_at + PAUSE, self.case, self.table
        if n < case.begins:
            return Beat("turn", at)
        kinds = {"turn": 10, "tries": 1, "chat": 1, "again": 1, "time": 1, "hand_over": 0.4}
        if case.witness is not None:
            kinds |= {"undo": 1, "hint": 0.5}
        if pleading := [seat for seat in self.sat if self.can_plead(seat)]:
            kinds["plea"] = 1
        if table.plea and self.replier() is not None:
            kinds["reply"] = 6
        if n == case.beats - 1 and case.seats > 2:
            kinds = {"resign": 1}
        if case.kinds and case.kinds[n % len(case.kinds)] in kinds:
            kinds = {case.kinds[n % len(case.kinds)]: 1}
        kind = self.random.choices(list(kinds), list(kinds.values()))[0]
        seat = self.random.choice(pleading) if kind == "plea" else None
        if kind == "time":
            at = max(at, table.clocks.runs_out[0])
        return Beat(kind, at, seat)

    # What the witness is sent

    @property
    def index(self):
        return self.case.seats if self.case.witness is None else self.case.witness

    async def collect(self, n):
        """All that the witness has been sent since, by every channel."""
        await self.viewer.ask(type="ping")
        sent = [("socket", text) for text in self.viewer.take()]
        seq = self.table.told[self.index]
        paths = ["/api/tables?status=playing", f"{self.path}/record/view", f"{self.path}/box"]
        paths += [f"{self.path}/suppose?that={each}" for each in ("fake holy_grail", "win 1")]
        if self.case.witness is not None:
            paths.append("/api/tables/mine")
        if n % 5 == 0:
            paths += [f"{self.path}/record", f"{self.path}/replay", f"{self.path}/luck"]
        paths = [f"{self.path}?since={max(0, seq - n % 7)}&language=ru", *paths[n % 2 :]]
        for path in paths:
            async with asyncio.timeout(TIMEOUT):
                got = await self.viewer.http.get(path)
            sent.append((path, f"{got.status_code} {got.text}"))
        for stream in self.streams:
            await stream.reach(f'"seq":{seq},')
            sent.append(("stream", stream.text))
        sent += [("log", line) for line in self.server.log.lines]
        self.server.log.lines.clear()
        return sent


def first_difference(one, other):
    """Where two worlds part for the witness: beat, channel and what was sent; None if nowhere."""
    for n, (a, b) in enumerate(zip(one.sent, other.sent, strict=False)):
        for (channel, text), (channel2, text2) in zip(a, b, strict=False):
            if (channel, text) != (channel2, text2):
                return n, channel, channel2, text, text2
        if len(a) != len(b):
            return n, "number", "of messages", str(len(a)), str(len(b))
    return None
