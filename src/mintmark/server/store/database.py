"""What the store asks of a database: to do some work, for reading or in a transaction."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, exc

from .address import engine_url
from .errors import Unavailable

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
OUR_MISTAKES = (exc.IntegrityError, exc.DataError, exc.ProgrammingError)


class Database(Protocol):
    """A database with the present schema."""

    async def read(self, work: Work[T]) -> T:
        """Ask questions, each answered as of its own moment."""

    async def write(self, work: Work[T]) -> T:
        """A transaction; afterwards it is on the disk."""

    async def close(self) -> None:
        """Close all connections."""


async def open_database(address: str) -> Database:
    """SQLite or PostgreSQL, by the address."""
    url = engine_url(address)
    if url.get_backend_name() == "sqlite":
        from .sqlite import Sqlite

        return await Sqlite.open(url)
    from .postgres import Postgres

    return await Postgres.open(url)


@contextmanager
def answering() -> Iterator[None]:
    """A database that does not answer is Unavailable; our own mistakes stay what they are."""
    try:
        yield
    except OUR_MISTAKES:
        raise
    except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
        raise Unavailable("store-unavailable") from error
