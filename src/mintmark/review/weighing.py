"""Weighing a decision from what its seat knew: what it cost, and what would have been better.

One search looks for a rival of what was played. Others, with luck of their own, weigh the two: so
no rival seems good only because luck has made it the favourite.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import fsum, sqrt
from typing import TypeAlias

from ..bots.bot import Line, Outlook
from .asking import Asking, Explore, Question, seed_for
from .course import Choice, Course
from .lines import Ground, line_of
from .values import Wins, less

SEEKING = 4  # times the iterations of a batch, to look for rivals
BATCHES = 6  # searches for each line that is weighed
STEPS = 3  # more searches, at most, to bring the rival's line to the end of the decision
TRIED = 20  # times a move must have been tried to be taken for the next of a line
SURE = 2  # standard errors: less is no difference


@dataclass(frozen=True, slots=True)
class Prospect:
    """A line, and what may come of it."""

    line: tuple[int, ...]
    wins: Wins
    lead: float
    scores: tuple[int, ...]  # as they stand right after it


Known: TypeAlias = tuple[Prospect, Prospect | None, float, float]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision on the scales."""

    choice: Choice
    played: Prospect
    better: Prospect | None  # the rival, if it is surely better
    cost: float  # in chance to win
    error: float  # its standard error
    gains: Wins  # by seat: what the decision has changed, in the measure of value of the account


def most(iterations: int, secrets: bool) -> int:
    """How many iterations a decision takes at most."""
    return iterations * (SEEKING + STEPS + 2 * BATCHES + 2 * secrets)


@dataclass(frozen=True)
class Scales:
    """What is needed to weigh one decision."""

    course: Course
    choice: Choice
    ground: Ground
    iterations: int
    seed: int

    @classmethod
    def of(cls, course: Course, choice: Choice, iterations: int, seed: int) -> "Scales":
        """For a decision of a game."""
        return cls(course, choice, Ground.of(course, choice), iterations, seed)

    def weighed(self) -> Asking[Weighed]:
        """Find a rival, and weigh it unless it comes to the same as what was played.

        In the open best play is the measure, so that a decision changes what it costs. Where there
        are secrets the usual play is (see `Appraiser`), and a good decision gains.
        """
        played = line_of(self.course, self.choice, self.ground)
        usual = [self._question(line, 1, 1, ahead=False) for line in ((), played)]
        secrets = self.ground.world.setup.game.secrets
        found, *by_policy = yield [self._question((), SEEKING, 0), *usual * secrets]
        rival = yield from self._completed(thick(found.lines[0]))
        known: Known
        if self.ground.same(played, rival):
            known = self._prospect(played, found.lines[:1]), None, 0.0, 0.0
        else:
            known = yield from self._compared(played, rival)
        if secrets:
            before, after = by_policy
            return Weighed(self.choice, *known, less(after.wins, before.wins))
        best = known[1] or known[0]
        return Weighed(self.choice, *known, less(known[0].wins, best.wins))

    def _completed(self, line: tuple[int, ...]) -> Asking[tuple[int, ...]]:
        """A line that goes to the end of the decision, if that takes few more searches."""
        line, ended = self.ground.cut(line)
        for step in range(STEPS):
            if ended:
                break
            (found,) = yield [self._question(line, 1, 2 + step)]
            if not found.lines:
                break
            line, ended = self.ground.cut((*line, *thick(found.lines[0])))
        return line

    def _compared(self, played: tuple[int, ...], rival: tuple[int, ...]) -> Asking[Known]:
        """Both lines with the same luck, batch by batch."""
        answers = yield [
            self._question(line, 1, 10 + batch)
            for line in (played, rival)
            for batch in range(BATCHES)
        ]
        ours, theirs, seat = answers[:BATCHES], answers[BATCHES:], self.choice.seat
        differences = [r.wins[seat] - p.wins[seat] for p, r in zip(ours, theirs, strict=True)]
        cost, error = mean_and_error(differences)
        if cost <= SURE * error:
            return self._prospect(played, ours), None, 0.0, error
        return self._prospect(played, ours), self._prospect(rival, theirs), cost, error

    def _prospect(
        self, line: tuple[int, ...], found: Sequence[Line] | Sequence[Outlook]
    ) -> Prospect:
        """What may come of a line: the mean of what was found."""
        seats, count = range(len(found[0].wins)), len(found)
        wins = tuple(fsum(each.wins[k] for each in found) / count for k in seats)
        lead = fsum(each.lead for each in found) / count
        return Prospect(line, wins, lead, self.ground.after(line).scores)

    def _question(
        self, line: tuple[int, ...], times: int, number: int, ahead: bool = True
    ) -> Question:
        ply, seat = self.choice.plies[0], self.choice.seat
        view, seed = self.course.positions[ply].view(seat).state, seed_for(self.seed, ply, number)
        return Explore(view, seat, line, times * self.iterations, seed, ahead)


def thick(line: Line) -> tuple[int, ...]:
    """The first move of a line, and the next ones as long as they were tried often."""
    tried = takewhile(lambda pair: pair[1] >= TRIED, zip(line.moves, line.visits, strict=True))
    return tuple(number for number, _ in tried) or line.moves[:1]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some independent values, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))
