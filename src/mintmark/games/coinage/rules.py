"""The rules of CoinAge, in the order in which a player reads them.

Throughout: box is what is fixed before play, s is a state, v is a view. Ranks run from 0 (rank I,
the smallest) to 3 (rank IV). A set of ranks is a bit set. Numbers in brackets cite RULES.md.
"""

from ...engine.record import i1, i2, record
from ...engine.rule import CHANCE, NOBODY, has, rule, size
from .map import AREAS, RANKS
from .parts import ALL_RANKS, CAPTURE, DONE, GOLD, MARCH, PAY, SEATS, SLAP

GROUND = RANKS  # lies beneath every stack: larger than any coin, and nobody's
CLOSED = -1  # tops an area that a small map lacks: smaller than any coin, and nobody's either
NOT_YET = ALL_RANKS + 1  # the slap of a turn that has not begun
RUNNING, FULL_MAP, EMPTY_BANK, TURN_LIMIT = range(4)  # how a game ends
ENDINGS = ("running", "full-map", "empty-bank", "turn-limit")


@record
class Box:
    bank: i1[RANKS]  # the coins that each player starts with (1.2)
    areas: i1  # how many: those after them are closed
    regions: i1  # how many
    region: i1[AREAS]
    border: i2[AREAS]  # bit sets: the areas that each of them touches
    roads: i1  # how many ways lead over a border, there and back; from where to where, ascending:
    road: i1[AREAS * (AREAS - 1), 2]
    cover_own: i1
    turn_limit: i2
    bank_tiebreak: i1


@record
class State:
    mover: i1  # the seat whose turn it is
    turn: i2  # from 1
    bank: i1[SEATS, RANKS]  # coins left, by seat and rank
    owner: i1[AREAS, RANKS + 1]  # whose side of this rank's coin shows in this area, or NOBODY
    top: i1[AREAS]  # the rank of the coin that controls this area, GROUND or CLOSED
    slap: i1  # the ranks that matched this turn, or NOT_YET
    ready: i1  # those of them that are not used yet
    may_pay: i1
    may_march: i1
    may_capture: i1
    ending: i1


# Setting up


@rule
def start(box, s):
    """Equal banks, an empty map, gold to move (1.1 to 1.4)."""
    s.turn, s.ending = 1, RUNNING
    for rank in range(RANKS):
        for seat in range(SEATS):
            s.bank[seat, rank] = box.bank[rank]
    for area in range(AREAS):
        s.top[area] = GROUND if area < box.areas else CLOSED
        for rank in range(GROUND + 1):
            s.owner[area, rank] = NOBODY
    begin(s, GOLD)


@rule
def begin(s, seat):
    """A seat's turn begins; nothing may be done before the slap."""
    s.mover, s.slap, s.ready = seat, NOT_YET, 0
    s.may_pay, s.may_march, s.may_capture = 0, 0, 0


@rule
def to_act(box, s):
    """Chance until the coins are slapped down, then the mover until the turn is done (2.1)."""
    if s.ending != RUNNING:
        return 0
    return 1 << (CHANCE if s.slap == NOT_YET else s.mover)


# Looking at the table


@rule
def holder(s, area):
    """The seat that controls an area, or NOBODY."""
    return s.owner[area, s.top[area]]


@rule
def coins(s, seat):
    """How many coins a bank holds."""
    count = 0
    for rank in range(RANKS):
        count += s.bank[seat, rank]
    return count


@rule
def kinds(s, seat):
    """The ranks of which a bank holds a coin: one of each is tossed (2.2)."""
    bits = 0
    for rank in range(RANKS):
        if s.bank[seat, rank] > 0:
            bits |= 1 << rank
    return bits


@rule
def empty_areas(s):
    """The areas without a coin, as a bit set."""
    bits = 0
    for area in range(AREAS):
        if s.top[area] == GROUND:
            bits |= 1 << area
    return bits


@rule
def full(s):
    """Whether no area is empty."""
    return empty_areas(s) == 0


@rule
def placements_left(s):
    """How many coins may still be placed: of three or four only two, unless paid (2.3)."""
    unused = size(s.ready)
    if s.may_pay:
        return unused - 2
    return unused - 1 if size(s.slap) == 3 else unused


@rule
def paid(s):
    """Whether the mover has paid this turn."""
    return s.slap == ALL_RANKS and s.may_pay == 0


# What the mover may do


@rule
def fits(box, s, rank, area):
    """Onto the ground or a larger coin of the opponent's; with cover_own, anyone's (3.2 to 3.4)."""
    # & and |, as this is asked most of all: a branch guessed wrong costs more than both halves
    return (rank < s.top[area]) & ((box.cover_own == 1) | (holder(s, area) != s.mover))


@rule
def can_place(box, s, rank, area):
    """A coin that matched and is not used yet, if there are placements left (3.1)."""
    return has(s.ready, rank) and placements_left(s) > 0 and fits(box, s, rank, area)


@rule
def can_pay(s, rank):
    """Only with four matches, once, with a coin not used yet (4.1)."""
    return s.may_pay == 1 and has(s.ready, rank)


@rule
def open_to(box, s, source, target):
    """Whether an area is an empty neighbour of another (5.1)."""
    return has(box.border[source], target) & (s.top[target] == GROUND)


@rule
def can_march(box, s, source, target):
    """Any stack, once (5.1)."""
    return s.may_march == 1 and s.top[source] != GROUND and open_to(box, s, source, target)


@rule
def can_capture(s, area):
    """Any top coin (6.1)."""
    return s.may_capture == 1 and holder(s, area) != NOBODY


