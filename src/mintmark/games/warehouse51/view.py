"""What a seat sees of Warehouse 51, as a typed value that turns into JSON as it is."""

from dataclasses import asdict, dataclass
from typing import Any

from ...drawing.picture import Pictured
from ...engine.game import Setup
from ...engine.rule import NOBODY, UNKNOWN, has
from ...formats.positions import seat_or_none
from . import rules
from .moves import COLOURS, POINTS, RELICS
from .rules import scoring, state
from .rules.state import power
from .text.notation import PHASES, ids_of


@dataclass(frozen=True, slots=True)
class Owned:
    """A relic in a collection."""

    relic: str
    pawned: bool
    certified: bool
    known_fake: bool  # a counterfeit of it lies where this seat has looked
    spared: bool


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody sees of a seat."""

    gold: int
    pays: int  # the left neighbour
    right: int  # the right neighbour, whom some relics let one pay instead
    collection: tuple[Owned, ...]
    values: tuple[int, ...]  # total value by colour, for the majorities
    sets: int
    score: int  # every relic taken as genuine, until the counterfeits are out
    score_without_fakes: int  # if those leave of which the looking seat knows
    breakdown: tuple[int, ...]  # of the score: ingots, sets, the four colours, relics
    fist_closed: bool
    opened: int | None  # what was in the fist, until the next relic is turned up


@dataclass(frozen=True, slots=True)
class View(Pictured):
    """The table as a seat sees it."""

    seat: int | None  # None: an onlooker
    phase: str
    turn: int
    to_act: tuple[int, ...]
    revealer: int | None
    lot: str | None
    bid: int
    leader: int | None
    still_in: tuple[int, ...]
    supply: int
    tokens: int
    players: tuple[Player, ...]
    piles: dict[str, tuple[str, ...]]  # what is left, by colour; the order is unknown
    gone: tuple[str, ...]
    counterfeits: tuple[tuple[str, ...] | None, ...]  # from each seat to its left; None: not seen
    fist: int | None  # this seat's own
    scores: tuple[int, ...]
    ending: str | None
    moves: tuple[str, ...]

    @property
    def fakes(self) -> tuple[str, ...]:
        """All counterfeits that this seat has seen: to its left, to its right, then the others."""
        first, count = self.seat or 0, len(self.counterfeits)
        order = [first, *((first - 1 - k) % count for k in range(count - 1))]
        return tuple(relic for k in order for relic in self.counterfeits[k] or ())

    def plain(self) -> dict[str, Any]:
        """As dictionaries, tuples, numbers and texts, ready for JSON."""
        return asdict(self)


def show(setup: Setup, v: Any, seat: int | None, moves: tuple[str, ...]) -> View:
    """A view's struct as a value. It is all there is to read: the state is not at hand here."""
    box, seats = setup.box, range(setup.seats)
    acting = rules.to_act(box, v)
    without = without_fakes(v)
    players = tuple(player(setup, v, without, k) for k in seats)
    shown = View(
        seat=seat,
        phase=PHASES[v.phase],
        turn=int(v.turn),
        to_act=tuple(k for k in seats if has(acting, k)),
        revealer=seat_or_none(v.revealer),
        lot=None if v.lot == NOBODY else setup.edition.relics[v.lot].id,
        bid=int(v.bid),
        leader=seat_or_none(v.leader),
        still_in=tuple(k for k in seats if v.phase == state.OPEN and not has(v.passed, k)),
        supply=int(v.supply),
        tokens=int(v.tokens),
        players=players,
        piles={colour: pile(setup, v, k) for k, colour in enumerate(COLOURS)},
        gone=ids_of(setup, (k for k in range(box.relics) if state.owner(v, k) == state.GONE)),
        counterfeits=tuple(notes(setup, v, k) for k in seats),
        fist=None if seat is None else seat_or_none(v.fist[seat]),
        scores=tuple(p.score for p in players),
        ending=setup.game.endings[1] if v.phase == state.OVER else None,
        moves=moves,
    )
    return shown.of(setup)


def notes(setup: Setup, v: Any, gap: int) -> tuple[str, ...] | None:
    """The counterfeits between a seat and the next, if they can be seen."""
    lying = [int(k) for k in v.note[gap] if k != NOBODY]
    return None if UNKNOWN in lying else ids_of(setup, sorted(lying))


def pile(setup: Setup, v: Any, colour: int) -> tuple[str, ...]:
    """What is left in a pile, as a set."""
    lying = v.piled & setup.box.colour[colour]
    return ids_of(setup, (k for k in range(RELICS) if has(lying, k)))


def without_fakes(v: Any) -> Any:
    """The table as it would be if the counterfeits that the looking seat knows of had left."""
    w = v.copy()
    state.leave(w, state.doomed(v))
    return w


def breakdown(box: Any, v: Any, seat: int) -> tuple[int, ...]:
    """What a score is made of: ingots, sets, the four colours, relics."""
    values = [scoring.worths(box, v, k) for k in range(len(COLOURS))]
    return (
        int(scoring.gold_points(box, v, seat)),
        int(box.set_points * scoring.sets(box, v, seat)),
        *(int(scoring.majority_points(box, v, values[k], seat, k)) for k in range(len(COLOURS))),
        int(power(box, v, seat, POINTS)),
    )


def player(setup: Setup, v: Any, w: Any, seat: int) -> Player:
    """A seat as everybody sees it, with what the looking seat knows of counterfeits."""
    box, shares = setup.box, breakdown(setup.box, v, seat)
    owned = [k for k in range(RELICS) if has(v.owned[seat], k)]
    values = [int(scoring.worth(box, v, seat, colour)) for colour in range(len(COLOURS))]
    return Player(
        gold=int(v.gold[seat]),
        pays=int(state.left_of(box, seat)),
        right=int(state.right_of(box, seat)),
        collection=tuple(
            Owned(
                relic=setup.edition.relics[k].id,
                pawned=bool(has(v.pawned, k)),
                certified=bool(has(v.certified, k)),
                known_fake=bool(has(state.fakes(v), k)),
                spared=bool(has(v.spared, k)),
            )
            for k in owned
        ),
        values=tuple(values),
        sets=int(scoring.sets(box, v, seat)),
        score=sum(shares),
        score_without_fakes=int(scoring.score(scoring.totals(box, w), seat)),
        breakdown=shares,
        fist_closed=bool(v.fist[seat] != NOBODY),
        opened=seat_or_none(v.opened[seat]),
    )
