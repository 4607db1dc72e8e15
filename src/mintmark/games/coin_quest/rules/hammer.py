"""The lots are settled, winners buy, and the next round begins (sections 2, 6 and 8)."""

from ....engine.rule import NOBODY, first, has, rule
from ..moves import COIN_LOTS, LOTS
from .state import BUYING, DISCARD, HAND, LAYING, OVER, empty, put, without_last


@rule
def strength(box, s, seat, lot):
    """A bid as one number: gold, then silver, then copper (6.2). Without a coin it is 0."""
    total, left = 0, s.kinds[seat, lot]
    while left:
        kind = first(left)
        total += s.coins[seat, lot, kind] * box.power[kind]
        left &= left - 1
    return total


@rule
def winner(box, s, lot):
    """The seat with the strongest bid, or NOBODY if the top is tied or nobody has bid (6.3)."""
    most, best = 0, NOBODY
    for seat in range(box.seats):
        bid = strength(box, s, seat, lot)
        if bid > most:
            most, best = bid, seat
        elif bid == most:
            best = NOBODY
    return best


@rule
def hammer(box, s):
    """All lots at once; then the losing bids are discarded, and the winners buy (6.2 to 6.6)."""
    for lot in range(LOTS):
        s.won[lot] = winner(box, s, lot)
        if s.won[lot] != NOBODY:
            award(box, s, s.won[lot], lot)
    for seat in range(box.seats):
        empty(s, seat, HAND, DISCARD)
        for lot in range(LOTS):
            if s.won[lot] != seat:
                empty(s, seat, lot, DISCARD)
    s.phase, s.served, s.bought = BUYING, 0, 0


@rule
def award(box, s, seat, lot):
    """The coins that lie there, or prestige (6.4, 6.5)."""
    s.prestige[seat] += box.prestige[lot]
    left = s.lot_kinds[lot] if lot < COIN_LOTS else 0
    while left:
        kind = first(left)
        put(s, seat, DISCARD, kind)
        s.lots[lot, kind] -= 1
        left = without_last(left, s.lots[lot], kind)
    if lot < COIN_LOTS:
        s.lot_kinds[lot] = 0


@rule
def customer(box, s):
    """Who has the next say: winners by lot, then, by the option, those without a lot (8.1, 8.4)."""
    if s.served < LOTS:
        return s.won[s.served]
    seat = (s.first + s.served - LOTS) % box.seats
    for lot in range(LOTS):
        if s.won[lot] == seat:
            return NOBODY
    return seat


@rule
def can_buy(box, s, seat):
    """Once a round, if one can pay and there is something to buy (8.2, 8.3)."""
    if seat == NOBODY or has(s.bought, seat) or s.prestige[seat] < box.price:
        return False
    return s.market_kinds != 0


@rule
def serve(box, s):
    """On to the next who can buy; a winning bid is discarded when its lot is through (6.6, 8.3)."""
    last = LOTS + (box.seats if box.everyone_buys == 1 else 0)
    while s.served < last:
        s.asked = customer(box, s)
        if can_buy(box, s, s.asked):
            return
        next_customer(box, s)
    s.asked = NOBODY
    next_round(box, s)


@rule
def next_customer(box, s):
    """The bid that won this lot goes to its owner's discards (6.6)."""
    if s.served < LOTS and s.won[s.served] != NOBODY:
        empty(s, s.won[s.served], s.served, DISCARD)
    s.served += 1


@rule
def buy(box, s, kind):
    """A market coin for prestige, onto the discards; once a round (8.1, 8.2)."""
    seat = s.asked
    s.prestige[seat] -= box.price
    s.market[kind] -= 1
    s.market_kinds = without_last(s.market_kinds, s.market, kind)
    put(s, seat, DISCARD, kind)
    s.bought |= 1 << seat
    next_customer(box, s)


@rule
def next_round(box, s):
    """Three more coins, or the end (2.4, 9.1)."""
    s.served, s.bought = 0, 0
    if s.turn == box.rounds:
        s.phase = OVER
    else:
        s.turn += 1
        s.phase = LAYING
