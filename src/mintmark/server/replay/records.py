"""Records of games: of one that is over at a table, and one that somebody brings."""

from ...formats.record_reader import read_record
from ...formats.records import LONGEST, Record
from ...luck import revealed
from ...play import Play, replayed
from ..table.refusals import Invalid, NotNow
from ..table.table import Table

ENTRIES = 5_000  # of a record that is imported: no game of ours is half as long
EDITION = 40_000  # letters of an edition of one's own, as at a table


def check_over(table: Table) -> Play:
    """The game, if it is over."""
    if table.status != "over" or table.play is None:
        raise NotNow("table-record-later")
    return table.play


def game_of(table: Table) -> Play:
    """A game that is over, with those who sat there at its end."""
    play = check_over(table).copy()
    play.players = tuple(seat.name for seat in table.seats)
    play.bots = tuple(seat.bot for seat in table.seats)
    return play


def record_of(table: Table) -> Record:
    """The whole record of a game that is over, with the secret of its luck."""
    record = game_of(table).record
    return record if record.result else revealed(record, table.luck.seed)


def read_imported(text: str) -> Play:
    """The game of a record; every mistake is named with its line."""
    return read_canonical(text)[0]


def read_canonical(text: str) -> tuple[Play, str]:
    """The game of a record, and the record as we write it, with nothing else in it."""
    record = bounded(text)
    return replayed(record, settle=False), str(record)


def bounded(text: str) -> Record:
    """A record that is not too long to be looked at."""
    if len(text) > LONGEST or text.count("\n") > ENTRIES + 2:
        raise Invalid("table-record-too-long", entries=ENTRIES)
    record = read_record(text)
    if len(record.header.own_edition or "") > EDITION:
        raise Invalid("server-edition-too-long", most=EDITION)
    return record
