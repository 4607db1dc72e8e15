"""Who sees and hears what of Coin Quest, and what the rest may be (section 7)."""

from ....engine.random import MASK, below, draw
from ....engine.rule import CHANCE, UNKNOWN, assign, first, has, rule, size
from ..moves import KINDS, LOCK, LOTS, PLACE, PULL, SEATS, THEFTS
from .bidding import can_lock
from .bidding import place as lay
from .knowledge import deduce, fill_own_pouch, knows_own_pouch
from .state import DISCARD, HAND, NEW, OLD, POUCH, hidden, kinds_in, shown, source_of
from .worlds import (
    fits,
    own_shown,
    seats_in,
    stealable,
    stolen_by,
    stolen_from,
    unknown_thefts,
)

# What a seat sees


@rule
def view(box, s, seat, v):
    """Built from nothing: only what is named here is seen, and what follows from it."""
    v.phase, v.turn, v.first, v.served, v.due = s.phase, s.turn, s.first, s.served, s.due
    v.drawer, v.victim, v.holder, v.asked = s.drawer, s.victim, s.holder, s.asked
    v.locked, v.tipped, v.bought, v.thefts = s.locked, s.tipped, s.bought, s.thefts
    assign(v.won, s.won)
    assign(v.prestige, s.prestige)
    assign(v.behind, s.behind)
    assign(v.action, s.action)
    assign(v.left, s.left)
    assign(v.last, s.last)
    assign(v.used, s.used)
    assign(v.binned, s.binned)
    assign(v.bag, s.bag)
    assign(v.stock, s.stock)
    assign(v.market, s.market)
    assign(v.lots, s.lots)
    assign(v.trashed, s.trashed)
    v.stock_kinds, v.market_kinds = s.stock_kinds, s.market_kinds
    assign(v.lot_kinds, s.lot_kinds)
    assign(v.thief, s.thief)
    assign(v.robbed, s.robbed)
    assign(v.source, s.source)
    v.shows = s.shows
    assign(v.shower, s.shower)
    assign(v.face, s.face)
    assign(v.drawn, s.drawn)
    assign(v.after, s.after)
    for k in range(THEFTS):
        if k >= s.thefts or s.thief[k] == seat:
            v.loot[k] = s.loot[k]
    for other in range(SEATS):
        view_place(s, other, DISCARD, v)
        unhidden = not hidden(s) or other >= box.seats
        if other == seat or unhidden:
            assign(v.fresh[other], s.fresh[other])
            for place in range(LOTS + 1):  # the board and the hand
                view_place(s, other, place, v)
        if unhidden or (other == seat and s.thefts == 0):
            view_place(s, other, POUCH, v)
        else:
            v.count[other, POUCH] = s.count[other, POUCH]
            v.coins[other, POUCH, box.penny] = s.coins[other, POUCH, box.penny]
    if s.thefts > 0:
        deduce(box, v)
        if seat >= 0 and knows_own_pouch(v, seat):
            fill_own_pouch(box, v, seat)


@rule
def view_place(s, seat, place, v):
    """All coins of a seat in one place."""
    v.count[seat, place], v.kinds[seat, place] = s.count[seat, place], s.kinds[seat, place]
    assign(v.coins[seat, place], s.coins[seat, place])


@rule
def heard(box, s, who, move, seat):
    """A move as a seat may know it: what goes on behind a screen is for its owner alone (7.2)."""
    if who == CHANCE:
        secret = PULL <= move < PULL + KINDS and s.drawer != seat
        return UNKNOWN if secret and move != PULL + box.penny else move
    return UNKNOWN if PLACE <= move < LOCK and who != seat else move


# What the rest may be: all ways to deal the coins that fit what is seen are equally likely (7.5)


