"""The rules of Warehouse 51: who acts, what they may do, and what happens."""

from ....engine.rule import CHANCE, NOBODY, has, rule
from ..parts import (
    BID,
    BUY_BACK,
    CERTIFY,
    COLOURS,
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
    SWAP,
    TURN_UP,
)
from .auction import (
    bid,
    can_bid,
    can_give,
    can_pawn,
    can_swap,
    close_fist,
    give,
    next_auction,
    pass_,
    pawn,
    pawn_shop_open,
    pay,
    reveal,
    swap,
    turn_up,
)
from .ending import (
    buy_back,
    can_buy_back,
    can_neutralise,
    certify,
    decline,
    neutralise,
    proceed,
)
from .state import (
    BETWEEN,
    BUYING_BACK,
    CERTIFYING,
    CHOOSING_FIRST,
    DEALING,
    GIVING,
    GONE,
    IN_PILE,
    NEUTRALISING,
    OPEN,
    OVER,
    PAYING,
    REVEALING,
    SEALED,
    SWAPPING,
    TURNING_UP,
    State,
    fakes,
    left_of,
    piles,
    right_of,
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
    for relic in range(RELICS):
        s.owner[relic] = IN_PILE if relic < box.relics else GONE
        s.pawned[relic], s.certified[relic], s.spared[relic] = 0, 0, 0
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
def legal(box, s, seat, move):
    """The one statement of what is legal."""
    if not has(to_act(box, s), seat) or move < 0:
        return False
    if seat == CHANCE:
        return can_come_up(box, s, move)
    if s.phase == REVEALING:
        return REVEAL <= move < PASS and has(piles(box, s), move - REVEAL)
    if s.phase == OPEN or s.phase == SEALED:
        return legal_in_auction(box, s, seat, move)
    if s.phase == PAYING:
        return PAY <= move < GIVE
    if s.phase == GIVING:
        return GIVE <= move < SWAP and can_give(s, seat, move - GIVE)
    if s.phase == CERTIFYING:
        return CERTIFY <= move < NEUTRALISE and s.owner[move - CERTIFY] == seat
    return move == DECLINE or legal_if_wanted(box, s, seat, move)


@rule
def legal_in_auction(box, s, seat, move):
    """Bids, passing, fists and the pawn shop (2.2, 3.1, 6.3)."""
    if PAWN <= move < PAY:
        return can_pawn(box, s, seat, move - PAWN)
    if s.phase == SEALED:
        return FIST <= move < PAWN and move - FIST <= s.gold[seat]
    return move == PASS or (BID <= move < FIST and can_bid(box, s, seat, move - BID))


@rule
def legal_if_wanted(box, s, seat, move):
    """What may be done but may also be declined: a swap, buying back, the Horn."""
    if s.phase == SWAPPING:
        own, other = (move - SWAP) // RELICS, (move - SWAP) % RELICS
        return SWAP <= move < BUY_BACK and can_swap(box, s, seat, own, other)
    if s.phase == BUYING_BACK:
        return BUY_BACK <= move < CERTIFY and can_buy_back(box, s, seat, move - BUY_BACK)
    return NEUTRALISE <= move < DECLINE and can_neutralise(box, s, seat, move - NEUTRALISE)


@rule
def moves(box, s, seat, out):
    """All that is legal for the seat. A number is written first, and counted if it is legal."""
    if not has(to_act(box, s), seat):
        return 0
    if s.phase == OPEN or s.phase == SEALED:
        return moves_in_auction(box, s, seat, out)
    n = 0
    if s.phase == REVEALING:
        left = piles(box, s)
        for colour in range(len(COLOURS)):
            out[n] = REVEAL + colour
            n += has(left, colour)
    elif s.phase == PAYING:
        out[0], out[1] = PAY, PAY + 1
        n = 2
    elif s.phase == SWAPPING:
        n = swaps(box, s, seat, out)
    else:
        n = moves_by_relic(box, s, seat, out)
    if s.phase == SWAPPING or s.phase == BUYING_BACK or s.phase == NEUTRALISING:
        out[n] = DECLINE
        n += 1
    return n


@rule
def moves_in_auction(box, s, seat, out):
    """Bids, passing, fists and the pawn shop."""
    n = 0
    if s.phase == SEALED:
        for ingots in range(s.gold[seat] + 1):
            out[n] = FIST + ingots
            n += 1
    else:
        out[0] = PASS
        n = 1
        if s.bid > 0 and can_bid(box, s, seat, s.bid):
            out[n] = BID + s.bid
            n += 1
        for ingots in range(s.bid + 1, s.gold[seat] + 1):
            out[n] = BID + ingots
            n += 1
    if pawn_shop_open(box, s, seat):
        for relic in range(RELICS):
            out[n] = PAWN + relic
            n += (s.owner[relic] == seat) & (s.pawned[relic] == 0)
    return n


@rule
def moves_by_relic(box, s, seat, out):
    """Giving, buying back, certifying, neutralising: one relic each."""
    n = 0
    first = kind_of(s.phase)
    for relic in range(RELICS):
        out[n] = first + relic
        n += legal(box, s, seat, first + relic)
    return n


@rule
def kind_of(phase):
    """The first number of the moves that name one relic, by phase."""
    if phase == GIVING:
        return GIVE
    if phase == BUYING_BACK:
        return BUY_BACK
    return CERTIFY if phase == CERTIFYING else NEUTRALISE


@rule
def swaps(box, s, seat, out):
    """Every pair that may be swapped."""
    n = 0
    for own in range(RELICS):
        if can_give(s, seat, own):
            for other in range(RELICS):
                out[n] = SWAP + own * RELICS + other
                n += can_swap(box, s, seat, own, other)
    return n


# Chance


@rule
def can_come_up(box, s, move):
    """Who begins, which counterfeits lie, which relic was on top (1.3, 1.4, 2.1)."""
    if s.phase == CHOOSING_FIRST:
        return FIRST <= move < FIRST + box.seats
    if s.phase == DEALING:
        relic = move - NOTE
        return NOTE <= move < TURN_UP and box.counterfeit[relic] == 1 and not has(fakes(s), relic)
    if move < TURN_UP or move >= TURN_UP + RELICS:
        return False
    relic = move - TURN_UP
    return (s.owner[relic] == IN_PILE) & (box.colour[relic] == s.pile)


@rule
def outcomes(box, s, out, weights):
    """Piles and counterfeits are shuffled: whatever can come up is as likely as anything else.

    What `can_come_up` says, in one loop: asking it for every relic is much slower.
    """
    n = 0
    if s.phase == CHOOSING_FIRST:
        for seat in range(box.seats):
            out[n], weights[n] = FIRST + seat, 1
            n += 1
        return n
    dealing = s.phase == DEALING
    lying = fakes(s) if dealing else 0
    first = NOTE if dealing else TURN_UP
    for relic in range(RELICS):
        out[n], weights[n] = first + relic, 1
        if dealing:
            n += (box.counterfeit[relic] == 1) & (not has(lying, relic))
        else:
            n += (s.owner[relic] == IN_PILE) & (box.colour[relic] == s.pile)
    return n


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
