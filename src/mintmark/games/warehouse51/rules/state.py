"""The box and the state of Warehouse 51, and questions about them.

Throughout: box is what is fixed before play, s is a state, v is a view. Seats run clockwise; the
left neighbour of a seat is the next one (1.5). Numbers in brackets cite RULES.md.
"""

from ....engine.rule import first, has, rule
from ....engine.struct import i1, i2, i4, struct
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
    value: i1[RELICS]
    effect: i1[RELICS]
    amount: i1[RELICS]  # the parameter of the effect
    colour: i4[len(COLOURS)]  # bit sets of relics: those of a colour,
    worth_two: i4  # those of value 2 or 3,
    worth_three: i4
    works_by: i4[len(EFFECTS)]  # those with an effect,
    cursed: i4
    sealed: i4  # those sold by sealed bids,
    counterfeit: i4  # those that a counterfeit may name


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
    owned: i4[SEATS]  # bit sets of relics: each seat's own,
    piled: i4  # those still in a pile,
    pawned: i4
    certified: i4
    spared: i4  # those whose counterfeit is neutralised
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
    return s.owned[seat] & box.works_by[SUPPRESS_CURSES] & ~s.pawned != 0


@rule
def working(box, s, seat):
    """The relics of a seat that act: a pawned blessing is lost, a pawned curse stays (6.4)."""
    if s.owned[seat] & box.cursed == 0:
        return s.owned[seat] & ~s.pawned
    if silenced(box, s, seat):
        return s.owned[seat] & ~s.pawned & ~box.cursed
    return s.owned[seat] & (~s.pawned | box.cursed)


@rule
def power(box, s, seat, effect):
    """The sum of what a seat's working relics with this effect give; 1 each if it has no amount."""
    total, relics = 0, s.owned[seat] & box.works_by[effect]
    if relics:  # seldom
        relics &= working(box, s, seat)
    while relics:
        total += box.amount[first(relics)]
        relics &= relics - 1
    return total


@rule
def owner(s, relic):
    """Whose a relic is, or where it is."""
    for seat in range(SEATS):
        if has(s.owned[seat], relic):
            return seat
    if has(s.piled, relic):
        return IN_PILE
    return ON_BLOCK if relic == s.lot else GONE


@rule
def leave(s, relics):
    """Some relics leave the game, and what lay on them comes off."""
    for seat in range(SEATS):
        s.owned[seat] &= ~relics
    s.pawned &= ~relics


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
    return box.counterfeit & ~fakes(s)


@rule
def doomed(s):
    """Bit set of the relics about to leave as counterfeits: neither certified nor spared (7.4)."""
    owned = 0
    for seat in range(SEATS):
        owned |= s.owned[seat]
    return fakes(s) & owned & ~s.certified & ~s.spared


@rule
def piles(box, s):
    """Bit set of the colours whose pile still holds a relic."""
    left = 0
    for colour in range(len(COLOURS)):
        left |= (s.piled & box.colour[colour] != 0) << colour
    return left
