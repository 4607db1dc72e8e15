"""`mintmark arena`, run as a user runs it."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time

import pytest
from support.command import COMMAND, ENVIRONMENT, alive, children, games_in, run, started, until

STUBBORN = """
import os, sys, time
open(sys.argv[1], "w").write(str(os.getpid()))
while True: time.sleep(1)
"""


def test_a_match_is_the_same_whatever_the_number_of_jobs(tmp_path):
    """… and its table, its summary, its picture and its records are there."""
    words = "arena coinage greedy random --games 7 --seed 4 --turn-limit 40".split()
    one = run(*words, "--jobs", "1", "--out", "one.jsonl", "--json", folder=tmp_path)
    two = run(*words, "--jobs", "2", "--out", "two.jsonl", "--plot", "two.png", folder=tmp_path)
    assert one.returncode == two.returncode == 0, one.stderr + two.stderr
    assert "8 games, 2 to each deal; kept in one.jsonl" in one.stderr
    assert games_in(tmp_path / "one.jsonl") == games_in(tmp_path / "two.jsonl")
    assert len(games_in(tmp_path / "one.jsonl")) == 8

    facts = json.loads(one.stdout)
    best, worst = facts["entrants"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["rating"]["mean"] > worst["rating"]["mean"]
    assert best["share"] + worst["share"] == pytest.approx(1)
    for words in ("CoinAge, 2 players", "× fair", "rating", f"{best['times_fair']:.2f}"):
        assert words in two.stdout
    assert (tmp_path / "two.png").read_bytes().startswith(b"\x89PNG")

    shown = run("replay", "one.jsonl", "--game", "3", folder=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "Gold wins" in shown.stdout or "Silver wins" in shown.stdout or "draw" in shown.stdout

    no_game = run("replay", "one.jsonl", folder=tmp_path)
    assert no_game.stderr == "mintmark: one.jsonl holds a match: choose a game of it with --game\n"

    other = run("arena", "coin_quest", "--resume", "one.jsonl", folder=tmp_path)
    assert "one.jsonl holds a match of CoinAge" in other.stderr

    again = run("arena", "coinage", "--resume", "one.jsonl", "--json", folder=tmp_path)
    assert json.loads(again.stdout) == facts, "nothing is left to play"


def test_ctrl_c_keeps_what_is_finished_and_the_match_goes_on(tmp_path):
    words = "arena coinage greedy random --games 16 --jobs 2 --out some.jsonl".split()
    path = tmp_path / "some.jsonl"
    match = started(*words, folder=tmp_path)
    until(lambda: path.exists() and path.read_bytes().count(b"\n") > 1)
    for worker in children(match.pid):
        os.kill(worker, signal.SIGINT)  # as a terminal does to all; they wait for the parent's word
    until(lambda: path.read_bytes().count(b"\n") > 5)
    began = time.monotonic()
    os.killpg(match.pid, signal.SIGINT)
    _, errors = match.communicate(timeout=20)
    assert time.monotonic() - began < 2
    assert match.returncode == 130
    assert "Traceback" not in errors
    kept = len(games_in(path))
    assert 5 <= kept < 16
    said = re.search(r"(\d+) games are kept. To go on: mintmark (.*)", errors)
    assert int(said[1]) == kept
    before = path.read_text()
    done = run(*shlex.split(said[2]), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert path.read_text().startswith(before)
    assert [game["game"] for game in games_in(path)] == list(range(1, 17))


def test_a_file_starts_no_program_unless_its_bots_are_named(tmp_path):
    (tmp_path / "evil.py").write_text("open('started', 'w'); input(); input(); print('hello')")
    bots = ("random", f"program:{sys.executable} evil.py")
    done = run("arena", "coinage", *bots, "--games", "2", "--out", "a.jsonl", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    header = (tmp_path / "a.jsonl").read_text().split("\n")[0]
    (tmp_path / "a.jsonl").write_text(header + "\n")
    (tmp_path / "started").unlink()
    again = ("arena", "coinage", "--resume", "a.jsonl")
    refused = run(*again, folder=tmp_path)
    assert refused.returncode == 2
    assert "a.jsonl would start programs" in refused.stderr
    other = run(*again, "random", "greedy", folder=tmp_path)
    assert "a.jsonl holds a match of random 'program:" in other.stderr
    assert not (tmp_path / "started").exists()
    assert run(*again, *bots, folder=tmp_path).returncode == 0
    assert (tmp_path / "started").exists() and len(games_in(tmp_path / "a.jsonl")) == 2


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_bot_outlives_the_match(how, tmp_path):
    """Not even one that neither answers nor heeds the end of its input."""
    (tmp_path / "stubborn.py").write_text(STUBBORN)
    name = f"program:{sys.executable} stubborn.py pid"
    match = started("arena", "coinage", "random", name, "--jobs", "1", folder=tmp_path)
    pid = tmp_path / "pid"
    until(lambda: [*tmp_path.glob("arena-coinage-*.jsonl")])
    pid.unlink(missing_ok=True)  # of one that was only started to see whether it can be
    until(lambda: pid.exists() and pid.read_text())
    bot = int(pid.read_text())
    assert alive(bot)
    os.kill(match.pid, how)
    match.communicate(timeout=20)
    until(lambda: not alive(bot), seconds=5)


def test_forfeits_are_counted_and_explained(tmp_path):
    (tmp_path / "bad.py").write_text("input(); input(); print('hello')")
    name = f"program:{sys.executable} bad.py"
    done = run("arena", "coinage", "random", name, "--games", "4", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{name} forfeited 4 ×: it answered nonsense: not JSON: 'hello'" in done.stdout
    assert "too narrow" in done.stdout


def test_more_bots_than_seats_meet_in_all_combinations(tmp_path):
    (tmp_path / "bad.py").write_text("input(); input(); 1 / 0")
    program = f"program:{sys.executable} bad.py"
    done = run(*"arena coinage greedy random --games 1 --json".split(), program, folder=tmp_path)
    facts = json.loads(done.stdout)
    assert facts["games"] == 6
    assert {fact["games"] for fact in facts["entrants"]} == {4}
    assert facts["entrants"][-1]["forfeits"] == {
        "ended with exit code 1: ZeroDivisionError: division by zero": 4
    }


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("coinage greedi", "no bot called 'greedi'; did you mean 'greedy'?"),
        ("coinage greedy@fast", "a budget is like @0.2s"),
        ("coinage greedy greedy", "'greedy' is named twice"),
        ("warehouse51 --players 9", "9 is not in the range"),
        ("coinage --players 3", "No such option"),
        ("coinage --games -5", "-5 is not in the range"),
        ("coinage nowhere.to:Find", "cannot be played: no module called 'nowhere'"),
        ("coinage json:Find", "cannot be played: module 'json' has no attribute 'Find'"),
        ("coinage program:./nothing", "could not be started: No such file or directory"),
        ("coinage program:.", "could not be started: Permission denied"),
        ("coinage --out .", "Is a directory"),
        ("coinage --out no/where.jsonl", "no/where.jsonl: No such file or directory"),
        ("coinage --out precious.txt", "precious.txt holds no results of a match"),
        ("coinage --plot picture.doc", "a picture ends in .png, .svg, .pdf, not 'picture.doc'"),
        ("coinage --plot no/where.png", "no/where.png cannot be written"),
        ("coinage --resume nowhere.jsonl", "does not exist"),
        ("coinage --resume precious.txt", "precious.txt holds no results of a match"),
        ("coinage --resume precious.txt --seed 3", "--resume takes the match from its file"),
        ("coinage greedy --resume precious.txt", "precious.txt holds no results of a match"),
        ("coinage --ray 127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"),
        ("coinage --ray nearby", "a Ray cluster is auto or HOST:PORT, not 'nearby'"),
        ("chess", "no game called 'chess'"),
    ],
)
def test_errors_are_one_line_and_nothing_is_played(arguments, words, tmp_path):
    (tmp_path / "precious.txt").write_text("precious")
    done = run("arena", *arguments.split(), folder=tmp_path)
    assert done.returncode not in (0, 130)
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert (
        len([line for line in done.stderr.splitlines() if "mintmark:" in line or "Error:" in line])
        == 1
    )
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]
    assert (tmp_path / "precious.txt").read_text() == "precious"


def test_a_picture_needs_matplotlib(tmp_path):
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as u\nfind = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'matplotlib' else find(name, *more)\n"
    )
    done = subprocess.run(
        [*COMMAND, "arena", "coinage", "--plot", "x.png"],
        cwd=tmp_path,
        env={**ENVIRONMENT, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 1
    assert done.stderr == "mintmark: a picture needs matplotlib: pip install 'mintmark[research]'\n"
