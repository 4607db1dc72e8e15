"""A game with all that is fixed before play, and what OpenSpiel asks about its positions."""

from functools import cached_property, lru_cache
from itertools import chain, combinations
from typing import Any

import pyspiel

from ..engine.numba import compile_positions
from ..engine.position import Position
from ..engine.rule import CHANCE, reward, share
from .kinds import KINDS, Kind, Length
from .parameters import defaults_of, setup_of

TABLES = 64  # kept in memory

TERMINAL, SIMULTANEOUS = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.SIMULTANEOUS)
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)


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
        self.all_there = self.numbers == [*range(kind.game.moves.actions)]  # actions are numbers

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

    @cached_property
    def players(self) -> dict[tuple[int, ...], int]:
        """Those who are to choose, as OpenSpiel calls them."""
        seats = range(self.setup.seats)
        alone = {(): TERMINAL, (CHANCE,): CHANCE_PLAYER} | {(seat,): seat for seat in seats}
        groups = chain.from_iterable(combinations(seats, n) for n in range(2, len(seats) + 1))
        return {g: SIMULTANEOUS if self.at_once else g[0] for g in groups} | alone

    def odds(self, position: Position) -> list[tuple[int, float]]:
        """What chance can do, and how likely that is."""
        outcomes, first = position.weighted_numbers(), self.game.moves.actions
        total = sum([weight for _, weight in outcomes])
        return [(number - first, weight / total) for number, weight in outcomes]

    def returns(self, position: Position) -> list[float]:
        """A victory is worth 1, and losing so much that the sum is 0; who shares one shares it."""
        seats, result = self.setup.seats, position.result
        if result is None:
            return [0.0] * seats
        return [reward(share(place, len(result.winners)), seats) for place in result.places]


@lru_cache(TABLES)
def table_of(name: str, given: tuple[tuple[str, Any], ...]) -> Table:
    """The table for some parameters; those left out have their defaults."""
    kind = next(kind for kind in KINDS if kind.game.name == name)
    return Table(kind, defaults_of(kind) | dict(given))
