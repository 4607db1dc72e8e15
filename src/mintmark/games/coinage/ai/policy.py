"""A quick player: takes what raises its lead most, and ends the game only when it wins."""

from ....engine.random import below
from ....engine.rule import rule
from ..moves import CAPTURE, DONE, PAY
from ..rules import RUNNING, State, apply, coins
from ..rules.scoring import region_points

WIN = 1000  # more than any lead
copy = State.copy


@rule
def lead(box, s, seat):
    """By how many points a seat is ahead as it stands; a finished game counts as won or lost."""
    ahead = coins(s, seat) - coins(s, 1 - seat)
    for region in range(box.regions):
        ahead += region_points(box, s, region, seat) - region_points(box, s, region, 1 - seat)
    if s.ending == RUNNING or ahead == 0:
        return ahead
    return ahead + WIN if ahead > 0 else ahead - WIN


@rule
def reluctance(move):
    """Between equal leads: placing and capturing come before stopping, the rest after it."""
    if move < PAY or CAPTURE <= move < DONE:
        return 0
    return 1 if move == DONE else 2


@rule
def policy(box, v, seat, out, count, spare, seed, n):
    """The move after which the lead is largest; among equals a random one."""
    best, equals = -8 * WIN, 0
    for k in range(count):
        copy(v, spare)
        apply(box, spare, seat, out[k])
        value = 4 * lead(box, spare, seat) - reluctance(out[k])
        if value > best:
            best, equals = value, 0
        if value == best:
            out[equals] = out[k]  # the best so far gather at the front
            equals += 1
    return out[below(seed, n, equals)]
