"""What a position of Warehouse 51 is worth, before it is over.

The figures were fitted to how thousands of positions went on on average. All are tenths of points.
"""

from ....engine.rule import rule, size
from ..rules.scoring import score, totals
from ..rules.state import doomed


@rule
def prospects(box, s, out):
    """Points count less, and relics and ingots more, the more auctions are still to come."""
    left, leaving, points = size(s.piled), doomed(s), totals(box, s)
    for seat in range(box.seats):
        out[seat] = max(0, 78 - 46 * left // 10) * score(points, seat) // 10
        out[seat] += (5 + 15 * left // 10) * s.gold[seat] // 10
        out[seat] -= 15 * size(s.owned[seat] & leaving)
        out[seat] += 17 * left // 10 * size(s.owned[seat] & ~leaving)
    return 40 + 2 * left
