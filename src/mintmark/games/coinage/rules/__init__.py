"""The rules of CoinAge, in the order in which a player reads them.

Throughout: box is what is fixed before play, s is a state, v is a view. Ranks run from 0 (rank I,
the smallest) to 3 (rank IV). A set of ranks is a bit set. Numbers in brackets cite RULES.md.
"""

from ....engine.offers import offer, outcome
from ....engine.rule import CHANCE, NOBODY, assign, has, rule, size
from ....engine.struct import i1, i2, struct
from ..edition import AREAS, RANKS
from ..moves import ALL_RANKS, CAPTURE, DONE, GOLD, MARCH, PAY, PLACE, SEATS, SLAP

SOURCES = 5  # areas of which all marches fit into one set
GROUND = RANKS  # lies beneath every stack: larger than any coin
NOT_YET = ALL_RANKS + 1  # the slap of a turn that has not begun
RUNNING, FULL_MAP, EMPTY_BANK, TURN_LIMIT = range(4)  # how a game ends
ENDINGS = ("running", "full-map", "empty-bank", "turn-limit")

# For every set of ranks the sets that are part of it: all that can match if these are tossed.
PARTS = tuple(
    sum(1 << part for part in range(ALL_RANKS + 1) if part & ~ranks == 0)
    for ranks in range(ALL_RANKS + 1)
)


@struct
class Box:
    bank: i1[RANKS]  # the coins that each player starts with (1.2)
    areas: i2  # the areas of the map
    regions: i1  # how many
    region: i2[AREAS]  # the areas of each
    border: i2[AREAS]  # the areas that each of them touches
    cover_own: i1
    turn_limit: i2
    bank_tiebreak: i1


@struct
class State:
    mover: i1  # the seat whose turn it is
    turn: i2  # from 1
    bank: i1[SEATS, RANKS]  # coins left, by seat and rank
    coins: i2[SEATS, RANKS]  # the areas where this seat's side of a coin of this rank shows
    held: i2[SEATS]  # the areas that a seat controls: its side of the top coin shows
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
    for seat in range(SEATS):
        s.held[seat] = 0
        for rank in range(RANKS):
            s.bank[seat, rank], s.coins[seat, rank] = box.bank[rank], 0
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
def stacks(s):
    """The areas with a coin."""
    return s.held[0] | s.held[1]


@rule
def empty(box, s):
    """The areas without a coin."""
    return box.areas & ~stacks(s)


@rule
def lying(s, rank):
    """The areas with a coin of this rank, on top or beneath others."""
    return s.coins[0, rank] | s.coins[1, rank]


@rule
def top(s, area):
    """The rank of the coin that controls an area, or GROUND."""
    rank = 0
    while rank < GROUND and not has(lying(s, rank), area):
        rank += 1
    return rank


@rule
def holder(s, area):
    """The seat that controls an area, or NOBODY."""
    if has(stacks(s), area):
        return 0 if has(s.held[0], area) else 1
    return NOBODY


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
        bits |= (s.bank[seat, rank] > 0) << rank
    return bits


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
def moves(box, s, seat, offers):
    """All that is legal for the seat whose turn it is, as sets of moves."""
    n = offer(offers, 0, PLACE, placements(box, s) * (placements_left(s) > 0))
    n = offer(offers, n, PAY, s.ready * s.may_pay)  # with four matches, a coin not used yet (4.1)
    n = marches(box, s, offers, n)
    n = offer(offers, n, CAPTURE, stacks(s) * s.may_capture)  # any top coin (6.1)
    return offer(offers, n, DONE, can_stop(s))


@rule
def placements(box, s):
    """Coins that matched, onto the ground or a larger coin of the opponent's (3.1 to 3.4)."""
    spots = 0
    free = box.areas if box.cover_own == 1 else box.areas & ~s.held[s.mover]
    for rank in range(RANKS):
        free &= ~lying(s, rank)
        spots |= free * has(s.ready, rank) << rank * AREAS
    return spots


@rule
def marches(box, s, offers, n):
    """Any stack to the empty areas beside it, once (5.1)."""
    ground, sources = empty(box, s), stacks(s) * s.may_march
    for low in range(0, AREAS, SOURCES):
        ways = 0
        for k in range(SOURCES):
            ways |= (box.border[low + k] & ground) * has(sources, low + k) << k * AREAS
        n = offer(offers, n, MARCH + low * AREAS, ways)
    return n


@rule
def can_stop(s):
    """Always, except for a player who has paid and has coins to place (4.2)."""
    # while the game runs an area is empty, so that each of them can be placed
    return not (paid(s) and placements_left(s) > 0)


@rule
def outcomes(box, s, offers):
    """Every set of the tossed ranks is as likely as any other (2.2)."""
    return outcome(offers, 0, SLAP, PARTS[kinds(s, s.mover)], 1)


# What happens


@rule
def apply(box, s, who, move):
    """Carry out a legal move."""
    if who == CHANCE:
        slap(s, move - SLAP)
    elif move < PAY:
        place(box, s, move // AREAS, move % AREAS)
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
def place(box, s, rank, area):
    """From the bank onto the map, own side up; the last empty area or last coin ends it (7.1)."""
    s.bank[s.mover, rank] -= 1
    s.coins[s.mover, rank] |= 1 << area
    s.held[s.mover] |= 1 << area
    s.held[1 - s.mover] &= ~(1 << area)
    s.ready &= ~(1 << rank)
    if empty(box, s) == 0:
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
    for seat in range(SEATS):
        s.held[seat] = moved(s.held[seat], source, target)
        for rank in range(RANKS):
            s.coins[seat, rank] = moved(s.coins[seat, rank], source, target)
    s.may_march = 0


@rule
def moved(areas, source, target):
    """A set of areas in which one takes the place of another, if it is there."""
    there = (areas >> source) & 1
    return areas ^ (there << source | there << target)


@rule
def capture(s, area):
    """The top coin goes into the mover's bank; what lay beneath regains control (6.1, 6.2)."""
    rank = top(s, area)
    s.bank[s.mover, rank] += 1
    beneath = rank + 1
    while beneath < GROUND and not has(lying(s, beneath), area):
        beneath += 1
    for seat in range(SEATS):
        s.coins[seat, rank] &= ~(1 << area)
        s.held[seat] &= ~(1 << area)
        if beneath < GROUND:
            s.held[seat] |= s.coins[seat, beneath] & 1 << area
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
    assign(v.bank, s.bank)
    assign(v.coins, s.coins)
    assign(v.held, s.held)


@rule
def heard(box, s, who, move, seat):
    """Everyone sees every move."""
    return move


@rule
def imagine(box, v, seat, seed):
    """Nothing is hidden, so there is nothing to imagine."""
