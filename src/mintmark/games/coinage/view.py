"""What a seat sees, as a typed value that turns into JSON as it is."""

from dataclasses import asdict, dataclass
from typing import Any

from ...drawing.picture import Pictured
from ...engine.game import Setup
from ...engine.rule import NOBODY
from . import rules
from .edition import RANKS
from .moves import SEATS, SIDES, ranks_in
from .rules import scoring
from .text.notation import position_text, stacks_of


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin on the map: its rank and the side that shows."""

    rank: int
    side: str


@dataclass(frozen=True, slots=True)
class Region:
    """A region as it would be scored now."""

    name: str
    areas: tuple[str, ...]
    doubled: str | None  # the side that holds the majority
    ranks: tuple[int, ...]  # by seat, of the coins that control areas
    points: tuple[int, ...]  # the same, doubling included


@dataclass(frozen=True, slots=True)
class View(Pictured):
    """The table as a seat sees it: in CoinAge all of it."""

    seat: int | None  # None: an onlooker
    position: str  # the same in the text form
    turn: int
    mover: str
    banks: tuple[tuple[int, ...], ...]  # by seat and rank
    stacks: dict[str, tuple[Coin, ...]]  # by area, bottom to top
    slap: tuple[int, ...] | None  # the ranks that matched; None before the toss
    ready: tuple[int, ...]  # those not used yet
    placements_left: int
    may_pay: bool
    may_move: bool
    may_capture: bool
    regions: tuple[Region, ...]
    bank_points: tuple[int, ...]  # by seat, for coins in the bank
    scores: tuple[int, ...]
    tiebreak: tuple[int, ...] | None  # ranks left in the banks, where they break a tie
    ending: str | None
    moves: tuple[str, ...]  # what this seat may do now

    def plain(self) -> dict[str, Any]:
        """As dictionaries, tuples, numbers and texts, ready for JSON."""
        return asdict(self)


def show(setup: Setup, v: Any, seat: int | None, moves: tuple[str, ...]) -> View:
    """A view's struct as a value. It is all there is to read: the state is not at hand here."""
    slapped, stacks = v.slap != rules.NOT_YET, stacks_of(setup, v)
    regions = tuple(region(setup, v, k) for k in range(len(setup.edition.regions)))
    bank_points = tuple(int(rules.coins(v, k)) for k in range(SEATS))
    # as the rules add it up (8.1 to 8.3), from what is shown
    scores = tuple(bank_points[k] + sum(each.points[k] for each in regions) for k in range(SEATS))
    shown = View(
        seat=seat,
        position=position_text(setup, v, stacks),
        turn=int(v.turn),
        mover=SIDES[v.mover],
        banks=tuple(tuple(bank) for bank in v.bank.tolist()),
        stacks=dict(zip(setup.edition.labels, map(stack, stacks), strict=True)),
        slap=ranks_in(v.slap) if slapped else None,
        ready=ranks_in(v.ready),
        placements_left=max(0, int(rules.placements_left(v))) if slapped else 0,
        may_pay=bool(v.may_pay),
        may_move=bool(v.may_march),
        may_capture=bool(v.may_capture),
        regions=regions,
        bank_points=bank_points,
        scores=scores,
        tiebreak=tiebreak(setup, v, scores),
        ending=rules.ENDINGS[v.ending] if v.ending else None,
        moves=moves,
    )
    return shown.of(setup)


COINS = [[Coin(rank + 1, side) for rank in range(RANKS)] for side in SIDES]  # by seat and rank


def stack(lying: list[tuple[int, int]]) -> tuple[Coin, ...]:
    """The coins of an area, bottom to top."""
    return tuple([COINS[seat][rank] for seat, rank in lying])


def region(setup: Setup, v: Any, number: int) -> Region:
    """A region's areas, majority and points."""
    lead = scoring.majority(setup.box, v, number)
    ranks = tuple(int(scoring.region_ranks(setup.box, v, number, k)) for k in range(SEATS))
    return Region(
        name=setup.edition.regions[number],
        areas=setup.edition.labels_in[number],
        doubled=None if lead == NOBODY else SIDES[lead],
        ranks=ranks,
        points=tuple(scoring.doubled(ranks[k], lead == k) for k in range(SEATS)),
    )


def tiebreak(setup: Setup, v: Any, scores: tuple[int, ...]) -> tuple[int, ...] | None:
    """What orders seats that are level at the end, if the option says so (8.5)."""
    level = v.ending != rules.RUNNING and scores[0] == scores[1]
    if not level or not setup.box.bank_tiebreak:
        return None
    return tuple(int(scoring.bank_rank(v, seat)) for seat in range(SEATS))
