"""Many games with one learner each, on all cores: bots have the other seats."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from ..batch.cpu import Cpu
from ..batch.stepping import ledger
from ..features import length
from ..game import Game, Setup
from ..numba import INT, OFFERS, TABLE, compile_entry, notice_if_slow, typeof
from .opponents import BEGIN, FITS, STEP, environments_of


class VectorEnvironment(Cpu):
    """The games, who sits where, and what came of the last step."""

    def __init__(self, setup: Setup, games: int, jobs: int, seat: int, kinds: Any) -> None:
        """The learner has `seat`, or ANY_SEAT; `kinds` are learner and bots in turn order."""
        super().__init__(setup, games, jobs)
        self.seat, self.kinds = seat, kinds
        self.bots = np.zeros((games, setup.seats), np.int64)
        self.learners = np.zeros(games, np.int64)
        self.replies = np.zeros((games, 1), np.int64)
        self.entry = compiled_vector(setup.game)

    def open(self, seed: int) -> None:
        """All games from their start to the first question to a learner."""
        self.ledger.seed[:] = range(seed, seed + self.games)
        self.ledger.done[:] = False
        self.ledger.rewards[:] = 0
        self._do(BEGIN, self.replies, False)

    def misfit(self, actions: Any) -> int:
        """The first game in which an action does not fit, or -1."""
        return min((g for g in self._do(FITS, actions, False) if g >= 0), default=-1)

    def go_on(self, actions: Any, same_step: bool) -> None:
        """Carry out the actions. A game that is over begins anew, in this step or in the next."""
        self._do(STEP, actions, same_step)

    def _do(self, command: int, actions: Any, same_step: bool) -> list[int]:
        games, game = self.games, self.setup.game
        if command != FITS:  # tables of their own for every step: who learns keeps them
            self.ended, self.rewards = np.zeros(games, bool), np.zeros(games)
            self.masks = np.empty((games, game.moves.actions), np.int8)
            self.rows = np.empty((games, length(game.ai.features)), np.float32)
            self.finals = np.zeros_like(self.rows) if same_step else self.rows
        return self.share(
            self.entry, self.ledger, command, actions, self.seat, self.kinds, self.bots,
            self.learners, same_step, self.ended, self.rewards, self.finals, self.masks,
            self.rows, self.replies,
        )  # fmt: skip


@cache
def compiled_vector(game: Game) -> Callable[..., int]:
    """The entry as machine code."""
    box, state = numba.from_dtype(game.Box.narrow), numba.from_dtype(game.State.narrow)
    numbers, rows = numba.int64[:, ::1], numba.float32[:, ::1]
    command = (typeof(ledger(1, 1)), INT, numbers)
    learners = (INT, TABLE, numbers, TABLE)
    came = (numba.boolean, numba.boolean[::1], numba.float64[::1], rows, numba.int8[:, ::1], rows)
    part = (numbers, INT, INT, state[::1], OFFERS, TABLE)
    with notice_if_slow(f"Compiling {game.title} for many environments, once"):
        return compile_entry(
            environments_of(game).vector, box, state[::1], *command, *learners, *came, *part
        )
