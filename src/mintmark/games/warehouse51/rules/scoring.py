"""The score of Warehouse 51: gold, sets, majorities, and what relics add."""

from ....engine.rule import first, in_lane, lane, rank, rule, size
from ..moves import (
    COLOURS,
    GOLD_RATE,
    LOSE_ALL_TIES,
    NO_GOLD_POINTS,
    POINTS,
    RELICS,
    SET_WILDCARD,
    WIN_ALL_TIES,
)
from .state import power, working

LIFT = 1 << 11  # a score may be below zero, and a lane cannot


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
def fewest(box, relics):
    """How many relics there are of the colour of which there are fewest."""
    count = RELICS
    for colour in range(len(COLOURS)):
        count = min(count, size(relics & box.colour[colour]))
    return count


@rule
def sets(box, s, seat):
    """Sets of four colours. Wild relics have no colour but that which is short (8.2, 5.19)."""
    wild, counted = power(box, s, seat, SET_WILDCARD), s.owned[seat] & ~s.pawned
    if wild == 0:
        return fewest(box, counted)
    counted &= ~(box.works_by[SET_WILDCARD] & working(box, s, seat))
    made = fewest(box, counted)
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
    relics = s.owned[seat] & box.colour[colour] & ~s.pawned
    return size(relics) + size(relics & box.worth_two) + size(relics & box.worth_three)


@rule
def worths(box, s, colour):
    """Those of all seats, in a lane each."""
    values = 0
    for seat in range(box.seats):
        values += in_lane(worth(box, s, seat, colour), seat)
    return values


@rule
def majority_points(box, s, values, seat, colour):
    """First or second place; two that tie take the lower place, more take nothing (8.3 to 8.5)."""
    mine = lane(values, seat)
    if mine == 0:
        return 0
    place = 0
    for other in range(box.seats):
        if other != seat:
            ahead = lane(values, other) - mine
            if ahead == 0:  # Yata and Nessus first
                ahead = tie_rank(box, s, other) - tie_rank(box, s, seat)
            if ahead >= 0:  # whoever ties takes the points of the lower place
                place += 1
    return box.points[colour, place] if place < 2 else 0


@rule
def totals(box, s):
    """All of it, for every seat (8.1 to 8.4, and relics that give or take points)."""
    points = 0
    for seat in range(box.seats):
        own = gold_points(box, s, seat) + box.set_points * sets(box, s, seat)
        points += in_lane(LIFT + own + power(box, s, seat, POINTS), seat)
    for colour in range(len(COLOURS)):
        values = worths(box, s, colour)
        for seat in range(box.seats):
            points += in_lane(majority_points(box, s, values, seat, colour), seat)
    return points


@rule
def score(points, seat):
    """The total of one seat."""
    return lane(points, seat) - LIFT


@rule
def scores(box, s, out):
    """Every relic counts as genuine until the counterfeits are out (8.7)."""
    points = totals(box, s)
    for seat in range(box.seats):
        out[seat] = score(points, seat)


@rule
def places(box, s, out):
    """The higher total; Yata and Nessus order every tie, the rest share (8.6)."""
    for seat in range(box.seats):
        out[seat] = 3 * out[seat] + tie_rank(box, s, seat)
    rank(out, box.seats)
