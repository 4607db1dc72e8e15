"""Lessons as TOML: a fixed game in a few steps, each with one thing to do.

    learner = 0

    [[steps]]
    name = "cover"
    position = "gold 3,2,1,1 3,2,1,1 A1:2g/B3:4s ?"
    before = [["chance", "slap 2"]]
    right = ["place 2 B3"]
    after = [[0, "done"]]
    tells = ["Placed", "Stopped"]
    scores = [19, 14]

A step without a position goes on where the one before has ended. The texts are found by the name:
`lesson-coinage-cover` says what to do, `…-name`, `…-why` and `…-done` the rest, and `…-nearly`
answers what would be legal and is not meant.
"""

from pathlib import Path
from typing import Any, Literal

import msgspec

FILE = "lesson.toml"  # in the folder of a game

Entry = tuple[int | Literal["chance"], str]  # who, and the move: as in records


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, and one thing to do."""

    name: str
    right: tuple[str, ...]  # moves that are meant; * stands for anything
    tells: tuple[str, ...]  # the kinds of events that come of it, in order; a run of one kind once
    scores: tuple[int, ...]  # to which it leads
    position: Any = None
    before: tuple[Entry, ...] = ()  # what leads to the question
    after: tuple[Entry, ...] = ()  # what follows the learner's move
    all: bool = False  # offer all that is legal, not only what is meant


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its author has written it."""

    learner: int  # the learner's seat
    steps: tuple[Step, ...]
    seats: int | None = None
    options: dict[str, bool | int | str] = {}


def read_lesson(folder: Path) -> Plan | None:
    """The lesson of a game, by its folder; None where nobody has written one."""
    file = folder / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Plan) if file.is_file() else None
