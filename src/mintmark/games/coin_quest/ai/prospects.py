"""What a position of Coin Quest is worth, before it is over.

The figures were fitted to how thousands of positions, met in games of the search, went on on
average: hundredths of a point that a coin brings in each round to come.
"""

from ....engine.rule import first, rule
from ..rules.scoring import totals
from ..rules.state import AGE, RARE, kinds_owned, owned

VALUE = (45, 8, -5)  # a point of gold, silver, copper
COIN = -11  # any coin: the fewer there are, the sooner the good ones come up
MARK = -14  # bonuses for mint marks are less safe than they look
ACTION = 10, 35, 21  # Age, Unique, Rare, for each time that it can be used


@rule
def prospects(box, s, out):
    """Points count less, and good coins more, the more rounds are still to come."""
    rounds = box.rounds - s.turn
    totals(box, s, out)
    for seat in range(box.seats):
        power, left = 0, kinds_owned(s, seat)
        while left:
            kind = first(left)
            power += owned(s, seat, kind) * strength(box, kind)
            left &= left - 1
        out[seat] = max(0, 100 - 6 * rounds) * out[seat] // 10 + rounds * power // 10
    return 60 + 16 * rounds


@rule
def strength(box, kind):
    """What a coin brings in a round."""
    value = COIN + VALUE[box.metal[kind]] * box.value[kind]
    if box.mark[kind] > 0:
        value += MARK
    if AGE <= box.action[kind] <= RARE:
        value += ACTION[box.action[kind] - AGE] * box.amount[kind]
    return value
