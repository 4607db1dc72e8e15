"""What happens at tables by itself: bots answer, clocks run out, outages are made good.

Any process can do it. The one in which a table changed goes on with its bots, and holds a lease on
the table meanwhile; if that process dies, the lease runs out and another one finds the table due.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

from ...engine.game import Game
from ...errors import Refused, RefusedMove
from ...words import Message
from ..store import Store, StoreUnavailable
from ..table.clocks import SECOND
from ..table.decisions import bot_move, budget_of, game_at, time_out
from ..table.refusals import Stale
from ..table.table import Table
from .bot_pool import HINTS_BY, BotPool
from .compiling import compile_positions
from .live_table import LiveTable
from .tables import Tables, left_alone

BEAT = 1.0  # seconds between two searches for what is due
SWEEP = 600  # beats after which what nobody will miss is forgotten
LEASE = 8 * SECOND
PUT_OFF = 10 * 60 * SECOND
LATENESS = 20  # milliseconds after which a clock is surely over, by every machine's reckoning
COMPARE = 5  # beats after which we check whether other processes have told us everything
AHEAD = 5.0  # seconds after which compiling begins: first somebody wants to see the table

log = logging.getLogger(__name__)


class Automation:
    """Keeps tables going."""

    def __init__(self, store: Store, tables: Tables, bot_pool: BotPool) -> None:
        self.name = secrets.token_hex(8)
        self.shared = tables.shared  # alone, one needs no leases
        self.store, self.tables, self.bot_pool = store, tables, bot_pool
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.ahead: dict[str, asyncio.TimerHandle] = {}  # what is compiled before it is asked for
        self.put_off: dict[str, int] = {}  # tables that cannot be loaded, and when to try again
        tables.on_change.append(self.consider)

    async def run(self) -> None:
        """Until cancelled: say that somebody is alive, and take up what is due."""
        await asyncio.gather(self._beat_on(), self._keep_going())

    async def _beat_on(self) -> None:
        """By itself: whatever else takes long, time must not stand."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreUnavailable:
                pass  # time stands, and the store has told why
            except Exception:
                log.exception("a beat has failed")

    async def beat(self) -> None:
        """Once; if time was lost meanwhile, it is given back."""
        if await self.tables.clock.beat(self.store, alone=not self.shared):
            self._run_errand(self._credit_outages())

    async def _credit_outages(self) -> None:
        """To all tables in memory; others get it when they are loaded."""
        for live in tuple(self.tables.lives.values()):
            with suppress(Refused):  # the next decision there gives it back
                await self.tables.credit_outages(live)

    async def _keep_going(self) -> None:
        for beat in count():
            try:
                await self.take_up_due()
                if self.shared and beat % COMPARE == 0:
                    await self.tables.compare()
                if beat % SWEEP == 0:
                    await self.store.sweep(self.tables.now())
            except StoreUnavailable:
                pass  # the same at the next beat
            except Exception:
                log.exception("taking up what is due has failed")
            await asyncio.sleep(BEAT)

    async def take_up_due(self) -> None:
        """Once."""
        now = self.tables.now()
        if self.shared and self.thinking:
            await self.store.renew(self.name, {id for id, _ in self.thinking}, now + LEASE)
        async for id in self.store.due(now, self.name):
            if self.put_off.get(id, 0) <= now:
                await self._take_up(id)
        self.tables.forget_idle()
        self.tables.measure()

    async def _take_up(self, id: str) -> None:
        """Go on with a table; one that cannot be loaded must not keep us from the others."""
        try:
            self.consider(await self.tables.live(id))
        except StoreUnavailable:
            raise  # no fault of the table
        except Exception:
            log.exception("a table cannot be loaded")
            self.put_off[id] = self.tables.now() + PUT_OFF

    def consider(self, live: LiveTable, here: bool = True) -> None:
        """A table has changed, or was found due: who is to act, and when does time run out?"""
        table = live.table
        if timer := self.timers.pop(table.id, None):
            timer.cancel()
        if table.clocks.runs_out and table.status == "playing":
            delay = (table.clocks.runs_out[0] - self.tables.now() + LATENESS) / SECOND
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(max(0, delay), self._time_out, table.id)
        for sitting in table.seats:
            if sitting.bot:
                self.bot_pool.warm(sitting.bot, table.setup.game)
        if table.status == "playing":
            self._foresee(table)
        for seat in table.awaited if here else ():
            key = (table.id, seat)
            if table.seats[seat].bot and key not in self.thinking:
                task = asyncio.create_task(self._play(table.id, seat))
                self.thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _foresee(self, table: Table) -> None:
        """What is played here will be played on: soon by compiled code.

        The first hint should not take a minute: what it needs is compiled before it is asked for.
        """
        game = table.setup.game
        if game.name not in self.ahead:
            self._later(game.name, self._compile, game)
        if table.opened.hints and (hints := f"hints for {game.name}") not in self.ahead:
            self._later(hints, self.bot_pool.warm, HINTS_BY, game)

    def _later(self, what: str, work: Callable[..., None], *args: Any) -> None:
        """Once, and not at once."""
        loop = asyncio.get_running_loop()
        self.ahead[what] = loop.call_later(AHEAD, work, *args)

    def _compile(self, game: Game) -> None:
        self._run_errand(self._compiled(game))

    async def _compiled(self, game: Game) -> None:
        if await compile_positions(game):
            self.tables.metrics.compiled.labels(game.name).set(1)

    def _thought(self, key: tuple[str, int], _: "asyncio.Task[None]") -> None:
        self.thinking.pop(key, None)

    def _time_out(self, id: str) -> None:
        self.timers.pop(id, None)
        self._run_errand(self._end_of_time(id))

    def _run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(left_alone)

    async def _end_of_time(self, id: str) -> None:
        with suppress(Refused):  # it has moved, or the game is over: nothing to do
            await self.tables.act(id, time_out)
            if id not in self.timers:  # nothing has happened: time had stood meanwhile
                self.consider(await self.tables.live(id))

    async def _play(self, id: str, seat: int) -> None:
        """Let a bot play a seat until somebody else is waited for."""
        now = self.tables.now()
        if self.shared and not await self.store.lease(id, self.name, now, now + LEASE):
            return  # another process is at it
        try:
            while await self._answer(await self.tables.live(id), seat):
                pass
        except Exception:
            log.exception("a bot has failed")  # the table stays due, so it will be asked again
        finally:
            if self.shared and not any(key[0] == id for key in self.thinking if key[1] != seat):
                with suppress(Refused):  # if the store does not answer, the lease runs out
                    await self.store.release(self.name, id)

    async def _answer(self, live: LiveTable, seat: int) -> bool:
        """One question, one answer; whether there may be another one."""
        table = live.table
        name, question = table.seats[seat].bot, table.question(seat)
        if name is None or question is None or seat not in table.awaited:
            return False
        if not self.bot_pool.is_ready(name, table.setup.game):
            live.notify(Message("table-bot-prepares", {"name": name}))
        view, budget = table.views[seat].struct, budget_of(table, seat)
        answer = await self.bot_pool.answer(name, table.setup, seat, view, budget)
        try:
            await self.tables.act(table.id, bot_move(seat, question, str(answer.move)))
        except RefusedMove:
            log.exception("a bot made a move that is not legal")
            await self.tables.act(
                table.id, bot_move(seat, question, str(game_at(table).idle(seat)))
            )
        except Stale:
            return True  # asked something else meanwhile
        except Refused:
            return False  # the game is over, or a person plays here now
        return True

    async def close(self) -> None:
        """No more of it; others may go on with the tables at once."""
        self.tables.on_change.remove(self.consider)
        for timer in (*self.timers.values(), *self.ahead.values()):
            timer.cancel()
        for task in (*self.thinking.values(), *self.tasks):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), *self.tasks, return_exceptions=True)
        with suppress(StoreUnavailable):  # then the leases run out
            await self.tables.clock.beat(self.store, alone=not self.shared)
            await self.store.release(self.name)
