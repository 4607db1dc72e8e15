"""What a seat is offered: some sets of moves, from which everything about legality follows.

A rule says "this coin may go to these areas" in one line: a base, the number of the first move of
a kind, and a bit set of those after it that are legal. Sets are offered in ascending order and do
not overlap. The list of the legal moves, their number, the k-th of them, a learner's mask, and
whether a given move is legal are all read off the same sets. Chance's outcomes are sets too, each
with a weight that all its members share.
"""

from .random import scaled
from .rule import first, has, nth_member, rule, size

BASE, MEMBERS, WEIGHT = range(3)  # the columns of a table of offers
COLUMNS = 3
WORD = 62  # members of a set at most: bit sets are signed numbers of 64 bits
HALF = 31  # members of a set that fits into 32 bits, which a GPU likes better


@rule
def offer(offers, n, base, members):
    """The n-th set: the moves base + k for each of its members; how many sets there are then."""
    offers[n, BASE], offers[n, MEMBERS] = base, members
    return n + 1


@rule
def offer_one(offers, n, move):
    """A set of one."""
    return offer(offers, n, move, 1)


@rule
def offer_range(offers, n, base, count):
    """The moves from base on, in as many sets as they need."""
    while count > 0:
        part = min(count, HALF)
        n = offer(offers, n, base, (1 << part) - 1)
        base, count = base + part, count - part
    return n


@rule
def outcome(offers, n, base, members, weight):
    """As `offer`, for chance: each member comes up with this weight."""
    offers[n, WEIGHT] = weight
    return offer(offers, n, base, members)


@rule
def count(offers, n):
    """How many moves some sets have."""
    total = 0
    for k in range(n):
        total += size(offers[k, MEMBERS])
    return total


@rule
def nth(offers, n, number):
    """The move of that number, counted from 0 over all sets."""
    base, members, member = 0, 0, 0
    for k in range(n):
        here = size(offers[k, MEMBERS])
        if 0 <= number < here:
            base, members, member = offers[k, BASE], offers[k, MEMBERS], number
        number -= here
    return base + nth_member(members, member)


@rule
def offered(offers, n, move):
    """Whether a move is among them: that is what legal means."""
    for k in range(n):
        member = move - offers[k, BASE]
        if 0 <= member < WORD and has(offers[k, MEMBERS], member):
            return True
    return False


@rule
def listed(offers, n, out):
    """Write them out in ascending order, and say how many there are."""
    total = 0
    for k in range(n):
        base, members = offers[k, BASE], offers[k, MEMBERS]
        while members:
            out[total] = base + first(members)
            members &= members - 1
            total += 1
    return total


@rule
def mark(offers, n, row):
    """A learner's mask: True where the move of that number is offered."""
    for move in range(row.shape[0]):
        row[move] = False
    for k in range(n):
        base, members = offers[k, BASE], offers[k, MEMBERS]
        while members:
            row[base + first(members)] = True
            members &= members - 1


@rule
def pick(offers, n, number):
    """One of them by a random number of 32 bits; each is as likely."""
    return nth(offers, n, scaled(number, count(offers, n)))


@rule
def pick_outcome(offers, n, number):
    """The same for chance: each outcome is as likely as its weight."""
    total = 0
    for k in range(n):
        total += offers[k, WEIGHT] * size(offers[k, MEMBERS])
    number = scaled(number, total)
    base, members, member, weight = 0, 0, 0, 1
    for k in range(n):
        here = offers[k, WEIGHT] * size(offers[k, MEMBERS])
        if 0 <= number < here:
            base, members = offers[k, BASE], offers[k, MEMBERS]
            member, weight = number, offers[k, WEIGHT]
        number -= here
    if weight > 1:
        member //= weight
    return base + nth_member(members, member)