@rule
def imagine(box, v, seat, seed):
    """Deal again what lies behind the other screens and in pouches."""
    if not hidden(v):
        return
    unknown, n = unknown_thefts(v), 0
    entangled = seats_in(v, unknown)
    for other in range(box.seats):
        if other != seat and not has(entangled, other):
            n = deal_anew(box, v, other, seed, n)
    fits = entangled == 0
    while not fits:
        fits = True
        if size(unknown) == 1:
            n = weigh_loot(box, v, seat, first(unknown), entangled, seed, n)
        else:
            n = choose_loot(box, v, unknown, seed, n)
        for other in range(box.seats):
            if other != seat and has(entangled, other):
                if size(unknown) == 1:
                    n = deal_shown(box, v, other, seed, n)
                    fits &= below(seed, n, repeats(box, v, other)) == 0
                    n += 1
                else:
                    n = deal(box, v, other, gather(box, v, other), seed, n)
                    fits &= shown_in_hand(box, v, other)
    if seat >= 0 and has(entangled, seat):
        fill_own_pouch(box, v, seat)
    for other in range(box.seats):
        if other != seat:
            n = arrange(box, v, other, seed, n)


@rule
def choose_loot(box, v, unknown, seed, n):
    """For every theft that this seat did not commit, one of the coins that could be taken."""
    for k in range(v.thefts):
        if has(unknown, k):
            v.loot[k] = UNKNOWN
    for k in range(v.thefts):
        if has(unknown, k):
            left = 0
            for kind in range(box.kinds):
                left += stealable(v, k, kind)
            pick = below(seed, n, left)
            n += 1
            kind = 0
            while pick >= stealable(v, k, kind):
                pick -= stealable(v, k, kind)
                kind += 1
            v.loot[k] = kind
    return n


@rule
def weigh_loot(box, v, seat, theft, entangled, seed, n):
    """The loot of the only theft that is not known, as likely as it fits what was shown.

    The same odds as by choosing it blindly until everything fits, but at once.
    """
    total = 0.0
    for kind in range(box.kinds):
        total += weight(box, v, seat, theft, entangled, kind)
    pick, loot = total * draw(seed, n) / (MASK + 1.0), UNKNOWN
    for kind in range(box.kinds):
        odds = weight(box, v, seat, theft, entangled, kind)
        if odds > 0.0 and (pick >= 0.0 or loot == UNKNOWN):
            loot = kind
            pick -= odds
    v.loot[theft] = loot
    return n + 1


@rule
def weight(box, v, seat, theft, entangled, kind):
    """How likely a kind of loot is: how many coins it may be, and what that means for the hands."""
    v.loot[theft] = UNKNOWN
    odds = 1.0 * stealable(v, theft, kind)
    v.loot[theft] = kind
    for other in range(box.seats):
        if odds > 0.0 and other != seat and has(entangled, other):
            odds *= likelihood(box, v, other)
    v.loot[theft] = UNKNOWN
    return odds


@rule
def likelihood(box, v, seat):
    """Hands with what was shown among all hands; each as often as that can be picked from it."""
    if v.shows > 0 and not fits(box, v, seat):
        return 0.0
    source, pool, needed, odds = source_of(v, seat), 0, 0, 1.0
    for kind in range(box.kinds):
        left = v.bag[seat, source, kind] - stolen_from(v, seat, source, kind)
        more = revealed(v, seat, kind)
        pool += left
        if more > left:
            return 0.0
        if more > 0:
            needed += more
            odds *= picks(left, more)
    count = pool + v.coins[seat, POUCH, box.penny] - v.count[seat, POUCH]
    for k in range(needed):
        odds *= max(0, count - k) / (pool - k)
    return odds


@rule
def sure(v, seat, kind):
    """Coins that a screen hides for certain: loot, and all of a pouch that had to be filled."""
    count = stolen_by(v, seat, kind)
    if source_of(v, seat) == NEW:
        count += v.bag[seat, OLD, kind] - stolen_from(v, seat, OLD, kind)
    return count


@rule
def revealed(v, seat, kind):
    """Coins that a seat has shown and that came out of its pouch as it was last filled."""
    if shown(v, seat, kind) == 0:
        return 0
    count = own_shown(v, seat, kind, v.shows)
    if source_of(v, seat) == NEW:
        count -= v.bag[seat, OLD, kind] - stolen_from(v, seat, OLD, kind)
    return max(0, count)


