"""What a seat sees of Coin Quest, as a typed value that turns into JSON as it is."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ...drawing.picture import Pictured
from ...engine.game import Setup
from ...engine.numbers import together
from ...engine.rule import NOBODY, UNKNOWN, has
from ...formats.positions import seat_or_none
from . import rules
from .coin import MARKS
from .moves import COIN_LOTS, LOTS
from .rules import state
from .rules.hammer import strength
from .rules.knowledge import lost, owns, owns_at_least, owns_at_most
from .rules.state import DISCARD, HAND, POUCH
from .text.notation import PHASES
from .text.story import sums
from .text.verdict import breakdown

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
    collection: Coins  # all that the seat owns, thefts aside of which the loot is not known;
    lost: int  # so many of these coins may be gone, at most;
    gained: int  # if so, there are so many others
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


def show(setup: Setup, v: Any, seat: int | None, moves: tuple[str, ...]) -> View:
    """A view's struct as a value. It is all there is to read: the state is not at hand here."""
    box, seats = setup.box, range(setup.seats)
    acting, awaited = rules.to_act(box, v), rules.awaited(box, v)
    over = v.phase == state.OVER
    rows = [collection(setup, v, k) for k in seats]
    pouch, less = ((), 0) if seat is None else own_pouch(setup, v, seat, rows[seat])
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
        players=tuple(player(setup, v, k, rows[k]) for k in seats),
        hand=() if seat is None else coins_in(setup, v.coins[seat, HAND]),
        pouch=pouch,
        pouch_less=less,
        scores=tuple(sum(breakdown(setup, v, k)) if over else int(v.prestige[k]) for k in seats),
        ending=setup.game.endings[1] if over else None,
        moves=moves,
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


def collection(setup: Setup, v: Any, seat: int) -> list[int]:
    """The coins of a seat, by kind, as far as it is known what was stolen."""
    return [int(owns(setup.box, v, seat, kind)) for kind in range(setup.box.kinds)]


def own_pouch(setup: Setup, v: Any, seat: int, owned: list[int]) -> tuple[Coins, int]:
    """What is in one's own pouch; where a coin was stolen, what it is one of, and how many."""
    all_over, there = together(v.coins[seat]), v.coins[seat, POUCH]
    row = [count - all_over[kind] + there[kind] for kind, count in enumerate(owned)]
    return coins_in(setup, row), sum(row) - int(v.count[seat, POUCH])


def player(setup: Setup, v: Any, seat: int, owned: list[int]) -> Player:
    """A seat, with what follows about its coins."""
    missing, others = unknown(setup, v, seat, owned)
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
        lost=missing,
        gained=others,
        marks=tuple(marks(setup, v, seat, mark) for mark in range(1, len(MARKS))),
        breakdown=breakdown(setup, v, seat) if v.phase == state.OVER else None,
    )


def unknown(setup: Setup, v: Any, seat: int, owned: list[int]) -> tuple[int, int]:
    """How many of these coins may be gone, at most, and how many others there are then."""
    if v.thefts == 0:
        return 0, 0
    missing = int(lost(setup.box, v, seat, owned))
    coins = int(v.behind[seat] + v.count[seat, POUCH] + v.count[seat, DISCARD])
    return missing, missing + coins - sum(owned)


def marks(setup: Setup, v: Any, seat: int, mark: int) -> tuple[int, int]:
    """How many mint marks of a sort a seat has, at least and at most."""
    box = setup.box
    kinds = sum(1 << kind for kind in range(box.kinds) if box.mark[kind] == mark)
    return int(owns_at_least(box, v, seat, kinds)), int(owns_at_most(box, v, seat, kinds))
