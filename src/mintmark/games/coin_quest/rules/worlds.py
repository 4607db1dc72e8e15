"""What the Penny can have taken in this round, for all that a seat has seen (7.3, 7.4).

A world is a loot for every theft. It can be if each pouch held what was taken from it, and if all
that was shown from a hand can have come there in time: out of the pouch of its owner, or as loot.
Worlds are gone through in `v.loot` itself, since rules have no room of their own; then what was
not known there is UNKNOWN again.
"""

from ....engine.rule import NOBODY, UNKNOWN, has, rule
from ..moves import LOTS
from .state import HAND, NEW, OLD, draws, shown, source_of

ALL = -1  # kinds, as a bit set


@rule
def stolen_from(v, seat, source, kind):
    """How many coins of a kind are known, or taken, to be stolen from a seat."""
    count = 0
    for k in range(v.thefts):
        count += (v.robbed[k] == seat) & (v.source[k] == source) & (v.loot[k] == kind)
    return count


@rule
def stolen_by(v, seat, kind):
    """How many coins of a kind a seat is known, or taken, to have stolen."""
    count = 0
    for k in range(v.thefts):
        count += (v.thief[k] == seat) & (v.loot[k] == kind)
    return count


@rule
def own_draws(v, seat, source, kind):
    """What a seat that looks has drawn from its own pouch, before or since it was tipped in."""
    if source == NEW:
        return v.fresh[seat, kind]
    count = v.binned[seat, kind] - v.fresh[seat, kind] - stolen_by(v, seat, kind)
    for place in range(LOTS + 1):
        count += v.coins[seat, place, kind]
    return count


@rule
def looks(v, seat):
    """Whether a seat is the one that looks: it knows what it has drawn."""
    return v.count[seat, HAND] != UNKNOWN


# What was shown


@rule
def loot_by(v, seat, kind, thefts):
    """Loot of a kind that a seat had after so many thefts."""
    count = 0
    for k in range(thefts):
        count += (v.thief[k] == seat) & (v.loot[k] == kind)
    return count


@rule
def own_shown(v, seat, kind, last):
    """How many coins of a kind that a seat has shown it had drawn from its own pouch.

    `last` is a coin in the list of those that were shown before others came; after it is now.
    """
    count, most = 0, 0
    for k in range(min(last + 1, v.shows)):
        if v.shower[k] == seat and v.face[k] == kind:
            count += 1
            most = max(most, count - loot_by(v, seat, kind, v.after[k]))
    if last == v.shows:
        most = max(most, shown(v, seat, kind) - stolen_by(v, seat, kind))
    return most


@rule
def shown_in_time(box, v, seat, last):
    """Whether a seat can have got by then what it had shown: as loot, or out of its own pouch.

    While loot is not settled, it may be whatever is lacking.
    """
    thefts, spare = v.after[last] if last < v.shows else v.thefts, 0
    for k in range(thefts):
        spare += (v.thief[k] == seat) & (v.loot[k] == UNKNOWN)
    drawn = v.drawn[last] if last < v.shows else draws(box, v, seat)
    before = draws_before_tipping(box, v, seat, drawn)
    since = drawn - before
    for kind in range(box.kinds):
        if shown(v, seat, kind) > 0:
            own = own_shown(v, seat, kind, last)
            old = min(own, v.bag[seat, OLD, kind] - stolen_from(v, seat, OLD, kind))
            new = min(own - old, v.bag[seat, NEW, kind] - stolen_from(v, seat, NEW, kind))
            before -= old
            since -= new
            spare -= own - old - new
    return spare + min(0, before) + min(0, since) >= 0


@rule
def draws_before_tipping(box, v, seat, drawn):
    """How many of a seat's first draws were from what its pouch held at first (3.2)."""
    if source_of(v, seat) == OLD:
        return drawn
    held = 0
    for kind in range(box.kinds):
        held += v.bag[seat, OLD, kind]
    for k in range(v.thefts):
        held -= (v.robbed[k] == seat) & (v.source[k] == OLD)
    return min(drawn, held)


@rule
def fits(box, v, seat):
    """Whether all that a seat has shown can have come into its hand in time."""
    for k in range(v.shows):
        if v.shower[k] == seat and not shown_in_time(box, v, seat, k):
            return False
    return shown_in_time(box, v, seat, v.shows)


