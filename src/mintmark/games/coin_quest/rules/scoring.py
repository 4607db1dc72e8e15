"""The score of Coin Quest: the track, Quality, and majorities of mint marks (section 9)."""

from ....engine.rule import first, in_lane, lane, rank, rule, size
from ..moves import MARK_COUNT, METAL_COUNT
from .state import OVER, SPAN, kinds_owned, owned


@rule
def count_of(s, seat, kinds):
    """How many coins of some kinds a seat owns."""
    count, left = 0, kinds_owned(s, seat) & kinds
    while left:
        count += owned(s, seat, first(left))
        left &= left - 1
    return count


@rule
def sum_of(s, seat, kinds, figures):
    """The same, each coin by its figure."""
    total, left = 0, kinds_owned(s, seat) & kinds
    while left:
        total += figures[first(left)] * owned(s, seat, first(left))
        left &= left - 1
    return total


@rule
def quality(box, s, seat):
    """Prestige on the right of all coins owned (9.2)."""
    return sum_of(s, seat, box.with_quality, box.quality)


@rule
def marks_owned(box, s, mark):
    """How many mint marks of a sort each seat owns, in a lane each."""
    totals = 0
    for seat in range(box.seats):
        totals += in_lane(count_of(s, seat, box.with_mark[mark]), seat)
    return totals


@rule
def bonus_in(box, totals, seat, mark):
    """Tied seats share a place, and the next is paid still; nothing for none (9.3, 9.4)."""
    mine, numbers = lane(totals, seat), 0
    if mine == 0:
        return 0
    for other in range(box.seats):
        numbers |= 1 << lane(totals, other)
    place = size(numbers >> (mine + 1))  # so many different numbers of marks are higher
    return box.bonus[mark, place] if place < 3 else 0


@rule
def totals(box, s, out):
    """All of it, as if the game were over (9.2 to 9.4)."""
    for seat in range(box.seats):
        out[seat] = s.prestige[seat] + quality(box, s, seat)
    for mark in range(MARK_COUNT):
        owned = marks_owned(box, s, mark)
        for seat in range(box.seats):
            out[seat] += bonus_in(box, owned, seat, mark)


@rule
def scores(box, s, out):
    """The track while the game runs, for who owns what is not open to all; then the total (9.6)."""
    if s.phase == OVER:
        totals(box, s, out)
    else:
        for seat in range(box.seats):
            out[seat] = s.prestige[seat]


@rule
def value_in(box, s, seat, metal):
    """The total value of a seat's coins in a metal (9.5)."""
    return sum_of(s, seat, box.of_metal[metal], box.value)


@rule
def places(box, s, out):
    """The higher total, then more copper, then more silver, then more gold (9.5)."""
    for seat in range(box.seats):
        for metal in range(METAL_COUNT - 1, -1, -1):
            out[seat] = out[seat] * SPAN + value_in(box, s, seat, metal)
    rank(out, box.seats)
