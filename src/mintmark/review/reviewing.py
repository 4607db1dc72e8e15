"""The review of a game: it asks for searches, and makes an account of what they find."""

from collections.abc import Generator, Sequence
from math import fsum
from typing import Any

from ..engine.position import Position
from ..engine.rule import CHANCE
from ..errors import InvalidOption, Refused
from .asking import Part, Round, together
from .course import Course, Stroke
from .findings import (
    CAUSES,
    TURNING,
    VERDICTS,
    Account,
    Cause,
    Decision,
    Luck,
    Moment,
    Option,
    Player,
    Point,
    Rest,
    Review,
    accuracy_of,
    verdict_of,
)
from .telling import happened, reasons
from .values import Appraiser, Change, Wins, final, less
from .weighing import Prospect, Scales, Weighed, most

ITERATIONS = {"coinage": 4000, "coin_quest": 1000, "warehouse51": 500}
USUAL = 1000  # for other games
VALUING = 4  # times the iterations, to value a position that is played on


def reviewing(
    first: Position,
    entries: Sequence[tuple[int, int]],
    players: Sequence[str],
    seat: int = 0,
    iterations: int | None = None,
    seed: int = 0,
) -> Generator[Round, Sequence[Any], Review]:
    """The review of a game that is over. It is sent the answers to each round of questions."""
    first.check_seat(seat, chance=False)
    course = Course.of(first, entries)
    if course.positions[-1].result is None:
        raise Refused("review-running")
    name = first.setup.game.name
    count = ITERATIONS.get(name, USUAL) if iterations is None else iterations
    if type(count) is not int or count < 1:
        raise InvalidOption(f"iterations must be a whole number from 1, not {iterations!r}")
    secrets = first.setup.game.secrets
    appraiser = Appraiser(course, count * (VALUING if secrets else 1), seed)
    begins = bool(course.entries) and course.entries[0][0] != CHANCE
    parts = [Part(appraiser.start(), appraiser.iterations)] * begins
    parts += [Part(appraiser.stroke(each), appraiser.most(each)) for each in course.strokes]
    for choice in course.choices:
        parts.append(Part(Scales.of(course, choice, count, seed).weighed(), most(count, secrets)))
    results = yield from together(parts)
    start = results.pop(0) if begins else None
    changes, weighed = results[: len(course.strokes)], results[len(course.strokes) :]
    ledger = Ledger(course, start, changes, weighed)
    return Review(name, seat, count, seed, ledger.players(players), ledger.curve, ledger.moments)


