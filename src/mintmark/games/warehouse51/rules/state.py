"""The box and the state of Warehouse 51, and questions about them.

Throughout: box is what is fixed before play, s is a state, v is a view. Seats run clockwise; the
left neighbour of a seat is the next one (1.5). Numbers in brackets cite RULES.md.
"""

from ....engine.rule import rule
from ....engine.struct import i1, i2, struct
from ..moves import COLOURS, EFFECTS, NOTES, RELICS, SEATS, SUPPRESS_CURSES

# Where a relic is if no seat owns it.
IN_PILE, ON_BLOCK, GONE = -3, -4, -5

# What is going on.
(
    CHOOSING_FIRST,
    DEALING,
    REVEALING,
    TURNING_UP,
    OPEN,
    SEALED,
    PAYING,
    GIVING,
    SWAPPING,
    BUYING_BACK,
    CERTIFYING,
    NEUTRALISING,
    OVER,
) = range(13)
BETWEEN = 13  # two auctions: only while a move is carried out


@struct
class Box:
    seats: i1
    relics: i1  # how many: those after them are gone from the start
    first: i1  # the seat that reveals first, or NOBODY: chance decides
    ingots: i1  # that each seat starts with
    supply: i1
    tokens: i1
    notes: i1  # counterfeits between two neighbours
    pawn_below: i1
    payout: i1
    buy_back: i1
    ingots_per_point: i1
    set_points: i1
    points: i1[len(COLOURS), 2]  # for the most and the second most
    colour: i1[RELICS]
    value: i1[RELICS]
    cursed: i1[RELICS]
    sealed: i1[RELICS]
    effect: i1[RELICS]
    amount: i1[RELICS]  # the parameter of the effect
    counterfeit: i1[RELICS]  # whether there is one that names it
    by_effect: i1[RELICS]  # the relics in the order of their effects,
    begins: i1[len(EFFECTS) + 1]  # and where those of an effect begin


@struct
class State:
    phase: i1
    turn: i2  # the number of the auction, from 1
    asked: i1  # the seat that decides, or NOBODY where that is chance or everyone
    revealer: i1  # the winner of the last auction
    pile: i1  # the colour chosen
    lot: i1  # the relic on the block, or NOBODY
    bid: i1  # the highest so far; then the price
    leader: i1  # who made it, or NOBODY
    matched: i1  # whether the highest bid was matched
    passed: i1  # bit set of seats
    fist: i1[SEATS]  # sealed until the last is in; NOBODY: not yet
    opened: i1[SEATS]  # what was in the fists, until the next relic is turned up; or NOBODY
    gold: i1[SEATS]
    supply: i1
    tokens: i1
    owner: i1[RELICS]  # a seat, IN_PILE, ON_BLOCK or GONE
    pawned: i1[RELICS]
    certified: i1[RELICS]
    spared: i1[RELICS]  # 1: its counterfeit is neutralised
    note: i1[SEATS, NOTES]  # the relics named between this seat and the next
    dealt: i1  # how many counterfeits lie
    exposed: i1  # 1: all of them are open
    served: i1  # at the end: how many seats have had their say
    used: i1  # certificates or horns that the asked seat has used


@rule
def left_of(box, seat):
    """The left neighbour."""
    return seat + 1 if seat + 1 < box.seats else 0  # much quicker than a remainder


@rule
def right_of(box, seat):
    """The right neighbour."""
    return seat - 1 if seat > 0 else box.seats - 1


@rule
def silenced(box, s, seat):
    """Whether David's Harp keeps the curses of a seat quiet (5.16)."""
    for k in range(box.begins[SUPPRESS_CURSES], box.begins[SUPPRESS_CURSES + 1]):
        relic = box.by_effect[k]
        if s.owner[relic] == seat and s.pawned[relic] == 0:
            return True
    return False


@rule
def works(box, s, relic):
    """Whether an owned relic acts: a pawned blessing is lost, a pawned curse stays (6.4)."""
    if box.cursed[relic] == 1:
        return not silenced(box, s, s.owner[relic])
    return s.pawned[relic] == 0


@rule
def power(box, s, seat, effect):
    """The sum of what a seat's working relics with this effect give; 1 each if it has no amount."""
    total = 0
    for k in range(box.begins[effect], box.begins[effect + 1]):
        relic = box.by_effect[k]
        if s.owner[relic] == seat and works(box, s, relic):
            total += box.amount[relic]
    return total


@rule
def fakes(s):
    """Bit set of the relics that a counterfeit on the table names."""
    relics = 0
    for gap in range(SEATS):
        for k in range(NOTES):
            if s.note[gap, k] >= 0:
                relics |= 1 << s.note[gap, k]
    return relics


@rule
def unnamed(box, s):
    """Bit set of the relics whose counterfeit does not lie in sight."""
    relics = 0
    for relic in range(RELICS):
        relics |= (box.counterfeit[relic] == 1) << relic
    return relics & ~fakes(s)


@rule
def doomed(s):
    """Bit set of the relics about to leave as counterfeits: neither certified nor spared (7.4)."""
    relics = fakes(s)
    for relic in range(RELICS):
        if s.owner[relic] < 0 or s.certified[relic] == 1 or s.spared[relic] == 1:
            relics &= ~(1 << relic)
    return relics


@rule
def piles(box, s):
    """Bit set of the colours whose pile still holds a relic."""
    left = 0
    for relic in range(RELICS):
        left |= (s.owner[relic] == IN_PILE) << box.colour[relic]
    return left


@rule
def in_pile(box, s, colour):
    """Bit set of the relics in a pile."""
    relics = 0
    for relic in range(RELICS):
        relics |= ((s.owner[relic] == IN_PILE) & (box.colour[relic] == colour)) << relic
    return relics


@rule
def owned(s, seat):
    """Bit set of a seat's relics."""
    relics = 0
    for relic in range(RELICS):
        relics |= (s.owner[relic] == seat) << relic
    return relics


@rule
def pawned(s):
    """Bit set of the pawned relics."""
    relics = 0
    for relic in range(RELICS):
        relics |= (s.pawned[relic] == 1) << relic
    return relics
