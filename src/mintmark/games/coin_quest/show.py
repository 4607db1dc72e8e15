"""What a seat sees of Coin Quest, as a typed value that turns into JSON as it is."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ...engine.game import Setup
from ...engine.picture import Pictured
from ...engine.positions import seat_or_none
from ...engine.rule import NOBODY, ONLOOKER, UNKNOWN, has
from . import rules
from .coin import MARKS
from .notation import PHASES
from .parts import COIN_LOTS, LOTS
from .rules import state
from .rules.hammer import strength
from .rules.looking import own_draws, robbed_now, stealable, stolen_from
from .rules.scoring import total
from .rules.state import DISCARD, HAND, NEW, OLD, POUCH, hidden, source_of
from .story import sums
from .verdict import breakdown

Coins = tuple[str, ...]  # in notation, the strong ones first


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot, with the bids on it as far as this seat sees them."""

    coins: Coins  # to be won
    prestige: int
    bans: tuple[str, ...]
    in_play: bool
    bids: tuple[Coins | None, ...]  # by seat; None: behind a screen
    values: tuple[tuple[int, int, int] | None, ...]  # by seat: gold, silver, copper
    won_by: int | None  # in this round, or the one before


@dataclass(frozen=True, slots=True)
class Player:
    """What this seat knows of a seat."""

    prestige: int
    in_pouch: int
    behind_screen: int
    discard: Coins
    used: Coins
    using: str | None  # the coin of the action that is open
    ready: bool
    penny_in_pouch: bool
    holds_penny: bool  # and has to pass it on
    collection: Coins  # all that the seat owns, but for thefts that are not known yet:
    lost: int  # coins stolen from it that this seat does not know
    gained: int  # coins stolen by it that this seat does not know
    marks: tuple[tuple[int, int], ...]  # crowns, sceptres, eagles: at least and at most
    breakdown: tuple[int, ...] | None  # of the final score: track, Quality, the three marks


@dataclass(frozen=True, slots=True)
class View(Pictured):
    """The table as a seat sees it."""

    seat: int | None  # None: an onlooker
    phase: str
    round: int
    rounds: int
    to_act: tuple[int, ...]
    awaited: tuple[int, ...]
    first: int | None
    lots: tuple[Lot, ...]
    market: Coins
    trashed: Coins
    black_pouch: Coins  # those removed before play are among them
    players: tuple[Player, ...]
    hand: Coins  # this seat's own
    pouch: Coins  # this seat's own, before what was stolen from it
    pouch_less: int  # so many of these were stolen
    scores: tuple[int, ...]  # the track; at the end, the totals
    ending: str | None
    moves: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """As dictionaries, tuples, numbers and texts, ready for JSON."""
        return asdict(self)


def coins_in(setup: Setup, row: Iterable[Any]) -> Coins:
    """The coins that a row counts."""
    coins = zip(setup.edition.faces, row, strict=False)  # a row has room for more kinds
    return tuple(face for face, count in coins if count > 0 for _ in range(count))


def show(setup: Setup, v: Any, seat: int | None) -> View:
    """A view record as a value. It is all there is to read: the state is not at hand here."""
    box, seats = setup.box, range(setup.seats)
    out = [0] * setup.game.most_moves
    count = 0 if seat is None else rules.moves(box, v, seat, out)
    acting, awaited = rules.to_act(box, v), rules.awaited(box, v)
    over, looker = v.phase == state.OVER, ONLOOKER if seat is None else seat
    w = deduced(setup, v, looker) if hidden(v) else v
    pouch, less = ((), 0) if seat is None else own_pouch(setup, w, seat)
    shown = View(
        seat=seat,
        phase=PHASES[v.phase],
        round=int(v.turn),
        rounds=int(box.rounds),
        to_act=tuple(k for k in seats if has(acting, k)),
        awaited=tuple(k for k in seats if has(awaited, k)),
        first=seat_or_none(v.first),
        lots=tuple(lot_of(setup, v, lot) for lot in range(LOTS)),
        market=coins_in(setup, v.market),
        trashed=coins_in(setup, v.trashed),
        black_pouch=coins_in(setup, v.stock),
        players=tuple(player(setup, w, k, looker) for k in seats),
        hand=() if seat is None else coins_in(setup, v.coins[seat, HAND]),
        pouch=pouch,
        pouch_less=less,
        scores=tuple(int(total(box, v, k) if over else v.prestige[k]) for k in seats),
        ending=setup.game.endings[1] if over else None,
        moves=tuple(str(setup.moves[number]) for number in out[:count]),
    )
    return shown.of(setup)


def lot_of(setup: Setup, v: Any, lot: int) -> Lot:
    """A lot of the table, with everyone's bids on it where they can be seen."""
    bids: list[Coins | None] = []
    values: list[tuple[int, int, int] | None] = []
    for seat in range(setup.seats):
        seen = v.count[seat, lot] != UNKNOWN
        bids.append(coins_in(setup, v.coins[seat, lot]) if seen else None)
        values.append(sums(int(strength(setup.box, v, seat, lot))) if seen else None)
    card = setup.edition.lots[lot]
    return Lot(
        coins=coins_in(setup, v.lots[lot]) if lot < COIN_LOTS else (),
        prestige=card.prestige,
        bans=card.bans,
        in_play=setup.seats >= card.players,
        bids=tuple(bids),
        values=tuple(values),
        won_by=seat_or_none(v.won[lot]),
    )


