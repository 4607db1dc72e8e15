"""Auctions: revealing, bidding openly or in secret, paying, pawning, and what a new relic does."""

from ....engine.rule import NOBODY, has, rule
from ..parts import (
    CHOOSE_PAYEE,
    GAIN_GOLD,
    GAIN_ON_WIN,
    GIVE_RELIC,
    LOSE_GOLD,
    MATCH_BID,
    NO_PAWNING,
    PAY_ON_WIN,
    RELICS,
    SECRET_BID_PLUS,
    SWAP_RELIC,
    WIN_SECRET_TIES,
)
from .ending import begin_end
from .state import (
    BETWEEN,
    GIVING,
    GONE,
    ON_BLOCK,
    OPEN,
    PAYING,
    REVEALING,
    SEALED,
    SWAPPING,
    TURNING_UP,
    left_of,
    piles,
    power,
    right_of,
    works,
)


@rule
def next_auction(box, s):
    """The revealer goes on, until all piles are empty (2.1, 7.1)."""
    s.lot = NOBODY
    if piles(box, s):
        s.turn += 1
        s.phase, s.asked = REVEALING, s.revealer
    else:
        begin_end(s)


@rule
def reveal(s, colour):
    """The revealer has chosen a pile; chance turns up its top relic (2.1)."""
    s.phase, s.pile, s.asked = TURNING_UP, colour, NOBODY


@rule
def turn_up(box, s, relic):
    """The auction begins: sealed for weapons, otherwise open from the revealer's left (2.1)."""
    s.lot, s.owner[relic] = relic, ON_BLOCK
    s.bid, s.leader, s.matched, s.passed = 0, NOBODY, 0, 0
    for seat in range(box.seats):
        s.opened[seat] = NOBODY
    if box.sealed[relic] == 1:
        s.phase = SEALED
    else:
        s.phase, s.asked = OPEN, left_of(box, s.revealer)


# Open auctions


@rule
def can_bid(box, s, seat, ingots):
    """More than the last bid and no more than one has; with Mjöllnir as much as it (2.2, 5.9)."""
    if ingots > s.gold[seat]:
        return False
    if ingots > s.bid:
        return True
    return ingots == s.bid and ingots > 0 and s.matched == 0 and power(box, s, seat, MATCH_BID) > 0


@rule
def bid(box, s, ingots):
    """The asked seat takes the lead."""
    s.matched = 1 if ingots == s.bid else 0
    s.bid, s.leader = ingots, s.asked
    next_bidder(box, s)


@rule
def pass_(box, s):
    """The asked seat is out of this auction for good."""
    s.passed |= 1 << s.asked
    next_bidder(box, s)


@rule
def next_bidder(box, s):
    """Clockwise to whoever is still in: if that is the leader, the relic is sold (2.3, 2.4)."""
    for _ in range(box.seats):
        s.asked = left_of(box, s.asked)
        if not has(s.passed, s.asked):
            if s.asked == s.leader:
                win(box, s)
            return
    unsold(s)


@rule
def unsold(s):
    """Nobody wants it: the relic leaves the game, and the same revealer goes on (2.5)."""
    s.owner[s.lot], s.phase = GONE, BETWEEN


# Sealed auctions


@rule
def close_fist(box, s, seat, ingots):
    """A sealed bid; the last one in opens them all (3.1)."""
    s.fist[seat] = ingots
    for other in range(box.seats):
        if s.fist[other] == NOBODY:
            return
    open_fists(box, s)


@rule
def open_fists(box, s):
    """The highest wins; a tie goes to the Boots, then clockwise from the revealer (3.2 to 3.4)."""
    most = 0
    for k in range(box.seats):
        seat = (s.revealer + k) % box.seats
        strength = s.fist[seat]
        if strength > 0:
            strength += power(box, s, seat, SECRET_BID_PLUS)
        if strength > most or (strength == most and most > 0 and breaks_tie(box, s, seat)):
            most, s.leader, s.bid = strength, seat, s.fist[seat]
    for seat in range(box.seats):
        s.opened[seat], s.fist[seat] = s.fist[seat], NOBODY
    if s.leader == NOBODY:
        unsold(s)
    else:
        win(box, s)


