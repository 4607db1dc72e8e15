"""The tables that this process has in memory: a decision is checked, stored, and only then told.

The store's log arbitrates between processes. Who finds that a table has grown elsewhere catches up
and decides again; nothing is told that is not kept.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from ..errors import MintmarkError
from ..words import Message
from . import events
from .broker import Alone, Broker, Grew
from .clock import Clock
from .decisions import Decision, Draft, credit
from .events import Happened, Moved, Opened, Request
from .lobby import summary_of
from .metrics import Metrics
from .perspective import Perspective
from .refusal import NotNow, NotThere
from .store import Conflict, Growth, Store, Stored
from .table import Table

log = logging.getLogger(__name__)
Result = TypeVar("Result")
TRIES = 20  # a table that grows elsewhere each time is too busy for one more
SOME = 50  # events that are taken in at once
LONG = 200  # entries of a game: going through them takes too long for the loop
IDLE = 300.0  # seconds after which a table that nobody watches is forgotten


class Watcher(Protocol):
    """Somebody who wants to know when a table has changed."""

    guest: str | None

    def wake(self) -> None:
        """It has; must not wait."""

    def notice(self, table: str, message: Message) -> None:
        """Something that passes and is not kept."""


class Live:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.perspectives: dict[int | None, Perspective] = {}
        self.used = time.monotonic()

    def perspective(self, seat: int | None) -> Perspective:
        """What a seat has been told; brought up to date when somebody looks."""
        if seat not in self.perspectives:
            self.perspectives[seat] = Perspective(self.table, seat)
        found = self.perspectives[seat]
        if found.table is not self.table:
            found.follow(self.table)
        return found

    async def look(self, seat: int | None) -> Perspective:
        """The same, ready for an update. Of a long game that takes a while: not on the loop."""
        table, known = self.table, self.perspectives.get(seat)
        if is_long(table) and (known is None or known.table is not table):
            made = await asyncio.to_thread(prepared, known, table, seat)
            self.perspectives.setdefault(seat, made)
        return self.perspective(seat)

    def prepare(self, table: Table) -> None:
        """Have all made that those who watch will need of a table; in any thread."""
        for perspective in tuple(self.perspectives.values()):
            perspective.prepare(table)

    def adopt(self, table: Table) -> None:
        """The table has changed, and that is kept."""
        self.table, self.used = table, time.monotonic()
        for watcher in tuple(self.watchers):
            watcher.wake()

    def notify(self, message: Message) -> None:
        """Say something in passing to all who watch."""
        for watcher in tuple(self.watchers):
            watcher.notice(self.table.id, message)


class Tables:
    """All tables, as far as this process has looked at them."""

    def __init__(
        self, store: Store, broker: Broker, metrics: Metrics, clock: Clock | None = None
    ) -> None:
        self.store, self.broker, self.metrics = store, broker, metrics
        self.clock = clock or Clock()
        self.now = self.clock.now
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()  # what must be finished once begun
        self.shared = not isinstance(broker, Alone)  # whether other processes serve the same tables
        self.on_change: list[Callable[[Live, bool], None]] = []  # (table, whether we changed it)

    async def live(self, id: str) -> Live:
        """A table, from the store if it is not in memory."""
        if live := self.lives.get(id):
            live.used = time.monotonic()
            return live
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        return await outlasting(self.loading[id])

    async def fresh(self, id: str) -> Live:
        """A table as it is kept, even if another process died before it could tell of a change."""
        live = await self.live(id)
        if self.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _load(self, id: str) -> Live:
        try:
            stored = await self.store.events(id)
            if not stored:
                raise NotThere("table-not-there")
            live = Live(await asyncio.to_thread(folded, id, stored))
            await self.make_good(live)
            self.lives[id] = live
            return live
        finally:
            del self.loading[id]

    async def make_good(self, live: Live) -> None:
        """Time that was lost to an outage since a table last changed is given back."""
        await self._act(live, lambda draft: None)

    async def open(self, opened: Opened, decision: Decision, id: str | None = None) -> Live:
        """A new table, with what happens there at once; Conflict if there is one of that id."""
        id, at = id or secrets.token_urlsafe(16), self.now()
        # its edition may have to be read
        draft = Draft(await asyncio.to_thread(Table, id, opened, at), at)
        decision(draft)
        growth = growth_of(draft, [opened, *draft.events], None)
        await self.finish(self.store.create(growth, opened.game, opened.public))
        live = self.lives[id] = Live(draft.table)
        self._changed(live)
        return live

    async def act(self, id: str, decision: Decision, request: Request | None = None) -> Table:
        """Decide something at a table; when this returns, it is kept.

        A request that was done already is not done again, by whichever process it was.
        """
        began = time.perf_counter()
        live = await self.live(id)
        table = await self.finish(self._act(live, decision, request))
        self.metrics.move.labels(table.opened.game).observe(time.perf_counter() - began)
        return table

    async def finish(self, errand: Coroutine[Any, Any, Result]) -> Result:
        """Do something to its end, even if whoever wanted it has gone."""
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await outlasting(task)

    async def _act(self, live: Live, decision: Decision, request: Request | None = None) -> Table:
        async with live.lock:
            for _ in range(TRIES):
                if live.table.has_done(request):
                    return live.table
                draft = Draft(live.table, max(self.now(), live.table.changed_at), request)
                credit(draft, self.clock.outages)
                try:
                    if is_long(live.table):
                        await asyncio.to_thread(decide, live, draft, decision)
                    else:
                        decision(draft)
                except MintmarkError:
                    # what stands against it may be that another process has done it
                    if not (request and self.shared and await self._catch_up(live)):
                        raise
                    continue
                if not draft.events:
                    return live.table
                try:
                    await self.store.append(growth_of(draft, draft.events, live.table))
                except Conflict:
                    await self._catch_up(live)
                else:
                    live.adopt(draft.table)
                    self._count(draft)
                    break
            else:
                raise NotNow("table-busy")
        self._changed(live)
        await self.broker.publish(live.table.id, draft.table.seq)
        return draft.table

    def _count(self, draft: Draft) -> None:
        moves = sum(isinstance(event, Moved) for event in draft.events)
        self.metrics.moves.labels(draft.table.opened.game).inc(moves)

    def _changed(self, live: Live, here: bool = True) -> None:
        for listener in self.on_change:
            listener(live, here)

    async def follow(self) -> None:
        """Hear from other processes what has happened, until cancelled."""
        async for news in self.broker.news():
            try:
                if isinstance(news, Grew):
                    await self.grown(news.table, news.seq)
                else:
                    await self.all_may_have_grown()
            except Exception:  # who acts there next, or hears of it next, catches up as well
                log.exception("news of a table were lost")

    async def grown(self, id: str, seq: int) -> None:
        """Another process says that a table has grown."""
        live = self.lives.get(id)
        if live and live.table.seq < seq:
            async with live.lock:
                await self._catch_up(live)
            self._changed(live, here=False)

    async def all_may_have_grown(self) -> None:
        """Some news may have been missed."""
        for id, live in tuple(self.lives.items()):
            await self.grown(id, live.table.seq + 1)

    async def compare(self) -> None:
        """Whether a table that is watched has grown, and who did it died before telling us."""
        watched = [id for id, live in self.lives.items() if live.watchers]
        for id, seq in await self.store.lengths(watched):
            await self.grown(id, seq)

    async def _catch_up(self, live: Live) -> bool:
        """Take in what other processes have stored; whether there was anything."""
        table = live.table
        stored = await self.store.events(table.id, table.seq)
        if is_long(table) or len(stored) > SOME:
            table = await asyncio.to_thread(caught_up, live, stored)
        else:
            table = gone_on(table, stored)
        grown = table is not live.table
        if grown:
            live.adopt(table)
        return grown

    def forget_idle(self) -> None:
        """Drop what nobody has watched or used for a while: the store has it."""
        before = time.monotonic() - IDLE
        for id, live in tuple(self.lives.items()):
            if live.used < before and not live.watchers and not live.lock.locked():
                del self.lives[id]

    def measure(self) -> None:
        """How many tables there are in memory, by game and status."""
        tables = [live.table for live in self.lives.values()]
        self.metrics.count_tables(Counter((each.opened.game, each.status) for each in tables))

    async def close(self) -> None:
        """Let everything that was begun come to its end."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)


