"""A game with all that is fixed before play, and what OpenSpiel asks about its positions."""

from functools import cached_property, lru_cache
from typing import Any

from ..engine.numba import compile_positions
from ..engine.position import Position
from ..engine.rule import reward, share
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
        self.setup, self.game = setup_of(kind, parameters), kind.game
        compile_positions(kind.game)
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

    @cached_property
    def start(self) -> Position:
        """The position before the first toss or draw."""
        return Position.at_start(self.setup)

    def odds(self, position: Position) -> list[tuple[int, float]]:
        """The moves of chance by number, and how likely they are."""
        outcomes = position.weighted_numbers()
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, weight in outcomes]

    def returns(self, position: Position) -> list[float]:
        """A victory is worth 1, and losing so much that the sum is 0; who shares one shares it."""
        seats, result = self.setup.seats, position.result
        if result is None:
            return [0.0] * seats
        return [reward(share(result.places, seats, seat), seats) for seat in range(seats)]


@lru_cache(TABLES)
def table_of(name: str, given: tuple[tuple[str, Any], ...]) -> Table:
    """The table for some parameters; those left out have their defaults."""
    kind = next(kind for kind in KINDS if kind.game.name == name)
    return Table(kind, defaults_of(kind) | dict(given))
