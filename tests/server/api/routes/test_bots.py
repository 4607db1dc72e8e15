"""Streams for programs, from a real server."""

import asyncio
import json

import httpx
import pytest
from support.server.server_process import TIMEOUT, log_of, serving
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


def lines_of(person, path):
    """JSON, one object a line."""
    with person.stream("GET", f"/api/bot{path}") as stream:
        for line in stream.iter_lines():
            if line:
                yield json.loads(line)


def test_a_stream_tells_what_changes_and_goes_on_from_the_last_update(person):
    ada, bob = person("Ada"), person("Bob")
    table = opened(ada, "me", "open")
    updates = lines_of(ada, f"/games/{table}/stream")
    assert next(updates)["status"] == "open"
    bob.post(f"/api/tables/{table}/seat", json={})
    begun = next(updates)
    assert begun["status"] == "playing"
    updates.close()
    bob.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    back = next(lines_of(ada, f"/games/{table}/stream?since={begun['seq']}"))
    assert back["chat"][0]["text"] == "hello"
    assert back["story"] == [] and back["story_from"] == len(begun["story"])


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


async def test_a_socket_that_its_client_closes_has_come_to_a_normal_end(address, folder):
    for _ in range(5):
        async with connect(f"{address.replace('http', 'ws')}/api/socket", proxy=None) as socket:
            for number in range(20):  # and goes away before it has heard the answers
                await socket.send(json.dumps({"type": "ping", "id": number}))
    async with asyncio.timeout(TIMEOUT):
        while (log := log_of(folder).read_text()).count('"SOCKET"') < 5:
            await asyncio.sleep(0.01)
    ended = [json.loads(line) for line in log.splitlines() if '"SOCKET"' in line]
    assert [each["status"] for each in ended] == [1000] * 5