async def outlasting(task: "asyncio.Task[Result]") -> Result:
    """Wait for a task that goes on even if whoever waits has gone."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(left_alone)
        raise


def left_alone(task: "asyncio.Task[Any]") -> None:
    """Nobody asks what has become of a task: a refusal is nobody's business, a mistake is ours."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, MintmarkError):
        log.error("a mistake after whoever asked had gone", exc_info=error)


def is_long(table: Table) -> bool:
    """Whether going through the game takes a while."""
    return table.play is not None and table.play.ply > LONG


def prepared(known: Perspective | None, table: Table, seat: int | None) -> Perspective:
    """What a seat has been told of a long game, ready for an update."""
    found = known or Perspective(table, seat)
    found.prepare(table)
    return found


def decide(live: Live, draft: Draft, decision: Decision) -> None:
    """Decide something in a long game, and have made what those who watch will need."""
    decision(draft)
    if draft.events:
        live.prepare(draft.table)


def caught_up(live: Live, stored: list[Stored]) -> Table:
    """A table after much that has happened elsewhere, with what those who watch will need."""
    table = gone_on(live.table, stored)
    live.prepare(table)
    return table


def gone_on(table: Table, stored: list[Stored]) -> Table:
    """A table after what is kept of it."""
    for each in stored:
        table = table.after(events.decode(each.body), each.at)
    return table


def folded(id: str, stored: list[Stored]) -> Table:
    """A table as it is kept."""
    return Table.of(id, [(each.at, events.decode(each.body)) for each in stored])


def growth_of(draft: Draft, happened: list[Happened], before: Table | None) -> Growth:
    """What is to be stored, of a table as it was before, or of a new one."""
    table, guests = draft.table, draft.table.guests
    return Growth(
        table=table.id,
        seq=before.seq + 1 if before else 1,
        at=draft.at,
        bodies=tuple(map(events.encode, happened)),
        status=table.status,
        summary=summary_of(table),
        due_at=due_at(table, draft.at),
        holders=None if before and before.guests == guests else guests,
    )


def due_at(table: Table, at: int) -> int | None:
    """When something must happen by itself: a bot's move at once, a clock's when it runs out."""
    if any(table.seats[seat].bot for seat in table.awaited):
        return at
    return table.clocks.runs_out[0] if table.clocks.runs_out else None
