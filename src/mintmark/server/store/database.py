"""Connections to SQLite or PostgreSQL: many that read, and transactions that write."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event, exc
from sqlalchemy.engine import URL, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, SingletonThreadPool

from .address import engine_url
from .errors import Unavailable
from .migration import migrate

READERS = 4  # of SQLite; a connection is a thread
CONNECTIONS = 10  # to PostgreSQL, of one process
PATIENCE = 20  # seconds, for a connection or for SQLite's lock
TIDY = 2.0  # seconds between two checkpoints of SQLite, while it is written to
LONGEST_LOG = 16_000  # pages of SQLite's log at which a writer must tidy up itself
Result = TypeVar("Result")
OUR_MISTAKES = (exc.IntegrityError, exc.DataError, exc.ProgrammingError)


class Database:
    """A PostgreSQL database; of SQLite below it differs in how it writes."""

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self._reader, self._writer = reader, writer

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions, each answered as of its own moment."""
        async with _answering(), self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when the block is left, it is on the disk."""
        async with _answering(), self._writer.begin() as connection:
            yield connection

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in a transaction; when this returns, it is on the disk."""
        async with self.writing() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._reader.dispose()
        await self._writer.dispose()


class Sqlite(Database):
    """A SQLite file: one writes at a time, others read beside it.

    What is written most often is written in a thread of its own from beginning to end: were each
    statement handed over to a thread, a busy event loop would be waited for after each.
    """

    def __init__(self, url: URL) -> None:
        patience = {"timeout": PATIENCE}
        reader = create_async_engine(
            url,
            isolation_level="AUTOCOMMIT",
            pool_size=READERS,
            max_overflow=0,
            connect_args=patience,
        )
        _on_connect(reader.sync_engine, "query_only = ON")
        writer = create_async_engine(
            url, pool_size=1, max_overflow=0, pool_timeout=PATIENCE, connect_args=patience
        )
        scribe = create_engine(
            url.set(drivername="sqlite"), poolclass=SingletonThreadPool, connect_args=patience
        )
        for engine in (writer.sync_engine, scribe):
            _on_connect(engine, "foreign_keys = ON", f"wal_autocheckpoint = {LONGEST_LOG}")
            _begin_immediately(engine)
        super().__init__(reader, writer)
        self._scribe, self._desk = scribe, ThreadPoolExecutor(1, "scribe")
        self._turn = asyncio.Lock()  # waiting for SQLite's own lock takes longer
        self._tidier = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
        self._tidied_at = 0.0
        self._tidying: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; now and then one is followed by a checkpoint, which nobody waits for."""
        async with self._turn, super().writing() as connection:
            yield connection
        self._tidy_now_and_then()

    async def transact(self, work: Callable[[Connection], Result]) -> Result:
        """The same in a thread of its own."""
        async with _answering(), self._turn:
            loop = asyncio.get_running_loop()
            result = await loop.run_in_executor(self._desk, self._transact, work)
        self._tidy_now_and_then()
        return result

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        with self._scribe.begin() as connection:
            return work(connection)

    def _tidy_now_and_then(self) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._tidied_at > TIDY and (self._tidying is None or self._tidying.done()):
            self._tidied_at = now
            self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        """Move the log into the file, from a connection of its own: writers go on meanwhile."""
        try:
            async with self._tidier.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except exc.OperationalError:
            pass  # another process is at it

    async def close(self) -> None:
        """Close all connections."""
        if self._tidying:
            await self._tidying
        await asyncio.get_running_loop().run_in_executor(self._desk, self._scribe.dispose)
        self._desk.shutdown()
        await super().close()


async def open_database(address: str) -> Database:
    """A database with the present schema."""
    url = engine_url(address)
    if url.drivername == "sqlite+aiosqlite":
        await _migrate_sqlite(url)
        return Sqlite(url)
    engine = create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,  # one that was lost while idle is replaced
    )
    database = Database(engine.execution_options(isolation_level="AUTOCOMMIT"), engine)
    try:
        async with database.writing() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await database.close()
        raise
    return database


async def _migrate_sqlite(url: URL) -> None:
    """On a connection without foreign keys: a table that is copied must not take others along."""
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": PATIENCE})
    _begin_immediately(engine.sync_engine)
    async with _answering():
        await asyncio.to_thread(_use_write_ahead_log, str(url.database))
        async with engine.begin() as connection:
            await connection.run_sync(migrate)


def _use_write_ahead_log(path: str) -> None:
    """The file remembers it. SQLite does not always wait for others that do the same."""
    with sqlite3.connect(path, timeout=PATIENCE) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.close()


def _on_connect(engine: Engine, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("synchronous = FULL", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _begin_immediately(engine: Engine) -> None:
    """Transactions that write take the lock at once, also for DDL, instead of half-way."""

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # sqlite3 begins nothing by itself

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


@asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    """A database that does not answer is Unavailable; our own mistakes stay what they are."""
    try:
        yield
    except OUR_MISTAKES:
        raise
    except (exc.DBAPIError, exc.TimeoutError, OSError, sqlite3.Error) as error:
        raise Unavailable("store-unavailable") from error
