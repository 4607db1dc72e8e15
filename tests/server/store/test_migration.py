"""Databases of earlier versions, of newer ones, and addresses of databases."""

import asyncio
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import (
    Boolean,
    Integer,
    LargeBinary,
    MetaData,
    String,
    create_engine,
    insert,
    select,
    text,
)
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from mintmark.server.operations.errors import CannotStart
from mintmark.server.store import Store, StoreUnavailable
from mintmark.server.store.database.address import asyncpg_url, engine_url
from mintmark.server.store.database.migration import migrate, scripts
from mintmark.server.store.schema import metadata

REVISIONS = [each.revision for each in reversed(list(scripts().walk_revisions()))]
SAMPLES = ((Boolean, True), (Integer, 1), (LargeBinary, b"\x00bytes"), (String, "text"))


async def at(url, work, *args):
    """Do something with a database, whatever its schema is."""
    url = engine_url(url)
    if url.drivername == "sqlite":
        with create_engine(url, poolclass=NullPool).begin() as connection:
            return work(connection, *args)
    async with create_async_engine(url, poolclass=NullPool).begin() as connection:
        return await connection.run_sync(work, *args)


async def sql(url, statement):
    return await at(url, lambda connection: connection.execute(text(statement)))


async def open_and_close(url):
    await (await Store.open(url)).close()


def sample(column):
    """A value that fits: all ids are alike, so that foreign keys find what they name."""
    return next(value for kind, value in SAMPLES if isinstance(column.type, kind))


def fill(connection):
    """A row in every table that there is."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version" and not connection.execute(select(table)).first():
            row = {column.name: sample(column) for column in table.columns}
            connection.execute(insert(table), row)


def contents(connection):
    found = MetaData()
    found.reflect(connection)
    return {
        table.name: [dict(row._mapping) for row in connection.execute(select(table))]
        for table in found.sorted_tables
        if table.name != "alembic_version"
    }


@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_database_of_an_earlier_version_is_brought_up_to_date(blank_url, revision):
    await at(blank_url, migrate, revision)
    await at(blank_url, fill)
    before = await at(blank_url, contents)
    assert all(before.values())
    await open_and_close(blank_url)
    after = await at(blank_url, contents)
    assert await at(blank_url, differences) == []
    for name, rows in before.items():
        for old, new in zip(rows, after[name], strict=True):
            assert {key: old[key] for key in old.keys() & new.keys()}.items() <= new.items()


async def test_a_lease_of_before_is_still_one(blank_url):
    await at(blank_url, migrate, "0002")
    await at(blank_url, fill)
    await sql(blank_url, "UPDATE tables SET keeper = 'north', kept_until = 1000")
    store = await Store.open(blank_url)
    (id,) = [id async for id in store.all_tables()]
    assert not await store.lease(id, "south", now=999, until=5000)
    assert await store.lease(id, "north", now=999, until=2000)
    assert await store.lease(id, "south", now=2001, until=5000)
    await store.close()


def differences(connection):
    return compare_metadata(MigrationContext.configure(connection), metadata)


async def test_a_missing_column_would_be_noticed(blank_url):
    await open_and_close(blank_url)
    await sql(blank_url, "ALTER TABLE imports DROP COLUMN text")
    assert len(await at(blank_url, differences)) == 1


def test_revisions_follow_one_another():
    assert len(scripts().get_heads()) == 1
    assert sorted(REVISIONS) == REVISIONS


async def test_opening_again_changes_nothing(blank_url):
    await open_and_close(blank_url)
    await at(blank_url, fill)
    before = await at(blank_url, contents)
    await open_and_close(blank_url)
    assert await at(blank_url, contents) == before


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(blank_url):
    await open_and_close(blank_url)
    await sql(blank_url, "UPDATE alembic_version SET version_num = '9999'")
    before = await at(blank_url, contents)
    with pytest.raises(CannotStart, match="newer version of Mintmark \\(revision 9999\\)"):
        await Store.open(blank_url)
    assert await at(blank_url, contents) == before


async def test_several_processes_may_start_at_once(blank_url):
    code = (
        "import asyncio, sys; from mintmark.server.store import Store\n"
        "async def main():\n"
        "    stores = await asyncio.gather(*(Store.open(sys.argv[1]) for _ in range(4)))\n"
        "    for store in stores: await store.close()\n"
        "asyncio.run(main())"
    )
    starts = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", code, blank_url)
        for _ in range(2)
    ]
    assert [await each.wait() for each in starts] == [0, 0]
    assert await at(blank_url, differences) == []
    assert len((await at(blank_url, contents))["heartbeat"]) == 1


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("nonsense", "no address of a database"),
        ("mysql://user:secret@host/name", "not mysql"),
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
    ],
)
async def test_an_address_that_cannot_be_used_is_refused_in_words(address, why):
    with pytest.raises(CannotStart, match=why) as refusal:
        await Store.open(address)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_a_postgres_address_may_be_written_in_any_way(scheme):
    address = f"{scheme}://me:p%40ss@host:5433/club"
    ours = engine_url(f"{address}?sslmode=require")
    assert (ours.drivername, ours.query) == ("postgresql+asyncpg", {"ssl": "require"})
    theirs = asyncpg_url(f"{address}?ssl=require")
    assert theirs == "postgresql://me:p%40ss@host:5433/club?sslmode=require"


async def test_postgres_without_its_packages_says_what_to_install(monkeypatch):
    monkeypatch.setattr("mintmark.server.store.database.address.find_spec", lambda name: None)
    with pytest.raises(CannotStart, match=r"pip install 'mintmark\[scale\]'"):
        await Store.open("postgresql://localhost/club")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("sqlite:////nowhere/at/all.db", "cannot keep anything"),
        ("postgresql://me@127.0.0.1:1/club", "does not answer"),
    ],
)
async def test_a_database_that_does_not_answer_is_unavailable(address, said):
    with pytest.raises(StoreUnavailable, match=said):
        await Store.open(address)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear club, " * 100)
    with pytest.raises(StoreUnavailable):
        await Store.open(f"sqlite:///{path}")
    assert path.read_text().startswith("Dear club")


async def test_a_database_that_is_not_there_is_unavailable(postgres_url):
    with pytest.raises(StoreUnavailable):
        await Store.open(postgres_url.replace("/club", "/pub", 1))
