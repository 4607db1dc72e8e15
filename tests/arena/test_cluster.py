"""Games on a Ray cluster: a small one on this machine, started once for all that is asked here."""

import os
import re
import shlex
import shutil
import signal
import socket
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import pytest
from support import command, matches

from mintmark.arena import cluster as clusters
from mintmark.arena.cluster import Cluster, answers, find, in_order
from mintmark.arena.jobs import Job, match_job, runs, statistics_job
from mintmark.engine.batch.simulation import played
from mintmark.engine.batch.statistics import Statistics
from mintmark.engine.game import find as game_called
from mintmark.errors import InvalidOption

pytestmark = pytest.mark.xdist_group("ray")
SETUP, BOTS, SEED = game_called("coinage").setup(), ("greedy", "random"), 7


@pytest.fixture(scope="module")
def cluster():
    """Two processes, in a folder with a name short enough for sockets."""
    folder = tempfile.mkdtemp(prefix="ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        patch.delenv("RAY_ADDRESS", raising=False)
        with Cluster("auto", jobs=2) as started:
            patch.setenv("RAY_ADDRESS", started.ray.get_runtime_context().gcs_address)
            yield started
    shutil.rmtree(folder, ignore_errors=True)


def counted(tallies):
    """The figures of several tallies together."""
    whole = Statistics(SETUP.seats)
    for tally in tallies:
        whole.add(tally)
    return whole.summary(SETUP.game)


def counted_here(games):
    """The same figures without any cluster."""
    results = played(SETUP, SEED, games, BOTS)
    return Statistics(SETUP.seats, results).summary(SETUP.game)


def processes(title):
    """The processes of the cluster that Ray calls so."""
    found = []
    for raylet in command.children(os.getpid()):
        for child in command.children(raylet):
            words = Path(f"/proc/{child}/cmdline")
            if command.alive(child) and words.read_bytes().startswith(title.encode()):
                found.append(child)
    return found


def test_a_simulation_has_the_figures_of_one_machine(cluster):
    job = statistics_job(SETUP, BOTS)
    assert list(cluster.muster(job))[-1] == 1, "one machine is to be made ready"
    parts = list(runs(2500, SEED, chunk=1000))
    assert parts == [(7, 1000), (1007, 1000), (2007, 500)]
    assert counted(in_order(cluster.run(job, parts))) == counted_here(2500)


def test_a_match_has_the_games_of_one_machine(cluster):
    match = matches.a_match("casual", "random", games=4, seed=2)
    there = [game for _, game in cluster.run(match_job(match), match.pairings)]
    there.sort(key=lambda game: game.game)
    clockless = [replace(game, seconds=()) for game in there]
    assert clockless == [replace(game, seconds=()) for game in matches.played(match)]


def test_a_killed_process_is_survived(cluster):
    job = statistics_job(SETUP, BOTS)
    tallies = in_order(cluster.run(job, runs(60_001, SEED, chunk=15_000)))
    first = next(tallies)
    command.until(lambda: processes("ray::run_part"))
    for process in processes("ray::run_part"):
        os.kill(process, signal.SIGKILL)
    assert counted([first, *tallies]) == counted_here(60_001)


def test_what_kills_every_process_is_given_up(cluster):
    deadly = Job(eval, "lambda part: __import__('os')._exit(1)")
    with pytest.raises(ChildProcessError, match="gave up, one part was tried 4 times"):
        list(cluster.run(deadly, [1]))


def test_no_more_parts_are_under_way_than_jobs(cluster, monkeypatch):
    monkeypatch.setattr(cluster, "jobs", 1)
    clock = "__import__('time')"
    timed = Job(eval, f"lambda n: ({clock}.time(), {clock}.sleep(0.05), {clock}.time())")
    times = [(begin, end) for _, (begin, _, end) in cluster.run(timed, range(4))]
    assert all(end <= begin for (_, end), (begin, _) in zip(times, times[1:], strict=False))


@pytest.mark.parametrize("name", ["Mintmark", "Numba"])
def test_a_machine_with_other_code_is_named(name, cluster, monkeypatch):
    monkeypatch.setattr(cluster, "kit", ((name, "1234"),))
    why = rf"on the machine 127.0.0.1 \(.+\): another {name} is installed: \S+, not 1234"
    with pytest.raises(InvalidOption, match=why):
        list(cluster.muster(statistics_job(SETUP, BOTS)))


def test_a_machine_without_a_bot_is_named(cluster):
    match = matches.a_match("random", "nowhere.to:Find")
    with pytest.raises(InvalidOption, match="on the machine .+ no module called 'nowhere'"):
        list(cluster.muster(match_job(match)))


@pytest.mark.soak  # it waits for processes to end
def test_a_match_on_a_cluster_is_stopped_and_goes_on(cluster, tmp_path):
    """As a user does it: Ctrl-C, then the command that was printed."""
    words = "arena coinage greedy random --games 40 --seed 4 --out {}.jsonl".format
    path = tmp_path / "there.jsonl"
    match = command.started(*words("there").split(), "--ray", "auto", folder=tmp_path)
    command.until(lambda: path.exists() and path.read_bytes().count(b"\n") > 3, seconds=60)
    began = time.monotonic()
    os.killpg(match.pid, signal.SIGINT)
    _, errors = match.communicate(timeout=20)
    assert time.monotonic() - began < 5
    assert match.returncode == 130, errors
    said = re.search(r"(\d+) games are kept. To go on: mintmark (.*)", errors)
    kept = command.games_in(path)
    assert 3 <= int(said[1]) == len(kept) < 40
    command.until(lambda: not processes("ray::run_part"))
    done = command.run(*shlex.split(said[2]), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "40 games" in done.stdout
    command.run(*words("here").split(), "--jobs", "1", folder=tmp_path)
    assert command.games_in(path) == command.games_in(tmp_path / "here.jsonl")


def test_results_come_in_the_order_of_the_parts():
    finished = [(2, "c"), (0, "a"), (1, "b"), (3, "d")]
    assert list(in_order(finished)) == ["a", "b", "c", "d"]


def test_who_does_not_speak_as_a_cluster_does_is_none(monkeypatch):
    monkeypatch.setattr(clusters, "ANSWER", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert not answers(f"127.0.0.1:{silent.getsockname()[1]}")


def test_a_cluster_needs_ray(monkeypatch):
    monkeypatch.setattr(clusters, "find_spec", lambda name: None)
    with pytest.raises(InvalidOption, match=re.escape("pip install 'mintmark[research]'")):
        find("auto")


def test_a_note_of_a_cluster_that_is_gone_counts_for_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert find("auto") is None
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1")
    assert find("auto") is None
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(InvalidOption, match="no Ray cluster answers at '127.0.0.1:1'"):
        find("auto")
