"""The log says what happened, and nothing that is secret."""

import io
import json
import logging
import sys

import pytest
from litestar import get
from litestar.params import FromPath
from support.server.client import client_of

from mintmark.server.operations.logs import Lines, Objects, digest, set_up_logs


@pytest.fixture
def logged(monkeypatch):
    """What is written to stderr while everything is logged."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_logs("debug")
    yield stream
    root.handlers[:], root.level = handlers, level


def lines_of(stream):
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_one_line(tmp_path, logged):
    with client_of(tmp_path) as client:
        number = client.get("/api/games/chess/rules").headers["x-request-id"]
    (line,) = [each for each in lines_of(logged) if each["event"] == "request"]
    assert line.pop("at") > 1_700_000_000_000
    assert line.pop("ms") >= 0
    assert line == {
        "level": "info",
        "event": "request",
        "id": number,
        "method": "GET",
        "route": "/api/games/{game}/rules",
        "status": 404,
        "refusal": "server-no-game",
    }


def test_a_table_goes_by_a_digest_of_its_address(tmp_path, logged):
    with client_of(tmp_path) as client:
        client.get("/api/tables/unguessable")
    line = lines_of(logged)[-1]
    assert line["route"] == "/api/tables/{table}"
    assert line["table"] == digest("unguessable")
    assert "unguessable" not in logged.getvalue()


def test_no_secret_of_a_session_is_in_the_log(tmp_path, logged):
    @get("/fails/{code:str}", sync_to_thread=False)
    def fails(code: FromPath[str]) -> str:
        raise RuntimeError(f"mistake about {code}")

    secrets = ["Adalovelace", "lovelace", "correct horse", "battery staple", "hush-hush", "hidden"]
    with client_of(tmp_path, raising=False) as client:
        client.app.register(fails)
        client.post("/api/guests", json={"name": "Adalovelace"})
        secrets.append(client.cookies["mintmark"])
        password = {"handle": "lovelace", "password": "correct horse"}
        client.post("/api/me/password", json=password)
        client.post("/api/sessions", json=password | {"password": "battery staple"})
        client.post("/api/sessions", json=password)
        secrets.append(client.cookies["mintmark"])
        link = client.post("/api/me/link").json()
        secrets.append(link["code"])
        client.post(f"/api/links/{link['code']}")
        client.post(f"/api/links/{link['code']}")
        made = client.post("/api/me/tokens", json={"label": "bot", "scopes": ["read"]}).json()
        secrets.append(made["secret"])
        client.get("/api/me?token=hush-hush", headers={"Authorization": f"Bearer {made['secret']}"})
        client.get("/api/hush-hush")
        client.get("/fails/hidden")
    text = logged.getvalue()
    assert len(lines_of(logged)) >= 11
    assert "RuntimeError" in text
    for secret in secrets:
        assert secret not in text


def test_what_libraries_say_is_cut_to_what_quotes_nothing():
    record = logging.LogRecord(
        "asyncio", logging.ERROR, "", 0, "Task failed\nfuture: %s", ("hidden",), None
    )
    assert json.loads(Objects().format(record))["event"] == "Task failed"


def test_people_read_lines():
    record = logging.LogRecord("mintmark", logging.WARNING, "", 0, "request", (), None)
    record.facts = {"status": 200, "ms": 1.5, "table": None}
    assert Lines().format(record)[8:] == "  warning: request  status=200 ms=1.5"
