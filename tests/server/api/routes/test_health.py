"""For those who watch over a server."""

import asyncio
import os
import subprocess
import sys

import pytest
from support.server.client import client_of, problem_of, settings_in

from mintmark.server.api.routes.health import may_read_metrics
from mintmark.server.operations.metrics import SHARED, Metrics


def test_a_server_is_alive_and_ready(tmp_path):
    with client_of(tmp_path) as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        assert client.get("/readyz").json() == {"ready": True, "store": True, "broker": True}


def test_a_server_whose_store_hangs_is_not_ready(tmp_path, monkeypatch):
    monkeypatch.setattr("mintmark.server.api.routes.health.TIMEOUT", 0.01)
    with client_of(tmp_path) as client:

        async def hang(table):
            await asyncio.sleep(60)

        monkeypatch.setattr(client.app.state.resources.store, "status_of", hang, raising=False)
        response = client.get("/readyz")
        assert response.status_code == 503
        assert response.json() == {"ready": False, "store": False, "broker": True}
        assert client.get("/healthz").status_code == 200


def test_a_server_that_stops_is_not_ready(tmp_path):
    with client_of(tmp_path) as client:
        client.app.state.resources.stopping.set()
        assert client.get("/readyz").status_code == 503


def figures_of(client):
    lines = client.get("/metrics").text.splitlines()
    return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))


def test_requests_are_counted_by_route(tmp_path):
    with client_of(tmp_path, metrics="open") as client:
        client.get("/api/games/coinage/rules")
        client.get("/api/games/chess/rules")
        client.get("/api/nonsense")
        figures = figures_of(client)
    count = "mintmark_http_seconds_count{method=%s,route=%s,status=%s}"
    rules = '"/api/games/{game}/rules"'
    assert figures[count % ('"GET"', rules, '"2xx"')] == "1.0"
    assert figures[count % ('"GET"', rules, '"4xx"')] == "1.0"
    assert figures[count % ('"GET"', '"-"', '"4xx"')] == "1.0"
    assert figures['mintmark_refusals_total{kind="server-no-game"}'] == "1.0"


@pytest.mark.parametrize(
    ("who", "peer", "forwarded", "allowed"),
    [
        ("loopback", "127.0.0.1", None, True),
        ("loopback", "9.9.9.9", None, False),
        ("loopback", "127.0.0.1", "9.9.9.9", False),  # through a proxy that we do not know
        ("open", "9.9.9.9", None, True),
        ("off", "127.0.0.1", None, False),
    ],
)
def test_figures_are_for_those_who_may_read_them(tmp_path, who, peer, forwarded, allowed):
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope = {"type": "http", "client": (peer, 1), "headers": headers}
    assert may_read_metrics(scope, settings_in(tmp_path, metrics=who)) == allowed


def test_others_do_not_even_learn_that_there_are_figures(tmp_path):
    with client_of(tmp_path, metrics="off") as client:
        assert problem_of(client.get("/metrics")) == (404, "server-not-found")


def test_figures_of_workers_are_summed_up(tmp_path):
    code = """
from mintmark.server.operations.metrics import Metrics
metrics = Metrics()
metrics.moves.labels("coinage").inc(2)
metrics.sockets.set(5)
print(metrics.text().decode() if {last} else "")
"""
    environment = os.environ | {SHARED: str(tmp_path)}
    for last in (False, True):
        ran = subprocess.run(
            [sys.executable, "-c", code.format(last=last)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
    assert 'mintmark_moves_total{game="coinage"} 4.0' in ran.stdout
    assert "mintmark_sockets 5.0" in ran.stdout  # the first worker has died, with its sockets


def test_all_figures_are_declared():
    text = Metrics().text().decode()
    for name in ("tables", "sockets", "moves_total", "refusals_total", "decision_seconds"):
        assert f"mintmark_{name}" in text
    for name in ("http_seconds", "bot_seconds", "store_batch"):
        assert f"mintmark_{name}" in text


def test_figures_of_tables_that_are_gone_go_too_also_with_workers(tmp_path):
    code = """
from mintmark.server.operations.metrics import Metrics
metrics = Metrics()
metrics.count_tables({("coinage", "open"): 2, ("coinage", "over"): 1})
metrics.count_tables({("coinage", "open"): 3})
print(metrics.text().decode())
"""
    for environment in (os.environ, os.environ | {SHARED: str(tmp_path)}):
        ran = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        assert 'mintmark_tables{game="coinage",status="open"} 3.0' in ran.stdout
        assert 'mintmark_tables{game="coinage",status="over"} 0.0' in ran.stdout
