"""Bots think in threads of their own: compiled search lets go of Python meanwhile."""

import asyncio
import os
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ...bots.bot import Answer, Bot, Budget, Question
from ...bots.roster import QUICK, bot
from ...bots.search import Search
from ...engine.game import Game, Setup
from ...engine.random import SEEDS
from ..operations.metrics import Metrics
from .compiling import compile_search

HINTS_BY = "master"  # whose advice people get
KEPT = 2  # bots a thread keeps: a searching one has a tree of 42 MB
Result = TypeVar("Result")


class BotPool:
    """Threads with bots in them. A bot answers one question at a time, so each has its own."""

    def __init__(self, metrics: Metrics, threads: int | None = None) -> None:
        self.metrics = metrics
        self.pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "bot")
        self.own = threading.local()
        self.ready: dict[str, asyncio.Task[None]] = {}  # compiled, or being compiled, by game

    def is_ready(self, name: str, game: Game) -> bool:
        """Whether a bot can begin to think at once."""
        task = self.ready.get(game.name)
        return name in QUICK or (task is not None and task.done())

    async def prepare(self, name: str, game: Game) -> None:
        """Compile what a bot needs, once, in another process: compiling would hold up this one."""
        self.warm(name, game)
        if name not in QUICK:
            await asyncio.shield(self.ready[game.name])

    def warm(self, name: str, game: Game) -> None:
        """Begin to compile what a bot needs, if nobody has yet."""
        if name not in QUICK and game.name not in self.ready:
            self.ready[game.name] = asyncio.create_task(compile_search(game))

    async def answer(
        self, name: str, setup: Setup, seat: int, view: Any, budget: Budget | None = None
    ) -> Answer:
        """What a bot would do with a view."""
        question = Question(setup, seat, view, secrets.randbelow(SEEDS), budget or Budget())
        await self.prepare(name, setup.game)
        with self.metrics.thinking.labels(setup.game.name, name).time():
            return await self._run(lambda: self._bot(name, setup).answer(question))

    async def evaluate(self, setup: Setup, seat: int, view: Any, seconds: float) -> Answer:
        """What the master thinks of all moves."""
        question = Question(setup, seat, view, secrets.randbelow(SEEDS), Budget(seconds))
        await self.prepare(HINTS_BY, setup.game)
        return await self._run(lambda: searched(self._bot(HINTS_BY, setup), question))

    async def _run(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def _bot(self, name: str, setup: Setup) -> Bot:
        """The bot of this thread for what is played; the one longest unused makes room."""
        kept: OrderedDict[tuple[str, int], tuple[Setup, Bot]]
        kept = self.own.__dict__.setdefault("kept", OrderedDict())
        key = (name, id(setup))
        if key not in kept:
            kept[key] = setup, bot(name, setup)  # with its setup, whose id nobody else gets then
        kept.move_to_end(key)
        while len(kept) > KEPT:
            kept.popitem(last=False)
        return kept[key][1]

    async def close(self) -> None:
        """No more questions; those begun are answered to nobody."""
        for task in self.ready.values():
            task.cancel()
        await asyncio.gather(*self.ready.values(), return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)


def searched(bot: Bot, question: Question) -> Answer:
    """The last of a search's answers: it has looked even where there is one move only."""
    assert isinstance(bot, Search)
    *_, last = bot.thinking(question)
    return last
