"""What a seat can know of the coins that everyone owns, while screens are down (7.3, 7.4)."""

from ....engine.rule import rule, size
from .looking import shown, stolen_by, stolen_from
from .state import DISCARD, NEW, OLD, POUCH, hidden, owned

LANE = 6  # bits: the marks of all seats go side by side into one number, since rules have no lists


@rule
def taken(v, seat, kind):
    """How many coins of a kind are known to be stolen from a seat."""
    return stolen_from(v, seat, OLD, kind) + stolen_from(v, seat, NEW, kind)


@rule
def owns(box, v, seat, kind):
    """How many coins of a kind a seat is known to own, leaving thefts aside that are not known."""
    if not hidden(v):
        return owned(box, v, seat, kind)
    count = v.coins[seat, DISCARD, kind]
    if kind == box.penny:
        return count + v.coins[seat, POUCH, kind]
    drawn = v.bag[seat, OLD, kind] + v.bag[seat, NEW, kind] + stolen_by(v, seat, kind)
    drawn = max(drawn, shown(v, seat, kind))  # what it has shown beyond that it can only have taken
    return max(0, count + drawn - v.binned[seat, kind] - taken(v, seat, kind))


@rule
def tally(box, v, mark):
    """How many mint marks of a sort each seat is known to own, in a lane each."""
    totals = 0
    for kind in range(box.kinds):
        if box.mark[kind] == mark + 1:
            for seat in range(box.seats):
                totals += owns(box, v, seat, kind) << (LANE * seat)
    return totals


@rule
def marks_in(totals, seat):
    """The marks of one seat out of a tally."""
    return (totals >> (LANE * seat)) & ((1 << LANE) - 1)


@rule
def bonus_in(box, totals, seat, mark):
    """What a tally would earn a seat: tied seats share a place, the next is paid (9.3, 9.4)."""
    mine, numbers = marks_in(totals, seat), 0
    if mine == 0:
        return 0
    for other in range(box.seats):
        numbers |= 1 << marks_in(totals, other)
    place = size(numbers >> (mine + 1))
    return box.bonus[mark, place] if place < 3 else 0


@rule
def quality_known(box, v, seat):
    """Prestige on the right of the coins that a seat is known to own."""
    total = 0
    for kind in range(box.kinds):
        if box.quality[kind] > 0:
            total += box.quality[kind] * owns(box, v, seat, kind)
    return total


@rule
def wealth_known(box, v, seat, metal):
    """The value of the coins in a metal that a seat is known to own."""
    total = 0
    for kind in range(box.kinds):
        if box.metal[kind] == metal:
            total += box.value[kind] * owns(box, v, seat, kind)
    return total
