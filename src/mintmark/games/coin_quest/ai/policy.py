"""A quick player: knows what a coin is worth to it, and puts each where it helps most.

All figures are estimates in tenths of a point of prestige, or in chances of a thousand.
"""

from ....engine.random import below, draw
from ....engine.rule import first, has, rule
from ..moves import (
    BUY,
    COIN_LOTS,
    DECLINE,
    DRAW,
    KINDS,
    LOTS,
    PASS,
    PLACE,
    STOP,
    TAKE_BACK,
    TRASH,
    USE,
)
from ..rules.state import AGE, BAD_PENNY, BUYING, DISCARD, HAND, RARE, UNIQUE

JUNK = 12  # tenths: whatever is worth less is trashed
POUCH_SIZE = 14  # coins, about
TEMPO = 3  # tenths: a won lot allows to buy


@rule
def policy(box, v, seat, out, count, spare, seed, n):
    """Buys what is worth its price, uses what it can, draws, trashes junk, places, passes."""
    lowest = out[0]
    if v.phase == BUYING:
        return purchase(box, v, out, count)
    if PASS <= lowest < BUY:
        return to_the_leader(v, out, count, seed, n)
    if lowest == DRAW:
        return DRAW
    if lowest == STOP:
        return junk(box, v, out, count)
    k = 0
    while k < count and out[k] < DRAW:
        if worth_using(box, v, seat, out[k] - USE):
            return out[k]
        k += 1
    if k == count:
        return lowest  # a hasty player has noticed nothing else
    if out[k] < TAKE_BACK:
        return best_lot(box, v, seat, out, k, count, seed, n)
    return out[k]


@rule
def worth(box, v, kind):
    """What a coin will bring from the next round on, in tenths of a point."""
    value, action = box.value[kind], box.action[kind]
    if action == BAD_PENNY:
        return -20
    if box.metal[kind] == 0:
        power = 9 * value + 3
    elif box.metal[kind] == 1:
        power = 4 * value + 1
    else:
        power = value + 1
    if action == RARE:
        power += 10 * box.amount[kind]
    elif action == UNIQUE:
        power += 8 * box.amount[kind]
    elif action == AGE:
        power += 3 * box.amount[kind]
    drawn = box.draw * (box.rounds - v.turn)
    mark = 28 if box.mark[kind] > 0 else 0
    return 10 * box.quality[kind] + mark + power * drawn // POUCH_SIZE


@rule
def purchase(box, v, out, count):
    """The coin that is worth most, if it is worth its price."""
    most, best = 10 * box.price, DECLINE
    for k in range(count - 1):
        value = worth(box, v, out[k] - BUY)
        if value > most:
            most, best = value, out[k]
    return best


@rule
def to_the_leader(v, out, count, seed, n):
    """The Penny goes to whoever has most prestige, among equals at random."""
    most, equals = -1, 0
    for k in range(count):
        prestige = v.prestige[out[k] - PASS]
        if prestige > most:
            most, equals = prestige, 0
        if prestige == most:
            out[equals] = out[k]  # the best so far gather at the front
            equals += 1
    return out[below(seed, n, equals)]


@rule
def worth_using(box, v, seat, kind):
    """Everything, but an Age only while there is junk in sight."""
    if box.action[kind] != AGE:
        return True
    left = v.kinds[seat, HAND] | v.kinds[seat, DISCARD]
    while left:
        other = first(left)
        there = v.coins[seat, HAND, other] + v.coins[seat, DISCARD, other]
        if there > (other == kind) and worth(box, v, other) < JUNK:
            return True
        left &= left - 1
    return False


@rule
def junk(box, v, out, count):
    """The least useful coin that may be trashed, if it is junk; or no more."""
    least, worst = JUNK, STOP
    for k in range(1, count):
        value = worth(box, v, (out[k] - TRASH) % KINDS)
        if value < least:
            least, worst = value, out[k]
    return worst


@rule
def best_lot(box, v, seat, out, start, count, seed, n):
    """Where a coin adds most: what the lot is worth, times the chance of winning it."""
    most, best, luck = -(1 << 30), out[start], draw(seed, n)
    for k in range(start, count):
        kind, lot = (out[k] - PLACE) // LOTS, (out[k] - PLACE) % LOTS
        metal, value = box.metal[kind], box.value[kind]
        more = chance_on(box, v, seat, lot, metal, value) - chance_on(box, v, seat, lot, metal, 0)
        mood = 60 + below(luck, k, 81)  # so that not all bid alike
        gain = more * mood * prize(box, v, lot)
        if gain > most:
            most, best = gain, out[k]
    return best


@rule
def prize(box, v, lot):
    """What a lot gives."""
    total = TEMPO + 10 * box.prestige[lot]
    left = v.lot_kinds[lot] if lot < COIN_LOTS else 0
    while left:
        total += v.lots[lot, first(left)] * worth(box, v, first(left))
        left &= left - 1
    return total


@rule
def chance_on(box, v, seat, lot, metal, value):
    """The chance to win a lot with what lies there and another coin, in thousandths."""
    gold = value if metal == 0 else 0
    silver = value if metal == 1 else 0
    copper = value if metal == 2 else 0
    left = v.kinds[seat, lot]
    while left:
        kind = first(left)
        points = v.coins[seat, lot, kind] * box.value[kind]
        gold += points if box.metal[kind] == 0 else 0
        silver += points if box.metal[kind] == 1 else 0
        copper += points if box.metal[kind] == 2 else 0
        left &= left - 1
    chance = against_one(box, lot, gold, silver, copper)
    won = 1000
    for _ in range(box.seats - 1):
        won = won * chance // 1000
    return won


@rule
def against_one(box, lot, gold, silver, copper):
    """The chance to have more on a lot than one other player, in thousandths."""
    no_gold, no_silver = not has(box.allowed[0], lot), not has(box.allowed[1], lot)
    if gold > 0:
        return min(980, 830 + 40 * gold + 3 * silver + copper)
    if silver > 0:
        return min(950, (720 if no_gold else 600) + 40 * silver + 3 * copper)
    if copper > 0:
        low = 500 if no_silver else 400 if no_gold else 330
        return min(920, low + 40 * copper)
    return 0