@rule
def kinds_shown(box, v, seats):
    """The kinds that some seats have shown from where this seat cannot look."""
    kinds = 0
    for seat in range(box.seats):
        if has(seats, seat) and not looks(v, seat):
            for kind in range(box.kinds):
                if shown(v, seat, kind) > 0:
                    kinds |= 1 << kind
    return kinds


# Thefts


@rule
def unknown_thefts(v):
    """The thefts of which the loot is not known."""
    thefts = 0
    for k in range(v.thefts):
        if v.loot[k] == UNKNOWN:
            thefts |= 1 << k
    return thefts


@rule
def seats_in(v, thefts):
    """The seats that took part in some thefts."""
    seats = 0
    for k in range(v.thefts):
        if has(thefts, k):
            seats |= 1 << v.thief[k] | 1 << v.robbed[k]
    return seats


@rule
def entangled(v, thefts):
    """The thefts not known that these have to do with, by the seats that took part in them."""
    unknown, found = unknown_thefts(v), 0
    while thefts != found:
        found, seats = thefts, seats_in(v, thefts)
        for k in range(v.thefts):
            if has(unknown, k) and (has(seats, v.thief[k]) or has(seats, v.robbed[k])):
                thefts |= 1 << k
    return found


@rule
def stealable(v, k, kind):
    """How many coins of a kind the k-th theft may have found."""
    victim, source = v.robbed[k], v.source[k]
    count = v.bag[victim, source, kind]
    if count > 0:
        count -= stolen_from(v, victim, source, kind)
        if looks(v, victim):
            count -= own_draws(v, victim, source, kind)
    return count


@rule
def can_be_among(box, v, k, kinds):
    """Whether the k-th theft may have found a coin of some kinds."""
    for kind in range(box.kinds):
        if has(kinds, kind) and stealable(v, k, kind) > 0:
            return True
    return False


# Worlds


@rule
def next_world(box, v, thefts, rest, apart, marked, begun):
    """On to the next loot of some thefts with which there is any loot for the rest at all.

    Kinds that are not told `apart` are as good as each other there, and for the rest those are
    which nobody has shown: the first of them stands for all. False if there are no more.
    """
    if begun:
        forget_loot(v, rest)
        k = before(thefts, v.thefts)
    else:
        k = after(thefts, NOBODY)
    while k != NOBODY:
        among = has(thefts, k)
        v.loot[k] = next_loot(box, v, k, apart if among else marked, v.loot[k])
        if v.loot[k] == UNKNOWN:
            k = before(thefts if among else rest, k)
            if k == NOBODY and not among:
                k = before(thefts, v.thefts)
        elif marked == 0 or (agrees(box, v, v.thief[k]) and agrees(box, v, v.robbed[k])):
            k = after(thefts if among else rest, k)
            if k == NOBODY and among:
                k = after(rest, NOBODY)
            if k == NOBODY:
                return True
    return False


@rule
def after(thefts, k):
    """The next of some thefts, from the first after NOBODY on; then NOBODY."""
    k = max(k + 1, 0)
    while thefts >> k > 0:
        if has(thefts, k):
            return k
        k += 1
    return NOBODY


@rule
def before(thefts, k):
    """The one before, or NOBODY."""
    for other in range(k - 1, -1, -1):
        if has(thefts, other):
            return other
    return NOBODY


@rule
def forget_loot(v, thefts):
    """Their loot is not known."""
    for k in range(v.thefts):
        if has(thefts, k):
            v.loot[k] = UNKNOWN


@rule
def next_loot(box, v, k, apart, last):
    """The next kind that the k-th theft may have found, or UNKNOWN."""
    v.loot[k] = UNKNOWN
    found = False
    for kind in range(box.kinds):
        if stealable(v, k, kind) > 0 and (has(apart, kind) or not found):
            found |= not has(apart, kind)
            if kind > last:
                return kind
    return UNKNOWN


@rule
def agrees(box, v, seat):
    """Whether loot fits what a seat has shown; that of the one that looks, see `stealable`."""
    return looks(v, seat) or fits(box, v, seat)
