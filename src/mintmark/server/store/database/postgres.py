"""A PostgreSQL database, by asyncpg."""

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from .database import Answering, T, Work
from .migration import migrate

CONNECTIONS = 10  # of one process
TIMEOUT = 20  # seconds for a connection


class Postgres:
    """A pool of connections."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=TIMEOUT,
            pool_pre_ping=True,  # one that was lost while idle is replaced
        )
        self._answering = Answering()
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: URL) -> "Postgres":
        """Bring its schema up to date."""
        database = cls(url)
        try:
            await database.write(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Work[T]) -> T:
        """Ask questions, each answered as of its own moment."""
        with self._answering():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """A transaction; afterwards it is on the disk."""
        with self._answering():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