@rule
def breaks_tie(box, s, seat):
    """Whether the Boots give a seat the better of the one that leads so far (5.10)."""
    mine, theirs = power(box, s, seat, WIN_SECRET_TIES), power(box, s, s.leader, WIN_SECRET_TIES)
    return mine > 0 and theirs == 0


# Winning


@rule
def win(box, s):
    """The leader pays the left neighbour, or whom the Carpet allows to choose (4.1, 5.12)."""
    if power(box, s, s.leader, CHOOSE_PAYEE) > 0:
        s.phase, s.asked = PAYING, s.leader
    else:
        pay(box, s, left_of(box, s.leader))


@rule
def pay(box, s, payee):
    """Payment, then the Ring, then the Horn of Plenty, then the relic is taken (4.3)."""
    seat, relic = s.leader, s.lot
    s.gold[seat] -= s.bid
    s.gold[payee] += s.bid
    to_supply(s, seat, power(box, s, seat, PAY_ON_WIN))
    from_supply(s, seat, power(box, s, seat, GAIN_ON_WIN))
    s.owner[relic], s.revealer = seat, seat
    arrive(box, s, seat, relic)


@rule
def to_supply(s, seat, ingots):
    """Ingots into the supply, as many as the seat has."""
    paid = min(ingots, s.gold[seat])
    s.gold[seat] -= paid
    s.supply += paid


@rule
def from_supply(s, seat, ingots):
    """Ingots from the supply, as many as it has (5.3)."""
    taken = min(ingots, s.supply)
    s.gold[seat] += taken
    s.supply -= taken


@rule
def arrive(box, s, seat, relic):
    """The immediate effect of a relic just bought (5.2)."""
    effect, s.phase = box.effect[relic], BETWEEN
    if works(box, s, relic):
        if effect == LOSE_GOLD:
            to_supply(s, seat, box.amount[relic])
        elif effect == GAIN_GOLD:
            from_supply(s, seat, box.amount[relic])
        elif effect == GIVE_RELIC and can_give_any(s, seat):
            s.phase, s.asked = GIVING, seat
        elif effect == SWAP_RELIC and can_swap_any(box, s, seat):
            s.phase, s.asked = SWAPPING, seat


@rule
def can_give(s, seat, relic):
    """Another relic of one's own that is not pawned (5.4)."""
    return s.owner[relic] == seat and s.pawned[relic] == 0 and relic != s.lot


@rule
def can_give_any(s, seat):
    for relic in range(RELICS):
        if can_give(s, seat, relic):
            return True
    return False


@rule
def give(box, s, relic):
    """A relic changes hands; its immediate effect does not act again (5.4)."""
    seat = s.asked
    s.owner[relic] = left_of(box, seat) if box.amount[s.lot] == 1 else right_of(box, seat)
    s.phase = BETWEEN


@rule
def can_swap(box, s, seat, own, other):
    """Another unpawned relic of one's own for an opponent's of the same or lower value (5.8)."""
    return (
        can_give(s, seat, own)
        and s.owner[other] >= 0
        and s.owner[other] != seat
        and s.pawned[other] == 0
        and box.value[other] <= box.value[own]
    )


@rule
def can_swap_any(box, s, seat):
    for own in range(RELICS):
        if can_give(s, seat, own):
            for other in range(RELICS):
                if can_swap(box, s, seat, own, other):
                    return True
    return False


@rule
def swap(s, own, other):
    """Two relics change hands."""
    s.owner[own], s.owner[other] = s.owner[other], s.owner[own]
    s.phase = BETWEEN


# The pawn shop


@rule
def pawn_shop_open(box, s, seat):
    """With few ingots, while tokens and supply last, unless the Ark forbids it (6.1, 6.2)."""
    return (
        s.gold[seat] < box.pawn_below
        and s.tokens > 0
        and s.supply > 0
        and power(box, s, seat, NO_PAWNING) == 0
    )


@rule
def can_pawn(box, s, seat, relic):
    """An unpawned relic of one's own (6.1)."""
    return s.owner[relic] == seat and s.pawned[relic] == 0 and pawn_shop_open(box, s, seat)


@rule
def pawn(box, s, seat, relic):
    """A token on the relic, ingots from the supply (6.1)."""
    s.pawned[relic] = 1
    s.tokens -= 1
    from_supply(s, seat, box.payout)
