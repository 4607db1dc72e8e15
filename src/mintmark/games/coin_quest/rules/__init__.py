"""The rules of Coin Quest: who acts, what they may do, and what happens."""

from ....engine.offers import offer, offer_one, outcome
from ....engine.rule import CHANCE, NOBODY, assign, first, has, rule
from ..moves import (
    BUY,
    COIN_LOTS,
    DECLINE,
    DRAW,
    FIRST,
    HAMMER,
    KINDS,
    LOCK,
    LOTS,
    PASS,
    PLACE,
    PULL,
    SEATS,
    STOP,
    TAKE_BACK,
    TRASH,
    TRASH_DISCARDED,
    TURN_UP,
    UNLOCK,
    USE,
)
from .bidding import (
    can_draw,
    can_lock,
    draw_extra,
    highest_lot,
    lock,
    lots_for,
    place,
    stop,
    take_back,
    trash,
    trashable,
    unlock,
    usable,
    use,
    using,
)
from .drawing import begin_drawing, can_pass_to, draw_next, forget, pass_penny, pull
from .hammer import buy, hammer, next_customer, serve
from .state import (
    AGE,
    BIDDING,
    BUYING,
    CHOOSING_FIRST,
    DISCARD,
    DRAWING,
    HAND,
    LAYING,
    OVER,
    POUCH,
    REVEALED,
    STOCKING,
    note_kinds,
    without_last,
)


@rule
def start(box, s):
    """Pouches are filled; chance says who begins and stocks the market (1.1 to 1.4)."""
    s.phase = CHOOSING_FIRST if box.first == NOBODY else stocking(box)
    s.turn, s.first, s.served, s.due, s.thefts = 1, box.first, 0, 0, 0
    s.drawer, s.victim, s.holder, s.asked = NOBODY, NOBODY, NOBODY, NOBODY
    s.locked, s.tipped, s.bought = 0, 0, 0
    s.won[:], s.action[:] = NOBODY, NOBODY
    s.prestige[:], s.left[:], s.last[:] = 0, 0, 0
    s.count[:], s.coins[:], s.lots[:], s.market[:], s.trashed[:] = 0, 0, 0, 0, 0
    assign(s.stock, box.auction)
    forget(s, SEATS)
    for seat in range(box.seats):
        assign(s.coins[seat, POUCH], box.start)
        for kind in range(box.kinds):
            s.count[seat, POUCH] += box.start[kind]
    note_kinds(s)


@rule
def stocking(box):
    """The market is stocked, if there is one, before the first lots (1.3)."""
    return STOCKING if box.market > 0 else LAYING


# Who acts, and what they may do


@rule
def to_act(box, s):
    """Everyone while bids are made; otherwise one seat, chance, or nobody."""
    if s.phase == OVER:
        return 0
    if s.phase == BUYING:
        return 1 << s.asked
    if s.phase == BIDDING and s.drawer == NOBODY:
        return (1 << box.seats) - 1
    if s.phase == DRAWING and s.holder != NOBODY and s.drawer == NOBODY:
        return 1 << s.holder
    return 1 << CHANCE


@rule
def awaited(box, s):
    """Of those who may act, the ones who are not ready: the others can only change their minds."""
    return to_act(box, s) & ~s.locked


@rule
def moves(box, s, seat, offers):
    """All that is legal for a seat that is asked, as sets of moves."""
    if s.phase == BUYING:
        return offer_one(offers, offer(offers, 0, BUY, s.market_kinds), DECLINE)
    if has(s.locked, seat):
        return offer_one(offers, 0, UNLOCK)
    if s.holder == seat:
        return offer(offers, 0, PASS, penny_targets(box, s, seat))
    acting = s.action[seat] != NOBODY
    if acting:
        n = moves_in_action(box, s, seat, 0, offers)
    else:
        n = offer(offers, 0, USE, usable(box, s, seat))
    left = s.kinds[seat, HAND]
    while left:
        kind = first(left)
        n = offer(offers, n, PLACE + kind * LOTS, lots_for(box, s, seat, kind))
        left &= left - 1
    n = taking_back(s, seat, n, offers)
    return offer(offers, n, LOCK, not acting and can_lock(box, s, seat))


@rule
def forward(box, s, seat, offers):
    """Enough of the legal moves to reach every outcome, in as few orders as can be (4.7).

    Actions come before placing. Coins are placed from the strongest to the weakest, twins on lots
    in ascending order; what one Age trashes goes in ascending order too. Nothing is taken back.
    """
    if s.phase != BIDDING or s.holder == seat:
        return moves(box, s, seat, offers)
    if has(s.locked, seat) or s.drawer != NOBODY:
        return 0
    if s.action[seat] != NOBODY:
        return moves_in_action(box, s, seat, s.last[seat], offers)
    n = 0
    if s.count[seat, HAND] == s.behind[seat]:
        n = offer(offers, n, USE, usable(box, s, seat))
    if can_lock(box, s, seat):
        return offer_one(offers, n, LOCK)
    kind = first(s.kinds[seat, HAND] & box.placeable)  # the strongest
    least = highest_lot(s, seat, kind)
    return offer(offers, n, PLACE + kind * LOTS, lots_for(box, s, seat, kind) >> least << least)


