"""One game for those who learn: a step, the mask and the features in one compiled call."""

from collections.abc import Callable
from functools import cache
from operator import index
from typing import Any

import numba
import numpy as np

from ...errors import IllegalMove, InvalidAction
from ..batch.stepping import MOVER, ledger
from ..features import length
from ..game import Game, Setup
from ..numba import INT, OFFERS, TABLE, compile_entry, notice_if_slow, typeof, unchecked
from ..playout import scratch
from ..position import Position
from ..rule import ONLOOKER
from ..struct import in_layout
from .opponents import BEGIN, EVERYONE, LEARNER, OBSERVE, STEP, environments_of


class SingleEnvironment:
    """A game in progress, with what the mover, a seat or everyone sees of it after each step.

    `masks` and `rows` (features) are its own and change with every step. If everyone is shown, they
    have a row for each seat, and the last action of a mask is to wait.
    """

    def __init__(self, setup: Setup, looking: int = MOVER) -> None:
        game, seats = setup.game, setup.seats
        rows = seats if looking == EVERYONE else 1
        self.setup = setup
        self.boxes = game.Box.several(1, game.Box.narrow)
        self.boxes[0] = in_layout(setup.box, game.Box.narrow)
        self.states = game.State.several(3, game.State.narrow)
        self.book = ledger(1, seats)
        self.actions, self.replies = np.zeros((1, rows), np.int64), np.zeros((1, 1), np.int64)
        self.bots = np.full(seats, LEARNER)
        self.masks, self.rows = self._tables(rows, game.moves.actions + (looking == EVERYONE))
        self.scratch = scratch(game)
        self.call = compiled_single(game)
        self.watch(looking)

    def watch(self, looking: int) -> None:
        """Whose mask and features are shown from now on, in as many rows as before."""
        self.looking = looking
        self._step = self._arguments(STEP, looking, self.masks, self.rows)

    def begin(self, seed: int) -> None:
        """A game from its start."""
        self.book.seed[0], self.book.done[0] = seed, False
        self.book.rewards[:] = 0
        self.call(*self._arguments(BEGIN, self.looking, self.masks, self.rows))

    def step(self) -> bool:
        """Carry out `actions`, and the moves of bots after them; False if they do not fit."""
        return self.call(*self._step)

    def observe(self, seat: int) -> tuple[Any, Any]:
        """The mask and the features of any seat, in tables of their own."""
        masks, rows = self._tables(1, self.setup.game.moves.actions)
        self.call(*self._arguments(OBSERVE, seat, masks, rows))
        return masks[0], rows[0]

    @property
    def mover(self) -> int:
        """The first seat that is asked, or NOBODY."""
        mover: int = self.book.mover.item()
        return mover

    def view(self, seat: int = ONLOOKER) -> Any:
        """The struct of what a seat sees, wide."""
        state = in_layout(self.states[0], self.setup.game.State.wide)
        return Position(self.setup, state).view(None if seat == ONLOOKER else seat).state

    def is_legal(self, seat: int, number: int) -> bool:
        """Whether a seat may make a move now."""
        state = in_layout(self.states[0], self.setup.game.State.wide)
        return Position(self.setup, state).is_legal(seat, number)

    def why_not(self, seat: int, number: int) -> InvalidAction:
        """What is wrong with an action of a seat that is asked, in words."""
        setup, name = self.setup, self.setup.game.text.seat_word(seat)
        if not 0 <= number < setup.game.moves.actions or setup.moves.all[number] is None:
            return InvalidAction(f"seat {name}: there is no action {number}")
        why = IllegalMove(setup.game.text.refusal(setup, self.view(seat), seat, number))
        move = str(setup.moves[number])
        return InvalidAction(f"seat {name} cannot {move!r} (action {number}): {why}")

    def _tables(self, rows: int, actions: int) -> tuple[Any, Any]:
        features = length(self.setup.game.ai.features)
        return np.zeros((rows, actions), np.int8), np.zeros((rows, features), np.float32)

    def _arguments(self, command: int, seat: int, masks: Any, rows: Any) -> tuple[Any, ...]:
        table = (self.boxes, self.states, self.book, command, self.actions, self.bots)
        return *table, seat, masks, rows, self.replies, *self.scratch


def number_of(action: Any, actions: int) -> int:
    """An action as a number of the move table."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if type(action) is bool or not 0 <= number < actions:
        most = actions - 1
        raise InvalidAction(f"an action is a whole number from 0 to {most}, not {action!r}")
    return number


@cache
def compiled_single(game: Game) -> Callable[..., bool]:
    """The entry of a game."""
    box, state = numba.from_dtype(game.Box.narrow), numba.from_dtype(game.State.narrow)
    numbers, masks, rows = numba.int64[:, ::1], numba.int8[:, ::1], numba.float32[:, ::1]
    tables = (typeof(ledger(1, 1)), INT, numbers, TABLE, INT, masks, rows, numbers, OFFERS, TABLE)
    with notice_if_slow(f"Compiling {game.title} for environments, once"):
        entry = compile_entry(environments_of(game).single, box[::1], state[::1], *tables)
    return unchecked(entry)
