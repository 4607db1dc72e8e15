"""The rules of Coin Quest: who acts, what they may do, and what happens."""

from ....engine.rule import CHANCE, NOBODY, assign, has, rule
from ..parts import (
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
    TURN_UP,
    UNLOCK,
    USE,
)
from .bidding import (
    can_draw,
    can_lock,
    can_place,
    can_trash,
    can_use,
    draw_extra,
    first_in_hand,
    highest_lot,
    lock,
    place,
    stop,
    take_back,
    trash,
    unlock,
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
def legal(box, s, seat, move):
    """The one statement of what is legal."""
    if not has(to_act(box, s), seat) or move < 0:
        return False
    if seat == CHANCE:
        return can_come_up(box, s, move)
    if s.phase == BUYING:
        return move == DECLINE or (BUY <= move < DECLINE and s.market[move - BUY] > 0)
    if has(s.locked, seat):
        return move == UNLOCK
    if s.holder == seat:
        return PASS <= move < BUY and can_pass_to(box, s, seat, move - PASS)
    if PLACE <= move < TAKE_BACK:
        return can_place(box, s, seat, (move - PLACE) // LOTS, (move - PLACE) % LOTS)
    if TAKE_BACK <= move < LOCK:
        return s.coins[seat, (move - TAKE_BACK) % LOTS, (move - TAKE_BACK) // LOTS] > 0
    if s.action[seat] != NOBODY:
        return legal_in_action(box, s, seat, move)
    if move < DRAW:
        return can_use(box, s, seat, move - USE)
    return move == LOCK and can_lock(box, s, seat)


@rule
def legal_in_action(box, s, seat, move):
    """While a coin is in use: what it allows, or to stop (5.2 to 5.4)."""
    if move == DRAW:
        return can_draw(box, s, seat)
    if TRASH <= move < PLACE:
        spot = HAND if move < TRASH + KINDS else DISCARD
        return can_trash(box, s, seat, spot, (move - TRASH) % KINDS)
    return move == STOP


@rule
def moves(box, s, seat, out):
    """All that is legal for the seat. A number is written first, and counted if it is legal."""
    if not has(to_act(box, s), seat):
        return 0
    if s.phase == BUYING:
        return purchases(box, s, out)
    if has(s.locked, seat):
        out[0] = UNLOCK
        return 1
    if s.holder == seat:
        return targets(box, s, seat, out)
    acting = s.action[seat] != NOBODY
    n = moves_in_action(box, s, seat, 0, out) if acting else uses(box, s, seat, out)
    for kind in range(box.kinds):
        if s.coins[seat, HAND, kind] > 0:
            n = placings(box, s, seat, kind, 0, n, out)
    n = taking_back(box, s, seat, n, out)
    out[n] = LOCK
    return n + (not acting and can_lock(box, s, seat))


@rule
def forward(box, s, seat, out):
    """Enough of the legal moves to reach every outcome, in as few orders as can be (4.7).

    Actions come before placing. Coins are placed from the strongest to the weakest, twins on lots
    in ascending order; what one Age trashes goes in ascending order too. Nothing is taken back.
    """
    if s.phase != BIDDING or s.holder == seat:
        return moves(box, s, seat, out)
    if has(s.locked, seat) or s.drawer != NOBODY:
        return 0
    if s.action[seat] != NOBODY:
        return moves_in_action(box, s, seat, s.last[seat], out)
    n = 0
    if s.count[seat, HAND] == s.behind[seat]:
        n = uses(box, s, seat, out)
    kind = first_in_hand(box, s, seat)
    if kind < box.kinds:
        return placings(box, s, seat, kind, highest_lot(s, seat, kind), n, out)
    out[n] = LOCK
    return n + 1


@rule
def purchases(box, s, out):
    """Every coin in the market, or none."""
    n = 0
    for kind in range(box.kinds):
        out[n] = BUY + kind
        n += s.market[kind] > 0
    out[n] = DECLINE
    return n + 1


@rule
def targets(box, s, seat, out):
    """To whom the Penny may go."""
    n = 0
    for other in range(box.seats):
        out[n] = PASS + other
        n += can_pass_to(box, s, seat, other)
    return n


@rule
def uses(box, s, seat, out):
    """Every coin that may be used."""
    n = 0
    for kind in range(box.kinds):
        out[n] = USE + kind
        n += can_use(box, s, seat, kind)
    return n


@rule
def moves_in_action(box, s, seat, least, out):
    """What the coin in use allows: to draw, to stop, to trash what comes from `least` on."""
    n = 0
    if can_draw(box, s, seat):
        out[n] = DRAW
        n += 1
    out[n] = STOP
    n += 1
    if using(box, s, seat, AGE):
        for number in range(least, 2 * KINDS):
            kind = number % KINDS
            spot = HAND if number < KINDS else DISCARD
            out[n] = TRASH + number
            n += can_trash(box, s, seat, spot, kind)
    return n


@rule
def placings(box, s, seat, kind, least, n, out):
    """Every lot from `least` on that takes a coin."""
    for lot in range(least, LOTS):
        out[n] = PLACE + kind * LOTS + lot
        n += can_place(box, s, seat, kind, lot)
    return n


@rule
def taking_back(box, s, seat, n, out):
    """Every coin on the board."""
    if s.behind[seat] > s.count[seat, HAND]:
        for kind in range(box.kinds):
            for lot in range(LOTS):
                out[n] = TAKE_BACK + kind * LOTS + lot
                n += s.coins[seat, lot, kind] > 0
    return n


# Chance


@rule
def can_come_up(box, s, move):
    """Who begins, what comes out of the black pouch, out of a player's; or the hammer falls."""
    if s.phase == CHOOSING_FIRST:
        return FIRST <= move < FIRST + box.seats
    if s.phase == REVEALED:
        return move == HAMMER
    if s.phase == STOCKING or s.phase == LAYING:
        return TURN_UP <= move < PULL and s.stock[move - TURN_UP] > 0
    return PULL <= move < HAMMER and s.coins[s.victim, POUCH, move - PULL] > 0


@rule
def outcomes(box, s, out, weights):
    """Pouches are well shaken: each coin in them is as likely as any other."""
    n = 0
    if s.phase == CHOOSING_FIRST:
        for seat in range(box.seats):
            out[n], weights[n] = FIRST + seat, 1
            n += 1
    elif s.phase == REVEALED:
        out[0], weights[0] = HAMMER, 1
        n = 1
    elif s.phase == STOCKING or s.phase == LAYING:
        for kind in range(box.kinds):
            out[n], weights[n] = TURN_UP + kind, s.stock[kind]
            n += s.stock[kind] > 0
    else:
        for kind in range(box.kinds):
            out[n], weights[n] = PULL + kind, s.coins[s.victim, POUCH, kind]
            n += s.coins[s.victim, POUCH, kind] > 0
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
        spot = HAND if move < TRASH + KINDS else DISCARD
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
    """The start player, a coin for the market or a lot, a coin from a pouch, or the hammer."""
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
    if s.phase == STOCKING:
        s.market[kind] += 1
    else:
        s.lots[s.served, kind] += 1
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
