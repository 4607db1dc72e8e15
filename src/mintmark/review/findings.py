"""What a review finds, as values: moments, decisions, luck, accounts, accuracy.

Chances to win run from 0 to 1, by seat; a shared victory counts as its share.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Literal, TypeAlias

from ..drawing.picture import Picture
from ..words import Message
from .values import Wins

Verdict = Literal["best", "inaccurate", "mistake", "blunder"]
Cause = Literal[
    "reveal",  # sealed bids were opened: what others had in their hands
    "hidden",  # what lay hidden was not as the seats had to expect
    "further",  # nothing is hidden: looking further ahead has changed the estimate
]
LIMITS: tuple[tuple[float, Verdict], ...] = (
    (0.10, "blunder"),
    (0.05, "mistake"),
    (0.01, "inaccurate"),
)
CAUSES: tuple[Cause, ...] = ("reveal", "hidden", "further")
VERDICTS: tuple[Verdict, ...] = ("best", "inaccurate", "mistake", "blunder")
HALVED = 0.12  # a mean cost of a decision by which accuracy is halved
TURNING = 3  # points at which a game turned


def verdict_of(cost: float) -> Verdict:
    """By what it cost in chance to win."""
    return next((verdict for limit, verdict in LIMITS if cost >= limit), "best")


def accuracy_of(costs: Sequence[float]) -> float | None:
    """From 1 for no mistakes down towards 0, by the mean cost of a decision; None: no decisions."""
    return float(2 ** -(fsum(costs) / len(costs) / HALVED)) if costs else None


@dataclass(frozen=True, slots=True)
class Option:
    """What a seat did or could have done in one decision, and what it could expect of that."""

    moves: tuple[str, ...]
    advice: tuple[Message, ...]  # the same, as one would advise it
    wins: Wins
    lead: float  # points of that seat ahead of the best opponent at the end


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, weighed from what its seat knew."""

    ply: int  # where it begins: so many entries were made before
    last: int  # behind its last entry
    turn: int
    seat: int
    verdict: Verdict
    cost: float
    error: float  # standard error of the cost
    gains: Wins  # by seat: what it has changed; in the open against the best, else the usual
    played: Option
    better: Option | None
    why: tuple[Message, ...]
    kind: Literal["decision"] = "decision"


@dataclass(frozen=True, slots=True)
class Luck:
    """A stroke of luck: what a toss or a draw gave or took."""

    ply: int
    last: int
    turn: int
    seat: int | None  # whose toss or draw; None: everybody's
    moves: tuple[str, ...]
    told: tuple[Message, ...]  # the same in words
    gains: Wins
    kind: Literal["luck"] = "luck"


@dataclass(frozen=True, slots=True)
class Rest:
    """What has changed between two strokes of luck, and is neither a decision's doing nor luck."""

    ply: int
    last: int
    turn: int
    cause: Cause
    gains: Wins
    kind: Literal["rest"] = "rest"


Moment: TypeAlias = Decision | Luck | Rest


@dataclass(frozen=True, slots=True)
class Point:
    """How it stood: a point of the curve."""

    ply: int
    turn: int
    wins: Wins


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat's result came about; the parts add up to it."""

    start: float
    decisions: tuple[float, ...]  # by the seat that decided
    rest: dict[Cause, float]
    even: float  # the result with even luck: the sum of all of the above
    luck: tuple[float, ...]  # by the seat whose toss or draw it was, then everybody's
    result: float

    def terms(self, seat: int) -> list[tuple[str, float, bool]]:
        """The sum as a seat reads it: the key of each part, its value, and whether it is a total.

        What has added nothing is left out.
        """
        own = self.decisions[seat]
        rest = [(f"review-rest-{cause}", value, False) for cause, value in self.rest.items()]
        return [
            ("review-start", self.start, True),
            ("review-own-decisions", own, False),
            ("review-other-decisions", fsum(self.decisions) - own, False),
            *(term for term in rest if term[1]),
            ("review-even", self.even, True),
            ("review-luck", fsum(self.luck), False),
            ("review-result", self.result, True),
        ]


@dataclass(frozen=True, slots=True)
class Player:
    """How a seat has played, and what luck it had."""

    name: str
    accuracy: float | None
    mean_cost: float  # of a decision
    verdicts: dict[Verdict, int]
    luck: float  # in all
    account: Account
    turning: tuple[int, ...]  # of the moments, those that changed most for this seat


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked at after its end."""

    game: str
    seat: int  # for whom it is drawn and told, if nobody else is named
    iterations: int
    seed: int
    players: tuple[Player, ...]
    curve: tuple[Point, ...]
    moments: tuple[Moment, ...]  # in their order

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All decisions."""
        return tuple(moment for moment in self.moments if isinstance(moment, Decision))

    @property
    def luck(self) -> tuple[Luck, ...]:
        """All strokes of luck."""
        return tuple(moment for moment in self.moments if isinstance(moment, Luck))

    def json(self) -> bytes:
        """Everything, for programs."""
        import msgspec  # a page may do without

        return msgspec.json.encode(self)

    def picture(self, seat: int | None = None, language: str = "en") -> Picture:
        """The curve of the chances to win, the luck, and how the result came about."""
        from .picture import draw  # only now: few reviews are ever drawn

        return draw(self, self.seat if seat is None else seat, language)

    def _repr_svg_(self) -> str:
        return self.picture().svg

    def _repr_html_(self) -> str:
        return self.picture().html
