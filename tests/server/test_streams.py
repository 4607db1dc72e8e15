"""Streams for simple clients, from a real server."""

import asyncio
import json
import time

import httpx
import pytest
from hosting import TIMEOUT, log_of, serving
from websockets.asyncio.client import connect


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("streams")


@pytest.fixture(scope="module")
def address(folder):
    with serving(folder) as (_, address):
        yield address


@pytest.fixture
def person(address):
    """Makes somebody who calls the server."""
    made = []

    def person(name):
        made.append(httpx.Client(base_url=address, timeout=TIMEOUT, headers={"origin": address}))
        assert made[-1].post("/api/guests", json={"name": name}).status_code == 201
        return made[-1]

    yield person
    for each in made:
        each.close()


def opened(person, *seats, **more):
    body = {"game": "coinage", "seats": seats, "ready": True, "toss": False} | more
    return person.post("/api/tables", json=body).json()["table"]


def events_of(person, table, **headers):
    """Server-Sent Events, as their fields."""
    with person.stream("GET", f"/api/tables/{table}/updates", headers=headers) as stream:
        fields = {}
        for line in stream.iter_lines():
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "data" in fields:
                yield fields
                fields = {}


def lines_of(person, path):
    """JSON, one object a line."""
    with person.stream("GET", f"/api/bot{path}") as stream:
        for line in stream.iter_lines():
            if line:
                yield json.loads(line)


def test_server_sent_events_tell_what_changes_and_go_on_from_the_last_one(person):
    ada, bob = person("Ada"), person("Bob")
    table = opened(ada, "me", "open")
    events = events_of(ada, table)
    first = next(events)
    assert first["event"] == "update" and json.loads(first["data"])["status"] == "open"
    bob.post(f"/api/tables/{table}/seat", json={})
    second = next(events)
    begun = json.loads(second["data"])
    assert begun["status"] == "playing" and str(begun["seq"]) == second["id"]
    events.close()
    bob.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    again = json.loads(next(events_of(ada, table, **{"Last-Event-ID": second["id"]}))["data"])
    assert again["chat"][0]["text"] == "hello"
    assert again["story"] == [] and again["story_from"] == len(begun["story"])


def test_a_program_plays_by_streams_and_calls(person):
    ada, robot = person("Ada"), person("Robot")
    kept = robot.post("/api/me/password", json={"handle": "robot", "password": "not so secret"})
    assert kept.status_code == 200
    news = lines_of(robot, "/events")
    table = opened(ada, "me", "for robot")
    assert next(news) == {"type": "invitation", "table": table, "game": "coinage", "seat": None}
    assert person("Cy").post(f"/api/tables/{table}/seat", json={}).status_code == 409
    assert robot.post(f"/api/bot/games/{table}/accept").json() == {"ok": True}
    assert next(news) == {"type": "gameStart", "table": table, "game": "coinage", "seat": 1}
    updates = lines_of(robot, f"/games/{table}/stream")
    told = next(updates)
    mover = (ada, robot)[told["awaited"][0]]
    moves = mover.get(f"/api/tables/{table}").json()["moves"]
    assert mover.post(f"/api/bot/games/{table}/move/{moves[0]}").json() == {"ok": True}
    assert next(updates)["seq"] > told["seq"]
    assert mover.post(f"/api/bot/games/{table}/move/dance").status_code == 400
    assert robot.post(f"/api/bot/games/{table}/resign").json() == {"ok": True}
    assert next(news)["type"] == "gameFinish"
    assert next(updates)["outcome"]["places"] == [1, 2]


def test_a_socket_that_its_client_closes_has_come_to_a_normal_end(address, folder):
    async def talk():
        async with connect(f"{address.replace('http', 'ws')}/api/socket", proxy=None) as socket:
            for number in range(20):  # and goes away before it has heard the answers
                await socket.send(json.dumps({"type": "ping", "id": number}))

    for _ in range(5):
        asyncio.run(talk())
    until = time.monotonic() + TIMEOUT
    while (log := log_of(folder).read_text()).count('"SOCKET"') < 5:
        assert time.monotonic() < until
        time.sleep(0.01)
    ended = [json.loads(line) for line in log.splitlines() if '"SOCKET"' in line]
    assert [each["status"] for each in ended] == [1000] * 5
