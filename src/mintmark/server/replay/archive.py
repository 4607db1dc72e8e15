"""Games to look at again: those that were played here, and records that people imported."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, TypeVar

from ...play import Play
from ...proof import verified
from ..live.tables import Tables
from ..store import Store
from ..table.refusals import NotNow, NotThere
from .records import bounded, check_over, game_of, read_canonical, read_imported, record_of
from .replay import compressed_replay
from .threads import Threads

KEPT = 32  # imported records in memory, replays, and verifications
MOST_IMPORTS = 100  # records of one guest
THREADS = 2  # for what strangers send: what is needed to play must not wait for it
SECONDS = 30  # for a piece of it; the longest that fits the bounds above takes a fifth of that

T = TypeVar("T")


class Archive:
    """Finished games by the id of their table, imported ones by their own."""

    def __init__(self, store: Store, tables: Tables, stopping: asyncio.Event) -> None:
        self.store, self.tables = store, tables
        self.imported: OrderedDict[str, Play] = OrderedDict()
        self.replays: OrderedDict[str, bytes] = OrderedDict()
        self.proved: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self.threads = Threads(THREADS, SECONDS, stopping)

    async def import_record(self, guest: str, text: str) -> tuple[str, Play]:
        """Keep somebody's record, if it is one; its id, and the game."""
        if await self.store.count_imports(guest) >= MOST_IMPORTS:
            raise NotNow("server-too-many-records", most=MOST_IMPORTS)
        play, text = await self.threads.run(read_canonical, text)
        id = secrets.token_urlsafe(16)
        await self.store.add_import(id, guest, self.tables.now(), text)
        remember(self.imported, id, play)
        return id, play

    async def verify(self, text: str, noted: str | None) -> dict[str, Any]:
        """What is found out about the luck of a record, and of a commitment that was noted."""
        return await self.threads.run(lambda: verified(bounded(text), noted).plain())

    async def proof(self, table: str) -> dict[str, Any]:
        """What is found out about the luck of a game that was played here."""
        live = await self.tables.live(table)
        played = live.table
        check_over(played)
        if table not in self.proved:
            found = await self.threads.run(
                lambda: verified(record_of(played), played.luck.commitment).plain()
            )
            remember(self.proved, table, found)
        self.proved.move_to_end(table)
        return self.proved[table]

    async def replay(self, id: str, play: Play, viewer: str) -> bytes:
        """A whole game as a viewer sees it, as JSON in gzip."""
        key = f"{id} {viewer}"
        if key not in self.replays:
            remember(self.replays, key, await self.threads.run(compressed_replay, play, viewer))
        self.replays.move_to_end(key)
        return self.replays[key]

    async def text(self, id: str) -> str:
        """An imported record."""
        found = await self.store.get_import(id)
        if found is None:
            raise NotThere("table-not-there")
        return found.text

    async def play(self, id: str) -> Play:
        """An imported record, played to its end."""
        if id not in self.imported:
            text = await self.text(id)
            remember(self.imported, id, await self.threads.run(read_imported, text))
        self.imported.move_to_end(id)
        return self.imported[id]

    async def finished(self, table: str) -> Play:
        """A game that was played here to its end."""
        return game_of((await self.tables.live(table)).table)


def remember(kept: OrderedDict[str, T], id: str, found: T) -> None:
    """Keep something at hand, and forget what was unused for longest."""
    kept[id] = found
    while len(kept) > KEPT:
        kept.popitem(last=False)
