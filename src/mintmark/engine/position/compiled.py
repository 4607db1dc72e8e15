"""The same rules, compiled into one entry that answers whatever is asked about a state.

It is one entry and not a dozen, because a compiler copies a rule to each place that calls it.
States lie in the narrow layout, as plain bytes: to find out the type of a struct takes Numba longer
than most rules take.
"""

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ..features import length
from ..game import Game, Setup, Struct
from ..offers import COLUMNS, MEMBERS, WEIGHT, listed, offered
from ..rule import CHANCE, first, has, rule, size
from .interpreter import AWAITED

ASKED, ENDING, TURN, HEARD = range(4)
MOVES, FORWARD, LEGAL, AFTER = range(4, 8)  # AFTER lists what the first who is awaited can do
START, VIEW, IMAGINED, FEATURES = range(8, 12)
SCORES, PLACES = range(12, 14)

NO_FEATURES, NO_NUMBERS = np.zeros(0, np.float32), np.zeros(0, np.int64)


def entry_of(game: Game) -> Callable[..., int]:
    """The entry of a game."""
    Box, State, answer = game.Box.narrow, game.State.narrow, answer_of(game)
    room = (game.bounds.sets + 1, COLUMNS)

    def entry(question, boxed, state, who, number, seat, made, out, row):
        box, s, then = boxed.view(Box)[0], state.view(State)[0], made.view(State)[0]
        offers = np.empty(room, np.int64)
        return answer(question, box, s, who, number, seat, then, offers, out, row)

    return entry


def answer_of(game: Game) -> Callable[..., int]:
    """The rule that answers: with a number, or in `then`, `out` or `row`; `offers` is scratch."""
    rules, copy, hide = game.rules, game.State.copy, game.State.hide
    start, apply, view, imagine = rules.start, rules.apply, rules.view, rules.imagine
    to_act, awaited, ending, turn = rules.to_act, rules.awaited, rules.ending, rules.turn
    moves, forward, outcomes = rules.moves, rules.forward, rules.outcomes
    heard, scores, places, features = rules.heard, rules.scores, rules.places, rules.features

    @rule
    def answer(question, box, s, who, number, seat, then, offers, out, row):
        if question == AFTER:
            copy(s, then)
            apply(box, then, who, number)
            s = then
        asked = 0
        if question in (ASKED, AFTER):
            asked = to_act(box, s) | awaited(box, s) << AWAITED
            if question == ASKED or asked == 0 or out.size == 0:
                return asked
            who = first(asked >> AWAITED)
        if question == ENDING:
            return ending(box, s)
        if question == TURN:
            return turn(box, s)
        if question == HEARD:
            return heard(box, s, who, number, seat)
        if question <= AFTER:
            if who == CHANCE:
                sets = outcomes(box, s, offers)
            elif not has(to_act(box, s), who):
                sets = 0
            elif question in (MOVES, LEGAL):
                sets = moves(box, s, who, offers)
            else:
                sets = forward(box, s, who, offers)
            if question == LEGAL:
                return offered(offers, sets, number)
            count = listed(offers, sets, out)
            if who == CHANCE:  # the weights follow the numbers
                for k in range(sets):
                    for _ in range(size(offers[k, MEMBERS])):
                        out[count] = offers[k, WEIGHT]
                        count += 1
            out[-1] = count
            return asked
        if question == START:
            start(box, then)
        elif question <= FEATURES:
            hide(then)
            view(box, s, seat, then)
            if question == IMAGINED:
                imagine(box, then, seat, number)
            elif question == FEATURES:
                features(box, then, seat, row)
        else:
            scores(box, s, out)
            if question == PLACES:
                places(box, s, out)
        return 0

    return answer


