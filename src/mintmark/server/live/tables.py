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
from typing import Any, TypeVar

from ...errors import MintmarkError
from ..broker import Alone, Broker, Grew
from ..operations.metrics import Metrics
from ..store import Conflict, Growth, Store, Stored
from ..table import events
from ..table.decisions import Decision, Draft, credit, due_at
from ..table.events import Happened, Moved, Opened, RequestId
from ..table.refusals import NotNow, NotThere
from ..table.table import Table
from ..updates.summary import summary_of
from .live_table import LiveTable, is_long
from .server_clock import Clock

log = logging.getLogger(__name__)
Result = TypeVar("Result")
TRIES = 20  # a table that grows elsewhere each time is too busy for one more
SOME = 50  # events that are taken in at once
RESTS = 10.0  # seconds after which a table that nobody watches takes up little room …
IDLE = 120.0  # … and after which it is forgotten


class Tables:
    """All tables, as far as this process has looked at them."""

    def __init__(
        self, store: Store, broker: Broker, metrics: Metrics, clock: Clock | None = None
    ) -> None:
        self.store, self.broker, self.metrics = store, broker, metrics
        self.clock = clock or Clock()
        self.now = self.clock.now
        self.lives: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Future[Any]] = set()  # what must be finished once begun
        self.shared = not isinstance(broker, Alone)  # whether other processes serve the same tables
        self.on_change: list[
            Callable[[LiveTable, bool], None]
        ] = []  # (table, whether we changed it)

    async def live(self, id: str) -> LiveTable:
        """A table, from the store if it is not in memory."""
        if live := self.lives.get(id):
            live.use()
            return live
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        return await outlasting(self.loading[id])

    async def fresh(self, id: str) -> LiveTable:
        """A table as it is kept, even if another process died before it could tell of a change."""
        live = await self.live(id)
        if self.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _load(self, id: str) -> LiveTable:
        try:
            stored = await self.store.events(id)
            if not stored:
                raise NotThere("table-not-there")
            live = LiveTable(await asyncio.to_thread(folded, id, stored))
            await self.credit_outages(live)
            self.lives[id] = live
            return live
        finally:
            del self.loading[id]

    async def credit_outages(self, live: LiveTable) -> None:
        """Time that was lost to an outage since a table last changed is given back."""
        await self._act(live, lambda draft: None)

    async def open(self, opened: Opened, decision: Decision, id: str | None = None) -> LiveTable:
        """A new table, with what happens there at once; Conflict if there is one of that id."""
        id, at = id or secrets.token_urlsafe(16), self.now()
        # its edition may have to be read
        draft = Draft(await asyncio.to_thread(Table, id, opened, at), at)
        decision(draft)
        growth = growth_of(draft, [opened, *draft.events], None)
        await self.finish(self.store.create(growth, opened.game, opened.public))
        live = self.lives[id] = LiveTable(draft.table)
        self._changed(live)
        return live

    async def act(self, id: str, decision: Decision, request: RequestId | None = None) -> Table:
        """Decide something at a table; when this returns, it is kept.

        A request that was done already is not done again, by whichever process it was.
        """
        return await self.finish(self.act_uncancelled(id, decision, request))

    async def act_uncancelled(
        self, id: str, decision: Decision, request: RequestId | None = None
    ) -> Table:
        """The same without a task of its own: for tasks that nobody cancels meanwhile."""
        began, ended = time.perf_counter(), asyncio.get_running_loop().create_future()
        self.tasks.add(ended)
        try:
            table = await self._act(await self.live(id), decision, request)
        finally:
            self.tasks.discard(ended)
            ended.set_result(None)
        self.metrics.move.labels(table.opened.game).observe(time.perf_counter() - began)
        return table

    async def finish(self, errand: Coroutine[Any, Any, Result]) -> Result:
        """Do something to its end, even if whoever wanted it has gone."""
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await outlasting(task)

    async def _act(
        self, live: LiveTable, decision: Decision, request: RequestId | None = None
    ) -> Table:
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

    def _changed(self, live: LiveTable, here: bool = True) -> None:
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
        watched = [id for id, live in self.lives.items() if live.subscribers]
        for id, seq in await self.store.lengths(watched):
            await self.grown(id, seq)

    async def _catch_up(self, live: LiveTable) -> bool:
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
        """Of what nobody has watched or used for a while keep little, then nothing.

        The store has it all.
        """
        now = time.monotonic()
        for id, live in tuple(self.lives.items()):
            if live.subscribers or live.lock.locked():
                continue
            if live.used < now - IDLE:
                del self.lives[id]
            elif live.used < now - RESTS and not live.resting:
                live.rest()

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


def decide(live: LiveTable, draft: Draft, decision: Decision) -> None:
    """Decide something in a long game, and have made what those who watch will need."""
    decision(draft)
    if draft.events:
        live.prepare(draft.table)


def caught_up(live: LiveTable, stored: list[Stored]) -> Table:
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
    table = draft.table
    return Growth(
        table=table.id,
        seq=before.seq + 1 if before else 1,
        at=draft.at,
        bodies=tuple(map(events.encode, happened)),
        status=table.status,
        summary=summary_of(table),
        due_at=due_at(table, draft.at),
        holders=None if before and same_people(before, table) else table.guests,
    )


def same_people(before: Table, after: Table) -> bool:
    """Whether the same guests have to do with a table as before."""
    alike = before.seats is after.seats and before.resigned == after.resigned
    return (alike and before.status == after.status) or before.guests == after.guests
