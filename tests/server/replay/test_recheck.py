"""mintmark recheck: stored games are played again, and one that was tampered with is found."""

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing

import pytest
from click.testing import CliRunner
from support.server.played_table import PlayedTable

from mintmark.server.live.tables import growth_of
from mintmark.server.replay.records import record_of
from mintmark.server.store import Store
from mintmark.server.table.decisions import Draft
from mintmark.terminal.cli import cli

MOVES = {"coinage": 400, "warehouse51": 30, "coin_quest": 30}  # the first is played to its end


def run(folder):
    return CliRunner().invoke(cli, ["recheck", "--data", str(folder)])


def id_of(game):
    return game.ljust(22, "_")


async def fill(store, games):
    for game, played in games.items():
        draft = Draft(played.table, played.now)
        growth = growth_of(draft, [event for _, event in played.log], None)
        await store.create(growth, game, public=True)


@pytest.fixture
def club(tmp_path, monkeypatch):
    """A database with a finished game, two that go on, and a record that somebody brought."""
    games = {}
    for game, moves in MOVES.items():
        monkeypatch.setattr("support.server.played_table.ID", id_of(game))
        games[game] = PlayedTable(game)
        games[game].play_on(moves)
    assert [each.table.status for each in games.values()] == ["over", "playing", "playing"]

    async def write():
        store = await Store.open(f"sqlite:///{tmp_path}/mintmark.db")
        with change(tmp_path) as database:
            for number in range(5):
                database.execute(
                    "INSERT INTO guests VALUES (?, 'x', NULL, NULL, 1, 1)", [f"g{number}"]
                )
        await fill(store, games)
        await store.add_import("brought", "g0", 1, str(record_of(games["coinage"].table)))
        await store.close()

    asyncio.run(write())
    return tmp_path


def change(folder):
    """The database, opened by somebody who may change it."""
    connection = sqlite3.connect(folder / "mintmark.db", isolation_level=None)
    return closing(connection)


def rewrite(folder, game, seq, **fields):
    """Tamper with an event."""
    with change(folder) as database:
        where = "WHERE table_id = ? AND seq = ?", [id_of(game), seq]
        (body,) = database.execute(f"SELECT body FROM events {where[0]}", where[1]).fetchone()
        body = json.dumps({**json.loads(body), **fields}).encode()
        database.execute(f"UPDATE events SET body = ? {where[0]}", [body, *where[1]])


def last_move(folder, game):
    with change(folder) as database:
        moved = """CAST(body AS TEXT) LIKE '%"moved"%'"""
        query = f"SELECT max(seq) FROM events WHERE table_id = ? AND {moved}"
        return database.execute(query, [id_of(game)]).fetchone()[0]


def digest(folder):
    return hashlib.sha256((folder / "mintmark.db").read_bytes()).hexdigest()


def test_games_that_fit_are_counted_and_nothing_changes(club):
    before = digest(club)
    with change(club) as server:
        server.execute("BEGIN IMMEDIATE")  # a server writes meanwhile
        done = run(club)
        server.execute("ROLLBACK")
    assert done.exit_code == 0, done.output
    assert "4 games were played again, and all fit." in done.output
    assert digest(club) == before


@pytest.mark.parametrize("game", MOVES)
def test_a_move_that_no_longer_fits_is_named(club, game):
    number = last_move(club, game)
    rewrite(club, game, number, move="jump over the moon")
    done = run(club)
    assert done.exit_code == 1
    said = " ".join(done.output.split())
    assert f"Table {id_of(game)}, event {number} (moved): There is no move “jump" in said
    assert "Of 4 games, 1 do not fit the present rules." in said


def test_luck_that_was_not_the_promised_one_is_named(club):
    rewrite(club, "warehouse51", 1, seed="00" * 32)
    done = run(club)
    assert done.exit_code == 1
    assert f"Table {id_of('warehouse51')}, its record: False at toss" in done.output


def test_an_event_that_cannot_be_read_is_named(club):
    rewrite(club, "coin_quest", 3, type="vanished")
    done = run(club)
    assert f"Table {id_of('coin_quest')}, event 3 (vanished): " in done.output


@pytest.mark.parametrize("back", [0, 5])
def test_an_event_that_is_missing_is_named(club, back):
    with change(club) as database:
        where = "WHERE table_id = ?", [id_of("coin_quest")]
        (last,) = database.execute(f"SELECT max(seq) FROM events {where[0]}", where[1]).fetchone()
        database.execute(
            "DELETE FROM events WHERE table_id = ? AND seq = ?", [id_of("coin_quest"), last - back]
        )
    done = run(club)
    assert done.exit_code == 1
    assert f"Table {id_of('coin_quest')}: event {last - back} is missing." in done.output


def test_a_brought_record_that_no_longer_plays_is_named_with_its_line(club):
    with change(club) as database:
        database.execute("UPDATE imports SET text = replace(text, 'slap', 'slip')")
    done = run(club)
    assert done.exit_code == 1
    assert "Record brought: line 2: changed" in done.output


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    done = run(tmp_path)
    assert done.exit_code == 1
    assert str(done.exception) == f"there is no database {tmp_path}/mintmark.db"
    assert not list(tmp_path.iterdir())


def test_a_database_of_another_version_is_left_alone(club):
    with change(club) as database:
        database.execute("UPDATE alembic_version SET version_num = 'future'")
    assert "is of a newer version" in str(run(club).exception)
    with change(club) as database:
        database.execute("DELETE FROM alembic_version")
    assert "is of an older version" in str(run(club).exception)
