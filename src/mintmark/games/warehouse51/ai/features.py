"""What a seat sees of Warehouse 51, as numbers (docs/features.md lists them).

Seats come clockwise from your own, gaps too: the first lies between you and your left neighbour.
Relics go by their numbers in the edition. The order of two counterfeits in one gap has no meaning
and is left out.
"""

from ....engine.features import (
    Feature,
    blank,
    by_seat,
    flag,
    number,
    one_of,
    which_seat,
    which_seats,
)
from ....engine.rule import NOBODY, UNKNOWN, has, lane, rule, size
from ..moves import COLOURS, EFFECTS, NOTES, RELICS, SEATS
from ..rules.scoring import majority_points, score, sets, totals, worths
from ..rules.state import GONE, IN_PILE, ON_BLOCK, OVER, owner, power, unnamed

PHASES, HUES, SORTS = OVER + 1, len(COLOURS), len(EFFECTS)

FEATURES = (
    Feature("phase", (PHASES,), 1, "what is going on, as in rules/state.py"),
    Feature("turn", (1,), 26, "the number of the auction"),
    Feature("pile", (HUES,), 1, "the colour chosen last"),
    Feature("bid", (1,), 10, "the highest bid, then the price"),
    Feature("matched", (1,), 1, "whether it was matched"),
    Feature("supply", (1,), 20, "ingots"),
    Feature("tokens", (1,), 6, "pawn tokens"),
    Feature("dealt", (1,), 6, "counterfeits that lie between players"),
    Feature("exposed", (1,), 1, "whether they are open"),
    Feature("unseen", (1,), 6, "those of them that you do not know"),
    Feature("suspects", (1,), 22, "relics that one of those may name"),
    Feature("served", (1,), 5, "at the end: seats that are through with this step"),
    Feature("used", (1,), 2, "certificates or horns that the asked seat has used"),
    Feature("left", (HUES,), 8, "relics in the piles, by colour"),
    Feature("lot", (RELICS,), 1, "the relic under the hammer"),
    Feature("lot_colour", (HUES,), 1, "its colour"),
    Feature("lot_value", (1,), 3, "its value"),
    Feature("lot_marks", (3,), 1, "whether it is cursed, sealed, has a counterfeit in the box"),
    Feature("lot_effect", (SORTS,), 1, "its effect, as in moves.py"),
    Feature("lot_amount", (1,), 5, "the figure of the effect"),
    Feature("at_table", (SEATS,), 1, "seats that are taken"),
    Feature("asked", (SEATS,), 1, "who decides; nobody where that is chance or everyone"),
    Feature("revealer", (SEATS,), 1, "who won the last auction"),
    Feature("leader", (SEATS,), 1, "who made the highest bid"),
    Feature("passed", (SEATS,), 1, "who is out of this auction"),
    Feature("gold", (SEATS,), 10, "ingots"),
    Feature("closed", (SEATS,), 1, "fists that are closed"),
    Feature("fist", (1,), 10, "what is in yours"),
    Feature("opened", (SEATS,), 1, "fists that were opened, until the next relic is turned up"),
    Feature("was_in", (SEATS,), 10, "what was in them"),
    Feature("hidden", (SEATS,), 2, "counterfeits in each gap that you do not know"),
    Feature("score", (SEATS,), 20, "as it stands, every relic taken for genuine"),
    Feature("sets", (SEATS,), 3, "sets of four colours"),
    Feature("value", (HUES, SEATS), 6, "total value in each colour"),
    Feature("points", (HUES, SEATS), 8, "points for places in each colour"),
    Feature("power", (SORTS, SEATS), 2, "what working relics give, by effect"),
    Feature("place", (RELICS, 3), 1, "relics in their pile, under the hammer, gone"),
    Feature("owner", (RELICS, SEATS), 1, "whose they are"),
    Feature("pawned", (RELICS,), 1, "relics with a pawn token"),
    Feature("certified", (RELICS,), 1, "relics with a certificate"),
    Feature("spared", (RELICS,), 1, "relics whose counterfeit is neutralised"),
    Feature("fake", (RELICS, SEATS), 1, "counterfeits that you know, by relic and gap"),
    Feature("suspect", (RELICS,), 1, "relics that a counterfeit you do not know may name"),
    Feature("pawn_shop", (3,), 5, "box: ingots below which one may pawn, payout, buying back"),
    Feature("worth", (2,), 5, "box: ingots for a point, points for a set"),
    Feature("majority", (HUES, 2), 8, "box: points for first and second place in each colour"),
)


@rule
def features(box, v, seat, out):
    """All of them, in their order."""
    me = max(seat, 0)
    n = table_features(box, v, out, 0)
    n = lot_features(box, v, out, n)
    n = seat_features(box, v, me, out, n)
    n = standing_features(box, v, me, out, n)
    n = relic_features(box, v, me, out, n)
    box_features(box, out, n)


@rule
def hidden_in(v, gap):
    """Counterfeits in a gap that this seat does not know."""
    count = 0
    for k in range(NOTES):
        count += v.note[gap, k] == UNKNOWN
    return count


@rule
def unseen(v):
    """All counterfeits that this seat does not know."""
    count = 0
    for gap in range(SEATS):
        count += hidden_in(v, gap)
    return count


@rule
def suspects(box, v):
    """Bit set of the relics that a counterfeit which this seat does not know may name."""
    return unnamed(box, v) if unseen(v) > 0 else 0


