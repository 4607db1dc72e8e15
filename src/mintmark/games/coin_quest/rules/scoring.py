"""The score of Coin Quest: the track, Quality, and majorities of mint marks (section 9)."""

from ....engine.rule import rank, rule, size
from ..moves import MARKS, METALS
from .state import OVER, SPAN, owned


@rule
def quality(box, s, seat):
    """Prestige on the right of all coins owned (9.2)."""
    total = 0
    for kind in range(box.kinds):
        if box.quality[kind] > 0:
            total += box.quality[kind] * owned(box, s, seat, kind)
    return total


@rule
def marks(box, s, seat, mark):
    """How many mint marks of a sort a seat owns."""
    count = 0
    for kind in range(box.kinds):
        if box.mark[kind] == mark + 1:
            count += owned(box, s, seat, kind)
    return count


@rule
def mint_bonus(box, s, seat, mark):
    """Tied seats share a place, and the next is paid still; nothing for none (9.3, 9.4)."""
    mine, counts = marks(box, s, seat, mark), 0
    if mine == 0:
        return 0
    for other in range(box.seats):
        counts |= 1 << marks(box, s, other, mark)
    place = size(counts >> (mine + 1))  # so many different numbers of marks are higher
    return box.bonus[mark, place] if place < 3 else 0


@rule
def total(box, s, seat):
    """All of it, as if the game were over (9.2 to 9.4)."""
    points = s.prestige[seat] + quality(box, s, seat)
    for mark in range(MARKS):
        points += mint_bonus(box, s, seat, mark)
    return points


@rule
def scores(box, s, out):
    """The track while the game runs, for who owns what is not open to all; then the total (9.6)."""
    for seat in range(box.seats):
        out[seat] = total(box, s, seat) if s.phase == OVER else s.prestige[seat]


@rule
def value_in(box, s, seat, metal):
    """The total value of a seat's coins in a metal (9.5)."""
    points = 0
    for kind in range(box.kinds):
        if box.metal[kind] == metal:
            points += box.value[kind] * owned(box, s, seat, kind)
    return points


@rule
def places(box, s, out):
    """The higher total, then more copper, then more silver, then more gold (9.5)."""
    for seat in range(box.seats):
        for metal in range(METALS - 1, -1, -1):
            out[seat] = out[seat] * SPAN + value_in(box, s, seat, metal)
    rank(out, box.seats)
