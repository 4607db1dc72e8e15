"""A store that is only looked at: nothing in it changes, and a server may run beside it."""

from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from .address import engine_url, is_postgres
from .database import PATIENCE, Database
from .errors import NewerDatabase, OlderDatabase, UnusableDatabase
from .migration import scripts
from .store import Store


async def look_at(address: str) -> Store:
    """A database that exists and has the present schema."""
    url = engine_url(address)
    if is_postgres(address):
        only = {"server_settings": {"default_transaction_read_only": "on"}}
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT", connect_args=only)
    else:
        file = Path(str(url.database))
        if not file.is_file():
            raise UnusableDatabase("recheck-no-database", path=str(file))
        path = url.set(database=f"file:{file.resolve()}", query={"mode": "ro", "uri": "true"})
        patience = {"timeout": PATIENCE}
        engine = create_async_engine(path, isolation_level="AUTOCOMMIT", connect_args=patience)
    database = Database(engine, engine)
    try:
        async with database.reading() as connection:
            await connection.run_sync(_check)
    except BaseException:
        await database.close()
        raise
    return Store(database)


def _check(connection: Connection) -> None:
    """The schema is the present one, or who looks would not understand it."""
    known = scripts()
    present = MigrationContext.configure(connection).get_current_revision()
    if present == known.get_current_head():
        return
    if present is None or present in {each.revision for each in known.walk_revisions()}:
        raise OlderDatabase("recheck-older")
    raise NewerDatabase("store-newer", revision=present)