@rule
def penny_targets(box, s, seat):
    """Bit set of the seats to which the Penny may go."""
    seats = 0
    for other in range(box.seats):
        seats |= can_pass_to(box, s, seat, other) << other
    return seats


@rule
def moves_in_action(box, s, seat, least, offers):
    """What the coin in use allows: to draw, to stop, to trash what comes from `least` on."""
    n = offer(offers, 0, DRAW, can_draw(box, s, seat))
    n = offer_one(offers, n, STOP)
    if using(box, s, seat, AGE):
        hand = max(0, min(least, KINDS - 1))
        pile = max(0, least - KINDS)
        if least < KINDS:
            n = offer(offers, n, TRASH, trashable(box, s, seat, HAND) >> hand << hand)
        n = offer(offers, n, TRASH_DISCARDED, trashable(box, s, seat, DISCARD) >> pile << pile)
    return n


@rule
def taking_back(s, seat, n, offers):
    """Every coin on the board."""
    left = 0
    for lot in range(LOTS):
        left |= s.kinds[seat, lot]
    while left:
        kind, lots = first(left), 0
        for lot in range(LOTS):
            lots |= has(s.kinds[seat, lot], kind) << lot
        n = offer(offers, n, TAKE_BACK + kind * LOTS, lots)
        left &= left - 1
    return n


# Chance


@rule
def outcomes(box, s, offers):
    """Who begins, what comes out of a pouch, well shaken, or the hammer falls."""
    if s.phase == CHOOSING_FIRST:
        return outcome(offers, 0, FIRST, (1 << box.seats) - 1, 1)
    if s.phase == REVEALED:
        return outcome(offers, 0, HAMMER, 1, 1)
    if s.phase == STOCKING or s.phase == LAYING:
        return draws(s.stock_kinds, s.stock, TURN_UP, offers)
    return draws(s.kinds[s.victim, POUCH], s.coins[s.victim, POUCH], PULL, offers)


@rule
def draws(left, coins, base, offers):
    """Each coin of a pouch is as likely as any other. Neighbours with as many twins make a set."""
    n = 0
    while left:
        count, kinds = coins[first(left)], 0
        while left and coins[first(left)] == count:
            kinds |= left & -left
            left &= left - 1
        n = outcome(offers, n, base, kinds, count)
    return n


# What happens


@rule
def apply(box, s, who, move):
    """Carry out a legal move."""
    if who == CHANCE:
        apply_chance(box, s, move)
    elif move < DRAW:
        use(box, s, who, move - USE)
    elif move == DRAW:
        draw_extra(box, s, who)
    elif move == STOP:
        stop(s, who)
    elif move < PLACE:
        spot = HAND if move < TRASH_DISCARDED else DISCARD
        trash(box, s, who, spot, (move - TRASH) % KINDS)
    elif move < TAKE_BACK:
        place(s, who, (move - PLACE) // LOTS, (move - PLACE) % LOTS)
    elif move < LOCK:
        take_back(s, who, (move - TAKE_BACK) // LOTS, (move - TAKE_BACK) % LOTS)
    elif move == LOCK:
        lock(box, s, who)
    elif move == UNLOCK:
        unlock(s, who)
    elif move < BUY:
        pass_penny(box, s, who, move - PASS)
    elif move < DECLINE:
        buy(box, s, move - BUY)
    else:
        next_customer(box, s)
    go_on(box, s)


@rule
def go_on(box, s):
    """After every move, in one place, since compilers copy what is called from many."""
    if s.phase == BUYING:
        serve(box, s)
    elif s.phase == DRAWING and s.drawer == NOBODY and s.holder == NOBODY:
        draw_next(box, s)


@rule
def apply_chance(box, s, move):
    """The starting player, a coin for the market or a lot, a coin from a pouch, or the hammer."""
    if move < TURN_UP:
        s.first, s.phase = move - FIRST, stocking(box)
    elif move < PULL:
        turn_up(box, s, move - TURN_UP)
    elif move < HAMMER:
        pull(box, s, move - PULL)
    else:
        hammer(box, s)


@rule
def turn_up(box, s, kind):
    """Coins for the market before the first round, then one for each coin lot (1.3, 2.1)."""
    s.stock[kind] -= 1
    s.stock_kinds = without_last(s.stock_kinds, s.stock, kind)
    if s.phase == STOCKING:
        s.market[kind] += 1
        s.market_kinds |= 1 << kind
    else:
        s.lots[s.served, kind] += 1
        s.lot_kinds[s.served] |= 1 << kind
    s.served += 1
    if s.phase == STOCKING and s.served == box.market:
        s.phase, s.served = LAYING, 0
    elif s.phase == LAYING and s.served == COIN_LOTS:
        begin_drawing(box, s)


@rule
def ending(box, s):
    """The game ends in one way only."""
    return 1 if s.phase == OVER else 0


@rule
def turn(box, s):
    """The number of the round."""
    return s.turn
