"""Behind the screens: actions, placing, locking in (sections 4 and 5)."""

from ....engine.rule import first, has, rule
from ..moves import KINDS, LOTS
from .drawing import end_action, end_action_if_done, forget, reach_into
from .state import (
    DISCARD,
    HAND,
    RARE,
    REVEALED,
    UNIQUE,
    has_coins,
    put,
    take,
)


@rule
def can_use(box, s, seat, kind):
    """A coin in hand with an action that was not used in this round; twins are alike (4.5, 5.1)."""
    if not has(s.kinds[seat, HAND] & box.with_action, kind):
        return False
    unused = s.coins[seat, HAND, kind] - s.used[seat, kind]
    if unused <= 0:  # then perhaps the used one lies on the board
        for lot in range(LOTS):
            unused += s.coins[seat, lot, kind]
    return unused > 0


@rule
def usable(box, s, seat):
    """Bit set of the coins that may be used."""
    kinds, left = 0, s.kinds[seat, HAND] & box.with_action
    while left:
        kinds |= can_use(box, s, seat, first(left)) << first(left)
        left &= left - 1
    return kinds


@rule
def use(box, s, seat, kind):
    """The coin is shown. A Rare scores at once; an Age or a Unique waits for more (5.3 to 5.5)."""
    s.used[seat, kind] += 1
    if box.action[kind] == RARE:
        s.prestige[seat] += box.amount[kind]
    else:
        s.action[seat], s.left[seat], s.last[seat] = kind, box.amount[kind], 0
        end_action_if_done(box, s, seat)


@rule
def using(box, s, seat, action):
    """Whether the seat has an action of this sort open."""
    return s.action[seat] >= 0 and box.action[s.action[seat]] == action


@rule
def can_draw(box, s, seat):
    """An extra coin, by a Unique (5.4)."""
    return using(box, s, seat, UNIQUE) and has_coins(s, seat)


@rule
def draw_extra(box, s, seat):
    """One extra coin (5.4)."""
    s.left[seat] -= 1
    reach_into(box, s, seat, seat)


@rule
def trashable(box, s, seat, place):
    """Bit set of the coins in hand, but not the Age itself, or in the discard pile (5.3)."""
    kinds = s.kinds[seat, place]
    if place == HAND and s.coins[seat, HAND, s.action[seat]] == 1:
        kinds &= ~(1 << s.action[seat])
    return kinds


@rule
def trash(box, s, seat, place, kind):
    """The coin leaves the game. Of twins in hand the one that was used goes first (5.3)."""
    take(s, seat, place, kind)
    s.trashed[kind] += 1
    if place == HAND:
        s.behind[seat] -= 1
        s.binned[seat, kind] += 1
        if s.used[seat, kind] > (kind == s.action[seat]):
            s.used[seat, kind] -= 1
    s.left[seat] -= 1
    s.last[seat] = kind + KINDS * (place == DISCARD)
    end_action_if_done(box, s, seat)


@rule
def stop(s, seat):
    """The rest of the action is left (5.2)."""
    end_action(s, seat)


@rule
def lots_for(box, s, seat, kind):
    """A coin in hand that is not in use goes on the lots that take its metal (4.2, 4.3, 5.2)."""
    in_use = kind == s.action[seat]
    return box.allowed[box.metal[kind]] if s.coins[seat, HAND, kind] > in_use else 0


@rule
def place(s, seat, kind, lot):
    """From the hand onto the board (4.1)."""
    take(s, seat, HAND, kind)
    put(s, seat, lot, kind)


@rule
def take_back(s, seat, kind, lot):
    """From the board into the hand (4.5)."""
    take(s, seat, lot, kind)
    put(s, seat, HAND, kind)


@rule
def can_lock(box, s, seat):
    """When every coin that can go anywhere lies on a lot (4.4)."""
    return s.kinds[seat, HAND] & box.placeable == 0


@rule
def lock(box, s, seat):
    """Ready. When the last one is, all screens go up (4.6, 6.1)."""
    s.locked |= 1 << seat
    for other in range(box.seats):
        if not has(s.locked, other):
            return
    s.phase, s.locked = REVEALED, 0
    forget(s, box.seats)


@rule
def unlock(s, seat):
    """Not ready after all (4.6)."""
    s.locked &= ~(1 << seat)


@rule
def highest_lot(s, seat, kind):
    """The last lot on which a coin of this kind lies, or the first lot."""
    for lot in range(LOTS - 1, 0, -1):
        if has(s.kinds[seat, lot], kind):
            return lot
    return 0