@rule
def can_stop(s):
    """Always, except for a player who has paid and has coins to place (4.2)."""
    # while the game runs an area is empty, so that each of them can be placed
    return not (paid(s) and placements_left(s) > 0)


@rule
def legal(box, s, seat, move):
    """The one statement of what is legal."""
    if not has(to_act(box, s), seat) or move < 0:
        return False
    if seat == CHANCE:
        return SLAP <= move <= SLAP + ALL_RANKS and (move - SLAP) & ~kinds(s, s.mover) == 0
    if move < PAY:
        return can_place(box, s, move // AREAS, move % AREAS)
    if move < MARCH:
        return can_pay(s, move - PAY)
    if move < CAPTURE:
        return can_march(box, s, (move - MARCH) // AREAS, (move - MARCH) % AREAS)
    if move < DONE:
        return can_capture(s, move - CAPTURE)
    return move == DONE and can_stop(s)


@rule
def moves(box, s, seat, out):
    """All that is legal for the seat. A number is written first, and counted if it is legal."""
    n = 0
    if not has(to_act(box, s), seat):
        return n
    if placements_left(s) > 0:
        for rank in range(RANKS):
            if has(s.ready, rank):
                for area in range(AREAS):
                    out[n] = rank * AREAS + area
                    n += fits(box, s, rank, area)
    if s.may_pay == 1:
        for rank in range(RANKS):
            if can_pay(s, rank):
                out[n] = PAY + rank
                n += 1
    if s.may_march == 1:
        empty = empty_areas(s)
        for k in range(box.roads):
            source, target = box.road[k, 0], box.road[k, 1]
            out[n] = MARCH + source * AREAS + target
            n += (~empty >> source) & (empty >> target) & 1
    if s.may_capture == 1:
        for area in range(AREAS):
            if can_capture(s, area):
                out[n] = CAPTURE + area
                n += 1
    if can_stop(s):
        out[n] = DONE
        n += 1
    return n


@rule
def outcomes(box, s, out, weights):
    """Every set of the tossed ranks is as likely as any other (2.2)."""
    n, tossed = 0, kinds(s, s.mover)
    for bits in range(ALL_RANKS + 1):
        if bits & ~tossed == 0:
            out[n], weights[n] = SLAP + bits, 1
            n += 1
    return n


# What happens


@rule
def apply(box, s, who, move):
    """Carry out a legal move."""
    if who == CHANCE:
        slap(s, move - SLAP)
    elif move < PAY:
        place(s, move // AREAS, move % AREAS)
    elif move < MARCH:
        pay(s, move - PAY)
    elif move < CAPTURE:
        march(s, (move - MARCH) // AREAS, (move - MARCH) % AREAS)
    elif move < DONE:
        capture(s, move - CAPTURE)
    else:
        done(box, s)


@rule
def slap(s, matched):
    """The number of matches says what may be done (2.3)."""
    count = size(matched)
    s.slap, s.ready = matched, matched
    s.may_pay = 1 if count == 4 else 0
    s.may_march = 1 if count <= 1 else 0
    s.may_capture = 1 if count == 0 else 0


@rule
def place(s, rank, area):
    """From the bank onto the map, own side up; the last empty area or last coin ends it (7.1)."""
    s.bank[s.mover, rank] -= 1
    s.owner[area, rank], s.top[area] = s.mover, rank
    s.ready &= ~(1 << rank)
    if full(s):
        s.ending = FULL_MAP
    elif coins(s, s.mover) == 0:
        s.ending = EMPTY_BANK


@rule
def pay(s, rank):
    """A coin changes banks, and with it its owner (4.1)."""
    s.bank[s.mover, rank] -= 1
    s.bank[1 - s.mover, rank] += 1
    s.ready &= ~(1 << rank)
    s.may_pay = 0


@rule
def march(s, source, target):
    """The whole stack goes, in its order (5.2)."""
    for rank in range(RANKS):
        s.owner[target, rank] = s.owner[source, rank]
        s.owner[source, rank] = NOBODY
    s.top[target], s.top[source] = s.top[source], GROUND
    s.may_march = 0


@rule
def capture(s, area):
    """The top coin goes into the mover's bank; what lay beneath regains control (6.1, 6.2)."""
    rank = s.top[area]
    s.owner[area, rank] = NOBODY
    s.bank[s.mover, rank] += 1
    while s.owner[area, rank] == NOBODY and rank < GROUND:
        rank += 1
    s.top[area] = rank
    s.may_capture = 0


@rule
def done(box, s):
    """The turn passes, or the limit of turns is reached (7.2)."""
    if s.turn >= box.turn_limit:
        s.ending = TURN_LIMIT
    else:
        s.turn += 1
        begin(s, 1 - s.mover)


# How it stands


@rule
def ending(box, s):
    """How the game ended, or RUNNING."""
    return s.ending


@rule
def turn(box, s):
    """The number of the turn being played."""
    return s.turn


# Looking and imagining


@rule
def view(box, s, seat, v):
    """Built from nothing: only what is named here is seen. In CoinAge all lies open (1.5)."""
    v.mover, v.turn, v.ending = s.mover, s.turn, s.ending
    v.slap, v.ready = s.slap, s.ready
    v.may_pay, v.may_march, v.may_capture = s.may_pay, s.may_march, s.may_capture
    for rank in range(RANKS):
        for owner in range(SEATS):
            v.bank[owner, rank] = s.bank[owner, rank]
    for area in range(AREAS):
        v.top[area] = s.top[area]
        for rank in range(GROUND + 1):
            v.owner[area, rank] = s.owner[area, rank]


@rule
def heard(box, s, who, move, seat):
    """Everyone sees every move."""
    return move


@rule
def imagine(box, v, seat, seed):
    """Nothing is hidden, so there is nothing to imagine."""
