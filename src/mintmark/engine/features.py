"""Features: a view as numbers for learners, as many for every view of a game.

The layout of a game's vector is a tuple of `Feature`; its rule `features` writes them in that
order. A number is a whole one times a constant, and nothing is added up afterwards, so that every
machine gets the same 32 bits. Seats come in turn order from the one that looks; those that are not
at the table are 0. An onlooker looks from the first seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from .rule import has, rule


@dataclass(frozen=True, slots=True)
class Feature:
    """Some numbers that belong together: their name, their table, what 1.0 stands for."""

    name: str
    shape: tuple[int, ...]
    one: int  # of what is counted; 1 where it is yes or no
    about: str

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


Features = tuple[Feature, ...]


def length(features: Features) -> int:
    """How many numbers a vector has."""
    return sum(feature.size for feature in features)


def by_name(features: Features, vector: Any) -> Mapping[str, Any]:
    """The parts of a vector, as tables that share its memory."""
    parts, start = {}, 0
    for feature in features:
        parts[feature.name] = vector[start : start + feature.size].reshape(feature.shape)
        start += feature.size
    return parts


def index(features: Features) -> str:
    """The layout as a table to read."""
    lines, start = ["| at | name | shape | 1.0 is | what |", "|---|---|---|---|---|"], 0
    for feature in features:
        last = start + feature.size - 1
        at = f"{start}" if feature.size == 1 else f"{start}–{last}"
        shape = " × ".join(map(str, feature.shape))
        lines.append(f"| {at} | {feature.name} | {shape} | {feature.one} | {feature.about} |")
        start = last + 1
    return "\n".join(lines)


# How rules write them: each says where the next one goes


@rule
def flag(out, n, is_so):
    """Yes or no."""
    out[n] = 1.0 if is_so else 0.0
    return n + 1


@rule
def number(out, n, value, scale):
    """A number that is known."""
    out[n] = value * scale
    return n + 1


@rule
def blank(out, n, count):
    """Nothing there."""
    for k in range(count):
        out[n + k] = 0.0
    return n + count


@rule
def one_of(out, n, count, value):
    """Which of several; all 0 if it is none of them."""
    for k in range(count):
        out[n + k] = 1.0 if k == value else 0.0
    return n + count


@rule
def counts(out, n, table, scale):
    """How many of each; 0 where that is UNKNOWN."""
    for k in range(table.shape[0]):
        out[n + k] = max(table[k], 0) * scale
    return n + table.shape[0]


@rule
def which_seat(out, n, seats, most, me, seat):
    """A seat, seen from another; all 0 if it is nobody."""
    for k in range(most):
        out[n + k] = 1.0 if k < seats and (me + k) % seats == seat else 0.0
    return n + most


@rule
def which_seats(out, n, seats, most, me, bits):
    """Those of a bit set."""
    for k in range(most):
        out[n + k] = 1.0 if k < seats and has(bits, (me + k) % seats) else 0.0
    return n + most


@rule
def by_seat(out, n, seats, most, me, table, scale):
    """A number for each seat; 0 where it is UNKNOWN or NOBODY."""
    for k in range(most):
        out[n + k] = max(table[(me + k) % seats], 0) * scale if k < seats else 0.0
    return n + most
