"""Reads records; every mistake is named with its line.

A module of its own, because games are also played where there is no msgspec.
"""

import json
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, ValidationError, convert

from ..engine.moves import LONGEST as LONGEST_MOVE
from ..engine.position import Result
from ..engine.rule import CHANCE
from ..errors import InvalidRecord
from .editions import LONGEST as LONGEST_EDITION
from .records import (
    FORMAT,
    LONGEST,
    NAME,
    SEED_BYTES,
    Entry,
    Header,
    Record,
    as_json,
    check_of,
    is_short,
)

EDITIONS = 100  # of which one can be drawn
POSITION = 20_000  # characters of a position as JSON; ours have 2,000
DEPTH = 8  # of lists and objects within each other; ours have half of that
SHOWN = 100  # characters of what is wrong, in the words about it

Name = Annotated[str, Meta(max_length=NAME)]
Hash = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SEED_BYTES}}}$", max_length=2 * SEED_BYTES)]


class PledgeLine(Struct, forbid_unknown_fields=True):
    """The fields of a pledge, as they come."""

    table: str
    commitment: Hash
    entropy: tuple[str | None, ...]
    seed: Hash | None = None

    def __post_init__(self) -> None:
        if not all(text is None or is_short(text) for text in (self.table, *self.entropy)):
            raise ValueError("table and entropy must be short texts of one line")


class HeaderLine(Struct, forbid_unknown_fields=True):
    """The fields of a header, as they come."""

    game: Name
    rules: int
    edition: Name
    options: dict[Name, bool | int | Name]
    seats: tuple[Name, ...]
    bots: tuple[Name | None, ...] | None = None
    own_edition: Annotated[str, Meta(max_length=LONGEST_EDITION)] | None = None
    position: Any = None
    luck: PledgeLine | None = None
    seating: tuple[int, ...] | None = None
    drawn_from: Annotated[tuple[Name, ...], Meta(max_length=EDITIONS)] | None = None

    def __post_init__(self) -> None:
        seats = len(self.seats)
        if "seats" in self.options:
            raise ValueError("seats is no option")
        if self.bots is not None and len(self.bots) != seats:
            raise ValueError("bots must be a name or null for each seat")
        if self.luck is not None and len(self.luck.entropy) != seats:
            raise ValueError("entropy must be a text or null for each seat")
        if self.seating is not None and sorted(self.seating) != [*range(seats)]:
            raise ValueError("seating must name every seat from 0 once")
        if self.drawn_from is not None and self.edition not in self.drawn_from:
            raise ValueError("drawn_from must name the edition too")
        if len(as_json(self.position)) > POSITION:
            raise ValueError(f"a position has at most {POSITION:,} characters")


class EntryLine(Struct, array_like=True, forbid_unknown_fields=True):
    """A move, as it comes."""

    who: Annotated[int, Meta(ge=0, lt=CHANCE)] | Literal["chance"]
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class ClosingLine(Struct, forbid_unknown_fields=True):
    """The fields of a closing line, as they come."""

    entries: Annotated[int, Meta(ge=0, le=LONGEST)]
    result: Result | None = None


def read_record(text: str) -> Record:
    """A record from its text; every mistake is named with its line."""
    if len(text) > LONGEST:
        raise InvalidRecord(1, f"longer than any game ({len(text):,} characters)")
    lines = _checked_lines(text)
    last = len(lines)
    if last < 2 or not isinstance(lines[-1], dict):
        raise InvalidRecord(last + 1, "the record breaks off here")
    if lines[0].pop("mintmark") != FORMAT:
        raise InvalidRecord(1, f"a format that this version cannot read (it reads format {FORMAT})")
    header = convert(_typed(1, lines[0], HeaderLine), Header, from_attributes=True)
    entries = [_typed(n, line, EntryLine) for n, line in enumerate(lines[1:-1], 2)]
    closing: ClosingLine = _typed(last, lines[-1], ClosingLine)
    if closing.entries != len(entries):
        raise InvalidRecord(last, f"it should close {closing.entries} entries, not {len(entries)}")
    moves = tuple(Entry.read(line.who, line.move) for line in entries)
    return Record(header, moves, closing.result)


def _checked_lines(text: str) -> list[Any]:
    """The contents of the lines, each with its check looked at and taken off."""
    contents: list[Any] = []
    check = ""
    for n, line in enumerate(text.removesuffix("\n").split("\n") if text else [], 1):
        try:
            content = json.loads(line)
        except (ValueError, RecursionError):
            raise InvalidRecord(n, f"not JSON: {line[:SHOWN]!r}") from None
        if _deep(content, DEPTH):
            raise InvalidRecord(n, "nested far too deeply for a record")
        if isinstance(content, dict):
            given = content.pop("check", None)
        else:
            given = content.pop() if isinstance(content, list) and content else None
        if n == 1 and not (isinstance(content, dict) and "mintmark" in content):
            raise InvalidRecord(1, "not the header of a Mintmark record")
        try:
            check = check_of(check, content)
        except UnicodeEncodeError:
            raise InvalidRecord(n, "a character that is none") from None
        if given != check:
            raise InvalidRecord(n, "changed, or a line before it is missing")
        contents.append(content)
    return contents


def _deep(content: Any, levels: int) -> bool:
    """Whether lists and objects are nested in more than so many levels."""
    inner = content.values() if isinstance(content, dict) else content
    if not isinstance(content, dict | list):
        return False
    return not levels or any(_deep(each, levels - 1) for each in inner)


def _typed(n: int, content: Any, kind: type[Any]) -> Any:
    """The content of a line as what it should be."""
    try:
        return convert(content, kind)
    except ValidationError as error:
        start = "not a [who, move]: " if kind is EntryLine else ""
        why = "".join(c if c.isprintable() else "?" for c in str(error)[:SHOWN])  # may quote a line
        raise InvalidRecord(n, start + why) from None
