"""Rules: plain Python functions over structs of integers, written once for every machine.

The interpreter runs a rule as it stands. Numba compiles the same function wherever compiled code
calls it, for the CPU and for the GPU. So a rule keeps to what all three can do: integers, loops,
fixed-size tables, other rules; no allocation, no exceptions, no strings, no Python objects.
"""

from collections.abc import Callable
from typing import Any

UNKNOWN = -1  # in a view: not this seat's to know
NOBODY = -2  # of a thing that can be owned: by no seat
CHANCE = 30  # the seat of chance
PASS = -1  # in a batch: the action of a seat that is not asked
ONLOOKER = -3  # the seat of a spectator: sees what everybody sees, and never acts

Rule = Callable[..., Any]

unregistered: list[Rule] = []


def rule(function: Rule) -> Rule:
    """Mark a function as a rule.

    Numba is only told when something is about to be compiled (`numba.register`): it takes a
    second to import, and a game played by the interpreter needs none of it.
    """
    unregistered.append(function)
    return function


def assign(target: Any, source: Any) -> None:
    """Copy a table. For rules: compiled code does it by loops (`numba.assign_by_loops`)."""
    target[:] = source


@rule
def has(bits, member):
    """Whether a bit set has a member: a seat, a rank."""
    return (bits >> member) & 1 == 1


def first(bits: int) -> int:
    """The lowest member of a bit set that is not empty; compiled code asks the machine."""
    return (int(bits) & -int(bits)).bit_length() - 1


def size(bits: int) -> int:
    """How many members a bit set has; compiled code asks the machine."""
    return int(bits).bit_count()


@rule
def nth_member(bits, number):
    """The member of that number, counted from 0, of a bit set that has more.

    By counting in halves, without a loop of which nobody can foresee the length; compiled code asks
    the machine where it can.
    """
    below, half = 0, 32
    while half:
        members = size(bits & ((1 << half) - 1))
        if number >= members:
            bits, number, below = bits >> half, number - members, below + half
        half >>= 1
    return below


@rule
def winners(places, count):
    """How many seats are in first place."""
    together = 0
    for k in range(count):
        together += places[k] == 1
    return together


@rule
def share(place, together):
    """A place's part of the victory: all of it, its share of a shared one, or nothing."""
    return 1 / together if place == 1 else 0.0


@rule
def reward(part, count):
    """The same so that all seats' add up to nothing: 1 for a sole victory."""
    return (count * part - 1) / (count - 1)


LANE = 12  # bits: small numbers of all seats go side by side into one, since rules have no lists


@rule
def in_lane(number, seat):
    """A number in the lane of a seat, to be added to those in the others."""
    return number << (LANE * seat)


@rule
def lane(numbers, seat):
    """The number of a seat."""
    return (numbers >> (LANE * seat)) & ((1 << LANE) - 1)


LIFT = 1 << 56  # far more than any total, and a few times that still fits into 64 bits


@rule
def rank(out, count):
    """Turn totals into places: 1 for the highest, tied ones share.

    In place, without allocating: a place is added above each total, and the totals go at the end.
    """
    for k in range(count):
        out[k] += LIFT // 2  # totals may be negative
    for k in range(count):
        place = 1
        for other in range(count):
            if out[other] % LIFT > out[k] % LIFT:
                place += 1
        out[k] += place * LIFT
    for k in range(count):
        out[k] //= LIFT
