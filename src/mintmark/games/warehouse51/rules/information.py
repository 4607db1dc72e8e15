"""Who sees and hears what of Warehouse 51, and what the rest may be. Numbers cite RULES.md."""

from ....engine.random import below
from ....engine.rule import CHANCE, NOBODY, UNKNOWN, assign, nth_member, rule, size
from ..moves import FIST, NOTE, NOTES, PAWN, SEATS, TURN_UP
from .state import left_of, unnamed


@rule
def reads(box, seat, gap):
    """Whether a seat has looked at the counterfeits in a gap: those on its left and right (1.3)."""
    return seat >= 0 and (gap == seat or left_of(box, gap) == seat)


@rule
def view(box, s, seat, v):
    """Built from nothing: only what is named here is seen."""
    v.phase, v.turn, v.asked, v.revealer, v.pile = s.phase, s.turn, s.asked, s.revealer, s.pile
    v.lot, v.bid, v.leader, v.matched, v.passed = s.lot, s.bid, s.leader, s.matched, s.passed
    v.supply, v.tokens, v.dealt, v.exposed = s.supply, s.tokens, s.dealt, s.exposed
    v.served, v.used = s.served, s.used
    for k in range(SEATS):
        v.gold[k], v.opened[k] = s.gold[k], s.opened[k]
        v.fist[k] = s.fist[k] if k == seat or s.fist[k] == NOBODY else UNKNOWN
        for note in range(NOTES):
            seen = s.exposed == 1 or reads(box, seat, k) or s.note[k, note] == NOBODY
            v.note[k, note] = s.note[k, note] if seen else UNKNOWN
    assign(v.owned, s.owned)
    v.piled, v.pawned, v.certified, v.spared = s.piled, s.pawned, s.certified, s.spared


@rule
def heard(box, s, who, move, seat):
    """A move as a seat may know it: fists are closed, and counterfeits lie face down."""
    if who != CHANCE:
        return UNKNOWN if FIST <= move < PAWN and who != seat else move
    if NOTE <= move < TURN_UP and not reads(box, seat, s.dealt // box.notes):
        return UNKNOWN
    return move


@rule
def imagine(box, v, seat, seed):
    """Counterfeits drawn from those not seen, all alike; fists anything that a purse allows."""
    n = 0
    for gap in range(box.seats):
        for k in range(NOTES):
            if v.note[gap, k] == UNKNOWN:
                v.note[gap, k] = unseen(box, v, seed, n)
                n += 1
        if v.fist[gap] == UNKNOWN:
            v.fist[gap] = below(seed, n, v.gold[gap] + 1)
            n += 1


@rule
def unseen(box, v, seed, n):
    """One of the relics that a counterfeit not yet seen may name."""
    relics = unnamed(box, v)
    return nth_member(relics, below(seed, n, size(relics))) if relics else NOBODY
