"""What the store asks of a database: to do some work, for reading or in a transaction."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, exc

from ..errors import StoreUnavailable
from .address import engine_url

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # before there is a log, the host is told by what we raise
T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
MINUTE = 60.0  # seconds
ADVICE = {  # for the host, who alone can mend it; by the name that SQLite has for it
    "SQLITE_CORRUPT": "The database {path} is damaged. Stop the server, keep a copy of that file "
    "and of those beside it whose names begin alike, and put back a backup; without one, "
    "`sqlite3 {path} .recover` saves what can be read.",
    "SQLITE_NOTADB": "{path} is not a database, or no longer one. Put back a backup, or move that "
    "file away to begin with an empty one.",
    "SQLITE_FULL": "There is no room left on the disk of {path}. Make some: what the server "
    "cannot keep is refused until then.",
    "SQLITE_IOERR": "The disk of {path} cannot be read or written. Look whether it is full, over "
    "its quota or failing.",
    "SQLITE_READONLY": "{path} cannot be written. The file, those beside it and their folder must "
    "belong to the user who runs the server.",
    "SQLITE_CANTOPEN": "{path} cannot be opened. Its folder must be there, and belong to the user "
    "who runs the server.",
}
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


class Answering:
    """Holds while a database is asked: one that does not answer is StoreUnavailable.

    Our own mistakes stay what they are. The cause stands in the log, not more than once a minute.
    """

    def __init__(self, file: str | None = None) -> None:
        self._file = file
        self._told: dict[str, float] = {}  # causes, and when they were told of

    @contextmanager
    def __call__(self) -> Iterator[None]:
        """Once."""
        try:
            yield
        except OUR_MISTAKES:
            raise
        except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
            cause = cause_of(error)
            advice = ADVICE.get("_".join(cause.split("_")[:2])) if self._file else None
            advice = advice and advice.format(path=self._file)
            self._tell(cause, advice)
            raise StoreUnavailable(advice) from error

    def _tell(self, cause: str, advice: str | None) -> None:
        if time.monotonic() - self._told.get(cause, -MINUTE) < MINUTE:
            return
        self._told[cause] = time.monotonic()
        facts = {"cause": cause} | ({"advice": advice} if advice else {})
        log.error("the database does not answer", extra={"facts": facts})


def cause_of(error: Exception) -> str:
    """The name that the database, its library or the system has for what is wrong."""
    wrong = getattr(error, "orig", None) or error
    return getattr(wrong, "sqlite_errorname", None) or type(wrong.__cause__ or wrong).__name__
