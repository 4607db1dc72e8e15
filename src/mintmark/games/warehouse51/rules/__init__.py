"""The rules of Warehouse 51: who acts, what they may do, and what happens."""

from ....engine.offers import offer, offer_one, offer_range, outcome
from ....engine.rule import CHANCE, NOBODY, first, rule
from ..moves import (
    BID,
    BUY_BACK,
    CERTIFY,
    DECLINE,
    FIRST,
    FIST,
    GIVE,
    NEUTRALISE,
    NOTE,
    NOTES,
    PASS,
    PAWN,
    PAY,
    RELICS,
    REVEAL,
    SEATS,
    SIDES,
    SWAP,
    TURN_UP,
)
from .auction import (
    bid,
    close_fist,
    givable,
    give,
    lowest_bid,
    next_auction,
    pass_,
    pawn,
    pawnable,
    pay,
    reveal,
    swap,
    swappable,
    turn_up,
)
from .ending import buy_back, can_buy_back, certify, decline, neutralise, proceed
from .state import (
    BETWEEN,
    BUYING_BACK,
    CERTIFYING,
    CHOOSING_FIRST,
    DEALING,
    GIVING,
    OPEN,
    OVER,
    PAYING,
    REVEALING,
    SEALED,
    SWAPPING,
    TURNING_UP,
    State,
    doomed,
    left_of,
    piles,
    right_of,
    unnamed,
)

copy = State.copy


@rule
def start(box, s):
    """Piles, ingots, tokens; chance lays out the counterfeits and says who begins (1.1 to 1.4)."""
    s.turn, s.lot, s.bid, s.leader, s.pile = 0, NOBODY, 0, NOBODY, 0
    s.matched, s.passed, s.served, s.used = 0, 0, 0, 0
    s.dealt, s.exposed, s.asked = 0, 0, NOBODY
    s.supply, s.tokens, s.revealer = box.supply, box.tokens, box.first
    for seat in range(SEATS):
        s.gold[seat] = box.ingots if seat < box.seats else 0
        s.fist[seat], s.opened[seat] = NOBODY, NOBODY
        for k in range(NOTES):
            s.note[seat, k] = NOBODY
        s.owned[seat] = 0
    s.piled = (1 << box.relics) - 1
    s.pawned, s.certified, s.spared = 0, 0, 0
    s.phase = CHOOSING_FIRST if box.first == NOBODY else after_dealing(box, s)
    go_on(box, s)


@rule
def after_dealing(box, s):
    """Counterfeits are laid out, if there are any left to lay, before the first auction (1.3)."""
    return DEALING if s.dealt < box.seats * box.notes else BETWEEN


# Who acts, and what they may do


@rule
def to_act(box, s):
    """Everyone whose fist is open in a sealed auction; otherwise one seat, chance, or nobody."""
    if s.phase == OVER:
        return 0
    if s.phase == SEALED:
        waiting = 0
        for seat in range(box.seats):
            if s.fist[seat] == NOBODY:
                waiting |= 1 << seat
        return waiting
    if s.phase == CHOOSING_FIRST or s.phase == DEALING or s.phase == TURNING_UP:
        return 1 << CHANCE
    return 1 << s.asked


@rule
def moves(box, s, seat, offers):
    """All that is legal for a seat that is asked, as sets of moves."""
    if s.phase == OPEN or s.phase == SEALED:
        return moves_in_auction(box, s, seat, offers)
    if s.phase == REVEALING:
        return offer(offers, 0, REVEAL, piles(box, s))
    if s.phase == PAYING:
        return offer_range(offers, 0, PAY, len(SIDES))
    if s.phase == GIVING:
        return offer(offers, 0, GIVE, givable(s, seat))
    if s.phase == CERTIFYING:
        return offer(offers, 0, CERTIFY, s.owned[seat])
    if s.phase == SWAPPING:  # this and what follows may also be declined
        n = swaps(box, s, seat, offers)
    elif s.phase == BUYING_BACK:
        n = offer(offers, 0, BUY_BACK, can_buy_back(box, s, seat))
    else:
        n = offer(offers, 0, NEUTRALISE, doomed(s))
    return offer_one(offers, n, DECLINE)


@rule
def moves_in_auction(box, s, seat, offers):
    """Bids, passing, fists and the pawn shop (2.2, 3.1, 6.3)."""
    if s.phase == SEALED:
        n = offer_range(offers, 0, FIST, s.gold[seat] + 1)
    else:
        n = offer_one(offers, 0, PASS)
        least = lowest_bid(box, s, seat)
        n = offer_range(offers, n, BID + least, s.gold[seat] + 1 - least)
    return offer(offers, n, PAWN, pawnable(box, s, seat))


@rule
def swaps(box, s, seat, offers):
    """A relic that could be given, for an opponent's of the same or lower value (5.8)."""
    n, own = 0, givable(s, seat)
    while own:
        relic = first(own)
        n = offer(offers, n, SWAP + relic * RELICS, swappable(box, s, seat, relic))
        own &= own - 1
    return n


# Chance


@rule
def outcomes(box, s, offers):
    """Who begins, which counterfeits lie, which relic was on top; all alike (1.3, 1.4, 2.1)."""
    if s.phase == CHOOSING_FIRST:
        return outcome(offers, 0, FIRST, (1 << box.seats) - 1, 1)
    if s.phase == DEALING:
        return outcome(offers, 0, NOTE, unnamed(box, s), 1)
    return outcome(offers, 0, TURN_UP, s.piled & box.colour[s.pile], 1)


# What happens


@rule
def apply(box, s, who, move):
    """Carry out a legal move."""
    if who == CHANCE:
        apply_chance(box, s, move)
    elif move < PASS:
        reveal(s, move - REVEAL)
    elif move == PASS:
        pass_(box, s)
    elif move < FIST:
        bid(box, s, move - BID)
    elif move < PAWN:
        close_fist(box, s, who, move - FIST)
    elif move < PAY:
        pawn(box, s, who, move - PAWN)
    elif move < GIVE:
        pay(box, s, left_of(box, who) if move == PAY else right_of(box, who))
    elif move < SWAP:
        give(box, s, move - GIVE)
    elif move < BUY_BACK:
        swap(s, (move - SWAP) // RELICS, (move - SWAP) % RELICS)
    elif move < CERTIFY:
        buy_back(box, s, move - BUY_BACK)
    elif move < NEUTRALISE:
        certify(s, move - CERTIFY)
    elif move < DECLINE:
        neutralise(s, move - NEUTRALISE)
    elif s.phase == SWAPPING:
        s.phase = BETWEEN
    else:
        decline(s)
    go_on(box, s)


@rule
def go_on(box, s):
    """After every move, in one place, since compilers copy what is called from many."""
    if s.phase == BETWEEN:
        next_auction(box, s)
    if BUYING_BACK <= s.phase < OVER:
        proceed(box, s)


@rule
def apply_chance(box, s, move):
    """The first revealer, a counterfeit between two neighbours, or the relic turned up."""
    if move < NOTE:
        s.revealer, s.phase = move - FIRST, after_dealing(box, s)
    elif move < TURN_UP:
        s.note[s.dealt // box.notes, s.dealt % box.notes] = move - NOTE
        s.dealt += 1
        s.phase = after_dealing(box, s)
    else:
        turn_up(box, s, move - TURN_UP)


@rule
def ending(box, s):
    """The game ends in one way only."""
    return 1 if s.phase == OVER else 0


@rule
def turn(box, s):
    """The number of the auction."""
    return s.turn