@rule
def table_features(box, v, out, n):
    """What is going on, and what lies in the middle."""
    n = one_of(out, n, PHASES, v.phase)
    n = number(out, n, v.turn, 1 / 26)
    n = one_of(out, n, HUES, v.pile)
    n = number(out, n, v.bid, 1 / 10)
    n = flag(out, n, v.matched == 1)
    n = number(out, n, v.supply, 1 / 20)
    n = number(out, n, v.tokens, 1 / 6)
    n = number(out, n, v.dealt, 1 / 6)
    n = flag(out, n, v.exposed == 1)
    n = number(out, n, unseen(v), 1 / 6)
    n = number(out, n, size(suspects(box, v)), 1 / 22)
    n = number(out, n, v.served, 1 / 5)
    n = number(out, n, v.used, 1 / 2)
    for colour in range(HUES):
        left = 0
        for relic in range(RELICS):
            left += has(v.piled & box.colour[colour], relic)
        n = number(out, n, left, 1 / 8)
    return n


@rule
def colour_of(box, relic):
    """The colour of a relic."""
    colour = 0
    while not has(box.colour[colour], relic):
        colour += 1
    return colour


@rule
def lot_features(box, v, out, n):
    """The relic under the hammer, or just bought."""
    lot = v.lot
    n = one_of(out, n, RELICS, lot)
    if lot == NOBODY:
        return blank(out, n, HUES + 1 + 3 + SORTS + 1)
    n = one_of(out, n, HUES, colour_of(box, lot))
    n = number(out, n, box.value[lot], 1 / 3)
    n = flag(out, n, has(box.cursed, lot))
    n = flag(out, n, has(box.sealed, lot))
    n = flag(out, n, has(box.counterfeit, lot))
    n = one_of(out, n, SORTS, box.effect[lot])
    return number(out, n, box.amount[lot], 1 / 5)


@rule
def seat_features(box, v, me, out, n):
    """Who is who, and what is in purses, fists and gaps."""
    for k in range(SEATS):
        n = flag(out, n, k < box.seats)
    n = which_seat(out, n, box.seats, SEATS, me, v.asked)
    n = which_seat(out, n, box.seats, SEATS, me, v.revealer)
    n = which_seat(out, n, box.seats, SEATS, me, v.leader)
    n = which_seats(out, n, box.seats, SEATS, me, v.passed)
    n = by_seat(out, n, box.seats, SEATS, me, v.gold, 1 / 10)
    for k in range(SEATS):
        n = flag(out, n, k < box.seats and v.fist[(me + k) % box.seats] != NOBODY)
    n = number(out, n, max(0, v.fist[me]), 1 / 10)
    for k in range(SEATS):
        n = flag(out, n, k < box.seats and v.opened[(me + k) % box.seats] != NOBODY)
    n = by_seat(out, n, box.seats, SEATS, me, v.opened, 1 / 10)
    for k in range(SEATS):
        n = number(out, n, hidden_in(v, (me + k) % box.seats) if k < box.seats else 0, 1 / 2)
    return n


@rule
def standing_features(box, v, me, out, n):
    """How it stands, and what everyone's relics do."""
    points = totals(box, v)
    for k in range(SEATS):
        n = number(out, n, score(points, (me + k) % box.seats) if k < box.seats else 0, 1 / 20)
    for k in range(SEATS):
        n = number(out, n, sets(box, v, (me + k) % box.seats) if k < box.seats else 0, 1 / 3)
    for colour in range(HUES):
        values = worths(box, v, colour)
        for k in range(SEATS):
            n = number(out, n, lane(values, (me + k) % box.seats) if k < box.seats else 0, 1 / 6)
    for colour in range(HUES):
        values = worths(box, v, colour)
        for k in range(SEATS):
            seat = (me + k) % box.seats
            majority = majority_points(box, v, values, seat, colour) if k < box.seats else 0
            n = number(out, n, majority, 1 / 8)
    for effect in range(SORTS):
        for k in range(SEATS):
            total = power(box, v, (me + k) % box.seats, effect) if k < box.seats else 0
            n = number(out, n, total, 1 / 2)
    return n


@rule
def relic_features(box, v, me, out, n):
    """Where each relic is, and what is known of its counterfeit."""
    for relic in range(RELICS):
        n = flag(out, n, owner(v, relic) == IN_PILE)
        n = flag(out, n, owner(v, relic) == ON_BLOCK)
        n = flag(out, n, owner(v, relic) == GONE)
    for relic in range(RELICS):
        n = which_seat(out, n, box.seats, SEATS, me, owner(v, relic))
    for relic in range(RELICS):
        n = flag(out, n, has(v.pawned, relic))
    for relic in range(RELICS):
        n = flag(out, n, has(v.certified, relic))
    for relic in range(RELICS):
        n = flag(out, n, has(v.spared, relic))
    for relic in range(RELICS):
        for k in range(SEATS):
            gap = (me + k) % box.seats
            names = v.note[gap, 0] == relic or v.note[gap, 1] == relic
            n = flag(out, n, k < box.seats and names)
    suspected = suspects(box, v)
    for relic in range(RELICS):
        n = flag(out, n, has(suspected, relic))
    return n


@rule
def box_features(box, out, n):
    """What the edition says about the pawn shop and the score."""
    n = number(out, n, box.pawn_below, 1 / 5)
    n = number(out, n, box.payout, 1 / 5)
    n = number(out, n, box.buy_back, 1 / 5)
    n = number(out, n, box.ingots_per_point, 1 / 5)
    n = number(out, n, box.set_points, 1 / 5)
    for colour in range(HUES):
        n = number(out, n, box.points[colour, 0], 1 / 8)
        n = number(out, n, box.points[colour, 1], 1 / 8)
