"""All that a server remembers: tables with their events, people, imports, and who keeps what."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Row,
    Select,
    Update,
    and_,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from ..table.table import Status
from .database.database import Database, open_database
from .journal import Journal
from .people import People
from .schema import events, heartbeat, holders, imports, outages, tables
from .sweeping import sweep
from .values import Growth, Imported, Listed, Opening, Stored, Swept

PAGE = 500  # ids read at once

_LISTED = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.summary,
    tables.c.created_at,
    tables.c.changed_at,
)
# never by their last change, which may be something that only some can know of
_NEWEST_FIRST = (tables.c.created_at.desc(), tables.c.id.desc())


def _free(now: int) -> ColumnElement[bool]:
    """Nobody keeps the table, or the lease has run out."""
    return or_(tables.c.leased_by.is_(None), tables.c.leased_until < now)


class Store:
    """The store; made by `await Store.open(address)`."""

    def __init__(
        self, database: Database, on_page: Callable[[int], None] = lambda size: None
    ) -> None:
        self._database = database
        self._journal = Journal(database, on_page)
        self.people = People(database)

    @classmethod
    async def open(
        cls, address: str, on_page: Callable[[int], None] = lambda size: None
    ) -> "Store":
        """Open a database, and bring its schema up to date; `on_page` hears of group commits."""
        return cls(await open_database(address), on_page)

    async def close(self) -> None:
        """Write what is under way, and close."""
        await self._journal.close()
        await self._database.close()

    async def create(self, growth: Growth, game: str, public: bool) -> None:
        """A new table with its first events; Conflict if there is one of that id."""
        await self._journal.write(growth, Opening(game, public))

    async def append(self, growth: Growth) -> None:
        """Conflict, and nothing has changed, if its first event is not the table's next one."""
        await self._journal.write(growth)

    async def events(self, table: str, since: int = 0) -> list[Stored]:
        """Events after number `since`, in order; none if there is no such table."""
        query = select(events.c.seq, events.c.at, events.c.body).order_by(events.c.seq)
        query = query.where(events.c.table_id == table, events.c.seq > since)
        return [Stored(*row) for row in await self._rows(query)]

    async def status_of(self, table: str) -> Status | None:
        """How far a table is; None if there is no such table."""
        query = select(tables.c.status).where(tables.c.id == table)
        return next((row[0] for row in await self._rows(query)), None)

    async def listing(
        self, statuses: Collection[Status], limit: int, game: str | None = None
    ) -> list[Listed]:
        """Public tables, of one game or all, the newest first."""
        query = select(*_LISTED).where(tables.c.public, tables.c.status.in_(sorted(statuses)))
        if game is not None:
            query = query.where(tables.c.game == game)
        query = query.order_by(*_NEWEST_FIRST).limit(limit)
        return [Listed(*row) for row in await self._rows(query)]

    async def tables_of(
        self, guest: str, limit: int, statuses: Collection[Status] = ()
    ) -> list[Listed]:
        """Tables at which a guest sits, of some statuses or all, the newest first."""
        query = select(*_LISTED).join(holders).where(holders.c.guest_id == guest)
        if statuses:
            query = query.where(tables.c.status.in_(sorted(statuses)))
        query = query.order_by(*_NEWEST_FIRST).limit(limit)
        return [Listed(*row) for row in await self._rows(query)]

    async def all_tables(self, after: str = "") -> AsyncIterator[str]:
        """The ids of all tables, in order."""
        while True:
            query = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id)
            page: list[str] = [row[0] for row in await self._rows(query.limit(PAGE))]
            for id in page:
                yield id
            if len(page) < PAGE:
                return
            after = page[-1]

    async def lengths(self, ids: Sequence[str]) -> list[tuple[str, int]]:
        """How many events these tables have."""
        found: list[tuple[str, int]] = []
        for first in range(0, len(ids), PAGE):
            page = tables.c.id.in_(ids[first : first + PAGE])
            rows = await self._rows(select(tables.c.id, tables.c.seq).where(page))
            found += [(id, seq) for id, seq in rows]
        return found

    async def due(self, now: int, process: str) -> AsyncIterator[str]:
        """Tables where something must happen and that no other keeps, the longest overdue first."""
        ours = or_(_free(now), tables.c.leased_by == process)
        place = tuple_(tables.c.due_at, tables.c.id)
        query = select(tables.c.due_at, tables.c.id).where(tables.c.due_at <= now, ours)
        query = query.order_by(tables.c.due_at, tables.c.id).limit(PAGE)
        page = await self._rows(query)
        while page:
            for _, id in page:
                yield id
            last = page[-1]
            page = await self._rows(query.where(place > tuple_(*last))) if len(page) == PAGE else ()

    async def lease(self, table: str, process: str, now: int, until: int) -> bool:
        """Claim or renew the lease of a table; False if it is another's."""
        claim = update(tables).where(
            tables.c.id == table, or_(_free(now), tables.c.leased_by == process)
        )
        return await self._change(claim.values(leased_by=process, leased_until=until)) == 1

    async def renew(self, process: str, kept: Collection[str], until: int) -> None:
        """Renew leases of a process that nobody else has claimed."""
        mine = update(tables).where(tables.c.leased_by == process, tables.c.id.in_(sorted(kept)))
        await self._change(mine.values(leased_until=until))

    async def release(self, process: str, table: str | None = None) -> None:
        """Give back all leases of a process, or the one of a table."""
        mine = tables.c.leased_by == process
        leases = update(tables).where(mine if table is None else and_(mine, tables.c.id == table))
        await self._change(leases.values(leased_by=None, leased_until=None))

    async def beat(
        self, mine: int | None, machine: int, least: int, known: int
    ) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Note that somebody keeps the tables: the time for all, and outages later than `known`.

        `mine` is the time of this process, if it has one already. By as much as the machine's
        clock is ahead of everybody's time, if that is more than `least`, nobody kept the tables.
        """

        def work(connection: Connection) -> tuple[int, tuple[tuple[int, int], ...]]:
            query = select(heartbeat.c.alive_at).with_for_update()
            alive: int | None = connection.execute(query).scalar_one()
            at = max(mine or 0, alive or 0)
            if alive is not None and machine - at > least:
                connection.execute(insert(outages), {"since": at, "until": machine})
                at = machine
            elif mine is None:
                at = max(at, machine)
            connection.execute(update(heartbeat).values(alive_at=at))
            later = select(outages.c.since, outages.c.until).where(outages.c.until > known)
            rows = connection.execute(later.order_by(outages.c.until))
            return at, tuple((since, until) for since, until in rows)

        return await self._database.write(work)

    async def add_import(self, id: str, guest: str, now: int, text: str) -> None:
        """Keep a record that somebody uploaded."""
        await self._change(insert(imports).values(id=id, guest_id=guest, created_at=now, text=text))

    async def get_import(self, id: str) -> Imported | None:
        """A record that somebody uploaded."""
        columns = (imports.c.id, imports.c.guest_id, imports.c.created_at, imports.c.text)
        rows = await self._rows(select(*columns).where(imports.c.id == id))
        return Imported(*rows[0]) if rows else None

    async def count_imports(self, guest: str) -> int:
        """How many records a guest has uploaded."""
        query = select(func.count()).select_from(imports).where(imports.c.guest_id == guest)
        return int((await self._rows(query))[0][0])

    async def all_imports(self) -> list[str]:
        """The ids of all uploaded records, in order."""
        query = select(imports.c.id).order_by(imports.c.id)
        return [row[0] for row in await self._rows(query)]

    async def sweep(self, now: int, days: int = 180, open_days: int = 14) -> Swept:
        """Forget what nobody will miss, a bounded part of it in each call."""
        return await self._database.write(lambda c: sweep(c, now, days, open_days))

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _change(self, statement: Insert | Update) -> int:
        """How many rows it has changed."""
        return await self._database.write(lambda c: c.execute(statement).rowcount)
