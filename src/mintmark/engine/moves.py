"""The moves of a game, each kind declared once: number, text, parser and help follow from that.

    AREA = Values(AREAS, lambda map_: [area.label for area in map_.areas])

    @move("capture {area}", area=AREA)
    class Capture:
        area: str

A move's number is the first number of its kind plus its place among its kind, where the last
parameter counts fastest.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import accumulate, chain, product, repeat
from math import prod
from typing import Any, Protocol, TypeVar, dataclass_transform

from ..errors import InvalidMove
from ..words import Message

LONGEST = 1000  # characters of what is typed as a move; ours have 50

FREE = object()  # in place of a value that an edition does not have
T = TypeVar("T")


class Move(Protocol):
    """A small frozen value; `str` of it is its text form."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Values:
    """What a parameter of a move can be, as an edition has it: so many values at most.

    Numbers leave room for as many as there can be.
    """

    most: int
    of: Callable[[Any], Sequence[Any]]
    text: Callable[[Any], str] = str


def values(given: Sequence[Any], text: Callable[[Any], str] = str) -> Values:
    """The same values in every edition."""
    return Values(len(given), lambda edition: given, text)


@dataclass_transform(frozen_default=True)
def move(form: str, **parameters: Values) -> Callable[[type[T]], type[T]]:
    """Declare a kind of move: what its text is made of, and what its parameters can be."""

    def declared(cls: Any) -> Any:
        def text(self: Any) -> str:
            given = {name: of.text(getattr(self, name)) for name, of in parameters.items()}
            return form.format(**given)

        cls.__str__ = text
        kind: Any = dataclass(frozen=True, slots=True)(cls)
        kind.form, kind.parameters = form, parameters
        return kind

    return declared


class MoveTable:
    """The kinds of moves of a game, the seats' and then chance's, in the order of their numbers.

    `synonyms` are other words that people type, by edition.
    """

    def __init__(
        self,
        seats: Sequence[Any],
        chance: Sequence[Any],
        synonyms: Callable[[Any], Mapping[str, str]] = lambda edition: {},
    ) -> None:
        self.seats, self.kinds, self.synonyms = seats, (*seats, *chance), synonyms
        sizes: list[int] = [prod(of.most for of in kind.parameters.values()) for kind in self.kinds]
        self.firsts = tuple(accumulate(sizes[:-1], initial=0))  # the first number of each kind
        self.actions = sum(sizes[: len(seats)])  # chance's moves have the numbers from here on
        self.size = sum(sizes)

    def of(self, edition: Any) -> "Moves":
        """All moves that there are in an edition."""
        table = chain.from_iterable(self._all(kind, edition) for kind in self.kinds)
        forms = [self._example(kind, edition) for kind in self.seats]
        return Moves(table, forms, self.synonyms(edition))

    def _all(self, kind: Any, edition: Any) -> Iterator[Move | None]:
        """The moves of a kind, None for each number that this edition has no move for."""
        columns = []
        for of in kind.parameters.values():
            there = of.of(edition)
            columns.append([*there, *repeat(FREE, of.most - len(there))])
        names = [*kind.parameters]
        for row in product(*columns):
            yield None if FREE in row else kind(**dict(zip(names, row, strict=True)))

    def _example(self, kind: Any, edition: Any) -> str:
        """What a move of a kind looks like; two parameters of a sort are shown as two things."""
        given = {}
        for k, (name, of) in enumerate(kind.parameters.items(), 1):
            there = of.of(edition)
            given[name] = there[k % len(there)]
        return str(kind(**given))


class Moves:
    """All moves of a game, the seats' and chance's: a move's number is its place in this table.

    None keeps a number free that this edition has no move for. `forms` shows what moves look like.
    """

    def __init__(
        self, moves: Iterable[Move | None], forms: Sequence[str], synonyms: Mapping[str, str]
    ) -> None:
        self.all = tuple(moves)
        self.forms = forms
        self.texts = tuple("" if move is None else str(move) for move in self.all)  # by number
        there = [(number, move) for number, move in enumerate(self.all) if move is not None]
        self._by_value = {move: number for number, move in there}
        self._by_text = {self.texts[number].lower(): number for number, _ in there}
        self._synonyms = {word.lower(): text.lower() for word, text in synonyms.items()}
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
        like = [form for form in self.forms if form.split()[:1] == typed]
        args = {"text": move, "forms": " · ".join(like or self.forms)}
        words = {text.split()[0] for text in self._by_text}
        close = get_close_matches(typed[0], words, 1) if typed and typed[0] not in words else []
        if close:
            return InvalidMove(Message("refuse-misspelt", {**args, "hint": close[0]}))
        return InvalidMove(Message("refuse-no-such-move", args))
