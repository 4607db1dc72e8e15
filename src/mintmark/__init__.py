"""Mintmark: three coin-and-auction games, to play and to study.

>>> import mintmark
>>> play = mintmark.new("coinage", seed=7)
>>> play.moves(0)[0]
Place(rank=1, area='A1')
"""

from typing import TYPE_CHECKING

from .engine.game import GAMES as _MODULES
from .engine.rule import CHANCE, PASS
from .errors import (
    IllegalMove,
    InvalidAction,
    InvalidEdition,
    InvalidEntropy,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    MintmarkError,
    NothingToUndo,
    NotYourTurn,
    Refused,
    RefusedMove,
    UnknownGame,
)
from .version import __version__ as __version__

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    from .engine.batch import Batch
    from .formats.records import Record
    from .play import Play
    from .proof import Verification

GAMES = tuple(_MODULES)  # their names

__all__ = [
    "CHANCE",
    "GAMES",
    "IllegalMove",
    "InvalidAction",
    "InvalidEdition",
    "InvalidEntropy",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "MintmarkError",
    "NotYourTurn",
    "NothingToUndo",
    "PASS",
    "Refused",
    "RefusedMove",
    "UnknownGame",
    "batch",
    "compile",
    "load",
    "new",
    "read",
    "replay",
    "verify",
]


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    settle: bool = True,
    **options: object,
) -> "Play":
    """A new game. Options are the rule options of the game, and its edition (for CoinAge: `map`):
    the name of one of ours, or the path of a file.

    Chance acts by itself; with settle=False it waits for you to push its moves as seat CHANCE.
    """
    from .disk import setup_for
    from .play import Play

    return Play(setup_for(game, seats, options), seed, settle)


def load(
    game: str,
    position: object,
    *,
    seats: int | None = None,
    seed: int | None = None,
    settle: bool = True,
    **options: object,
) -> "Play":
    """A game that begins at a position, given in its text form."""
    from .disk import setup_for
    from .play import Play

    return Play(setup_for(game, seats, options), seed, settle, position)


def batch(
    game: str,
    n: int,
    *,
    seats: int | None = None,
    device: str = "cpu",
    seed: int = 0,
    restart: bool = True,
    jobs: int | None = None,
    **options: object,
) -> "Batch":
    """n games at once, on all cores ("cpu"; `jobs`: on so many) or on a GPU ("cuda")."""
    from .disk import setup_for
    from .engine.batch import Batch

    return Batch(setup_for(game, seats, options), n, device, seed, restart, jobs)


def compile(game: str) -> None:
    """Compile a game, once: from now on this process plays it ten times as fast.

    It takes some seconds, or as good as none if this machine has done so before.
    """
    from .engine.game import find
    from .engine.numba import compile_positions

    compile_positions(find(game))


def read(source: "str | PathLike[str]") -> "Record":
    """A record from its text or, by its path, from a file: a str is always the text itself."""
    from .disk import record_at
    from .formats.record_reader import read_record

    return read_record(source) if isinstance(source, str) else record_at(source)


def replay(record: "Record | str | PathLike[str]", *, seed: int | None = None) -> "Play":
    """Play a record again, given itself, its text or its path; every line is checked.

    An unfinished game goes on from there, with the luck of the seed.
    """
    from .formats.records import Record
    from .play import replayed

    return replayed(record if isinstance(record, Record) else read(record), seed)


def verify(
    record: "Record | str | PathLike[str]",
    *,
    commitment: str | None = None,
    entropy: "Mapping[int, str | None] | None" = None,
) -> "Verification":
    """Derive every toss and draw of a record again: was it the luck that its table promised?

    The commitment, and entropy by seat, as you noted them at the table, must be the record's.
    """
    from .formats.records import Record
    from .proof import verified

    found = record if isinstance(record, Record) else read(record)
    return verified(found, commitment, entropy)
