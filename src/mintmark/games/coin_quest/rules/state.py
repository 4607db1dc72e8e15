"""The box and the state of Coin Quest, and questions about them.

Throughout: box is what is fixed before play, s is a state, v is a view. A coin is the number of its
face (a kind): coins that look the same are the same. Numbers in brackets cite RULES.md.
"""

from ....engine.rule import has, rule
from ....engine.struct import i1, i2, i4, struct
from ..moves import COIN_LOTS, KINDS, LOTS, MARKS, METALS, SEATS, SHOWS, THEFTS

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
    first: i1  # the start player, or NOBODY: chance decides
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
    prestige: i1[LOTS]  # what a lot pays
    allowed: i1[LOTS, METALS]  # whether a lot takes a metal, with so many players
    bonus: i1[MARKS, 3]  # for the most, second most and third most marks


@struct
class State:
    phase: i1
    turn: i1  # the number of the round
    first: i1  # the start player
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


@rule
def put(s, seat, place, kind):
    """A coin arrives."""
    s.coins[seat, place, kind] += 1
    s.count[seat, place] += 1


@rule
def take(s, seat, place, kind):
    """A coin leaves."""
    s.coins[seat, place, kind] -= 1
    s.count[seat, place] -= 1


@rule
def empty(box, s, seat, place, target):
    """All coins go from one place to another."""
    if s.count[seat, place] > 0:
        for kind in range(box.kinds):
            s.coins[seat, target, kind] += s.coins[seat, place, kind]
            s.coins[seat, place, kind] = 0
        s.count[seat, target] += s.count[seat, place]
        s.count[seat, place] = 0


@rule
def kinds_in(box, coins):
    """Bit set of the kinds of which there are coins somewhere."""
    kinds = 0
    for kind in range(box.kinds):
        kinds |= (coins[kind] > 0) << kind
    return kinds


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
def goes_anywhere(box, kind):
    """Whether a coin can be placed at all (4.4)."""
    metal = box.metal[kind]
    for lot in range(LOTS):
        if box.allowed[lot, metal] == 1:
            return True
    return False


@rule
def owned(box, s, seat, kind):
    """How many coins of a kind a seat has, wherever they lie."""
    count = 0
    for place in range(PLACES):
        count += s.coins[seat, place, kind]
    return count
