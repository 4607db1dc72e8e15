"""All that a server remembers: tables with their events, people, imports, and who keeps what."""

from collections.abc import AsyncIterator, Collection

from sqlalchemy import ColumnElement, and_, insert, or_, select, tuple_, update

from .database import Database, open_database
from .journal import Journal
from .people import People
from .schema import events, heartbeat, holders, imports, tables
from .sweeping import sweep
from .values import Growth, Imported, Listed, Opening, Status, Stored, Swept

PAGE = 500  # ids read at once

_LISTED = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.summary,
    tables.c.created_at,
    tables.c.changed_at,
)
_LATEST_FIRST = (tables.c.changed_at.desc(), tables.c.id.desc())


def _free(now: int) -> ColumnElement[bool]:
    """Nobody keeps the table, or the lease has run out."""
    return or_(tables.c.keeper.is_(None), tables.c.kept_until < now)


class Store:
    """The store; made by `await Store.open(address)`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._journal = Journal(database)
        self.people = People(database)

    @classmethod
    async def open(cls, address: str) -> "Store":
        """Open a database, and bring its schema up to date."""
        return cls(await open_database(address))

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
        query = select(events.c.seq, events.c.at, events.c.body).where(
            events.c.table_id == table, events.c.seq > since
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(events.c.seq))
            return [Stored(*row) for row in rows]

    async def status_of(self, table: str) -> Status | None:
        """How far a table is; None if there is no such table."""
        async with self._database.reading() as connection:
            query = select(tables.c.status).where(tables.c.id == table)
            status: Status | None = (await connection.execute(query)).scalar()
            return status

    async def listing(
        self, statuses: Collection[Status], limit: int, before: Listed | None = None
    ) -> list[Listed]:
        """Public tables, the latest change first; `before`: those after the last one shown."""
        query = select(*_LISTED).where(tables.c.public, tables.c.status.in_(sorted(statuses)))
        if before:
            shown = (before.changed_at, before.id)
            query = query.where(tuple_(tables.c.changed_at, tables.c.id) < shown)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(*_LATEST_FIRST).limit(limit))
            return [Listed(*row) for row in rows]

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """Tables at which a guest sits, public or not, the latest change first."""
        query = select(*_LISTED).join(holders).where(holders.c.guest_id == guest)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(*_LATEST_FIRST).limit(limit))
            return [Listed(*row) for row in rows]

    async def all_tables(self, after: str = "") -> AsyncIterator[str]:
        """The ids of all tables, in order."""
        while True:
            query = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id)
            async with self._database.reading() as connection:
                page: list[str] = list(await connection.scalars(query.limit(PAGE)))
            for id in page:
                yield id
            if len(page) < PAGE:
                return
            after = page[-1]

    async def playing(self) -> list[str]:
        """The ids of all tables that are being played."""
        async with self._database.reading() as connection:
            query = select(tables.c.id).where(tables.c.status == "playing")
            return list(await connection.scalars(query))

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where something must happen and that nobody keeps, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.due_at <= now, _free(now))
        async with self._database.reading() as connection:
            return list(await connection.scalars(query.order_by(tables.c.due_at).limit(limit)))

    async def keep(self, table: str, keeper: str, now: int, until: int) -> bool:
        """Claim or renew the lease of a table; False if it is another's."""
        claim = update(tables).where(
            tables.c.id == table, or_(_free(now), tables.c.keeper == keeper)
        )
        async with self._database.writing() as connection:
            done = await connection.execute(claim.values(keeper=keeper, kept_until=until))
            return done.rowcount == 1

    async def renew(self, keeper: str, until: int) -> None:
        """Renew all leases of a keeper that nobody else has claimed."""
        async with self._database.writing() as connection:
            leases = update(tables).where(tables.c.keeper == keeper)
            await connection.execute(leases.values(kept_until=until))

    async def release(self, keeper: str, table: str | None = None) -> None:
        """Give back all leases of a keeper, or the one of a table."""
        mine = tables.c.keeper == keeper
        leases = update(tables).where(mine if table is None else and_(mine, tables.c.id == table))
        async with self._database.writing() as connection:
            await connection.execute(leases.values(keeper=None, kept_until=None))

    async def alive(self) -> int | None:
        """When anyone last noted that they are alive; None if nobody ever did."""
        async with self._database.reading() as connection:
            query = select(heartbeat.c.alive_at)
            found: int | None = (await connection.execute(query)).scalar_one()
            return found

    async def beat(self, now: int) -> int | None:
        """Note that we are alive; when anyone last was, which is told to only one of several."""
        async with self._database.writing() as connection:
            query = select(heartbeat.c.alive_at).with_for_update()
            before: int | None = (await connection.execute(query)).scalar_one()
            await connection.execute(update(heartbeat).values(alive_at=max(now, before or now)))
            return before

    async def add_import(self, id: str, guest: str, now: int, text: str) -> None:
        """Keep a record that somebody uploaded."""
        row = {"id": id, "guest_id": guest, "created_at": now, "text": text}
        async with self._database.writing() as connection:
            await connection.execute(insert(imports), row)

    async def get_import(self, id: str) -> Imported | None:
        """A record that somebody uploaded."""
        columns = (imports.c.id, imports.c.guest_id, imports.c.created_at, imports.c.text)
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*columns).where(imports.c.id == id))).first()
            return Imported(*row) if row else None

    async def sweep(self, now: int, days: int = 180, open_days: int = 14) -> Swept:
        """Forget what nobody will miss, a bounded part of it in each call."""
        async with self._database.writing() as connection:
            return await sweep(connection, now, days, open_days)
