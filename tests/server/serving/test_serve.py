"""The command itself: it starts, says where it is, answers, and stops in good order."""

import json
import signal
import socket
import subprocess
import sys
import time

import httpx
import pytest
from click.testing import CliRunner
from support.server.client import settings_in
from support.server.server_process import TIMEOUT, log_of, serving

from mintmark.server.live import compiling
from mintmark.server.operations.errors import CannotStart
from mintmark.server.serving.run import check_folder, configured
from mintmark.terminal.cli import cli
from mintmark.terminal.commands.serve import has_screen, url


def test_a_server_starts_answers_and_stops(tmp_path):
    with serving(tmp_path / "new") as (process, address):
        with httpx.Client(base_url=address, timeout=TIMEOUT) as client:
            assert client.get("/healthz").json() == {"status": "ok"}
            assert client.get("/readyz").json()["ready"] is True
            assert "server" not in client.get("/healthz").headers
            assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        process.wait(TIMEOUT)
        assert time.monotonic() - began < 3
        assert process.returncode == 0
    err = log_of(tmp_path / "new").read_text()
    assert [json.loads(line)["route"] for line in err.splitlines()][:2] == ["/healthz", "/readyz"]
    assert (tmp_path / "new/mintmark.db").exists()
    assert not (tmp_path / "new/mintmark.db-wal").exists()  # the database was closed


def test_several_workers_share_one_port(tmp_path, postgres_url):
    options = ("--workers", "2", "--database-url", postgres_url)
    with serving(tmp_path, *options) as (process, address):
        with httpx.Client(base_url=address, timeout=TIMEOUT) as client:
            assert client.get("/readyz").json() == {"ready": True, "store": True, "broker": True}
            assert client.post("/api/guests", json={"name": "Ada"}).status_code == 201
            secret = client.cookies["mintmark"]
            assert "mintmark_http_seconds_count" in client.get("/metrics").text
        for _ in range(8):  # new connections, so one worker or the other
            header = {"Authorization": f"Bearer {secret}"}
            assert httpx.get(f"{address}/api/me", headers=header).json()["name"] == "Ada"
        process.send_signal(signal.SIGTERM)
        process.wait(TIMEOUT)
        assert process.returncode == 0
    err = log_of(tmp_path).read_text()
    assert "error" not in err
    assert postgres_url not in err


def test_heads_without_end_are_cut_off(tmp_path):
    with serving(tmp_path) as (process, address):
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=TIMEOUT) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            connection.sendall(b"a" * 40_000)
            assert connection.recv(4096).startswith(b"HTTP/1.1 400")
        with socket.create_connection((host, int(port)), timeout=TIMEOUT) as connection:
            head = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
            connection.sendall(head)  # and leave
        with httpx.Client(base_url=address, timeout=TIMEOUT) as client:  # one connection
            long = client.post("/api/guests", json={"name": "a" * 60_000})  # but no long head
            assert long.json()["error"]["key"] == "server-invalid"
            for _ in range(3):
                large = {"X-Large": "a" * 15_000}
                assert client.get("/healthz", headers=large).status_code == 200
        process.send_signal(signal.SIGINT)
        process.wait(TIMEOUT)
        assert process.returncode == 130
    err = log_of(tmp_path).read_text()
    assert '"status": 400' in err
    assert "mistake" not in err


def run(*options):
    """The command with its output, in this process: it ends before a server runs."""
    return CliRunner().invoke(cli, ["serve", *options])


def test_a_port_in_use_is_told_in_one_line(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("--port", str(port), "--data", str(tmp_path))
    assert result.exit_code == 1
    assert str(result.exception) == (
        f"port {port} of 127.0.0.1 is in use. Choose another: --port {port + 1}"
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--host", "192.0.2.77"), "this machine has no address 192.0.2.77"),
        (("--host", "no.such.host.invalid"), "this machine has no address no.such.host.invalid"),
        (("--workers", "2"), "2 workers need a PostgreSQL database"),
        (("--database-url", "postgresql://127.0.0.1:1/none"), "the database does not answer"),
        (("--database-url", "sqlite://"), "a SQLite database must be a file"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(tmp_path, options, said):
    result = run("--port", "0", "--data", str(tmp_path), *options)
    assert result.exit_code == 1
    assert isinstance(result.exception, CannotStart)
    assert str(result.exception).startswith(said) and "\n" not in str(result.exception)


def test_a_second_server_of_the_same_data_is_refused_until_the_first_is_gone(tmp_path):
    with serving(tmp_path) as (process, _):
        command = [sys.executable, "-m", "mintmark", "serve", "--port", "0", "--data", tmp_path]
        second = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
        assert second.returncode == 1
        said = f"mintmark: the database {tmp_path}/mintmark.db has another server already."
        assert second.stderr.startswith(said) and second.stdout == ""
        looked = CliRunner().invoke(cli, ["recheck", "--data", str(tmp_path)])
        assert looked.exit_code == 0, looked.output
        process.kill()
        process.wait(TIMEOUT)
    with serving(tmp_path) as (_, address):
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotStart, match="cannot be written: .*Choose another: --data FOLDER"):
        check_folder(tmp_path / "file" / "below")


def test_every_setting_has_an_option_with_its_variable():
    text = " ".join(run("--help").output.split())
    for name in ("host", "port", "data", "database-url", "broker-url", "workers", "public-url"):
        assert f"--{name} " in text
        assert f"env var: MINTMARK_{name.upper().replace('-', '_')}" in text


def test_no_browser_opens_where_nobody_sits(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":0")
    assert not has_screen()  # stdout is no terminal
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("SSH_CONNECTION", "1")
    assert not has_screen()


def test_addresses_are_written_as_browsers_want_them():
    assert url("127.0.0.1", 8151) == "http://127.0.0.1:8151"
    assert url("::1", 8151) == "http://[::1]:8151"


def test_what_compiles_for_a_server_ends_with_it():
    command = [sys.executable, "-c", compiling.COMPILE, "compiled_search", "coinage"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE)
    child.stdin.close()
    assert child.wait(TIMEOUT) == 1


def test_the_data_folder_is_made_for_its_owner_alone(tmp_path):
    check_folder(tmp_path / "data")
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_a_process_takes_so_many_connections(tmp_path):
    assert configured(settings_in(tmp_path), app=None).limit_concurrency == 16_384
