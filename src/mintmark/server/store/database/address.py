"""The address of a database, as people write it and as our libraries want it."""

from importlib.util import find_spec

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ...operations.errors import CannotStart

SQLITE = ("sqlite", "sqlite+pysqlite")
POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg", "postgres+asyncpg")

EXAMPLES = (
    "that is no address of a database: sqlite:///tables.db or postgresql://user:password@host/name"
)


def engine_url(address: str) -> URL:
    """The address for SQLAlchemy."""
    url = _parsed(address)
    if url.drivername in SQLITE:
        if not url.database or url.database == ":memory:" or "mode" in url.query:
            # several connections must see the same
            raise CannotStart("a SQLite database must be a file, as in sqlite:///tables.db")
        return url.set(drivername="sqlite")
    return _renamed(url.set(drivername="postgresql+asyncpg"), "sslmode", "ssl")


def asyncpg_url(address: str) -> str:
    """The address of a PostgreSQL server for asyncpg itself."""
    url = _renamed(_parsed(address).set(drivername="postgresql"), "ssl", "sslmode")
    return url.render_as_string(hide_password=False)


def is_postgres(address: str) -> bool:
    """Whether it is a PostgreSQL server's."""
    return _parsed(address).drivername in POSTGRES


def _parsed(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise CannotStart(EXAMPLES) from None  # what came may hold a password: not shown
    if url.drivername not in SQLITE + POSTGRES:
        raise CannotStart(f"a database is sqlite or postgresql, not {url.drivername}")
    if url.drivername in POSTGRES and not find_spec("asyncpg"):
        raise CannotStart("PostgreSQL needs more packages: pip install 'mintmark[scale]'")
    return url


def _renamed(url: URL, before: str, after: str) -> URL:
    """The libraries call one setting by two names."""
    query = {after if name == before else name: value for name, value in url.query.items()}
    return url.set(query=query)
