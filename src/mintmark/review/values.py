"""What a position is worth to every seat, and what a stroke of luck has given or taken.

Luck is the value of what came up less the mean value of all that could have, by one and the same
measure of value; so its mean over many games is nought, however good or bad the measure is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from ..engine.position import Position
from ..engine.rule import CHANCE
from .asking import Asking, Explore, PlayOn, Question, seed_for
from .course import Course, Stroke

Wins = tuple[float, ...]  # by seat: chances to win, a shared victory as its share


@dataclass(frozen=True, slots=True)
class Change:
    """What a position was worth before and after something."""

    before: Wins
    after: Wins


def final(position: Position) -> Wins:
    """Shares of the victory, at the end."""
    result = position.result
    assert result is not None, "the game is over"
    winners = result.winners
    return tuple((seat in winners) / len(winners) for seat in range(position.setup.seats))


def less(wins: Sequence[float], others: Sequence[float]) -> Wins:
    """The difference, by seat."""
    return tuple(one - other for one, other in zip(wins, others, strict=True))


def mean(values: list[tuple[Wins, int]]) -> Wins:
    """The mean of some values, each by its weight."""
    total = sum(weight for _, weight in values)
    seats = range(len(values[0][0]))
    return tuple(fsum(wins[k] * weight for wins, weight in values) / total for k in seats)


@dataclass(frozen=True)
class Appraiser:
    """Values the positions of a game: in the open by search, else by playing on.

    Where there are secrets a search from the true state would have somebody know everything. So the
    state is played on by the quick policy, in which each sees its own view alone.
    """

    course: Course
    iterations: int
    seed: int

    @property
    def secrets(self) -> bool:
        """Whether seats see different things."""
        return self.course.positions[0].setup.game.secrets

    def most(self, stroke: Stroke) -> int:
        """How many iterations a stroke of luck takes."""
        outcomes = len(self.course.positions[stroke.last - 1].weighted_numbers())
        return self.iterations * (2 if self.secrets else outcomes)

    def stroke(self, stroke: Stroke) -> Asking[Change]:
        """What it was worth before and after."""
        if self.secrets:
            return (yield from self._played_on(stroke))
        return (yield from self._searched(stroke))

    def start(self) -> Asking[Wins]:
        """What the first position is worth, if it is no chance that begins."""
        first = self.course.positions[0]
        (answer,) = yield [self._question(first, 0)]
        return worth(answer)

    def _searched(self, stroke: Stroke) -> Asking[Change]:
        """Everything that could have come up is looked at with the same luck."""
        position, number = self.course.positions[stroke.first], self.course.entries[stroke.first][1]
        outcomes = position.weighted_numbers()
        then = [position.applied(CHANCE, each) for each, _ in outcomes]
        answers = yield [self._question(each, stroke.first) for each in then]
        values = [worth(answer) for answer in answers]
        came = [each for each, _ in outcomes].index(number)
        weights = [weight for _, weight in outcomes]
        return Change(mean(list(zip(values, weights, strict=True))), values[came])

    def _played_on(self, stroke: Stroke) -> Asking[Change]:
        """A state that is played on meets all that can come up, as often as it does."""
        before, after = yield [self._question(self._at(p), p) for p in (stroke.first, stroke.last)]
        return Change(before, after)

    def _at(self, ply: int) -> Position:
        return self.course.positions[ply]

    def _question(self, position: Position, ply: int) -> Question:
        seed = seed_for(self.seed, ply)
        if self.secrets:
            return PlayOn(position.state, self._turns(ply), self.iterations, seed)
        seat = next((k for k in position.awaited if k != CHANCE), 0)
        return Explore(position.state, seat, (), self.iterations, seed)

    def _turns(self, ply: int) -> int:
        """How many turns to play on: before and after a stroke of luck up to the same one."""
        position, last = self._at(ply), ply
        while last < len(self.course.entries) and self.course.entries[last][0] == CHANCE:
            last += 1
        tuning = position.setup.game.ai.tuning
        return tuning.turns + self._at(last).turn - position.turn


def worth(answer: object) -> Wins:
    """What an answer says about a position: who decides there does what was tried most."""
    if isinstance(answer, tuple):
        return answer
    lines = answer.lines  # type: ignore[attr-defined]
    wins: Wins = lines[0].wins if lines else answer.wins  # type: ignore[attr-defined]
    return wins
