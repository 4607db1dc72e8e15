"""What a position of Coin Quest is worth, before it is over.

The figures were fitted to how thousands of positions, met in games of the search, went on on
average: hundredths of a point that a coin brings in each round to come.
"""

from ....engine.rule import rule
from ..rules.scoring import total
from ..rules.state import AGE, RARE, owned

VALUE = (45, 8, -5)  # a point of gold, silver, copper
COIN = -11  # any coin: the fewer there are, the sooner the good ones come up
MARK = -14  # bonuses for mint marks are less safe than they look
ACTION = 10, 35, 21  # Age, Unique, Rare, for each time that it can be used


@rule
def prospects(box, s, out):
    """Points count less, and good coins more, the more rounds are still to come."""
    left = box.rounds - s.turn
    for seat in range(box.seats):
        power = 0
        for kind in range(box.kinds):
            count = owned(box, s, seat, kind)
            if count > 0:
                power += count * strength(box, kind)
        out[seat] = max(0, 100 - 6 * left) * total(box, s, seat) // 10 + left * power // 10
    return 60 + 16 * left


@rule
def strength(box, kind):
    """What a coin brings in a round."""
    value = COIN + VALUE[box.metal[kind]] * box.value[kind]
    if box.mark[kind] > 0:
        value += MARK
    if AGE <= box.action[kind] <= RARE:
        value += ACTION[box.action[kind] - AGE] * box.amount[kind]
    return value
