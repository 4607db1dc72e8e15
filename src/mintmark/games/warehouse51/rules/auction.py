"""Auctions: revealing, bidding openly or in secret, paying, pawning, and what a new relic does."""

from ....engine.rule import NOBODY, first, has, rule
from ..moves import (
    CHOOSE_PAYEE,
    GAIN_GOLD,
    GAIN_ON_WIN,
    GIVE_RELIC,
    LOSE_GOLD,
    MATCH_BID,
    NO_PAWNING,
    PAY_ON_WIN,
    SEATS,
    SECRET_BID_PLUS,
    SWAP_RELIC,
    WIN_SECRET_TIES,
)
from .ending import begin_end
from .state import (
    BETWEEN,
    GIVING,
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
    working,
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
    s.lot = relic
    s.piled &= ~(1 << relic)
    s.bid, s.leader, s.matched, s.passed = 0, NOBODY, 0, 0
    for seat in range(box.seats):
        s.opened[seat] = NOBODY
    if has(box.sealed, relic):
        s.phase = SEALED
    else:
        s.phase, s.asked = OPEN, left_of(box, s.revealer)


# Open auctions


@rule
def lowest_bid(box, s, seat):
    """More than the last bid; with Mjöllnir as much, if nobody has matched it (2.2, 5.9)."""
    matches = s.bid > 0 and s.matched == 0 and power(box, s, seat, MATCH_BID) > 0
    return s.bid if matches else s.bid + 1


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
    s.lot, s.phase = NOBODY, BETWEEN


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
    s.owned[seat] |= 1 << relic
    s.revealer = seat
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
    if has(working(box, s, seat), relic):
        if effect == LOSE_GOLD:
            to_supply(s, seat, box.amount[relic])
        elif effect == GAIN_GOLD:
            from_supply(s, seat, box.amount[relic])
        elif effect == GIVE_RELIC and givable(s, seat):
            s.phase, s.asked = GIVING, seat
        elif effect == SWAP_RELIC and can_swap_any(box, s, seat):
            s.phase, s.asked = SWAPPING, seat


@rule
def givable(s, seat):
    """Other relics of one's own that are not pawned (5.4)."""
    return s.owned[seat] & ~s.pawned & ~(1 << s.lot)


@rule
def give(box, s, relic):
    """A relic changes hands; its immediate effect does not act again (5.4)."""
    seat = s.asked
    s.owned[seat] &= ~(1 << relic)
    s.owned[left_of(box, seat) if box.amount[s.lot] == 1 else right_of(box, seat)] |= 1 << relic
    s.phase = BETWEEN


@rule
def swappable(box, s, seat, own):
    """Opponents' unpawned relics of the same or lower value than one's own (5.8)."""
    relics, theirs = 0, 0
    for other in range(box.seats):
        if other != seat:
            theirs |= s.owned[other] & ~s.pawned
    while theirs:
        relic = first(theirs)
        relics |= (box.value[relic] <= box.value[own]) << relic
        theirs &= theirs - 1
    return relics


@rule
def can_swap_any(box, s, seat):
    """Whether there is anything to swap."""
    own = givable(s, seat)
    while own:
        if swappable(box, s, seat, first(own)):
            return True
        own &= own - 1
    return False


@rule
def swap(s, own, other):
    """Two relics change hands."""
    both = 1 << own | 1 << other
    for seat in range(SEATS):
        if s.owned[seat] & both:
            s.owned[seat] ^= both
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
def pawnable(box, s, seat):
    """Unpawned relics of one's own, if the pawn shop is open (6.1)."""
    return s.owned[seat] & ~s.pawned if pawn_shop_open(box, s, seat) else 0


@rule
def pawn(box, s, seat, relic):
    """A token on the relic, ingots from the supply (6.1)."""
    s.pawned |= 1 << relic
    s.tokens -= 1
    from_supply(s, seat, box.payout)