def deduced(setup: Setup, v: Any, looker: int) -> Any:
    """The view with all loot that follows for certain (7.4).

    What a thief has shown beyond its own coins it has stolen; and who has drawn all that was left
    of a pouch knows what is missing.
    """
    w = v.copy()
    for thief in range(setup.seats):
        settle(w, [k for k in unknown(w) if w.thief[k] == thief], listed(surplus(w, thief)))
    for source in (OLD, NEW):
        thefts = [k for k in unknown(w) if w.robbed[k] == looker and w.source[k] == source]
        if thefts:
            kinds = range(setup.box.kinds)
            settle(w, thefts, listed(stealable(w, looker, thefts[0], kind) for kind in kinds))
    return w


def unknown(v: Any) -> list[int]:
    """The thefts of which the loot is not known."""
    return [k for k in range(v.thefts) if v.loot[k] == UNKNOWN]


def listed(row: Iterable[Any]) -> list[int]:
    """Every coin that a row counts, by its kind."""
    return [kind for kind, count in enumerate(row) for _ in range(int(count))]


def settle(v: Any, thefts: list[int], kinds: list[int]) -> None:
    """Note the loot of thefts, if there are as many coins as thefts and no doubt which is which."""
    if len(kinds) == len(thefts) and (len(thefts) == 1 or len(set(kinds)) == 1):
        for theft, kind in zip(thefts, kinds, strict=True):
            v.loot[theft] = kind


def surplus(v: Any, seat: int) -> Any:
    """Coins that a seat has used or trashed and can only have stolen, by kind."""
    own = v.bag[seat].sum(axis=0)
    for k in range(v.thefts):
        if v.thief[k] == seat and v.loot[k] != UNKNOWN:
            own[v.loot[k]] += 1
    return (v.used[seat] + v.binned[seat] - own).clip(0)


def own_pouch(setup: Setup, v: Any, seat: int) -> tuple[Coins, int]:
    """What is in one's own pouch; where a coin was stolen, what it is one of, and how many."""
    if not hidden(v) or not robbed_now(v, seat):
        return coins_in(setup, v.coins[seat, POUCH]), 0
    source, kinds = source_of(v, seat), range(setup.box.kinds)
    gone = [own_draws(v, seat, source, k) + stolen_from(v, seat, source, k) for k in kinds]
    row = [int(v.bag[seat, source, k] - gone[k]) for k in kinds]
    row[setup.box.penny] = int(v.coins[seat, POUCH, setup.box.penny])
    return coins_in(setup, row), sum(row) - int(v.count[seat, POUCH])


def player(setup: Setup, v: Any, seat: int, looker: int) -> Player:
    """A seat, with what follows about its coins."""
    owned, lost, gained = collection(setup, v, seat)
    action = int(v.action[seat])
    return Player(
        prestige=int(v.prestige[seat]),
        in_pouch=int(v.count[seat, POUCH]),
        behind_screen=int(v.behind[seat]),
        discard=coins_in(setup, v.coins[seat, DISCARD]),
        used=coins_in(setup, v.used[seat]),
        using=None if action == NOBODY else str(setup.edition.kinds[action]),
        ready=bool(has(v.locked, seat)),
        penny_in_pouch=bool(v.coins[seat, POUCH, setup.box.penny]),
        holds_penny=bool(v.holder == seat),
        collection=coins_in(setup, owned),
        lost=lost,
        gained=gained,
        marks=tuple(marks(setup, v, seat, looker, owned, m) for m in range(1, len(MARKS))),
        breakdown=breakdown(setup, v, seat) if v.phase == state.OVER else None,
    )


def collection(setup: Setup, v: Any, seat: int) -> tuple[Any, int, int]:
    """All coins of a seat, by kind; and how many were stolen from it and by it that are unknown."""
    if not hidden(v):
        return v.coins[seat].sum(axis=0), 0, 0
    more = surplus(v, seat)
    owned = v.bag[seat].sum(axis=0) + v.coins[seat, DISCARD] + more - v.binned[seat]
    owned[setup.box.penny] += v.coins[seat, POUCH, setup.box.penny]
    lost, gained = 0, -int(more.sum())
    for k in range(v.thefts):
        known = bool(v.loot[k] != UNKNOWN)
        if v.thief[k] == seat:
            gained += not known
            owned[v.loot[k]] += known
        if v.robbed[k] == seat:
            lost += not known
            owned[v.loot[k]] -= known
    return owned, lost, gained


def marks(setup: Setup, v: Any, seat: int, looker: int, owned: Any, mark: int) -> tuple[int, int]:
    """How many mint marks of a sort a seat has, at least and at most."""
    (marked,) = (setup.box.mark == mark).nonzero()
    least = most = owned[marked].sum()
    for k in unknown(v) if hidden(v) else ():
        if any(stealable(v, looker, k, kind) > 0 for kind in marked):
            least -= v.robbed[k] == seat
            most += v.thief[k] == seat
    return max(0, int(least)), int(most)
