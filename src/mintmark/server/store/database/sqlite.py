"""A SQLite file: one thread writes, others read beside it.

A whole transaction is one visit to the thread. aiosqlite makes one for each statement, and on a
busy machine the event loop and the thread then wait for each other many times over.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from .database import Answering, T, Work
from .migration import check_ours, migrate

READERS = 4  # threads
TIMEOUT = 20  # seconds for a lock that another process has
TIDY = 2.0  # seconds between two checkpoints, while there is writing
LONGEST_LOG = 16_000  # pages of the log at which the writer must tidy up itself


class Sqlite:
    """A file in write-ahead mode."""

    def __init__(self, url: URL) -> None:
        self._reader = _engine(url, READERS, "query_only = ON")
        self._writer = _engine(
            url, 1, "foreign_keys = ON", f"wal_autocheckpoint = {LONGEST_LOG}", immediate=True
        )
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._answering = Answering(str(Path(str(url.database)).resolve()))
        self._tidied_at = 0.0
        self._tidying: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, url: URL) -> "Sqlite":
        """Bring its schema up to date."""
        database = cls(url)
        with database._answering():
            await asyncio.to_thread(_prepare, url)
        return database

    async def read(self, work: Work[T]) -> T:
        """Ask questions, each answered as of its own moment."""

        def visit() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        with self._answering():
            return await asyncio.get_running_loop().run_in_executor(self._reading, visit)

    async def write(self, work: Work[T]) -> T:
        """A transaction; afterwards it is on the disk."""

        def visit() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        with self._answering():
            done = await asyncio.get_running_loop().run_in_executor(self._writing, visit)
        self._tidy_soon()
        return done

    async def close(self) -> None:
        """Close all connections."""
        if self._tidying:
            await self._tidying
        for threads, engine in ((self._reading, self._reader), (self._writing, self._writer)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()

    def _tidy_soon(self) -> None:
        """Move the log into the file now and then, in a thread that nobody waits for."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._tidied_at > TIDY and (self._tidying is None or self._tidying.done()):
            self._tidied_at = loop.time()
            self._tidying = loop.run_in_executor(None, _tidy, str(self._writer.url.database))


def _engine(url: URL, size: int, *pragmas: str, immediate: bool = False) -> Engine:
    """Connections that read, or (`immediate`) whose transactions take the lock at once."""
    level = {} if immediate else {"isolation_level": "AUTOCOMMIT"}
    engine = create_engine(
        url, pool_size=size, max_overflow=0, connect_args={"timeout": TIMEOUT}, **level
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in ("synchronous = FULL", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    if immediate:
        _begin_immediately(engine)
    return engine


def _begin_immediately(engine: Engine) -> None:
    """Also for DDL; a lock that is taken half-way may be refused."""

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # sqlite3 begins nothing by itself

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare(url: URL) -> None:
    """Without foreign keys: a table that is copied in a migration must not take others along."""
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": TIMEOUT})
    with engine.connect() as connection:
        check_ours(connection)
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")  # the file remembers it
    _begin_immediately(engine)
    with engine.begin() as connection:
        migrate(connection)


def _tidy(path: str) -> None:
    """A checkpoint beside the writer, who goes on meanwhile."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.OperationalError:
        pass  # another process is at it
    finally:
        connection.close()
