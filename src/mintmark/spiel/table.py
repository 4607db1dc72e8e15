"""A game with all that is fixed before play, and what OpenSpiel asks about its positions."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

from ..engine.game import Struct
from ..engine.position import Position
from ..engine.rule import CHANCE, has
from ..engine.struct import in_layout
from .kinds import KINDS, Kind, Length
from .parameters import defaults_of, setup_of

TABLES = 64  # kept in memory


class Table:
    """What every moment of a game shares.

    Actions are numbers: for seats the moves of this edition in their order, and for chance those
    of chance, from 0 each. Seats are asked for moves that lead on (`Rules.forward`): what can be
    taken back could be taken back for ever.
    """

    def __init__(self, kind: Kind, parameters: dict[str, Any]) -> None:
        self.kind, self.parameters = kind, parameters
        self.setup = setup_of(kind, parameters)
        self.game, self.rules, self.box = kind.game, kind.game.rules, self.setup.box
        self.at_once: bool = parameters.get("simultaneous", False)
        numbers = [n for n, move in enumerate(self.setup.moves.all) if move is not None]
        self.numbers = [
            n for n in numbers if n < kind.game.moves.actions
        ]  # of the seats' moves, by action
        self.actions = {number: action for action, number in enumerate(self.numbers)}

    def __reduce__(self) -> Any:
        return table_of, (self.game.name, tuple(self.parameters.items()))

    @cached_property
    def length(self) -> Length:
        """No game takes longer."""
        return self.kind.length(self.setup)

    @property
    def outcomes(self) -> int:
        """How many different moves chance has."""
        return len(self.setup.moves) - self.game.moves.actions

    def start(self) -> Struct:
        """The position before the first toss or draw."""
        s = self.game.State.new()
        self.rules.start(self.box, s)
        return s

    def awaited(self, s: Struct) -> tuple[int, ...]:
        """Who is asked: seats, chance alone, or nobody: the game is over."""
        bits = self.rules.awaited(self.box, s)
        return tuple(who for who in (*range(self.setup.seats), CHANCE) if has(bits, who))

    def forward(self, s: Struct, seat: int) -> tuple[int, ...]:
        """The numbers of the moves by which a seat can lead on, ascending."""
        return tuple(Position(self.setup, s).forward_numbers(seat))

    def odds(self, s: Struct) -> list[tuple[int, float]]:
        """The moves of chance by number, and how likely they are."""
        outcomes = Position(self.setup, s).weighted_numbers()
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, weight in outcomes]

    def legal(self, s: Struct, who: int, number: int) -> bool:
        """Whether somebody can still do what they have chosen to do."""
        return Position(self.setup, s).is_legal(who, number)

    def after(self, s: Struct, who: int, number: int) -> Struct:
        """The position after a move."""
        then = s.copy()
        self.rules.apply(self.box, then, who, number)
        return then

    def view(self, s: Struct, seat: int) -> Struct:
        """What a seat sees, built from nothing."""
        v = self.game.State.new()
        self.game.State.hide(v)
        self.rules.view(self.box, s, seat, v)
        return v

    def write_features(self, s: Struct, seat: int, out: Any) -> None:
        """What a seat sees, as numbers for learners."""
        v = in_layout(self.view(s, seat), self.game.State.narrow)
        self._features(self._narrow_box, v, seat, out)

    @cached_property
    def _features(self) -> Callable[..., None]:
        from ..engine.numba import compiled_features, notice_if_slow

        with notice_if_slow(f"Compiling the features of {self.game.title}"):
            return compiled_features(self.game)

    @cached_property
    def _narrow_box(self) -> Struct:
        return in_layout(self.box, self.game.Box.narrow)

    def imagined(self, s: Struct, seat: int, seed: int) -> Struct:
        """Some position that a seat cannot tell from this one."""
        v = self.view(s, seat)
        self.rules.imagine(self.box, v, seat, seed)
        return v

    def returns(self, s: Struct) -> list[float]:
        """A victory is worth 1, and losing so much that the sum is 0; who shares one shares it."""
        seats = self.setup.seats
        if self.rules.awaited(self.box, s):
            return [0.0] * seats
        out = [0] * seats
        self.rules.scores(self.box, s, out)
        self.rules.places(self.box, s, out)
        winners = out.count(1)
        share = [(place == 1) / winners for place in out]
        return [(seats * part - 1) / (seats - 1) for part in share]


@lru_cache(TABLES)
def table_of(name: str, given: tuple[tuple[str, Any], ...]) -> Table:
    """The table for some parameters; those left out have their defaults."""
    kind = next(kind for kind in KINDS if kind.game.name == name)
    return Table(kind, defaults_of(kind) | dict(given))
