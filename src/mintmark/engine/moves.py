"""The move table of a game: every move there is, as a number, as a typed value and as text."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Protocol

from ..errors import InvalidMove
from ..words import Message

LONGEST = 1000  # characters of what is typed as a move; ours have 50


class Move(Protocol):
    """A small frozen value; `str` of it is its text form."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


class Moves:
    """All moves of a game, the seats' and chance's: a move's number is its place in this table.

    None keeps a number free that this edition has no move for. `forms` shows what moves look like;
    `synonyms` are other words that people type.
    """

    def __init__(
        self, moves: Iterable[Move | None], forms: str, synonyms: Mapping[str, str] | None = None
    ) -> None:
        self.all = tuple(moves)
        self.forms = forms
        there = [(number, move) for number, move in enumerate(self.all) if move is not None]
        self._by_value = {move: number for number, move in there}
        self._by_text = {str(move).lower(): number for number, move in there}
        self._synonyms = {word.lower(): text.lower() for word, text in (synonyms or {}).items()}
        assert len(self._by_text) == len(self._by_value) == len(there), "two moves look the same"

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, number: int) -> Move:
        move = self.all[number]
        assert move is not None, "no rule may list a number that is kept free"
        return move

    def number(self, move: Move | str) -> int:
        """The number of a move, given as a value or as text (case and blanks do not matter)."""
        if not isinstance(move, str):
            try:
                return self._by_value[move]
            except (KeyError, TypeError):  # not one of them, or nothing that could be
                raise self._unknown(repr(move)) from None
        if len(move) > LONGEST:
            raise self._unknown(f"{move[:LONGEST]}…")
        text = " ".join(move.lower().split())
        if text in self._by_text:
            return self._by_text[text]
        for word, meant in self._synonyms.items():
            text = re.sub(rf"\b{re.escape(word)}\b", meant, text)
        if text not in self._by_text:
            raise self._unknown(move)
        return self._by_text[text]

    def _unknown(self, move: str) -> InvalidMove:
        """What is typed is no move; if only its first word is misspelt, which one was meant?"""
        typed = move.lower().split()[:1]
        like = [form for form in self.forms.split(" · ") if form.split()[:1] == typed]
        args = {"text": move, "forms": " · ".join(like) or self.forms}
        words = {text.split()[0] for text in self._by_text}
        close = get_close_matches(typed[0], words, 1) if typed and typed[0] not in words else []
        if close:
            return InvalidMove(Message("refuse-misspelt", {**args, "hint": close[0]}))
        return InvalidMove(Message("refuse-no-such-move", args))