class Compiled:
    """What can be asked about a state, as of the interpreter."""

    def __init__(self, setup: Setup, entry: Callable[..., int]) -> None:
        game = setup.game
        self.entry, self.seats, self.State = entry, setup.seats, game.State
        self.box = bytes_of(setup.box)
        self.nothing = np.zeros(game.State.narrow.itemsize, np.uint8)  # where no state is needed
        self.room, self.length = 2 * game.moves.size + 1, length(game.ai.features)

    def of(self, wide: Struct) -> Any:
        """A state as it is kept here."""
        return bytes_of(wide)

    def wide(self, s: Any) -> Struct:
        """A state in the wide layout."""
        return self.State.wide.widened(s.tobytes())

    def packed(self, s: Any) -> bytes:
        """A state as few bytes."""
        return zlib.compress(s.tobytes(), 1)

    def unpacked(self, packed: bytes) -> Any:
        """A state that was packed."""
        return np.frombuffer(zlib.decompress(packed), np.uint8).copy()

    def start(self) -> Any:
        """The state before the first toss or draw."""
        return self._state(START, self.nothing)

    def asked(self, s: Any) -> int:
        """Bit set of those who may act, and above it of those who are awaited."""
        return self._number(ASKED, s)

    def moves(self, s: Any, seat: int) -> list[int]:
        """What a seat may do."""
        return self._list(MOVES, s, seat)

    def forward(self, s: Any, seat: int) -> list[int]:
        """What leads on of it."""
        return self._list(FORWARD, s, seat)

    def outcomes(self, s: Any) -> list[int]:
        """What may come up when chance is to act, and then the weights in the same order."""
        return self._list(MOVES, s, CHANCE)

    def is_legal(self, s: Any, seat: int, number: int) -> bool:
        """Whether a seat may make a move."""
        return bool(self._number(LEGAL, s, seat, number))

    def after(
        self, s: Any, who: int, number: int, ahead: bool
    ) -> tuple[Any, int, list[int] | None]:
        """The state after a move, who is asked then, and what the first who is awaited can do."""
        then, out = self.nothing.copy(), np.empty(self.room, np.int64) if ahead else NO_NUMBERS
        asked = self.entry(AFTER, self.box, s, who, number, 0, then, out, NO_FEATURES)
        return then, asked, out[: out[-1]].tolist() if ahead and asked else None

    def view(self, s: Any, looking: int) -> Any:
        """What a seat sees, built from nothing."""
        return self._state(VIEW, s, 0, looking)

    def imagined(self, s: Any, seat: int, seed: int) -> Any:
        """Some state that looks the same to a seat."""
        return self._state(IMAGINED, s, seed, seat)

    def heard(self, s: Any, who: int, number: int, looking: int) -> int:
        """A move as a seat knows it, or UNKNOWN."""
        return self._number(HEARD, s, who, number, looking)

    def features(self, s: Any, looking: int) -> Any:
        """What a seat sees, as numbers for learners."""
        row, view = np.zeros(self.length, np.float32), self.nothing.copy()
        self.entry(FEATURES, self.box, s, 0, 0, looking, view, NO_NUMBERS, row)
        return row

    def scores(self, s: Any) -> list[int]:
        """Points by seat."""
        return self._by_seat(SCORES, s)

    def places(self, s: Any) -> list[int]:
        """Places by seat."""
        return self._by_seat(PLACES, s)

    def ending(self, s: Any) -> int:
        """How it ended, or 0."""
        return self._number(ENDING, s)

    def turn(self, s: Any) -> int:
        """The number of the turn."""
        return self._number(TURN, s)

    def _number(self, question: int, s: Any, who: int = 0, number: int = 0, seat: int = 0) -> int:
        """An answer that is a number."""
        given = (question, self.box, s, who, number, seat)
        return self.entry(*given, self.nothing, NO_NUMBERS, NO_FEATURES)

    def _list(self, question: int, s: Any, who: int) -> list[int]:
        """An answer that is a list of numbers."""
        out = np.empty(self.room, np.int64)
        self.entry(question, self.box, s, who, 0, 0, self.nothing, out, NO_FEATURES)
        numbers: list[int] = out[: out[-1]].tolist()
        return numbers

    def _by_seat(self, question: int, s: Any) -> list[int]:
        """An answer that is a number for each seat."""
        out = np.zeros(self.seats, np.int64)
        self.entry(question, self.box, s, 0, 0, 0, self.nothing, out, NO_FEATURES)
        return out.tolist()

    def _state(self, question: int, s: Any, number: int = 0, seat: int = 0) -> Any:
        """An answer that is a state."""
        then = self.nothing.copy()
        self.entry(question, self.box, s, 0, number, seat, then, NO_NUMBERS, NO_FEATURES)
        return then


def bytes_of(wide: Struct) -> Any:
    """A struct as bytes, in the narrow layout."""
    return np.frombuffer(bytearray(wide.narrowed()), np.uint8)
