"""News for a program: a game that begins or ends, a seat that is kept for it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from ..store import Store
from ..updates.summary import read_summary
from .live_table import LiveTable
from .tables import Tables

POLL = 3.0  # seconds after which we ask what other processes have done
FOLLOWED = 100  # tables


class GameNews(msgspec.Struct, frozen=True):
    """Something has happened to one of your games."""

    type: Literal["invitation", "gameStart", "gameFinish"]
    table: str
    game: str
    seat: int | None  # yours; null while you are only invited


class Follower:
    """Follows all games of a guest, in whichever process they are played."""

    def __init__(self, guest: str, store: Store, tables: Tables) -> None:
        self.guest, self.store, self.tables = guest, store, tables
        self.known: dict[str, str] = {}  # what was last said of a table
        self.news = asyncio.Event()
        tables.on_change.append(self.notice)

    def notice(self, live: LiveTable, here: bool) -> None:
        """A table has changed in this process."""
        if self.guest in live.table.guests:
            self.news.set()

    def close(self) -> None:
        """No more of it."""
        self.tables.on_change.remove(self.notice)

    async def stream(self) -> AsyncIterator[GameNews | None]:
        """What happens from now on, games that are under way first; None now and then."""
        first, time = True, asyncio.get_running_loop().time
        silent = time()
        while True:
            self.news.clear()
            for news in await self.poll(first):
                yield news
                silent = time()
            first = False
            try:  # counted from what was said: others' secret moves wake us, and must not show
                async with asyncio.timeout_at(silent + POLL):
                    await self.news.wait()
            except TimeoutError:
                yield None
                silent = time()

    async def poll(self, first: bool) -> list[GameNews]:
        """What is new, the oldest first; the first time, what is over already is not."""
        found = []
        for each in reversed(await self.store.tables_of(self.guest, FOLLOWED)):
            summary = read_summary(each.summary)
            seats = [k for k, seat in enumerate(summary.seats) if seat.guest == self.guest]
            own = bool(seats) or summary.plan.owner == self.guest
            kind = kind_of(each.status, bool(seats), own)
            if kind is None or self.known.get(each.id) == kind:
                continue
            self.known[each.id] = kind
            if not (first and kind == "gameFinish"):
                found.append(GameNews(kind, each.id, each.game, seats[0] if seats else None))
        return found


def kind_of(
    status: str, seated: bool, own: bool
) -> Literal["invitation", "gameStart", "gameFinish"] | None:
    """What there is to say of a table."""
    match status:
        case "open":
            return None if own else "invitation"
        case "playing":
            return "gameStart" if seated else None
        case _:
            return "gameFinish" if seated else None
