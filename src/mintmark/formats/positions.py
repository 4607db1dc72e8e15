"""Positions as JSON objects: reads the fields, and names the first thing that cannot be."""

import json
from collections.abc import Iterable
from typing import Any

from ..engine.rule import NOBODY
from ..errors import InvalidPosition

SHOWN = 60  # characters of what is wrong, in the words about it


def seat_or_none(number: int) -> int | None:
    """NOBODY as None."""
    return None if number == NOBODY else int(number)


def player(seat: int) -> str:
    """A seat as people call it, and as positions do."""
    return f"player {seat + 1} (seat {seat})"


def shown(value: object) -> str:
    """What stands in a position, as it is written there; of very much, the beginning."""
    text = json.dumps(value, ensure_ascii=False, default=repr, skipkeys=True)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


class Fields:
    """The fields of a position."""

    def __init__(self, fields: object, seats: int, known: Iterable[str]) -> None:
        if not isinstance(fields, dict):
            example = '{"phase": …}'
            why = f"a position of this game is an object with fields, as in {example}"
            raise InvalidPosition(f"{why}, not {shown(fields)}")
        self.fields, self.seats, names = fields, seats, sorted(known)
        for name in fields:
            if name not in names:
                raise InvalidPosition(f"no field {shown(name)}; there are {', '.join(names)}")

    def number(self, name: str, value: object, low: int, high: int) -> int:
        """A whole number."""
        if type(value) is not int or not low <= value <= high:
            raise InvalidPosition(
                f"{name} must be a number from {low} to {high}, not {shown(value)}"
            )
        return value

    def seat(self, name: str, value: object) -> int:
        """A seat, or None for nobody."""
        if value is None:
            return NOBODY
        if type(value) is not int or value not in range(self.seats):
            last = self.seats - 1
            why = f"{name} must be a seat, from 0 to {last}, or null for nobody"
            raise InvalidPosition(f"{why}, not {shown(value)}")
        return value

    def word(self, name: str, words: tuple[str, ...], default: str) -> int:
        """The number of a word."""
        value = self.fields.get(name, default)
        if not isinstance(value, str) or value not in words:
            raise InvalidPosition(f"{name} must be one of {', '.join(words)}, not {shown(value)}")
        return words.index(value)

    def flag(self, name: str) -> int:
        """True or false; false if left out."""
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise InvalidPosition(f"{name} must be true or false, not {shown(value)}")
        return int(value)

    def several(self, name: str, value: object, count: int | None = None) -> list[Any]:
        """A list, of so many."""
        if not isinstance(value, list) or (count is not None and len(value) != count):
            many = "" if count is None else f" of {count}"
            many += ", one for each seat" if count == self.seats else ""
            raise InvalidPosition(f"{name} must be a list{many}, not {shown(value)}")
        return value

    def seats_in(self, name: str) -> int:
        """A list of seats as a bit set."""
        bits = 0
        for seat in self.several(name, self.fields.get(name, [])):
            bits |= 1 << self.number(name, seat, 0, self.seats - 1)
        return bits
