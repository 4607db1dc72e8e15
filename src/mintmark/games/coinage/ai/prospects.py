"""What a position of CoinAge is worth, before it is over.

The figures were fitted to how thousands of positions, met at the beginning of a turn in games of
the search, went on on average. They are tenths of a point, by the number of empty areas.
"""

from ....engine.rule import rule, size
from ..edition import RANKS
from ..moves import SEATS
from ..rules import empty

#    1   2   3  4–5  6 and more empty areas
AREA = (  # that a coin of this rank holds
    (22, 29, 29, 31, 29),
    (41, 40, 36, 28, 19),
    (48, 30, 25, 21, 12),
    (59, 53, 30, 14, 8),
)
COIN = (  # in the bank
    (8, 4, 2, 6, 4),
    (11, 8, 8, 10, 11),
    (17, 14, 9, 4, 3),
    (37, 22, 15, 8, -1),
)
TOSS = (48, 39, 31, 25, 15)  # for being the next to toss
SPREAD = (46, 78, 79, 86, 94)  # how unsure all this is


@rule
def prospects(box, s, out):
    """What each seat can expect from areas held, coins left and the next toss."""
    count = size(empty(box, s))
    phase = max(0, min(4, count - 1 if count < 5 else count - 2))
    for seat in range(SEATS):
        out[seat], left = TOSS[phase] if s.mover == seat else 0, s.held[seat]
        for rank in range(RANKS):
            out[seat] += s.bank[seat, rank] * COIN[rank][phase]
            out[seat] += size(left & s.coins[seat, rank]) * AREA[rank][phase]
            left &= ~s.coins[seat, rank]
    return SPREAD[phase]
