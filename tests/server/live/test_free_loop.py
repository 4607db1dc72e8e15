"""Whatever is asked for, the event loop goes on: nobody else waits for it."""

import asyncio
import gc
import time
from contextlib import contextmanager, suppress
from threading import Event

import pytest
from support.long_editions import LONG
from support.server.client import client_of

from mintmark.engine.game import find
from mintmark.server.table import decisions
from mintmark.server.table.guest import Guest
from mintmark.server.table.setups import shared_setup

ENTRIES = 2_600  # people change their minds, and nobody counts
SHARE = 3  # the loop may do at most a third of the work itself, or …
LITTLE = 0.1  # … so many seconds of it at a time


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("bystander")) as client:
        yield client


@pytest.fixture(scope="module")
def long_game(server):
    """A game of Coin Quest in which one seat has decided little, and the other very much."""
    me = server.post("/api/guests", json={"name": "Ada"}).json()
    plan = {"game": "coin_quest", "seats": ["me", "me"], "options": {"first": "1"}, "ready": True}
    table = server.post("/api/tables", json=plan).json()["table"]
    guest = Guest(me["id"], "Ada", None)

    def play(draft):
        """All at once: only what comes of it matters."""

        def move(seat, start):
            text = next(m for m in draft.table.views[seat].moves if m.startswith(start))
            decisions.move(guest, seat, draft.table.question(seat), text)(draft)

        move(0, "place")
        while draft.table.play.ply < ENTRIES:
            move(1, "place")
            move(1, "take")

    with server.portal() as portal:
        portal.call(server.app.state.resources.tables.act, table, play)
    return table


@pytest.fixture
def client(server, long_game):
    server.app.state.resources.limits._buckets.clear()
    return server


@contextmanager
def watched(client):
    """How long the loop was busy at a time, at most, in seconds of its own thread's work.

    What other tests have left behind is not tidied up meanwhile: of a lot, that takes long.
    """
    gaps, stop = [0.0], Event()

    async def tick():
        last = time.thread_time()
        while not stop.is_set():
            await asyncio.sleep(0.001)
            now = time.thread_time()
            gaps.append(now - last)
            last = now

    gc.disable()
    try:
        with client.portal() as portal:
            ticking = portal.start_task_soon(tick)
            yield gaps
            stop.set()
            ticking.result()
    finally:
        gc.enable()


def seconds(work):
    began = time.thread_time()
    work()
    return time.thread_time() - began


def forget(client, table):
    """As if nobody had looked at a table yet."""
    live = client.app.state.resources.tables.lives[table]
    live.updates_by_seat.clear()
    live.table.__dict__.pop("views", None)
    return live


def assert_free(gaps, work):
    assert max(gaps) < max(LITTLE, work / SHARE), f"{max(gaps):.3f} s of {work:.3f} s"


@pytest.mark.parametrize("game", ["coinage", "coin_quest", "warehouse51"])
@pytest.mark.parametrize("name", LONG)
def test_reading_the_worst_edition(client, game, name):
    plan = {"game": game, "seats": ["me", "me", "me"], "own_edition": LONG[name]}
    client.post("/api/tables", json=plan)  # what is made once
    with watched(client) as gaps:
        assert client.post("/api/tables", json=plan).status_code == 400
    assert max(gaps) < 2 * LITTLE  # it was up to 2.7 s


def test_an_edition_of_ones_own_is_not_read_on_the_loop(client, monkeypatch):
    """Not when a table is set up, nor when it is played again long after."""
    text = find("coinage").edition_file("lagoon").text
    where = []

    def read(*args):
        with suppress(RuntimeError):  # no loop runs in this thread
            where.append(asyncio.get_running_loop())
        where.append(None)
        return shared_setup(*args)

    monkeypatch.setattr("mintmark.server.table.setups.shared_setup", read)
    plan = {"game": "coinage", "seats": ["me", "me"], "own_edition": text, "ready": True}
    table = client.post("/api/tables", json=plan).json()["table"]
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    client.post(f"/api/tables/{table}/rematch")
    assert len(where) >= 3 and not any(where)


def test_the_record_as_a_seat_saw_it(client, long_game):
    play = forget(client, long_game).table.play
    work = seconds(lambda: play.heard(1))
    with watched(client) as gaps:
        seen = client.get(f"/api/tables/{long_game}/record/view?seat=1").json()
    assert len(seen["entries"]) >= ENTRIES
    assert_free(gaps, work)


def looking(client, table):
    assert client.get(f"/api/tables/{table}?seat=1").status_code == 200


def watching(client, table):
    with client.websocket_connect("/api/socket") as socket:
        socket.receive_json()
        socket.send_json({"type": "watch", "id": 1, "table": table, "seat": 1})
        while socket.receive_json()["type"] != "update":
            pass


@pytest.mark.parametrize("way", [looking, watching])
def test_the_story_of_a_long_game(client, long_game, way):
    play = forget(client, long_game).table.play
    work = seconds(lambda: play.story(1))
    with watched(client) as gaps:
        way(client, long_game)
    assert_free(gaps, work)


def test_taking_back_what_lies_long_ago(client, long_game):
    live = forget(client, long_game)
    play = live.table.play
    first = play.last_of(0)
    work = seconds(lambda: play.without(first))
    for seat in (0, 1):
        client.get(f"/api/tables/{long_game}?seat={seat}")
    with watched(client) as gaps:
        told = client.post(f"/api/tables/{long_game}/undo", json={"seat": 0})
    assert told.status_code == 200 and live.table.play.ply == play.ply - 1
    assert_free(gaps, work)


def test_the_end_of_a_long_game(client, long_game):
    client.post(f"/api/tables/{long_game}/resign", json={"seat": 0})
    play = client.app.state.resources.tables.lives[long_game].table.play
    work = seconds(lambda: play.story(None))
    for path in (
        f"/api/tables/{long_game}/record",
        f"/api/tables/{long_game}/replay",
        f"/api/tables/{long_game}/luck",
    ):
        with watched(client) as gaps:
            answer = client.get(path, headers={"Accept-Encoding": "identity"})
        assert answer.status_code == 200
        assert_free(gaps, work)
