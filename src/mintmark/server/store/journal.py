"""Growth of tables, written in groups: what arrives during a transaction shares the next one.

So under load one fsync serves many moves, and without load nobody waits for company.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .database.database import Database
from .errors import Conflict, StoreUnavailable
from .schema import events, holders, tables
from .values import Growth, Opening

LARGEST = 400  # growths in one transaction
GATHER = 0.002  # seconds from one page to the next, when several want to write

# Made once: SQLAlchemy takes longer to make a statement than SQLite takes to carry it out.
_LENGTHS = (
    select(tables.c.id, tables.c.seq)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_OPEN, _ADD, _SEAT = insert(tables), insert(events), insert(holders)
_UNSEAT = delete(holders).where(holders.c.table_id.in_(bindparam("ids", expanding=True)))
_GROW = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        {name: bindparam(f"new_{name}") for name in "seq status summary due_at changed_at".split()}
    )
)


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A growth, and the future of whoever waits for it."""

    growth: Growth
    opening: Opening | None  # None: of a table that exists
    done: asyncio.Future[None]

    def settle(self, error: BaseException | None = None) -> None:
        """Tell the one who waits, who may have gone."""
        if self.done.done():
            return
        if error:
            self.done.set_exception(error)
        else:
            self.done.set_result(None)


class Journal:
    """Writes growth, a page of entries at a time."""

    def __init__(self, database: Database, on_page: Callable[[int], None]) -> None:
        self._database, self._on_page = database, on_page
        self._waiting: deque[Entry] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, growth: Growth, opening: Opening | None = None) -> None:
        """Return when it is on the disk; who is cancelled meanwhile does not know whether it is."""
        if self._closed:
            raise StoreUnavailable
        entry = Entry(growth, opening, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await entry.done

    async def close(self) -> None:
        """Take nothing more, and write what has been taken."""
        self._closed = True
        if self._writing:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                page = self._next_page()
                self._on_page(len(page))
                await self._write_page(page)
                if len(page) + len(self._waiting) > 1 and not self._closed:
                    await asyncio.sleep(GATHER)
        finally:
            self._writing = None

    def _next_page(self) -> list[Entry]:
        """One entry a table, in order of arrival; a second one waits to see what comes of it."""
        page: dict[str, Entry] = {}
        later: deque[Entry] = deque()
        while self._waiting and len(page) < LARGEST:
            entry = self._waiting.popleft()
            if entry.done.cancelled():
                continue
            if entry.growth.table in page:
                later.append(entry)
            else:
                page[entry.growth.table] = entry
        self._waiting.extendleft(reversed(later))
        return list(page.values())

    async def _write_page(self, page: Sequence[Entry]) -> None:
        try:
            written = await self._database.write(lambda connection: _write(connection, page))
        except StoreUnavailable as error:
            for entry in page:
                entry.settle(error)
        except Exception as error:
            if len(page) == 1:
                page[0].settle(error)
                return
            for entry in page:  # only the guilty one must suffer
                await self._write_page([entry])
        else:
            for entry in page:
                growth = entry.growth
                entry.settle(None if entry in written else Conflict(growth.table, growth.seq))


def _fitting(connection: Connection, page: Sequence[Entry]) -> list[Entry]:
    """Those that continue their tables, which are locked, in one order: no deadlocks."""
    ids = [entry.growth.table for entry in page]
    seqs: dict[str, int] = {id: seq for id, seq in connection.execute(_LENGTHS, {"ids": ids})}
    return [
        entry
        for entry in page
        if (entry.growth.table in seqs) == (entry.opening is None)
        and entry.growth.seq == seqs.get(entry.growth.table, 0) + 1
    ]


def _write(connection: Connection, page: Sequence[Entry]) -> set[Entry]:
    """All entries that fit, with one statement for each kind of row; which they were."""
    page = _fitting(connection, page)
    growths = [entry.growth for entry in page]
    if new := [_new_row(e.growth, e.opening) for e in page if e.opening]:
        connection.execute(_OPEN, new)
    if grown := [_grown_row(entry.growth) for entry in page if not entry.opening]:
        connection.execute(_GROW, grown)
    if added := [row for growth in growths for row in _event_rows(growth)]:
        connection.execute(_ADD, added)
    if moved := [growth.table for growth in growths if growth.holders is not None]:
        connection.execute(_UNSEAT, {"ids": moved})
    if seated := [
        {"table_id": growth.table, "guest_id": guest}
        for growth in growths
        for guest in sorted(growth.holders or ())
    ]:
        connection.execute(_SEAT, seated)
    return set(page)


def _new_row(growth: Growth, opening: Opening) -> dict[str, object]:
    return {
        "id": growth.table,
        "game": opening.game,
        "public": opening.public,
        "created_at": growth.at,
        "changed_at": growth.at,
        "seq": growth.last,
        "status": growth.status,
        "summary": growth.summary,
        "due_at": growth.due_at,
    }


def _grown_row(growth: Growth) -> dict[str, object]:
    return {
        "table": growth.table,
        "new_seq": growth.last,
        "new_status": growth.status,
        "new_summary": growth.summary,
        "new_due_at": growth.due_at,
        "new_changed_at": growth.at,
    }


def _event_rows(growth: Growth) -> list[dict[str, object]]:
    return [
        {"table_id": growth.table, "seq": seq, "at": growth.at, "body": body}
        for seq, body in enumerate(growth.bodies, growth.seq)
    ]
