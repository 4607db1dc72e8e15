"""The bots in the documents play whole games, by the commands that stand there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.matches import a_match, played

import mintmark
from mintmark.arena.results import Results, record_of

DOCS = Path(__file__).parent.parent.parent / "docs"
PROGRAM = f"program:{sys.executable} {DOCS / 'example_bot.py'}"


@pytest.mark.parametrize(
    ("game", "seats"), [("coinage", None), ("warehouse51", 3), ("coin_quest", 3)]
)
def test_the_example_program_plays_every_game(game, seats):
    match = a_match("random", PROGRAM, game=game, seats=seats)
    (one,) = played(match, games=1)
    assert not one.forfeits
    play = mintmark.replay(record_of({"record": one.record}))
    assert play.result.places == tuple(one.places)
    assert all(one.answers)


def test_the_example_program_is_twenty_lines():
    assert len((DOCS / "example_bot.py").read_text().splitlines()) <= 20


def test_the_example_class_beats_the_random_bot(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(DOCS))
    match = a_match("random", "example_class:Ahead", games=4)
    games = played(match)
    assert not any(one.forfeits for one in games)
    won = sum(one.shares[one.seating.index("example_class:Ahead")] for one in games)
    assert won >= 3


def test_a_program_of_a_folder_is_played_from_there(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "mintmark", "arena", "coinage", "random", "example_class:Ahead"]
        + ["--games", "1", "--out", str(tmp_path / "out.jsonl")],
        cwd=DOCS,
        env={**os.environ, "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "forfeited" not in done.stdout


def test_the_lines_in_the_document_replay_a_match(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    match = a_match("random", "greedy")
    with Results(Path("arena.jsonl"), match) as results:
        for one in played(match):
            results.add(one)
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "arena.md").read_text(), re.S)
    names = {}
    exec(code, names)
    assert [play.result is not None for play in names["plays"]] == [True, True]
