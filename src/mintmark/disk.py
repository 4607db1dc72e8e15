"""What people keep in files of their own: records and editions.

Here alone a path that somebody names is opened for reading. A table server cannot import this (the
layers forbid it), so that nothing it is sent can be taken for the name of a file.
"""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from .engine.game import EditionFile, Game, Setup, find
from .errors import InvalidEdition, InvalidOption, InvalidRecord
from .formats import editions
from .formats import records as files
from .formats.lookalikes import plain, resembles
from .formats.records import Record


def record_at(path: str | PathLike[str]) -> Record:
    """The record in a file; every mistake is named with its line."""
    from .formats.record_reader import read_record

    data = beginning(Path(path), files.LONGEST)
    try:
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise InvalidRecord(line_of(data, error), "not a text in UTF-8") from None


def edition_at(path: str | PathLike[str], game: Game | None = None) -> EditionFile:
    """A user's own edition; its name is never one that could be taken for one of ours."""
    data = beginning(Path(path), editions.LONGEST)
    if len(data) > editions.LONGEST:
        raise InvalidEdition([(1, "far too long for an edition")])
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidEdition([(line_of(data, error), "not a text in UTF-8")]) from None
    name = Path(path).stem
    if not plain(name):
        name = editions.OWN
    return EditionFile(
        f"my {name}" if game and resembles(name, game.editions.names) else name, text
    )


def setup_for(name: str, seats: int | None, options: Mapping[str, object]) -> Setup:
    """What is fixed before play; the edition is one of ours by its name, or a file by its path."""
    game = find(name)
    word = game.editions.word
    edition = options.get(word)
    if isinstance(edition, PathLike):
        return game.setup(seats, **{**options, word: edition_at(edition, game)})
    if isinstance(edition, str) and edition.endswith(".toml"):
        raise InvalidOption(f"{word}: a file is given as a path, as in Path({edition!r})")
    return game.setup(seats, **options)


def beginning(path: Path, length: int) -> bytes:
    """So much of a file, and a byte that shows whether there is more."""
    with path.open("rb") as file:
        return file.read(length + 1)


def line_of(data: bytes, error: UnicodeDecodeError) -> int:
    """The line of what is no text."""
    return data.count(b"\n", 0, error.start) + 1
