"""A store that is only read: nothing in it changes, and a server may run beside it."""

from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import Connection

from ..operations.errors import CannotStart
from .database.address import engine_url
from .database.database import Database
from .database.migration import NEWER, check_ours, scripts
from .store import Store

OLDER = "the database is of an older version: start the server once, which brings it up to date"


async def open_read_only(address: str) -> Store:
    """A database that exists and has the present schema."""
    database = _unopened(address)
    try:
        await database.read(_check)
    except BaseException:
        await database.close()
        raise
    return Store(database)


def _unopened(address: str) -> Database:
    """As it is, not brought up to date."""
    url = engine_url(address)
    if url.get_backend_name() != "sqlite":
        from .database.postgres import Postgres

        return Postgres(url)
    from .database.sqlite import Sqlite

    if not Path(str(url.database)).is_file():  # SQLite would make one
        raise CannotStart(f"there is no database {url.database}")
    return Sqlite(url)


def _check(connection: Connection) -> None:
    """The schema is the present one, or who reads would not understand it."""
    if connection.dialect.name == "sqlite":  # on a server, others may have tables beside ours
        check_ours(connection)
    known = scripts()
    present = MigrationContext.configure(connection).get_current_revision()
    if present == known.get_current_head():
        return
    if present is None or present in {each.revision for each in known.walk_revisions()}:
        raise CannotStart(OLDER)
    raise CannotStart(NEWER.format(revision=present))
