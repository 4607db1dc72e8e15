"""Files that are damaged, full or not ours: the host is told which, and what to do."""

import json
import resource
import sqlite3
import time
from contextlib import closing

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy.exc import OperationalError
from support.server.client import client_of, problem_of
from support.server.server_process import log_of, serving

from mintmark.server.operations.errors import CannotStart
from mintmark.server.store import StoreUnavailable
from mintmark.server.store.database.database import Answering
from mintmark.terminal.cli import cli
from mintmark.words import LANGUAGES

TIMEOUT = 30  # seconds on a busy machine


def a_database(path):
    with client_of(path.parent) as client:
        client.post("/api/guests", json={"name": "Ada"})


def no_database(path):
    path.write_text("Dear diary, " * 1000)


def truncated(path):
    a_database(path)
    path.write_bytes(path.read_bytes()[:20_000])


def overwritten(path):
    a_database(path)
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * (path.stat().st_size - 4096))


def of_another(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")


KINDS = {
    no_database: "is not a database",
    truncated: "is damaged",
    overwritten: "is damaged",
    of_another: "is a database of another program",
}


@pytest.mark.parametrize("command", ["serve", "recheck"])
@pytest.mark.parametrize("spoil", KINDS, ids=lambda spoil: spoil.__name__)
def test_a_file_that_cannot_be_used_is_named_and_stays_as_it_is(tmp_path, spoil, command):
    path = tmp_path / "mintmark.db"
    spoil(path)
    before = path.read_bytes()
    options = ("--data", str(tmp_path)) + (("--port", "0") if command == "serve" else ())
    result = CliRunner().invoke(cli, [command, *options])
    assert result.exit_code == 1 and isinstance(result.exception, CannotStart)
    said = str(result.exception)
    assert "\n" not in said
    assert str(path) in said and KINDS[spoil] in said
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_try_again_in_a_moment(tmp_path, language, caplog):
    path = tmp_path / "mintmark.db"
    with client_of(tmp_path, raising=False) as client:
        for k in range(60):
            client.post("/api/guests", json={"name": f"Guest {k}" * 5})
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * (path.stat().st_size - 4096))
        answers = [client.get(f"/api/tables?language={language}") for _ in range(3)]
    assert {problem_of(each) for each in answers} == {(503, "store-out-of-order")}
    assert str(tmp_path) not in answers[0].text  # that is for the host
    told = [each.facts for each in caplog.records if hasattr(each, "facts")]
    (once,) = [facts for facts in told if facts.get("cause") == "SQLITE_CORRUPT"]
    assert str(path) in once["advice"]


def test_a_full_disk_is_called_by_its_name(caplog):
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorname = "SQLITE_FULL"
    answering = Answering("/data/mintmark.db")
    for _ in range(3):
        with pytest.raises(StoreUnavailable) as refused, answering():
            raise OperationalError("INSERT", {}, full)
    assert "no room left on the disk of /data/mintmark.db" in refused.value.advice
    (told,) = [each.facts for each in caplog.records]
    assert told["cause"] == "SQLITE_FULL" and "no room left on the disk" in told["advice"]


def wait_for(status, address):
    until = time.monotonic() + TIMEOUT
    while (answer := httpx.get(f"{address}/readyz")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    return answer.json()


def test_a_server_without_room_on_its_disk_is_not_ready_until_there_is_some(tmp_path):
    with serving(tmp_path / "data") as (process, address):
        wait_for(200, address)
        largest = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (20_000, -1))
        assert wait_for(503, address) == {"ready": False, "store": False, "broker": True}
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, largest)
        assert wait_for(200, address)["ready"]
        assert httpx.post(f"{address}/api/guests", json={"name": "Ada"}).status_code == 201
    log = [json.loads(line) for line in log_of(tmp_path / "data").read_text().splitlines()]
    told = [line for line in log if line["level"] == "error"]
    assert {line["event"] for line in told} == {"the database does not answer"}
    assert all("SQLITE_" in line["cause"] and "mintmark.db" in line["advice"] for line in told)
