"""What a seat knows of the coins that everyone owns, while screens are down (7.3, 7.4)."""

from ....engine.rule import UNKNOWN, has, in_lane, rule, size
from ..moves import KINDS
from .state import DISCARD, NEW, OLD, POUCH, hidden, kinds_in, owned, source_of
from .worlds import (
    ALL,
    can_be_among,
    entangled,
    forget_loot,
    kinds_shown,
    next_world,
    own_draws,
    seats_in,
    stolen_by,
    stolen_from,
    unknown_thefts,
)


@rule
def deduce(box, v):
    """Note all loot of which there is only one possible kind."""
    for k in range(v.thefts):
        if v.loot[k] == UNKNOWN:
            marked = kinds_shown(box, v, seats_in(v, entangled(v, 1 << k)))
            rest = entangled(v, 1 << k) & ~(1 << k) if marked else 0
            if next_world(box, v, 1 << k, rest, ALL, marked, False):
                kind = v.loot[k]
                certain = not next_world(box, v, 1 << k, rest, ALL, marked, True)
                forget_loot(v, 1 << k | rest)
                if certain:
                    v.loot[k] = kind


@rule
def least(box, v, seat, kinds, gain, loss):
    """What thefts that are not known amount to at least, in coins of some kinds.

    Each of these counts `gain` if the seat took it, and `loss` if it was taken from the seat.
    """
    unknown, thefts, bottom = unknown_thefts(v), 0, 0
    for k in range(v.thefts):
        worth = worth_of(v, seat, k, gain, loss)
        if has(unknown, k) and worth != 0 and can_be_among(box, v, k, kinds):
            thefts |= 1 << k
            bottom += min(0, worth)
    if thefts == 0:
        return 0
    rest = entangled(v, thefts) & ~thefts
    marked, best = kinds_shown(box, v, seats_in(v, thefts | rest)), size(thefts)
    more = next_world(box, v, thefts, rest, kinds | marked, marked, False)
    while more and best > bottom:
        total = 0
        for k in range(v.thefts):
            if has(thefts, k) and has(kinds, v.loot[k]):
                total += worth_of(v, seat, k, gain, loss)
        best = min(best, total)
        more = next_world(box, v, thefts, rest, kinds | marked, marked, True)
    forget_loot(v, thefts | rest)
    return best


@rule
def worth_of(v, seat, k, gain, loss):
    """What the k-th theft counts for a seat."""
    return gain if v.thief[k] == seat else loss if v.robbed[k] == seat else 0


@rule
def taken(box, v, seat, kind):
    """How many coins of a kind are known to be stolen from a seat."""
    count = stolen_from(v, seat, OLD, kind) + stolen_from(v, seat, NEW, kind)
    if in_doubt(v, seat, kind):
        count += least(box, v, seat, 1 << kind, 0, 1)
    return count


@rule
def in_doubt(v, seat, kind):
    """Whether a coin of a kind may be the loot of a theft that is not known, by or from a seat."""
    for k in range(v.thefts):
        unknown = v.loot[k] == UNKNOWN and v.bag[v.robbed[k], v.source[k], kind] > 0
        if unknown and (v.thief[k] == seat or v.robbed[k] == seat):
            return True
    return False


@rule
def apart_from_unknown(box, v, seat, kind):
    """How many coins of a kind a seat owns, leaving thefts aside that are not known."""
    if not hidden(v):
        return owned(v, seat, kind)
    count = v.coins[seat, DISCARD, kind]
    if kind == box.penny:
        return count + v.coins[seat, POUCH, kind]
    for source in range(OLD, NEW + 1):
        count += v.bag[seat, source, kind] - stolen_from(v, seat, source, kind)
    return count + stolen_by(v, seat, kind) - v.binned[seat, kind]


@rule
def owns(box, v, seat, kind):
    """How many coins of a kind a seat owns, as far as it is known what was stolen."""
    count = apart_from_unknown(box, v, seat, kind)
    if in_doubt(v, seat, kind):
        count += least(box, v, seat, 1 << kind, 1, 0) - least(box, v, seat, 1 << kind, 0, 1)
    return count


@rule
def owns_at_least(box, v, seat, kinds):
    """How many coins of some kinds a seat owns at least."""
    return counted(box, v, seat, kinds) + least(box, v, seat, kinds, 1, -1)


@rule
def owns_at_most(box, v, seat, kinds):
    """How many coins of some kinds a seat owns at most."""
    return counted(box, v, seat, kinds) - least(box, v, seat, kinds, -1, 1)


@rule
def counted(box, v, seat, kinds):
    """How many coins of some kinds a seat owns, leaving thefts aside that are not known."""
    count = 0
    for kind in range(box.kinds):
        if has(kinds, kind):
            count += apart_from_unknown(box, v, seat, kind)
    return count


@rule
def lost(box, v, seat, collection):
    """Of the coins that a seat `owns`, how many may not be there after all, at most."""
    unknown, thefts, top = unknown_thefts(v), 0, 0
    for k in range(v.thefts):
        if has(unknown, k) and worth_of(v, seat, k, 1, 1) == 1:
            thefts |= 1 << k
            top += v.robbed[k] == seat
    if top == 0:
        return 0
    rest = entangled(v, thefts) & ~thefts
    marked, most = kinds_shown(box, v, seats_in(v, thefts | rest)), 0
    more = next_world(box, v, thefts, rest, ALL, marked, False)
    while more and most < top:
        missing = 0
        for kind in range(box.kinds):
            if kind != box.penny:
                missing += max(0, collection[kind] - apart_from_unknown(box, v, seat, kind))
        most = max(most, missing)
        more = next_world(box, v, thefts, rest, ALL, marked, True)
    forget_loot(v, thefts | rest)
    return most


@rule
def knows_own_pouch(v, seat):
    """Whether a seat knows all that is missing of what its pouch was last filled with (7.4)."""
    for k in range(v.thefts):
        if v.robbed[k] == seat and v.source[k] == source_of(v, seat) and v.loot[k] == UNKNOWN:
            return False
    return True


@rule
def fill_own_pouch(box, v, seat):
    """What is left in one's own pouch when it is settled what was stolen from it."""
    source, penny = source_of(v, seat), v.coins[seat, POUCH, box.penny]
    for kind in range(KINDS):
        v.coins[seat, POUCH, kind] = (
            v.bag[seat, source, kind]
            - own_draws(v, seat, source, kind)
            - stolen_from(v, seat, source, kind)
        )
    v.coins[seat, POUCH, box.penny] = penny
    v.kinds[seat, POUCH] = kinds_in(v.coins[seat, POUCH])


# What it counts


@rule
def tally_known(box, v, mark):
    """How many mint marks of a sort each seat is known to own, in a lane each."""
    totals = 0
    for kind in range(box.kinds):
        if box.mark[kind] == mark + 1:
            for seat in range(box.seats):
                totals += in_lane(owns(box, v, seat, kind), seat)
    return totals


@rule
def quality_known(box, v, seat):
    """Prestige on the right of the coins that a seat is known to own."""
    total = 0
    for kind in range(box.kinds):
        if box.quality[kind] > 0:
            total += box.quality[kind] * owns(box, v, seat, kind)
    return total


@rule
def wealth_known(box, v, seat, metal):
    """The value of the coins in a metal that a seat is known to own."""
    total = 0
    for kind in range(box.kinds):
        if box.metal[kind] == metal:
            total += box.value[kind] * owns(box, v, seat, kind)
    return total
