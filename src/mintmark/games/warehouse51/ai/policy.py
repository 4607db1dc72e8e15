"""A quick player: knows what a relic is worth to it as things stand, and bids up to that."""

from ....engine.random import below
from ....engine.rule import UNKNOWN, has, rule
from ..moves import BID, FIST, PASS, PAWN, PAY
from ..rules import apply
from ..rules.scoring import score, totals
from ..rules.state import OPEN, SEALED, State, fakes

copy = State.copy


@rule
def lead(box, s, seat):
    """By how many points a seat is ahead of the best other, as it stands."""
    points, best = totals(box, s), -1000
    for other in range(box.seats):
        if other != seat:
            best = max(best, score(points, other))
    return score(points, seat) - best


@rule
def worth(box, v):
    """What the lot is worth to anybody, in ingots."""
    if has(fakes(v), v.lot):
        return 1  # known to be a counterfeit; still worth an ingot, to hide that one knows
    return 1 + box.value[v.lot] - 2 * has(box.cursed, v.lot)


@rule
def gain(box, v, seat, spare):
    """What it is worth besides to a seat, for the lead that it adds."""
    if has(fakes(v), v.lot):
        return 0
    copy(v, spare)
    spare.owned[seat] |= 1 << v.lot
    return max(0, lead(box, spare, seat) - lead(box, v, seat)) // 2


@rule
def pawnable_fake(v, out, count):
    """A pawn move for a relic known to be counterfeit: five ingots for nothing."""
    known = fakes(v)
    for k in range(count):
        if PAWN <= out[k] < PAY and has(known, out[k] - PAWN):
            return out[k]
    return UNKNOWN


@rule
def bid_move(box, v, seat, out, count, spare, seed, n):
    """Raise by one up to what the lot is worth; in a fist, about as much."""
    if v.phase == OPEN and (count == 1 or out[1] >= FIST):
        return PASS
    most = worth(box, v)
    if v.phase == SEALED or out[1] - BID > most:  # after passing comes the lowest bid there is
        most += gain(box, v, seat, spare)
    most = min(most, v.gold[seat])
    if v.phase == SEALED:
        return FIST + max(0, min(v.gold[seat], most + below(seed, n, 3) - 1))
    return out[1] if out[1] - BID <= most else PASS


@rule
def policy(box, v, seat, out, count, spare, seed, n):
    """Bids by worth; everything else by what leaves the largest lead, among equals at random."""
    if v.phase == OPEN or v.phase == SEALED:
        fake = pawnable_fake(v, out, count)
        return fake if fake != UNKNOWN else bid_move(box, v, seat, out, count, spare, seed, n)
    best, equals = -2000, 0
    for k in range(count):
        copy(v, spare)
        apply(box, spare, seat, out[k])
        value = lead(box, spare, seat)
        if value > best:
            best, equals = value, 0
        if value == best:
            out[equals] = out[k]  # the best so far gather at the front
            equals += 1
    return out[below(seed, n, equals)]