class Ledger:
    """What has changed the chances to win, entry by entry, so that nothing is left over."""

    def __init__(
        self,
        course: Course,
        start: Wins | None,
        changes: Sequence[Change],
        weighed: Sequence[Weighed],
    ) -> None:
        """`start` is needed if chance does not begin."""
        self.course, self.seats = course, range(course.positions[0].setup.seats)
        strokes = list(zip(course.strokes, changes, strict=True))
        self.result = final(course.positions[-1])
        self.start = start or (changes[0].before if changes else self.result)
        self.decisions = [decision(course, each) for each in weighed]
        self.luck = [self._luck(stroke, change) for stroke, change in strokes]
        points = self._points(strokes)
        self.curve = tuple(
            p for p, later in zip(points, [*points[1:], None], strict=True) if p != later
        )
        self.rests = self._rests(points)
        every: list[Moment] = [*self.luck, *self.decisions, *self.rests]
        self.moments = tuple(sorted(every, key=lambda moment: (moment.last, moment.ply)))

    def _luck(self, stroke: Stroke, change: Change) -> Luck:
        setup, turn = self.course.positions[0].setup, self.course.positions[stroke.last].turn
        entries = self.course.entries[stroke.first : stroke.last]
        moves = tuple(str(setup.moves[number]) for _, number in entries)
        gains = less(change.after, change.before)
        told = happened(self.course, stroke)
        return Luck(stroke.first, stroke.last, turn, stroke.seat, moves, told, gains)

    def _points(self, strokes: Sequence[tuple[Stroke, Change]]) -> list[Point]:
        """The start, before and after each stroke of luck, and the end."""
        where = [(0, self.start)]
        for stroke, change in strokes:
            where += [(stroke.first, change.before), (stroke.last, change.after)]
        where.append((len(self.course.entries), self.result))
        return [Point(ply, self.course.positions[ply].turn, wins) for ply, wins in where]

    def _rests(self, points: list[Point]) -> list[Rest]:
        """Between two strokes of luck: what the decisions there do not account for."""
        rests = []
        for before, after in zip(points[::2], points[1::2], strict=True):
            within = [each for each in self.decisions if before.ply < each.last <= after.ply]
            known = [fsum(each.gains[k] for each in within) for k in self.seats]
            gains = less(less(after.wins, before.wins), known)
            if any(gains):
                cause = self._cause(before.ply, after.ply)
                rests.append(Rest(before.ply, after.ply, before.turn, cause, gains))
        return rests

    def _cause(self, first: int, last: int) -> Cause:
        """Whether several seats acted at once; if not, whether anything was hidden."""
        if any(len(self.course.positions[ply].to_act) > 1 for ply in range(first, last)):
            return "reveal"
        return "hidden" if self.course.positions[0].setup.game.secrets else "further"

    def players(self, names: Sequence[str]) -> tuple[Player, ...]:
        """How everyone has played."""
        return tuple(self._player(seat, name) for seat, name in enumerate(names))

    def _player(self, seat: int, name: str) -> Player:
        own = [each for each in self.decisions if each.seat == seat]
        verdicts = {v: sum(each.verdict == v for each in own) for v in VERDICTS}
        costs, account = [each.cost for each in own], self.account(seat)
        luck = fsum(account.luck)
        return Player(
            name,
            accuracy_of(costs),
            fsum(costs) / max(1, len(costs)),
            verdicts,
            luck,
            account,
            self._turning(seat),
        )

    def account(self, seat: int) -> Account:
        """How the result of a seat came about."""
        decided = tuple(
            fsum(each.gains[seat] for each in self.decisions if each.seat == k) for k in self.seats
        )
        whose = [*self.seats, None]
        luck = tuple(fsum(each.gains[seat] for each in self.luck if each.seat == k) for k in whose)
        rest = {c: fsum(r.gains[seat] for r in self.rests if r.cause == c) for c in CAUSES}
        even = fsum((self.start[seat], *decided, *rest.values()))
        return Account(self.start[seat], decided, rest, even, luck, self.result[seat])

    def _turning(self, seat: int) -> tuple[int, ...]:
        """The moments that changed most for a seat."""
        told = [k for k, moment in enumerate(self.moments) if is_event(moment)]
        most = sorted(told, key=lambda k: -abs(self.moments[k].gains[seat]))[:TURNING]
        return tuple(sorted(most))


def is_event(moment: Moment) -> bool:
    """Whether it is something that one can look at."""
    return moment.kind != "rest" or moment.cause == "reveal"


def decision(course: Course, weighed: Weighed) -> Decision:
    """A decision in the words of the game."""
    choice, setup = weighed.choice, course.positions[0].setup
    verdict = verdict_of(weighed.cost)

    def option(prospect: Prospect) -> Option:
        moves = tuple(str(setup.moves[number]) for number in prospect.line)
        advice = tuple(setup.game.text.advice(setup, choice.seat, n) for n in prospect.line)
        return Option(moves, advice, prospect.wins, prospect.lead)

    return Decision(
        ply=choice.plies[0],
        last=choice.plies[-1] + 1,
        turn=course.positions[choice.plies[0]].turn,
        seat=choice.seat,
        verdict=verdict,
        cost=weighed.cost,
        error=weighed.error,
        gains=weighed.gains,
        played=option(weighed.played),
        better=None if verdict == "best" or weighed.better is None else option(weighed.better),
        why=() if verdict == "best" else reasons(setup, weighed),
    )
