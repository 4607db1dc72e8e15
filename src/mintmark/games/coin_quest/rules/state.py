"""The box and the state of Coin Quest, and questions about them.

Throughout: box is what is fixed before play, s is a state, v is a view. A coin is the number of its
face (a kind): coins that look the same are the same. Several kinds are a bit set. Numbers in
brackets cite RULES.md.
"""

from typing import Any

from ....engine.rule import first, has, rule
from ....engine.struct import i1, i2, i4, i8, struct
from ..moves import COIN_LOTS, KINDS, LOTS, MARK_COUNT, METAL_COUNT, SEATS, SHOWS, THEFTS

# What is going on.
CHOOSING_FIRST, STOCKING, LAYING, DRAWING, BIDDING, REVEALED, BUYING, OVER = range(8)

# Where a coin of a seat lies: on lot 0 to 5 of its board, or here.
HAND, POUCH, DISCARD = range(LOTS, LOTS + 3)
PLACES = LOTS + 3

SPAN = 1 << 12  # more than the values of all coins in one metal

# What is on the left of a coin.
NO_ACTION, AGE, UNIQUE, RARE, BAD_PENNY = range(5)

# What a pouch was filled with in this round: what it held at first, and what was tipped in.
OLD, NEW = range(2)


@struct
class Box:
    seats: i1
    first: i1  # the starting player, or NOBODY: chance decides
    everyone_buys: i1
    rounds: i1
    market: i1  # coins that it is stocked with
    draw: i1  # coins drawn each round
    price: i1  # of a market coin, in prestige
    kinds: i1  # different coins in this edition
    penny: i1  # the kind that is the Bad Penny
    metal: i1[KINDS]
    value: i1[KINDS]
    power: i4[KINDS]  # the value, in such a way that any gold outweighs all silver, and so on
    action: i1[KINDS]
    amount: i1[KINDS]  # the figure beside the action
    quality: i1[KINDS]
    mark: i1[KINDS]  # 0 for none, then crown, sceptre, eagle
    start: i1[KINDS]  # how many each seat begins with
    auction: i1[KINDS]  # how many the black pouch begins with
    with_action: i8  # kinds, as a bit set: of coins that can be used,
    with_quality: i8
    with_mark: i8[MARK_COUNT]
    of_metal: i8[METAL_COUNT]
    placeable: i8  # that go on any lot
    prestige: i1[LOTS]  # what a lot pays
    allowed: i1[METAL_COUNT]  # bit set of the lots that take a metal, with so many players
    bonus: i1[MARK_COUNT, 3]  # for the most, second most and third most marks


@struct
class State:
    phase: i1
    turn: i1  # the number of the round
    first: i1  # the starting player
    served: i1  # coins laid out, seats that have drawn, or lots whose winners have bought
    due: i1  # coins that the seat which draws has still to draw
    drawer: i1  # for whom a coin comes out of a pouch now, or NOBODY
    victim: i1  # out of whose pouch
    holder: i1  # who has to pass the Penny on, or NOBODY
    asked: i1  # who is asked to buy, or NOBODY
    locked: i1  # bit sets of seats: ready,
    tipped: i1  # has tipped its discards into its pouch in this round,
    bought: i1  # has bought in this round
    won: i1[LOTS]  # the winners, or NOBODY
    prestige: i2[SEATS]
    behind: i1[SEATS]  # coins behind the screen: in hand and on the board
    action: i1[SEATS]  # the coin in use, or NOBODY
    left: i1[SEATS]  # and how often it can still be used
    last: i1[SEATS]  # what was trashed last by the coin in use: see `forward`
    count: i1[SEATS, PLACES]
    coins: i1[SEATS, PLACES, KINDS]
    kinds: i8[SEATS, PLACES]  # of which there are coins
    bag: i1[SEATS, 2, KINDS]  # what the pouch held, OLD and NEW; the Penny apart
    fresh: i1[SEATS, KINDS]  # drawn since the discards were tipped in
    used: i1[SEATS, KINDS]  # in this round
    binned: i1[SEATS, KINDS]  # trashed from the hand in this round
    thefts: i1  # by the Penny in this round, and for each of them:
    thief: i1[THEFTS]
    robbed: i1[THEFTS]
    source: i1[THEFTS]  # OLD or NEW
    loot: i1[THEFTS]
    shows: i1  # coins shown before others came, where thefts make that matter, and for each:
    shower: i1[SHOWS]
    face: i1[SHOWS]
    drawn: i1[SHOWS]  # how many coins that seat had drawn by then,
    after: i1[SHOWS]  # and how many thefts there had been
    stock: i1[KINDS]  # the black pouch; those removed unseen are among them
    market: i1[KINDS]
    lots: i1[COIN_LOTS, KINDS]
    trashed: i1[KINDS]
    stock_kinds: i8  # of which there are coins in the black pouch,
    market_kinds: i8  # in the market,
    lot_kinds: i8[COIN_LOTS]  # on the lots