@rule
def gather(box, v, seat):
    """Before a deal: in hand what is sure, in the pouch the rest. How many have left the pouch?"""
    source, penny, count = source_of(v, seat), v.coins[seat, POUCH, box.penny], 0
    for kind in range(KINDS):
        v.fresh[seat, kind], v.coins[seat, HAND, kind] = 0, sure(v, seat, kind)
        v.coins[seat, POUCH, kind] = v.bag[seat, source, kind] - stolen_from(v, seat, source, kind)
        count += v.coins[seat, POUCH, kind]
    v.coins[seat, POUCH, box.penny] = penny
    return count + penny - v.count[seat, POUCH]


@rule
def deal_coin(v, seat, kind):
    """A coin from the pouch into the hand."""
    v.coins[seat, POUCH, kind] -= 1
    v.coins[seat, HAND, kind] += 1
    v.fresh[seat, kind] += source_of(v, seat) == NEW


@rule
def deal(box, v, seat, count, seed, n):
    """So many coins, each as likely as any other; not the Penny, which is passed on when drawn."""
    left = -v.coins[seat, POUCH, box.penny]
    for kind in range(KINDS):
        left += v.coins[seat, POUCH, kind]
    for _ in range(count):
        pick, kind = below(seed, n, left), 0
        while kind == box.penny or pick >= v.coins[seat, POUCH, kind]:
            pick -= v.coins[seat, POUCH, kind] if kind != box.penny else 0
            kind += 1
        deal_coin(v, seat, kind)
        left -= 1
        n += 1
    return n


@rule
def deal_anew(box, v, seat, seed, n):
    """A hand with what was shown in it, by a seat whose coins are its own."""
    while True:
        n = deal_shown(box, v, seat, seed, n) + 1
        if below(seed, n - 1, repeats(box, v, seat)) == 0:
            return n


@rule
def deal_shown(box, v, seat, seed, n):
    """First what was shown, then the rest by chance."""
    count = gather(box, v, seat)
    for kind in range(box.kinds):
        for _ in range(revealed(v, seat, kind)):
            deal_coin(v, seat, kind)
            count -= 1
    return deal(box, v, seat, count, seed, n)


@rule
def repeats(box, v, seat):
    """How often too often such a hand comes up: by the ways to pick what was shown out of it.

    A hand with twins of a shown coin has several, and is to be taken that much less often.
    """
    ways = 1
    for kind in range(box.kinds):
        more = revealed(v, seat, kind)
        if more > 0:
            ways *= picks(v.coins[seat, HAND, kind] - sure(v, seat, kind), more)
    return ways


@rule
def picks(count, wanted):
    """The number of ways to pick some of several."""
    ways = 1
    for k in range(wanted):
        ways = ways * (count - k) // (k + 1)
    return ways


@rule
def shown_in_hand(box, v, seat):
    """Whether a hand has all that was shown, and can have had it in time."""
    for kind in range(box.kinds):
        if v.coins[seat, HAND, kind] - sure(v, seat, kind) < revealed(v, seat, kind):
            return False
    return v.shows == 0 or fits(box, v, seat)


@rule
def arrange(box, v, seat, seed, n):
    """What was trashed is gone. Who is ready has put every coin on some lot that takes it."""
    for kind in range(box.kinds):
        v.coins[seat, HAND, kind] -= v.binned[seat, kind]
    v.kinds[seat, POUCH] = kinds_in(v.coins[seat, POUCH])
    v.kinds[seat, HAND] = kinds_in(v.coins[seat, HAND])
    v.count[seat, HAND] = v.behind[seat]
    v.count[seat, :LOTS], v.kinds[seat, :LOTS], v.coins[seat, :LOTS] = 0, 0, 0
    while has(v.locked, seat) and not can_lock(box, v, seat):
        kind, lot = first(v.kinds[seat, HAND] & box.placeable), below(seed, n, LOTS)
        n += 1
        if has(box.allowed[box.metal[kind]], lot):
            lay(v, seat, kind, lot)
    return n
