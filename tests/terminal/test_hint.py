"""Hints: in a game and for a record, run as a user runs them; by what a seat sees alone."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console
from support.bots import moments
from support.command import run
from support.matches import a_match, played
from support.subjects import SUBJECTS

import mintmark
from mintmark.arena.results import Results
from mintmark.engine.position import Position
from mintmark.play import Play
from mintmark.terminal.commands.hint import give_hint

LINE = re.compile(r"^(\S.*?) +(\d+)% +([+-]\d+\.\d) +[\d,]+ *$", re.MULTILINE)
NINE = "A1:1g/A2:2s/A3:1s/B1:2g/B2:3g/B3:1s/B4:1g/C1:2s/C2:1g"


def hint(path, *arguments):
    """A quick hint for a record."""
    return run("hint", str(path), "--seconds", "0.02", *arguments)


def hinted(text):
    """The moves in a hint, in their order; their chances are percentages."""
    found = LINE.findall(text)
    assert all(0 <= int(chance) <= 100 for _, chance, _ in found)
    return [move for move, _, _ in found]


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A game of CoinAge: chance has tossed for gold, for silver, and for gold again."""
    play = mintmark.new("coinage", seed=1)
    for _ in range(2):
        play.push(play.to_act[0], "done")
    path = tmp_path_factory.mktemp("hint") / "game.jsonl"
    play.record.save(path)
    return path


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("chance to win", "lead")),
        ("de", ("Siegchance", "Vorsprung")),
        ("fr", ("chances de victoire", "avance")),
        ("ru", ("шанс победы", "перевес")),
    ],
)
def test_a_hint_in_a_game(language, words):
    """It is no move: the same seat is asked on."""
    position = "gold 4,3,2,1 4,3,2,1 - 1,2"
    arguments = ["play", "coinage", "--hotseat", "--position", position, "--lang", language]
    done = run(*arguments, text="HINT\nquit\n")
    assert done.returncode == 0, done.stderr
    assert re.search(rf"{words[0]} +{words[1]}", done.stdout)
    play = mintmark.load("coinage", position)
    moves = hinted(done.stdout)
    assert len(moves) == len(set(moves)) == 6
    assert set(moves) <= {str(move) for move in play.moves(0)}
    assert done.stdout.rstrip().endswith(f"--position '{position}'")


@pytest.mark.compiled
def test_a_hint_for_a_record_is_for_who_is_asked_last(record):
    done = hint(record)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("What Gold can do:")
    moves = hinted(done.stdout)
    assert 0 < len(moves) <= 6
    assert set(moves) <= {str(move) for move in mintmark.replay(record).moves(0)}


@pytest.mark.compiled
def test_a_hint_for_an_earlier_moment(record):
    done = hint(record, "--at", "3", "--lang", "de")
    assert done.stdout.startswith("Was Silber tun kann:")
    earlier = mintmark.replay(record).at(3)
    assert set(hinted(done.stdout)) <= {str(move) for move in earlier.moves(1)}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--at 0", "Gold must wait: chance acts first."),
        ("--at 999", "the record has entries 0 to 5, not 999"),
        ("--seat silver", "Silver is not asked to do anything now."),
        ("--seat bronze", "seat must be one of gold, silver, not 'bronze'"),
        ("--game 1", "holds no results of a match"),
        ("--game 0", "0 is not in the range x>=1"),
        ("--seconds 0", "0.0 is not in the range x>=0.01"),
        ("--lang xx", "'xx' is not one of"),
    ],
)
def test_what_cannot_be_hinted_at_is_said_in_one_line(record, arguments, words):
    done = run("hint", str(record), *arguments.split())
    assert done.returncode != 0
    assert words in done.stderr
    assert not done.stdout
    assert "Traceback" not in done.stderr


def test_there_is_no_hint_for_a_finished_game(tmp_path):
    play = mintmark.load("coinage", f"gold 1,2,1,1 2,1,2,1 {NINE} 1,2")
    play.push(0, "place 1 C3")
    play.record.save(tmp_path / "game.jsonl")
    done = hint(tmp_path / "game.jsonl")
    assert done.returncode != 0
    assert (done.stdout, done.stderr) == ("", "mintmark: The game is over.\n")


@pytest.mark.compiled
def test_a_hint_for_a_game_of_a_match(tmp_path):
    path, match = tmp_path / "match.jsonl", a_match(games=2)
    with Results(path, match) as results:
        for game in played(match):
            results.add(game)
    assert "choose a game of it with --game" in hint(path).stderr
    assert "holds no game 9" in hint(path, "--game", "9").stderr
    assert "The game is over." in hint(path, "--game", "2").stderr
    done = hint(path, "--game", "2", "--at", "1", "--seat", "gold")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("What Gold can do:")
    assert hinted(done.stdout)


@pytest.mark.compiled("warehouse51")
def test_where_several_are_asked_each_seat_can_have_a_hint(tmp_path):
    notes = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]
    position = {"phase": "sealed", "lot": "excalibur", "note": notes, "gold": [8, 12, 10, 10]}
    play = mintmark.load("warehouse51", position, seats=4)
    play.push(0, "fist 3")
    play.record.save(tmp_path / "game.jsonl")
    assert hint(tmp_path / "game.jsonl").stdout.startswith("What Player 2 can do:")
    third = hint(tmp_path / "game.jsonl", "--seat", "3").stdout
    assert third.startswith("What Player 3 can do:")
    assert all(move.startswith("fist") for move in hinted(third))
    first = hint(tmp_path / "game.jsonl", "--seat", "1")
    assert "Player 1 is not asked" in first.stderr


# Honesty


def written(play, seat):
    """A hint as it is written."""
    console = Console(file=StringIO(), width=100)
    give_hint(play, seat, "en", console)
    return console.file.getvalue()


@pytest.fixture
def steady(monkeypatch):
    """Hints by iterations instead of seconds: the same question has the same answer."""
    analyse = Play.analyse
    monkeypatch.setattr(Play, "analyse", lambda p, seat, seconds: analyse(p, seat, 0, 200))


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), [("warehouse51", 3), ("coin_quest", 3)])
def test_a_hint_knows_no_more_than_its_seat(steady, name, seats):
    """The same hint at two tables that differ only in what the seat cannot see."""
    (subject,) = (subject for subject in SUBJECTS if subject.game.name == name)
    random, met, others = Random(1), 0, 0
    for play, seat in moments(name, seats, 2, 3):
        s, twin = play.now.state.copy(), play.copy()
        subject.permute(play.setup, s, seat, random)
        if s.tobytes() == play.now.state.tobytes():
            continue
        twin._history._recent[-1] = Position(play.setup, s)
        assert written(twin, seat) == written(play, seat)
        other = (seat + 1) % seats
        if other in play.awaited:  # who sees something else
            others += written(play, other) != written(play, seat)
        met += 1
        if met == 12:
            break
    assert met == 12 and others
