"""The rules as they stand, run by the interpreter over states in the wide layout."""

from collections.abc import Callable
from itertools import chain
from typing import Any

from ..features import length
from ..game import Setup, Struct
from ..offers import MEMBERS, WEIGHT, listed
from ..rule import CHANCE, has, size

AWAITED = CHANCE + 1  # bits, from where those who are awaited follow those who may act


class Interpreter:
    """What can be asked about a state; nothing that it is given is changed."""

    def __init__(self, setup: Setup) -> None:
        self.box, self.seats, self.game = setup.box, setup.seats, setup.game
        self.rules, self.State = setup.game.rules, setup.game.State

    def of(self, wide: Struct) -> Struct:
        """A state as it is kept here."""
        return wide

    def wide(self, s: Struct) -> Struct:
        """A state in the wide layout."""
        return s

    def packed(self, s: Struct) -> bytes:
        """A state as few bytes."""
        return bytes(self.State.pack(s))

    def unpacked(self, packed: bytes) -> Struct:
        """A state that was packed."""
        return self.State.unpack(packed)

    def start(self) -> Struct:
        """The state before the first toss or draw."""
        s = self.State.new()
        self.rules.start(self.box, s)
        return s

    def asked(self, s: Struct) -> int:
        """Bit set of those who may act, and above it of those who are awaited."""
        to_act, awaited = self.rules.to_act(self.box, s), self.rules.awaited(self.box, s)
        return int(to_act) | int(awaited) << AWAITED

    def moves(self, s: Struct, seat: int) -> list[int]:
        """What a seat may do."""
        return self._listed(self.rules.moves, s, seat)

    def forward(self, s: Struct, seat: int) -> list[int]:
        """What leads on of it."""
        return self._listed(self.rules.forward, s, seat)

    def outcomes(self, s: Struct) -> list[int]:
        """What may come up when chance is to act, and then the weights in the same order."""
        offers: Any = {}
        out: Any = {}
        sets = self.rules.outcomes(self.box, s, offers)
        count = listed(offers, sets, out)
        weights = [[int(offers[k, WEIGHT])] * size(offers[k, MEMBERS]) for k in range(sets)]
        return [*(out[k] for k in range(count)), *chain.from_iterable(weights)]

    def is_legal(self, s: Struct, seat: int, number: int) -> bool:
        """Whether a seat may make a move."""
        return number in self.moves(s, seat)

    def after(self, s: Struct, who: int, number: int, ahead: bool) -> tuple[Struct, int, None]:
        """The state after a move, and who is asked then; their moves are found out when needed."""
        then = s.copy()
        self.rules.apply(self.box, then, who, number)
        return then, self.asked(then), None

    def view(self, s: Struct, looking: int) -> Struct:
        """What a seat sees, built from nothing."""
        v = self.State.new()
        self.State.hide(v)
        self.rules.view(self.box, s, looking, v)
        return v

    def imagined(self, s: Struct, seat: int, seed: int) -> Struct:
        """Some state that looks the same to a seat."""
        v = self.view(s, seat)
        self.rules.imagine(self.box, v, seat, seed)
        return v

    def heard(self, s: Struct, who: int, number: int, looking: int) -> int:
        """A move as a seat knows it, or UNKNOWN."""
        return self.rules.heard(self.box, s, who, number, looking)

    def features(self, s: Struct, looking: int) -> Any:
        """What a seat sees, as numbers for learners."""
        import numpy as np  # learners have it

        out = np.zeros(length(self.game.ai.features), np.float32)
        self.rules.features(self.box, self.view(s, looking), looking, out)
        return out

    def scores(self, s: Struct) -> list[int]:
        """Points by seat."""
        out = [0] * self.seats
        self.rules.scores(self.box, s, out)
        return [int(points) for points in out]

    def places(self, s: Struct) -> list[int]:
        """Places by seat."""
        out = self.scores(s)
        self.rules.places(self.box, s, out)
        return [int(place) for place in out]

    def ending(self, s: Struct) -> int:
        """How it ended, or 0."""
        return int(self.rules.ending(self.box, s))

    def turn(self, s: Struct) -> int:
        """The number of the turn."""
        return int(self.rules.turn(self.box, s))

    def _listed(self, rule: Callable[..., int], s: Struct, seat: int) -> list[int]:
        if not has(self.rules.to_act(self.box, s), seat):
            return []
        offers: Any = {}
        out: Any = {}
        count = listed(offers, rule(self.box, s, seat, offers), out)
        return [out[k] for k in range(count)]
