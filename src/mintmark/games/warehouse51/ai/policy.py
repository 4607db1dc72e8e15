"""A quick player: knows what a relic is worth to it as things stand, and bids up to that."""

from ....engine.random import below
from ....engine.rule import UNKNOWN, has, rule
from ..moves import BID, FIST, PASS, PAWN, PAY
from ..rules import apply
from ..rules.scoring import score
from ..rules.state import OPEN, SEALED, State, fakes

copy = State.copy


@rule
def lead(box, s, seat):
    """By how many points a seat is ahead of the best other, as it stands."""
    best = -1000
    for other in range(box.seats):
        if other != seat:
            best = max(best, score(box, s, other))
    return score(box, s, seat) - best


@rule
def limit(box, v, seat, spare):
    """What the lot is worth to a seat, in ingots: what it adds to the lead, and its value."""
    if has(fakes(v), v.lot):
        return 1  # known to be a counterfeit; still worth an ingot, to hide that one knows
    copy(v, spare)
    spare.owned[seat] |= 1 << v.lot
    gain = lead(box, spare, seat) - lead(box, v, seat)
    return 1 + box.value[v.lot] + max(0, gain) // 2 - 2 * has(box.cursed, v.lot)


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
    """Raise by one up to the limit; in a fist, about as much as the limit."""
    most = min(limit(box, v, seat, spare), v.gold[seat])
    if v.phase == SEALED:
        return FIST + max(0, min(v.gold[seat], most + below(seed, n, 3) - 1))
    raised = out[1] - BID if count > 1 else v.bid + 1  # the lowest bid there is, after passing
    return BID + raised if raised <= most and count > 1 and out[1] < FIST else PASS


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
