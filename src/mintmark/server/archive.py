"""Games to look at again: those that were played here, and records that people brought."""

import asyncio
import secrets
from collections import OrderedDict

from ..engine.files import LONGEST, Record, read_record
from ..errors import InvalidRecord
from ..luck import revealed
from ..play import Play, replayed
from .refusal import NotNow, NotSo, NotThere
from .store import Store
from .table import Table
from .tables import Tables

ENTRIES = 5_000  # of a record that is brought: no game of ours is half as long
KEPT = 32  # brought records in memory


def record_of(table: Table) -> Record:
    """The whole record of a game that is over, with the secret of its luck."""
    if table.status != "over" or table.play is None:
        raise NotNow("table-record-later")
    play = table.play.copy()
    play.players = tuple(seat.name for seat in table.seats)
    record = play.record
    return record if record.result else revealed(record, table.luck.seed)


class Archive:
    """Finished games by the id of their table, brought ones by their own."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store, self.tables = store, tables
        self.brought: OrderedDict[str, Play] = OrderedDict()

    async def bring(self, guest: str, text: str) -> str:
        """Keep somebody's record, if it is one; its id."""
        await asyncio.to_thread(read_brought, text)
        id = secrets.token_urlsafe(16)
        await self.store.add_import(id, guest, self.tables.now(), text)
        return id

    async def text(self, id: str) -> str:
        """A brought record, as it came."""
        found = await self.store.get_import(id)
        if found is None:
            raise NotThere("table-not-there")
        return found.text

    async def play(self, id: str) -> Play:
        """A brought record, played to its end."""
        if id not in self.brought:
            text = await self.text(id)
            self.brought[id] = await asyncio.to_thread(read_brought, text)
        self.brought.move_to_end(id)
        while len(self.brought) > KEPT:
            self.brought.popitem(last=False)
        return self.brought[id]

    async def finished(self, table: str) -> Play:
        """A game that was played here to its end."""
        live = await self.tables.live(table)
        if live.table.status != "over" or live.table.play is None:
            raise NotNow("table-record-later")
        return live.table.play


def read_brought(text: str) -> Play:
    """The game of a record; every mistake is named with its line."""
    if "\n" not in text.strip():
        raise InvalidRecord(1, "the record breaks off here")
    return replayed(bounded(text), settle=False)


def bounded(text: str) -> Record:
    """A record that is not too long to be looked at."""
    if len(text) > LONGEST or text.count("\n") > ENTRIES + 2:
        raise NotSo("table-record-too-long", entries=ENTRIES)
    return read_record(text)
