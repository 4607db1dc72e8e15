"""Many games with one guest each, on all cores: bots have the other seats."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from .company import BEGIN, FITS, STEP, company_of
from .compiled import INT, OFFERS, TABLE, compile_entry, patience, typeof
from .cores import Cores
from .features import length
from .game import Game, Setup
from .stepping import ledger


class Crowd(Cores):
    """The games, who sits where, and what came of the last step."""

    def __init__(self, setup: Setup, games: int, jobs: int, seat: int, kinds: Any) -> None:
        """The guest has `seat`, or ANY_SEAT; `kinds` are guest and bots in turn order."""
        super().__init__(setup, games, jobs)
        self.seat, self.kinds = seat, kinds
        self.bots = np.zeros((games, setup.seats), np.int64)
        self.guests = np.zeros(games, np.int64)
        self.replies = np.zeros((games, 1), np.int64)
        self.entry = compiled_crowd(setup.game)

    def open(self, seed: int) -> None:
        """All games from their start to the first question to a guest."""
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

    def _do(self, deed: int, actions: Any, same_step: bool) -> list[int]:
        games, game = self.games, self.setup.game
        if deed != FITS:  # tables of their own for every step: who learns keeps them
            self.ended, self.rewards = np.zeros(games, bool), np.zeros(games)
            self.masks = np.empty((games, game.actions), np.int8)
            self.rows = np.empty((games, length(game.features)), np.float32)
            self.finals = np.zeros_like(self.rows) if same_step else self.rows
        return self.share(
            self.entry, self.ledger, deed, actions, self.seat, self.kinds, self.bots, self.guests,
            same_step, self.ended, self.rewards, self.finals, self.masks, self.rows, self.replies,
        )  # fmt: skip


@cache
def compiled_crowd(game: Game) -> Callable[..., int]:
    """The entry as machine code."""
    box, state = numba.from_dtype(game.Box.narrow), numba.from_dtype(game.State.narrow)
    numbers, rows = numba.int64[:, ::1], numba.float32[:, ::1]
    deed = (typeof(ledger(1, 1)), INT, numbers)
    guests = (INT, TABLE, numbers, TABLE)
    came = (numba.boolean, numba.boolean[::1], numba.float64[::1], rows, numba.int8[:, ::1], rows)
    part = (numbers, INT, INT, state[::1], OFFERS, TABLE)
    with patience(f"Compiling {game.title} for many environments, once"):
        return compile_entry(company_of(game).crowd, box, state[::1], *deed, *guests, *came, *part)