@rule
def put(s, seat, place, kind):
    """A coin arrives."""
    s.coins[seat, place, kind] += 1
    s.kinds[seat, place] |= 1 << kind
    s.count[seat, place] += 1


@rule
def take(s, seat, place, kind):
    """A coin leaves."""
    s.coins[seat, place, kind] -= 1
    s.kinds[seat, place] = without_last(s.kinds[seat, place], s.coins[seat, place], kind)
    s.count[seat, place] -= 1


@rule
def without_last(kinds, coins, kind):
    """The kinds that there are somewhere after a coin has left."""
    return kinds if coins[kind] > 0 else kinds & ~(1 << kind)


@rule
def empty(s, seat, place, target):
    """All coins go from one place to another."""
    kinds = s.kinds[seat, place]
    s.kinds[seat, target] |= kinds
    s.count[seat, target] += s.count[seat, place]
    s.kinds[seat, place], s.count[seat, place] = 0, 0
    while kinds:
        kind = first(kinds)
        s.coins[seat, target, kind] += s.coins[seat, place, kind]
        s.coins[seat, place, kind] = 0
        kinds &= kinds - 1


@rule
def kinds_in(coins):
    """The kinds of which there are coins somewhere."""
    kinds = 0
    for kind in range(KINDS):
        if coins[kind] > 0:
            kinds |= 1 << kind
    return kinds


def sort_kinds(box: Any) -> None:
    """Which kinds have what, once every coin is described."""
    box.with_action = kinds_in(box.action)
    box.with_quality = kinds_in(box.quality)
    for mark in range(MARK_COUNT):
        box.with_mark[mark] = kinds_in([each == mark + 1 for each in box.mark])
    there = (1 << int(box.kinds)) - 1
    for metal in range(METAL_COUNT):
        box.of_metal[metal] = kinds_in([each == metal for each in box.metal]) & there
        if box.allowed[metal]:
            box.placeable |= box.of_metal[metal]


@rule
def note_kinds(s):
    """Which kinds lie where, once coins are laid out by their numbers."""
    for seat in range(SEATS):
        for place in range(PLACES):
            s.kinds[seat, place] = kinds_in(s.coins[seat, place])
    s.stock_kinds, s.market_kinds = kinds_in(s.stock), kinds_in(s.market)
    for lot in range(COIN_LOTS):
        s.lot_kinds[lot] = kinds_in(s.lots[lot])


@rule
def hidden(s):
    """Whether coins lie behind screens."""
    return (s.phase == DRAWING) | (s.phase == BIDDING)


@rule
def has_coins(s, seat):
    """Whether a coin can come out of a seat's pouch, after tipping in the discards if need be."""
    return s.count[seat, POUCH] + s.count[seat, DISCARD] > 0


@rule
def source_of(s, seat):
    """What the pouch of a seat is filled with now."""
    return NEW if has(s.tipped, seat) else OLD


@rule
def shown(s, seat, kind):
    """Coins that were seen to come from a hand: used ones, and those trashed."""
    return s.used[seat, kind] + s.binned[seat, kind]


@rule
def draws(box, s, seat):
    """How many coins a seat has drawn from its own pouch in this round."""
    count = s.behind[seat]
    for kind in range(box.kinds):
        count += s.binned[seat, kind]
    for k in range(s.thefts):
        count -= s.thief[k] == seat
    return count


@rule
def owned(s, seat, kind):
    """How many coins of a kind a seat has, wherever they lie."""
    count = 0
    for place in range(PLACES):
        count += s.coins[seat, place, kind]
    return count


@rule
def kinds_owned(s, seat):
    """The kinds of which a seat has coins, wherever they lie."""
    kinds = 0
    for place in range(PLACES):
        kinds |= s.kinds[seat, place]
    return kinds
