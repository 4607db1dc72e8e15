"""Records that strangers send: only ever texts, bounded in size and time."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time

import httpx
import pytest
from support.refusals import refused
from support.server.client import anew, client_of, problem_of
from support.server.server_process import TIMEOUT, serving

import mintmark
from mintmark.formats.records import with_checks
from mintmark.server.replay.threads import Threads

GAME = mintmark.new("coinage", seed=7).record
SLEEPY = """
import time
from mintmark.server.replay import archive
archive.verified = lambda *_: time.sleep(3600)
from mintmark.terminal.cli import main
main()
"""


def record(*moves, **header):
    """A record with other words in its header, and moves after its first slap."""
    slap = list(GAME.entries[0].written)
    head = {**json.loads(str(GAME).split("\n")[0]), **header}
    del head["check"]
    contents = [head, slap, *([0, move] for move in moves)]
    return "\n".join(with_checks([*contents, {"entries": len(contents) - 1, "result": None}]))


def sent(server, text, path="/verification"):
    """What is answered to a record, by a server that has not heard of anybody before."""
    client = anew(server)
    client.post("/api/guests", json={"name": "Eve"})
    return client.post(f"/api{path}", content=text.encode())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("server"), raising=False) as client:
        yield client


@pytest.fixture
def secret(tmp_path):
    """A file that nobody else may read."""
    path = tmp_path / "secret.toml"
    path.write_text("game = 'swordfish'\n")
    return path


@pytest.mark.parametrize("path", ["/verification", "/records"])
def test_the_name_of_a_file_is_no_record(server, secret, path):
    answer = sent(server, str(secret), path)
    assert problem_of(answer) == (400, "server-refused")
    assert "swordfish" not in answer.text and "not JSON" in answer.text


def test_the_name_of_a_pipe_that_never_ends_blocks_nothing(server, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for _ in range(3):
        assert sent(server, str(tmp_path / "pipe")).status_code == 400
    assert sent(server, record()).json()["verdict"] == "unpledged"


@pytest.mark.parametrize("path", ["/verification", "/records"])
def test_a_header_names_no_file(server, secret, path, monkeypatch):
    monkeypatch.chdir(secret.parent)
    for name in (str(secret), secret.name, f"./{secret.name}", f"../{secret.stem}", secret.stem):
        for header in ({"edition": name}, {"options": {"map": name}}, {"position": name}):
            answer = sent(server, record(**header), path)
            assert problem_of(answer) == (400, "server-refused"), header
            assert "swordfish" not in answer.text and "line 1" in answer.text


def test_the_server_cannot_read_what_a_path_names():
    """The layers forbid it (pyproject.toml); so it is not even imported."""
    loaded = "import sys, mintmark.server.serving.run; print('mintmark.disk' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr


@pytest.mark.parametrize(
    "text",
    [
        record("x" * 3_000),
        record("x" * 900),
        record("x " * 450),
        record(seats=["x" * 7_000_000, "y"]),
        record(seats=["x"] * 100_000),
        record(bots=["x" * 10_000, None]),
        record(edition="x" * 10_000),
        record(game="x" * 10_000),
        record(own_edition="#" * 40_000),
        record(options={"self": 1}),
        record(options={"x" * 10_000: 1}),
        record(options={"turn_limit": "x" * 10_000}),
        record(position="x" * 10_000),
        record(position="x" * 100_000),
        record(position=[[[[[[[[[[]]]]]]]]]]),
        record(luck={"table": "x" * 10_000, "commitment": "0" * 64, "entropy": [None, None]}),
        record(luck={"x" * 10_000: 1}),
        "[" * 990 + "]" * 990,
    ],
    ids=map(str, range(18)),
)
def test_what_is_far_too_much_is_refused_in_few_words(server, text):
    answer = sent(server, text)
    assert problem_of(answer) == (400, "server-refused")
    assert len(answer.text) < 8_000


async def test_work_ends_when_its_time_is_up():
    def endless():
        running.append(threading.current_thread())
        while True:
            pass

    running = []
    threads = Threads(1, 0.1, asyncio.Event())
    for _ in range(2):  # the second has the place of the first
        with refused("server-unfinished"):
            await threads.run(endless)
    assert await threads.run(lambda: 7) == 7
    for thread in running:
        thread.join(TIMEOUT)
        assert not thread.is_alive()


async def test_work_ends_when_nobody_waits_for_it():
    def endless():
        running.append(threading.current_thread())
        while True:
            pass

    running = []
    task = asyncio.create_task(Threads(1, 60, asyncio.Event()).run(endless))
    while not running:
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    running[0].join(TIMEOUT)
    assert not running[0].is_alive()


async def test_a_mistake_in_a_thread_reaches_who_asked():
    with pytest.raises(ZeroDivisionError):
        await Threads(1, 60, asyncio.Event()).run(lambda: 1 / 0)


def test_a_stop_waits_for_no_work(tmp_path):
    with serving(tmp_path / "data", program=("-c", SLEEPY, "serve")) as (process, address):
        assert httpx.get(f"{address}/readyz", timeout=TIMEOUT).status_code == 200
        answers = []

        def ask():
            answers.append(httpx.post(f"{address}/api/verification", content=record(), timeout=60))

        asking = [threading.Thread(target=ask) for _ in range(3)]
        for thread in asking:
            thread.start()
        time.sleep(1)  # two of them are at work, and one waits for its turn
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        assert process.wait(TIMEOUT) == 0
        assert time.monotonic() - began < 5
        for thread in asking:
            thread.join(TIMEOUT)
    assert [problem_of(answer) for answer in answers] == [(503, "server-unfinished")] * 3
