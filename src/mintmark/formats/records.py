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
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from ..engine.game import Setup
from ..engine.position import Result
from ..engine.rule import CHANCE

FORMAT = 1
SEED_BYTES = 32  # in a table's seed, and in its commitment
SHORT = 64  # characters, at most, of a table's name and of what a seat adds to the luck
LONGEST = 8 << 20  # bytes; the longest game of any kind is a small part of it
NAME = 1000  # characters of a name in a header; of a bot it may be a whole command line


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

    who: int  # a seat, or CHANCE
    move: str

    @classmethod
    def read(cls, who: int | str, move: str) -> "Entry":
        """As it was written."""
        return cls(CHANCE if who == "chance" else int(who), move)

    @property
    def written(self) -> tuple[int | str, str]:
        """The same in JSON, where chance has its name."""
        return "chance" if self.who == CHANCE else self.who, self.move


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
        content += [list(entry.written) for entry in self.entries]
        content += [{"entries": len(self.entries), "result": result}]
        return "".join(line + "\n" for line in with_checks(content))

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


def as_json(value: object) -> str:
    """A value as it stands in a record."""
    return json.dumps(value, ensure_ascii=False)


def check_of(previous: str, content: object) -> str:
    """The check at the end of a line, given the one before."""
    return hashlib.sha256((previous + as_json(content)).encode()).hexdigest()[:8]


def with_checks(content: Iterable[Any]) -> Iterable[str]:
    """The lines of a record."""
    check = ""
    for line in content:
        check = check_of(check, line)
        yield as_json({**line, "check": check} if isinstance(line, dict) else [*line, check])
