"""What a position of Warehouse 51 is worth, before it is over.

The figures were fitted to how thousands of positions went on on average. All are tenths of points.
"""

from ....engine.rule import has, rule
from ..moves import RELICS
from ..rules.scoring import score
from ..rules.state import IN_PILE, doomed


@rule
def prospects(box, s, out):
    """Points count less, and relics and ingots more, the more auctions are still to come."""
    left = 0
    for relic in range(RELICS):
        left += s.owner[relic] == IN_PILE
    for seat in range(box.seats):
        out[seat] = max(0, 78 - 46 * left // 10) * score(box, s, seat) // 10
        out[seat] += (5 + 15 * left // 10) * s.gold[seat] // 10
    leaving = doomed(s)
    for relic in range(RELICS):
        seat = s.owner[relic]
        if seat >= 0:
            if has(leaving, relic):
                out[seat] -= 15
            else:
                out[seat] += 17 * left // 10
    return 40 + 2 * left
