"""The results of a match as JSON Lines: a header, then a line for each game as it was finished.

    {"arena": 1, "version": "0.1.0", "game": "coinage", …, "bots": ["club", "master"], …}
    {"game": 2, "deal": 1, "lineup": …, "seating": …, "scores": …, "places": …, …, "record": …}

The file grows while the match is played, so one that was stopped goes on from it.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ..engine.position import Result
from ..errors import InvalidOption, InvalidRecord, MintmarkError
from ..formats.record_reader import read_record
from ..formats.records import Entry, Header, Record
from .game import Played
from .match import Match
from .subprocess.protocol import line_of

FORMAT = 1
BY_SEAT = ("seating", "scores", "places", "shares", "answers", "seconds")


class Results:
    """What has been played of a match, and the file that keeps it; use it by `with`."""

    def __init__(self, path: Path, match: Match) -> None:
        """Begin a file, or go on with one of the same match."""
        header = line_of({"arena": FORMAT, **match.header})
        self.played: dict[int, Played] = {}  # by number; without records, which may be gigabytes
        whole = 0  # bytes of whole lines; a last line that breaks off is dropped
        if path.exists() and not breaks_off(path, header):
            check_same(path, match)
            for number, line in enumerate(whole_lines(path), 1):
                whole += len(line)
                if number > 1:
                    played = played_in(number, line, match)
                    self.played[played.game] = replace(played, record={})
        self.file = path.open("ab")
        self.file.truncate(whole)
        if not whole:
            self.write(header)

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, played: Played) -> None:
        """Keep a game that was finished."""
        self.write(line_of(asdict(played)))
        self.played[played.game] = replace(played, record={})

    def write(self, line: bytes) -> None:
        """Write a line, now."""
        self.file.write(line)
        self.file.flush()


def whole_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, up to one that breaks off."""
    with path.open("rb") as file:
        yield from (line for line in file if line.endswith(b"\n"))


def breaks_off(path: Path, header: bytes) -> bool:
    """Whether a file is empty or ends within its header: nothing has been played."""
    with path.open("rb") as file:
        beginning = file.read(len(header))
    return len(beginning) < len(header) and header.startswith(beginning)


def holds_match(path: Path) -> bool:
    """Whether a file looks like the results of a match, not like anything else of ours."""
    return next(whole_lines(path), b"").startswith(b'{"arena":')


def match_in(path: Path) -> Match:
    """The match that a file is about."""
    try:
        header = json.loads(next(whole_lines(path), b""))
        if header.pop("arena") != FORMAT:
            raise InvalidOption(f"{path} has a format that this version cannot read")
        return Match.read(header)
    except MintmarkError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise InvalidOption(f"{path} holds no results of a match") from None


def match_to_go_on(path: Path) -> Match:
    """The same, ready to be played; a match of another version would not go on as it began."""
    found = match_in(path)
    try:
        match = Match.of(found.setup, found.bots, found.games, found.seed)
    except TypeError:
        raise InvalidOption(f"{path} holds no results of a match") from None
    check_same(path, match)
    return match


def check_same(path: Path, match: Match) -> None:
    """Refuse a file with the results of another match."""
    differences = ", ".join(match.differences(match_in(path)))
    if differences:
        raise InvalidOption(f"{path} holds another match: {differences}")


def played_in(number: int, line: bytes, match: Match) -> Played:
    """The game in a line, if it is one of the match."""
    try:
        played = Played(**json.loads(line))
        pairing = match.pairings[played.game - 1]
        lengths = {len(getattr(played, name)) for name in BY_SEAT}
    except (ValueError, TypeError, IndexError, RecursionError):
        raise InvalidRecord(number, "not a game of a match") from None
    seating = [match.bots[k] for k in pairing.seating]
    if (played.game, played.seating, lengths) != (pairing.number, seating, {match.seats}):
        raise InvalidRecord(number, "not a game of this match")
    return played


def record_in(path: Path, game: int) -> Record:
    """The record of a game by its number."""
    match_in(path)
    for number, line in enumerate(whole_lines(path), 1):
        try:
            content = json.loads(line)
            wanted = number > 1 and content["game"] == game
        except (ValueError, TypeError, KeyError, RecursionError):
            raise InvalidRecord(number, "not a game of a match") from None
        if wanted:
            return record_of(content, number)
    raise InvalidOption(f"{path} holds no game {game}")


def record_of(content: dict[str, Any], line: int = 1) -> Record:
    """The record in a line of results; `mintmark.replay` plays it."""
    try:
        record = content["record"]
        header, result = record["header"], record["result"]
        read = Record(
            Header(**header),
            tuple(Entry.read(who, move) for who, move in record["entries"]),
            Result(tuple(result["scores"]), tuple(result["places"]), result["ending"]),
        )
    except (KeyError, TypeError, ValueError):
        raise InvalidRecord(line, "no record of a game") from None
    return read_record(str(read))  # with all its checks
