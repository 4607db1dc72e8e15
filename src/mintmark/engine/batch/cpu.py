"""The games of a batch on the cores of this machine: each thread sees to a part of them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numba
import numpy as np

from ...errors import InvalidAction
from ..game import Game, Setup
from ..numba import INT, OFFERS, TABLE, compile_entry, notice_if_slow, typeof
from ..playout import GREEDY, scratch
from ..struct import in_layout
from .cpu_kernels import kernels_of
from .stepping import Ledger, ledger

FEW = 256  # games that one thread has seen to before a second one is awake

NO_LOG = np.zeros((0, 2), np.int64)


class Cpu:
    """States and ledger of a batch, and what can be done with all games at once."""

    def __init__(self, setup: Setup, games: int, jobs: int, interpreted: bool = False) -> None:
        self.setup, self.games, self.interpreted = setup, games, interpreted
        self.jobs = 1 if interpreted else jobs
        game, layout = setup.game, "wide" if interpreted else "narrow"
        self.box = in_layout(setup.box, getattr(game.Box, layout))
        self.states = game.State.several(games, getattr(game.State, layout))
        self.spare = [game.State.several(3, getattr(game.State, layout)) for _ in range(self.jobs)]
        self.scratch = [scratch(game) for _ in range(self.jobs)]
        self.ledger = self.new_ledger()
        self.pool = ThreadPoolExecutor(max(1, self.jobs - 1))  # the caller does its part

    def new_ledger(self) -> Ledger:
        """Empty tables for these games."""
        return ledger(self.games, self.setup.seats, wide=self.interpreted)

    def table(self, kind: str, *width: int) -> Any:
        """An empty table with a row for each game."""
        return np.zeros((self.games, *width), kind)

    def row(self, table: Any, g: int) -> Any:
        """What a table has of a game."""
        return table[g]

    def actions(self, given: Any) -> Any:
        """Actions as the rules read them: whole numbers, in one piece."""
        table = np.asarray(given)
        if table.dtype.kind not in "iu":
            raise InvalidAction(f"actions must be whole numbers, not {table.dtype}")
        return np.ascontiguousarray(table, np.int64)

    def begin(self, seed: int) -> None:
        """All games from their start, with the seeds from this one on."""
        self.ledger.seed[:] = range(seed, seed + self.games)
        self.ledger.done[:] = False
        self.ledger.rewards[:] = 0
        self._each("begin", self.ledger)

    def step(self, actions: Any, seed_step: int) -> int:
        """Carry out the actions, or none if some do not fit: the first game of those, or -1."""
        misfits = [g for g in self._each("fits", self.ledger, actions) if g >= 0]
        if misfits:
            return min(misfits)
        self._each("step", self.ledger, actions, seed_step)
        return -1

    def mask(self, seat: int, masks: Any) -> None:
        """Fill in what a seat may do in each game."""
        self._each("mask", self.ledger, seat, masks)

    def pick(self, seed: int, actions: Any) -> None:
        """Fill in a random move of each mover."""
        self._each("pick", self.ledger, seed, actions)

    def observe(self, seat: int, rows: Any) -> None:
        """Fill in the features of each game for a seat."""
        self._each("observe", self.ledger, seat, rows)

    def finish(self, luck: int, bots: Any) -> Ledger:
        """How the games end if bots play on; they themselves stay as they are."""
        ends = self.new_ledger()
        self._each("finish", self.ledger, ends, luck, bots, NO_LOG, greedy=(bots == GREEDY).any())
        return ends

    def simulate(self, seed: int, bots: Any, log: Any = NO_LOG) -> Ledger:
        """How the games of the seeds from this one on go by bots, from their start to their end."""
        ends = self.new_ledger()
        self._each("simulate", ends, seed, bots, log, greedy=(bots == GREEDY).any())
        return ends

    def copy(self) -> "Cpu":
        """The same games once more."""
        twin = Cpu(self.setup, self.games, self.jobs, self.interpreted)
        twin.states[:] = [s.copy() for s in self.states] if self.interpreted else self.states
        for table, source in zip(twin.ledger, self.ledger, strict=True):
            table[:] = source
        return twin

    def state(self, g: int) -> Any:
        """The state of one game, wide."""
        return in_layout(self.states[g], self.setup.game.State.wide)

    def _each(self, name: str, *tables: Any, greedy: bool = True) -> list[int]:
        """Call a kernel for all games, by parts, and gather what it says."""
        game, greedy = self.setup.game, bool(greedy)
        interpreted = self.interpreted and kernels_of(game, greedy)[name]
        return self.share(interpreted or compiled_kernel(game, name, greedy), *tables)

    def share(self, entry: Callable[..., int], *tables: Any) -> list[int]:
        """Call an entry for all games, by parts: one for this thread, one for each helper."""
        parts = min(self.jobs, -(-self.games // FEW))
        bounds = [self.games * k // parts for k in range(parts + 1)]

        def part(k: int) -> int:
            span = (bounds[k], bounds[k + 1], self.spare[k])
            return entry(self.box, self.states, *tables, *span, *self.scratch[k])

        helpers = [self.pool.submit(part, k) for k in range(1, parts)]
        return [part(0), *(helper.result() for helper in helpers)]


@cache
def compiled_kernel(game: Game, name: str, greedy: bool = True) -> Callable[..., int]:
    """One of them as machine code; without `greedy` all bots are random."""
    box, state = numba.from_dtype(game.Box.narrow), numba.from_dtype(game.State.narrow)
    tables, numbers = typeof(ledger(1, 1)), numba.int64[:, ::1]
    more = {
        "begin": (),
        "fits": (numbers,),
        "step": (numbers, INT),
        "mask": (INT, numba.boolean[:, ::1]),
        "pick": (INT, TABLE),
        "observe": (INT, numba.float32[:, ::1]),
        "finish": (tables, INT, TABLE, numbers),
        "simulate": (INT, TABLE, numbers),
    }
    part = (INT, INT, state[::1], OFFERS, TABLE)
    entry = kernels_of(game, greedy)[name]
    arguments = (box, state[::1], tables, *more[name], *part)
    with notice_if_slow(f"Compiling {game.title} for batches, once"):
        return compile_entry(entry, *arguments, inline=not greedy)
