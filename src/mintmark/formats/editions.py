"""Edition files: what is in a box, as TOML that a user can replace. Every mistake has its line."""

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import InvalidEdition
from ..words import Message, Spoken

Keys = tuple[str | int, ...]  # to a value, as in ("relic", 3, "value")
LONGEST = 1 << 20  # bytes
WIDEST = 1000  # characters in a line: reading very many digits takes for ever
DOTTED = 40  # dots in a line: a key costs the square of its parts, and so does every line below it
DEEPEST = 16  # tables in tables
WORDY = 80  # characters in a text
SHOWN = 60  # characters of a wrong value
NAMED = 100  # mistakes that are named
OWN = "own"  # what an edition of somebody's own is called that has no name, or no good one
TOO_DEEP = "nested far too deeply for an edition"
ORIGINS = ("rulebook", "source", "inferred", "reconstruction", "own box")  # of a figure


def difference(what: Message, ours: Spoken, own: Spoken) -> tuple[Message, ...]:
    """That something is not as in an edition of ours; nothing if it is."""
    if ours == own:
        return ()
    shown = {"ours": "–" if ours == () else ours, "own": "–" if own == () else own}
    return (Message("differs-is", {"what": what, **shown}),)


@dataclass
class Source:
    """A TOML text, its data, where everything in it stands, and the mistakes found so far."""

    text: str
    data: dict[str, Any] = field(init=False)
    lines: dict[Keys, int] = field(init=False)
    problems: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        for n, written in enumerate(self.text.split("\n"), 1):
            if len(written) > WIDEST:
                raise InvalidEdition([(n, f"a line has at most {WIDEST} characters")])
            if written.count(".") > DOTTED and not written.lstrip().startswith("#"):
                raise InvalidEdition([(n, f"a line has at most {DOTTED} dots")])
        try:
            self.data = tomllib.loads(self.text)
        except RecursionError:
            raise InvalidEdition([(1, TOO_DEEP)]) from None
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"(.*) \(at line (\d+)", str(error))
            line, why = (
                (int(found[2]), found[1]) if found else (self.text.count("\n") + 1, str(error))
            )
            raise InvalidEdition([(line, why)]) from None
        if too_deep(self.data):
            raise InvalidEdition([(1, TOO_DEEP)])
        self.lines = _lines(self.text)

    def line(self, path: Keys) -> int:
        """The line of a value, or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, path: Keys, why: str) -> None:
        """Note a mistake."""
        self.problems.append((self.line(path), why))

    def get(self, path: Keys) -> Any:
        """The value at a path, or None."""
        value: Any = self.data
        for step in path:
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def table(self, path: Keys) -> dict[str, Any]:
        """A table of any keys."""
        value = self.get(path)
        if isinstance(value, dict):
            return value
        self.problem(path, f"{name(path)} must be a table{given(value)}")
        return {}

    def length(self, path: Keys) -> int:
        """How many stand in a list."""
        value = self.get(path)
        if isinstance(value, list):
            return len(value)
        self.problem(path, f"{name(path)} must be a list{given(value)}")
        return 0

    def whole_number(self, path: Keys, low: int, high: int) -> int:
        """A number between two bounds; a mistake is noted, and the lower bound stands in for it."""
        value = self.get(path)
        if type(value) is int and low <= value <= high:
            return value
        self.problem(
            path, f"{name(path)} must be a whole number from {low} to {high}{given(value)}"
        )
        return low

    def choice(self, path: Keys, choices: Iterable[str]) -> str:
        """One of some words."""
        value, words = self.get(path), list(choices)
        if isinstance(value, str) and value in words:
            return value
        self.problem(path, f"{name(path)} must be one of {', '.join(words)}{given(value)}")
        return words[0]

    def flag(self, path: Keys) -> bool:
        """True or false."""
        value = self.get(path)
        if isinstance(value, bool):
            return value
        self.problem(path, f"{name(path)} must be true or false{given(value)}")
        return False

    @property
    def small(self) -> bool:
        """Whether the edition says that it holds less than the printed box."""
        return "small" in self.data and self.flag(("small",))

    def size(self, path: Keys, count: int, printed: int, why: str, least: int = 1) -> None:
        """So many as the printed box has; in a small edition fewer will do."""
        if count != printed and not (self.small and least <= count < printed):
            self.problem(path, f"{why}, not {count}")

    def words(self, path: Keys) -> str:
        """A text that is not empty and not endless."""
        value = self.get(path)
        if isinstance(value, str) and is_words(value):
            return value
        self.problem(path, f"{name(path)} must be a text of 1 to {WORDY} characters{given(value)}")
        return "?"

    def keys(self, path: Keys, known: Iterable[str]) -> None:
        """No others than these."""
        value, names = self.get(path), set(known)
        for key in value if isinstance(value, dict) else ():
            if key not in names:
                self.problem((*path, key), f"unknown: {name((*path, key))}")

    def finish(self) -> None:
        """Refuse the edition if there was any mistake, and name them; of very many, the first."""
        found = sorted(set(self.problems))
        if len(found) > NAMED:
            found[NAMED:] = [(found[NAMED][0], f"and {len(found) - NAMED} more mistakes")]
        if found:
            raise InvalidEdition(found)


def name(path: Keys) -> str:
    """A path as people write it, as in `relic 4: value`."""
    if len(path) > 2 and isinstance(path[1], int):
        return f"{path[0]} {path[1] + 1}: " + ".".join(map(str, path[2:]))
    return ".".join(f"{step + 1}" if isinstance(step, int) else step for step in path)


def is_words(text: str) -> bool:
    """Whether a text is not empty, not endless, and has nothing hidden in it."""
    return 0 < len(text.strip()) <= WORDY and text.isprintable()


def given(value: object) -> str:
    """What stands there instead."""
    if value is None:
        return " (missing)"
    text = repr(value)
    return f", not {text if len(text) <= SHOWN else text[:SHOWN] + '…'}"


def too_deep(data: dict[str, Any]) -> bool:
    """Whether tables and lists lie in each other deeper than in any edition."""
    layer: list[Any] = [data]
    for _ in range(DEEPEST):
        inner = [each.values() if isinstance(each, dict) else each for each in layer]
        layer = [value for values in inner for value in values if isinstance(value, dict | list)]
        if not layer:
            return False
    return True


def written(data: Mapping[str, Any]) -> str:
    """An edition as TOML: what stands alone first, then its tables."""
    lines = [f"{key} = {inline(value)}" for key, value in data.items() if not nested(value)]
    for key, value in data.items():
        for table in value if isinstance(value, list) else [value]:
            if nested(value):
                lines += ["", f"[[{key}]]" if isinstance(value, list) else f"[{key}]"]
                lines += [f"{name} = {inline(item)}" for name, item in table.items()]
    return "\n".join(lines) + "\n"


def nested(value: object) -> bool:
    """Whether a value is a table, or a list of them."""
    return isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict))


def inline(value: object) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)  # texts, numbers and lists look alike in both


def flat(table: Mapping[str, Any], prefix: str = "") -> list[tuple[str, str]]:
    """Nested tables as dotted names: how provenance is kept."""
    found: list[tuple[str, str]] = []
    for key, value in table.items():
        name = prefix + key
        found += flat(value, f"{name}.") if isinstance(value, dict) else [(name, str(value))]
    return found


def _lines(text: str) -> dict[Keys, int]:
    """Where each table and key begins, for what edition files use: no values of several lines."""
    lines: dict[Keys, int] = {}
    table: Keys = ()
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[\[\s*([\w.-]+)\s*\]\]", line):
            place = counts.get(found[1], 0)
            counts[found[1]] = place + 1
            table = (found[1], place)
            lines.setdefault(table, number)
        elif found := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            table = tuple(found[1].split("."))
            lines.setdefault(table, number)
        elif found := re.match(r"\s*([\w.-]+)\s*=", line):
            path = (*table, *found[1].split("."))
            lines.setdefault(path, number)
            for key in re.findall(r"[{,]\s*([\w-]+)\s*=", line):
                lines.setdefault((*path, key), number)
    return lines
