"""The score of Warehouse 51: gold, sets, majorities, and what relics add."""

from ....engine.rule import first, rank, rule, size
from ..moves import (
    COLOURS,
    GOLD_RATE,
    LOSE_ALL_TIES,
    NO_GOLD_POINTS,
    POINTS,
    SET_WILDCARD,
    WIN_ALL_TIES,
)
from .state import power, working


@rule
def gold_points(box, s, seat):
    """A point for every five ingots; the Stone betters the rate, Kapala takes all (8.1, 5.21)."""
    if power(box, s, seat, NO_GOLD_POINTS) > 0:
        return 0
    rate = box.ingots_per_point
    stones = s.owned[seat] & box.works_by[GOLD_RATE]
    if stones:
        stones &= working(box, s, seat)
    while stones:
        rate = min(rate, box.amount[first(stones)])
        stones &= stones - 1
    return s.gold[seat] // rate


@rule
def sets(box, s, seat):
    """Sets of four colours. Wild relics have no colour but that which is short (8.2, 5.19)."""
    wild, counted = power(box, s, seat, SET_WILDCARD), s.owned[seat] & ~s.pawned
    if wild:
        counted &= ~(box.works_by[SET_WILDCARD] & working(box, s, seat))
    made = 0
    while True:
        short = 0
        for colour in range(len(COLOURS)):
            short += max(0, made + 1 - size(counted & box.colour[colour]))
        if short > wild:
            return made
        made += 1


@rule
def tie_rank(box, s, seat):
    """1 wins ties, -1 loses them: Yata, Nessus, both cancel out (5.23, 5.24)."""
    wins = 1 if power(box, s, seat, WIN_ALL_TIES) > 0 else 0
    loses = 1 if power(box, s, seat, LOSE_ALL_TIES) > 0 else 0
    return wins - loses


@rule
def worth(box, s, seat, colour):
    """The total value of a seat's relics in a colour (8.3)."""
    total, relics = 0, s.owned[seat] & box.colour[colour] & ~s.pawned
    while relics:
        total += box.value[first(relics)]
        relics &= relics - 1
    return total


@rule
def majority_points(box, s, seat, colour):
    """First or second place; two that tie take the lower place, more take nothing (8.3 to 8.5)."""
    mine = worth(box, s, seat, colour)
    if mine == 0:
        return 0
    place = 0
    for other in range(box.seats):
        if other != seat:
            ahead = worth(box, s, other, colour) - mine
            if ahead == 0:  # Yata and Nessus first
                ahead = tie_rank(box, s, other) - tie_rank(box, s, seat)
            if ahead >= 0:  # whoever ties takes the points of the lower place
                place += 1
    return box.points[colour, place] if place < 2 else 0


@rule
def score(box, s, seat):
    """All of it (8.1 to 8.4, and relics that give or take points)."""
    total = gold_points(box, s, seat) + box.set_points * sets(box, s, seat)
    for colour in range(len(COLOURS)):
        total += majority_points(box, s, seat, colour)
    return total + power(box, s, seat, POINTS)


@rule
def scores(box, s, out):
    """Every relic counts as genuine until the counterfeits are out (8.7)."""
    for seat in range(box.seats):
        out[seat] = score(box, s, seat)


@rule
def places(box, s, out):
    """The higher total; Yata and Nessus order every tie, the rest share (8.6)."""
    for seat in range(box.seats):
        out[seat] = 3 * out[seat] + tie_rank(box, s, seat)
    rank(out, box.seats)
