"""The move table of a game: every move there is, as a number, as a typed value and as text."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Protocol

from ..errors import InvalidMove


class Move(Protocol):
    """A small frozen value; `str` of it is its text form."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


class Moves:
    """All moves of a game, the seats' and chance's: a move's number is its place in this table."""

    def __init__(self, moves: Iterable[Move], forms: str) -> None:
        self.all = tuple(moves)
        self.forms = forms
        self._by_value = {move: number for number, move in enumerate(self.all)}
        self._by_text = {str(move).lower(): number for number, move in enumerate(self.all)}
        assert len(self._by_text) == len(self._by_value) == len(self.all), "two moves look the same"

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, number: int) -> Move:
        return self.all[number]

    def number(self, move: Move | str) -> int:
        """The number of a move, given as a value or as text (case and blanks do not matter)."""
        if not isinstance(move, str):
            if move not in self._by_value:
                raise InvalidMove(f"no such move: {move!r}")
            return self._by_value[move]
        text = " ".join(move.lower().split())
        if text not in self._by_text:
            close = get_close_matches(text, self._by_text, 1)
            hint = f"did you mean {str(self[self._by_text[close[0]]])!r}? " if close else ""
            raise InvalidMove(f"no such move: {move!r} ({hint}moves look like {self.forms})")
        return self._by_text[text]
