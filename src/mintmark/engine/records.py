"""Records of games as JSON Lines: a header, a line for each (who, move), and a closing line.

    {"mintmark": 1, "game": "coinage", "rules": 1, "edition": "standard", …, "check": "5f0c8a61"}
    ["chance", "slap 1,3", "9d1be077"]
    [0, "place 1 A1", "c2a4410e"]
    …
    {"entries": 57, "result": {"scores": [21, 18], "places": [1, 2], "ending": "full-map"}, …}

Every line ends with a check over itself and the check before it, so that a slip of the pen, a lost
line or a file that breaks off is found, and at its own line. It does not keep out a forger; the
commitment of a table does, as far as luck goes. A game still going on has the result null.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from os import PathLike
from pathlib import Path
from typing import Any

from ..errors import InvalidRecord
from .editions import LONGEST as LONGEST_EDITION
from .game import Setup
from .moves import LONGEST as LONGEST_MOVE

FORMAT = 1
SEED_BYTES = 32  # in a table's seed, and in its commitment
SHORT = 64  # characters, at most, of a table's name and of what a seat adds to the luck
OPTIONAL = {"bots", "own_edition", "position", "luck", "seating", "drawn_from"}  # in a header
LONGEST = 8 << 20  # bytes; the longest game of any kind is a small part of it
NAME = 1000  # characters of a name in a header; of a bot it may be a whole command line
EDITIONS = 100  # of which one can be drawn
POSITION = 20_000  # characters of a position as JSON; ours have 2,000
DEPTH = 8  # of lists and objects within each other; ours have half of that
SHOWN = 60  # characters of what is wrong, in the words about it


@dataclass(frozen=True, slots=True)
class Pledge:
    """What a table has promised about its luck (docs/luck.md)."""

    table: str
    commitment: str  # to the seed; both in lower-case hexadecimal digits
    entropy: tuple[str | None, ...]  # what each seat has added
    seed: str | None = None  # once it is revealed


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first move."""

    game: str
    rules: int  # version
    edition: str
    options: Mapping[str, bool | int | str]
    seats: tuple[str, ...]  # who sits there
    bots: tuple[str | None, ...] | None = None  # which bot, None for a person; if that is known
    own_edition: str | None = None  # the text of an edition that did not come with the game
    position: Any = None  # where it began, if not at the start
    luck: Pledge | None = None  # where a table has promised something about it
    seating: tuple[int, ...] | None = None  # by seat: where its player sat before seats were tossed
    drawn_from: tuple[str, ...] | None = None  # the editions among which chance has chosen

    @classmethod
    def of(
        cls,
        setup: Setup,
        seats: tuple[str, ...] | None = None,
        position: Any = None,
        luck: Pledge | None = None,
        bots: tuple[str | None, ...] | None = None,
        seating: tuple[int, ...] | None = None,
        drawn_from: tuple[str, ...] | None = None,
    ) -> "Header":
        """The header of a game with this setup; its seats are numbered if nobody has a name."""
        return cls(
            game=setup.game.name,
            rules=setup.game.version,
            edition=setup.edition.name,
            own_edition=setup.own_edition,
            options=dict(setup.options),
            seats=seats or tuple(f"player {seat + 1}" for seat in range(setup.seats)),
            bots=bots,
            position=position,
            luck=luck,
            seating=seating,
            drawn_from=drawn_from,
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """A move: whose, and its text."""

    who: int | str  # a seat, or "chance"
    move: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 for the winner; tied seats share a place
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Record:
    """All of a game; `str` of it is the file."""

    header: Header
    entries: tuple[Entry, ...]
    result: Result | None = None

    def __str__(self) -> str:
        header = {k: v for k, v in asdict(self.header).items() if v is not None}
        result = None if self.result is None else asdict(self.result)
        content: list[Any] = [{"mintmark": FORMAT, **header}]
        content += [[entry.who, entry.move] for entry in self.entries]
        content += [{"entries": len(self.entries), "result": result}]
        return "".join(line + "\n" for line in _with_checks(content))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the file whole or not at all."""
        part = Path(f"{path}.part")
        try:
            part.write_text(str(self), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from None
        finally:
            part.unlink(missing_ok=True)


def is_short(text: object) -> bool:
    """Whether it is a short text of one line, the same on every system: entropy, a table's name."""
    return (
        isinstance(text, str)
        and 0 < len(text) <= SHORT
        and not any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in text)
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _check(previous: str, content: object) -> str:
    return hashlib.sha256((previous + _json(content)).encode()).hexdigest()[:8]


def _with_checks(content: Iterable[Any]) -> Iterable[str]:
    check = ""
    for line in content:
        check = _check(check, line)
        yield _json({**line, "check": check} if isinstance(line, dict) else [*line, check])


def read_record(text: str) -> Record:
    """A record from its text; every mistake is named with its line."""
    if len(text) > LONGEST:
        raise InvalidRecord(1, f"longer than any game ({len(text):,} characters)")
    lines = _checked_lines(text)
    if len(lines) < 2:
        raise InvalidRecord(len(lines) + 1, "the record breaks off here")
    header = _header(lines[0])
    entries = tuple(_entry(n, line) for n, line in enumerate(lines[1:-1], 2))
    return Record(header, entries, _closing(len(lines), lines[-1]))


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
            check = _check(check, content)
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


def _shown(content: object) -> str:
    """The beginning of what is wrong, harmless on any screen."""
    text = repr(content)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def _header(content: dict[str, Any]) -> Header:
    if content.pop("mintmark") != FORMAT:
        raise InvalidRecord(1, f"a format that this version cannot read (it reads format {FORMAT})")
    names = {field.name for field in fields(Header)}
    for name in content.keys() - names:
        raise InvalidRecord(1, f"unknown field {_shown(name)}")
    for name in names - content.keys() - OPTIONAL:
        raise InvalidRecord(1, f"no field {name!r}")
    seats, options = content["seats"], content["options"]
    for name, kind in (("game", str), ("rules", int), ("edition", str), ("options", dict)):
        if type(content[name]) is not kind:
            raise InvalidRecord(1, f"{name} cannot be {_shown(content[name])}")
    own = content.get("own_edition")
    if not (own is None or (isinstance(own, str) and len(own) <= LONGEST_EDITION)):
        raise InvalidRecord(1, f"own_edition cannot be {_shown(own)}")
    for name in options.keys() & {"seats"}:
        raise InvalidRecord(1, f"{name} is no option")
    if not isinstance(seats, list) or not all(map(_is_name, seats)):
        raise InvalidRecord(1, f"seats must be a list of names, not {_shown(seats)}")
    for text in (content["game"], content["edition"], *options, *options.values()):
        if isinstance(text, str) and not _is_name(text):
            raise InvalidRecord(1, f"a name has at most {NAME} characters, unlike {_shown(text)}")
    if len(_json(content.get("position"))) > POSITION:
        raise InvalidRecord(1, f"a position has at most {POSITION:,} characters")
    bots = _bots(content.get("bots"), len(seats))
    luck = _pledge(content.get("luck"), len(seats))
    given = {"seats": tuple(seats), "bots": bots, "luck": luck}
    if (seating := content.get("seating")) is not None:
        given["seating"] = _seating(seating, len(seats))
    if (editions := content.get("drawn_from")) is not None:
        given["drawn_from"] = _drawn_from(editions, content["edition"])
    return Header(**{**content, **given})


def _seating(content: Any, seats: int) -> tuple[int, ...]:
    """Where those who play had sat: every seat once."""
    whole = isinstance(content, list) and all(type(place) is int for place in content)
    if not whole or sorted(content) != list(range(seats)):
        raise InvalidRecord(1, f"seating must name every seat from 0 once, not {_shown(content)}")
    return tuple(content)


def _drawn_from(content: Any, edition: str) -> tuple[str, ...]:
    """The editions that could have been played; the one that was is among them."""
    named = isinstance(content, list) and all(map(_is_name, content))
    if not named or edition not in content or len(content) > EDITIONS:
        why = f"drawn_from must name editions, {edition!r} too, not {_shown(content)}"
        raise InvalidRecord(1, why)
    return tuple(content)


def _is_name(text: object) -> bool:
    return isinstance(text, str) and len(text) <= NAME


def _bots(content: Any, seats: int) -> tuple[str | None, ...] | None:
    """Which bot sits where; a record need not say."""
    if content is None:
        return None
    names = content if isinstance(content, list) else []
    if len(names) != seats or not all(name is None or _is_name(name) for name in names):
        raise InvalidRecord(1, f"bots must be a name or null for each seat, not {_shown(content)}")
    return tuple(names)


def _pledge(content: Any, seats: int) -> Pledge | None:
    """What a header says of the luck; a record need not say anything."""
    if content is None:
        return None
    if not isinstance(content, dict):
        raise InvalidRecord(1, f"luck cannot be {_shown(content)}")
    names = {field.name for field in fields(Pledge)}
    for name in content.keys() - names:
        raise InvalidRecord(1, f"luck has an unknown field {_shown(name)}")
    for name in names - content.keys() - {"seed"}:
        raise InvalidRecord(1, f"luck has no field {name!r}")
    entropy = content["entropy"]
    added = entropy if isinstance(entropy, list) else []
    rights = {
        "table": is_short(content["table"]),
        "commitment": _is_hash(content["commitment"]),
        "entropy": len(added) == seats and all(text is None or is_short(text) for text in added),
        "seed": content.get("seed") is None or _is_hash(content["seed"]),
    }
    for name, right in rights.items():
        if not right:
            raise InvalidRecord(1, f"luck: {name} cannot be {_shown(content[name])}")
    return Pledge(**{**content, "entropy": tuple(entropy)})


def _is_hash(text: object) -> bool:
    return isinstance(text, str) and bool(re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", text))


def _entry(n: int, content: Any) -> Entry:
    match content:
        case [int() | "chance" as who, str() as move] if not isinstance(who, bool):
            if len(move) <= LONGEST_MOVE:
                return Entry(who, move)
    raise InvalidRecord(n, f"not a [who, move]: {_shown(content)}")


def _closing(n: int, content: Any) -> Result | None:
    """The result in the closing line. An ordinary entry there means that the end is missing."""
    if not isinstance(content, dict) or "entries" not in content:
        raise InvalidRecord(n + 1, "the record breaks off here")
    if content["entries"] != n - 2:
        raise InvalidRecord(n, f"it should close {_shown(content['entries'])} entries, not {n - 2}")
    match content.get("result"):
        case None:
            return None
        case {"scores": [*scores], "places": [*places], "ending": str(ending)}:
            return Result(tuple(scores), tuple(places), ending)
    raise InvalidRecord(n, f"not a result: {_shown(content['result'])}")
