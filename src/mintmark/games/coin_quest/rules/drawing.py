"""Coins out of pouches: drawing, tipping in the discards, and the Bad Penny (sections 3 and 5)."""

from ....engine.rule import NOBODY, assign, has, rule
from .state import (
    AGE,
    BIDDING,
    DISCARD,
    DRAWING,
    HAND,
    NEW,
    OLD,
    POUCH,
    UNIQUE,
    draws,
    empty,
    has_coins,
    put,
    shown,
    source_of,
    take,
)


@rule
def begin_drawing(box, s):
    """Everyone draws, seat by seat from the starting player (3.1)."""
    s.phase, s.served, s.due, s.tipped, s.thefts = DRAWING, 0, box.draw, 0, 0
    for seat in range(box.seats):
        assign(s.bag[seat, OLD], s.coins[seat, POUCH])
        s.bag[seat, OLD, box.penny] = 0


@rule
def draw_next(box, s):
    """On to the next coin, and to the next seat when one has enough or no more (3.2, 3.4)."""
    while s.served < box.seats:
        seat = (s.first + s.served) % box.seats
        if s.due > 0 and has_coins(s, seat):
            s.due -= 1
            reach_into(box, s, seat, seat)
            return
        s.served += 1
        s.due = box.draw
    s.phase, s.drawer, s.victim, s.due, s.served = BIDDING, NOBODY, NOBODY, 0, 0


@rule
def reach_into(box, s, seat, victim):
    """A coin must come out: an empty pouch is filled first, then chance says which (3.2, 3.3)."""
    if s.count[victim, POUCH] == 0:
        tip_in(box, s, victim)
    s.drawer, s.victim = seat, victim


@rule
def tip_in(box, s, seat):
    """The discard pile goes into the pouch (3.2). It happens once a round at most."""
    s.tipped |= 1 << seat
    assign(s.bag[seat, NEW], s.coins[seat, DISCARD])
    s.bag[seat, NEW, box.penny] = 0
    empty(s, seat, DISCARD, POUCH)


@rule
def pull(box, s, kind):
    """A coin comes out of a pouch: into its owner's hand, into a thief's, or it is the Penny."""
    seat, victim = s.drawer, s.victim
    s.drawer, s.victim = NOBODY, NOBODY
    take(s, victim, POUCH, kind)
    if seat == victim and kind == box.penny:
        s.holder = seat
        return
    if s.phase == BIDDING and (seat != victim or took_part(s, seat)):
        note_shows(box, s, seat)
    put(s, seat, HAND, kind)
    s.behind[seat] += 1
    if seat == victim:
        s.fresh[seat, kind] += has(s.tipped, seat)
    else:
        note_theft(s, seat, victim, kind)
        put(s, victim, POUCH, box.penny)
        s.holder = NOBODY
        end_action_if_done(box, s, victim)  # an Age may have lost what it could trash
    end_action_if_done(box, s, seat)


@rule
def note_theft(s, seat, victim, kind):
    """Who took what from whom: all see that it was done, the thief alone sees what (7.4)."""
    s.thief[s.thefts], s.robbed[s.thefts] = seat, victim
    s.source[s.thefts], s.loot[s.thefts] = source_of(s, victim), kind
    s.thefts += 1


@rule
def took_part(s, seat):
    """Whether a seat has stolen in this round, or was robbed."""
    for k in range(s.thefts):
        if s.thief[k] == seat or s.robbed[k] == seat:
            return True
    return False


@rule
def note_shows(box, s, seat):
    """Before another coin comes: what the seat has shown is none that it gets from now on (7.3).

    That matters only if it has stolen or was robbed: otherwise all of it was drawn anyway.
    """
    drawn = draws(box, s, seat)
    for kind in range(box.kinds):
        count = shown(s, seat, kind)
        if count > 0:
            for k in range(s.shows):
                count -= (s.shower[k] == seat) & (s.face[k] == kind)
            for _ in range(count):
                s.shower[s.shows], s.face[s.shows] = seat, kind
                s.drawn[s.shows], s.after[s.shows] = drawn, s.thefts
                s.shows += 1


@rule
def can_pass_to(box, s, seat, target):
    """Another player who has a coin in pouch or discard, or anyone if nobody has (5.7, 5.10)."""
    if target == seat or target >= box.seats:
        return False
    if has_coins(s, target):
        return True
    for other in range(box.seats):
        if other != seat and has_coins(s, other):
            return False
    return True


@rule
def pass_penny(box, s, seat, target):
    """A coin is taken out of the target's pouch, and the Penny put in (5.7, 5.8, 5.10)."""
    if has_coins(s, target):
        reach_into(box, s, seat, target)
    else:
        put(s, target, POUCH, box.penny)
        s.holder = NOBODY
        end_action_if_done(box, s, seat)


@rule
def end_action_if_done(box, s, seat):
    """An action ends by itself when nothing is left of it or for it (5.2)."""
    if s.action[seat] == NOBODY:
        return
    kind = box.action[s.action[seat]]
    idle = s.left[seat] == 0
    if kind == UNIQUE:
        idle |= not has_coins(s, seat)
    elif kind == AGE:
        idle |= (s.behind[seat] <= 1) & (s.count[seat, DISCARD] == 0)
    if idle:
        end_action(s, seat)


@rule
def end_action(s, seat):
    """The coin in use goes back behind the screen."""
    s.action[seat], s.left[seat], s.last[seat] = NOBODY, 0, 0


@rule
def forget(s, seats):
    """Screens are up: all that was hidden or deduced in this round lies open."""
    s.tipped, s.thefts, s.shows = 0, 0, 0
    for seat in range(seats):  # only where somebody sits, for that is much to write
        s.behind[seat], s.bag[seat], s.fresh[seat], s.used[seat], s.binned[seat] = 0, 0, 0, 0, 0
    s.thief[:], s.robbed[:], s.source[:], s.loot[:] = 0, 0, 0, 0
    s.shower[:], s.face[:], s.drawn[:], s.after[:] = 0, 0, 0, 0
