"""docs/server.md tells the truth, and its bot plays."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import jsonschema_rs
import pytest
from support.server.client import client_of
from support.server.server_process import serving
from support.terminal import proxied

from mintmark.server.api.message_schema import messages
from mintmark.server.http.limits import PER_ADDRESS, PER_GUEST, Rate
from mintmark.server.updates import wire

DOCS = Path(__file__).parents[3] / "docs"
TEXT = (DOCS / "server.md").read_text("utf-8")
SENT = re.findall(r"^→ (.+)$", TEXT, re.M)
TOLD = re.findall(r"^← (.+)$", TEXT, re.M)


@pytest.mark.parametrize(("side", "lines"), [("from_client", SENT), ("to_client", TOLD)])
def test_every_message_fits_the_schema(side, lines):
    schema = messages()
    part = {**schema["properties"][side], "$defs": schema["$defs"]}
    check = jsonschema_rs.validator_for(part)
    for line in lines:
        assert check.is_valid(json.loads(line)), line


def test_every_kind_of_message_is_shown():
    shown = {json.loads(line)["type"] for line in SENT + TOLD}
    kinds = wire.FromClient.__args__ + wire.ToClient.__args__
    assert shown == {kind.__struct_config__.tag for kind in kinds}


def test_every_address_exists(tmp_path):
    with client_of(tmp_path) as client:
        paths = client.get("/docs/openapi.json").json()["paths"]
    named = re.findall(r"`(GET|POST|DELETE) (/api[^`?]*)", TEXT)
    assert len(named) > 20
    for verb, path in named:
        assert verb.lower() in paths.get(path, {}), f"{verb} {path}"


def test_every_limit_is_told_as_it_is():
    cells = r"(?: (\d+) \| (\d+) a (second|minute)| \|) \|"
    rows = re.findall(rf"^\| ([a-z ]+?)(?: \(.*\))? \|{cells}{cells}$", TEXT, re.M)
    assert {name: rate_of(*own) for name, *own in (row[:4] for row in rows) if own[0]} == PER_GUEST
    assert {row[0]: rate_of(*row[4:]) for row in rows} == PER_ADDRESS


def rate_of(burst, rate, unit):
    """A limit as it is told."""
    return Rate(int(burst), pytest.approx(int(rate) / {"second": 1, "minute": 60}[unit]))


def test_tokens_look_as_they_do(tmp_path):
    shown = TEXT + (DOCS / "example_server_bot.py").read_text("utf-8")
    assert set(re.findall(r"mm_([a-z]+)_", shown)) == {"session", "personal"}
    with client_of(tmp_path) as client:
        client.post("/api/guests", json={"name": "Ada"})
        made = client.post("/api/me/tokens", json={"label": "bot", "scopes": ["play"]}).json()
        assert client.cookies["mintmark"].startswith("mm_session_")
        assert made["secret"].startswith("mm_personal_")


def test_the_bot_is_as_short_as_we_say():
    code = (DOCS / "example_server_bot.py").read_text("utf-8").split('"""', 2)[2]
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 40


def guest(address, name):
    """Somebody with a secret."""
    made = httpx.post(f"{address}/api/guests", json={"name": name})
    headers = {"Authorization": f"Bearer {made.cookies['mintmark']}"}
    return httpx.Client(base_url=address, headers=headers, timeout=20)


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path, "--log-level", "error") as (_, address):
        yield address


def test_the_bot_plays_a_whole_game_with_somebody_who_invites_it(server):
    with guest(server, "Robo") as robo, guest(server, "Ada") as ada, proxied(server) as line:
        robo.post("/api/me/password", json={"handle": "robo", "password": "correct horse"})
        wanted = {"label": "bot", "scopes": ["read", "play"]}
        token = robo.post("/api/me/tokens", json=wanted).json()["secret"]
        bot = subprocess.Popen(
            [sys.executable, str(DOCS / "example_server_bot.py"), line.address],
            env={**os.environ, "MINTMARK_TOKEN": token},
        )
        try:
            plan = {"game": "coinage", "seats": ["me", "for Robo"], "options": {"turn_limit": 8}}
            table = ada.post("/api/tables", json={**plan, "ready": True}).json()["table"]
            update = played(ada, table, line)
        finally:
            bot.kill()
            bot.wait()
    assert update["status"] == "over"
    assert {seat["name"] for seat in update["seats"]} == {"Ada", "Robo"}
    assert update["outcome"]["ending"] == "turn-limit"


def played(ada, table, line):
    """Ada ends her turns until the game is over; once the bot's connection is cut."""
    end, moves = time.monotonic() + 40, 0
    while time.monotonic() < end:
        update = ada.get(f"/api/tables/{table}").json()
        if update["status"] == "over":
            return update
        if update["question"] is None:
            time.sleep(0.1)
            continue
        move = {"question": update["question"], "move": "done"}
        assert ada.post(f"/api/tables/{table}/move", json=move).status_code == 200
        moves += 1
        if moves == 2:
            line.cut()
    raise AssertionError("the bot does not answer")
