"""Whatever a bot does, the game goes on; and why it has lost is said in words."""

import os
import sys
import time

import pytest
from support.matches import a_match, played

import mintmark
from mintmark.arena import game
from mintmark.arena.game import with_forfeits
from mintmark.arena.results import record_of
from mintmark.arena.subprocess import bot as outside
from mintmark.arena.subprocess import process as child
from mintmark.bots.bot import Answer, Budget
from mintmark.bots.simple import Greedy

PROGRAM = """
import json, os, sys, time
input()
for line in sys.stdin:
    question = json.loads(line)
    {}
    sys.stdout.flush()
"""
MODULE = """
import os, sys, time
from mintmark.bots.bot import Answer, Budget
class Bot:
    def __init__(self, setup): {}
    def answer(self, question): {}
"""
AFTER_A_GOOD_MOVE = "if 'start' in globals(): {}\n    else: start = print(json.dumps({{'move': \
question['forward'][0]}}))"

PROGRAMS = {
    "crash": ("1 / 0", "ended with exit code 1: ZeroDivisionError: division by zero"),
    "crash later": (AFTER_A_GOOD_MOVE.format("1 / 0"), "exit code 1: ZeroDivisionError"),
    "exit": ("sys.exit(3)", "ended with exit code 3"),
    "signal": ("os.abort()", "was stopped by signal 6"),
    "no JSON": ("print('hello')", "answered nonsense: not JSON: 'hello'"),
    "no object": ("print('[1]')", "answered nonsense: no object with a move: '[1]'"),
    "no move": (r"print(json.dumps({'move': 'x\x1b[2J'}))", r"no such move: 'x\x1b[2J'"),
    "illegal": ("print(json.dumps({'move': 'pay 1'}))", "cheated with 'pay 1': You "),
    "too long": ("print('x' * (1 << 21))", "a line of more than 1,048,576 bytes"),
    "too much": (
        "print(json.dumps({'move': question['moves'][0]}) + '\\nmore')",
        "said more than it was asked for",
    ),
    "bad thoughts": (
        "print(json.dumps({'move': 'done', 'evaluations': [1]}))",
        "answered nonsense: no evaluation: '1'",
    ),
    "too late": ("time.sleep(60)", "took longer than 0.5 s"),
    "deaf": ("os.close(0); time.sleep(60)", "took longer than 0.5 s"),
    "mute": ("os.close(1); time.sleep(60)", "closed its output"),
}
MODULES = {
    "crash": ("1 / 0", "ended with exit code 1: ZeroDivisionError: division by zero"),
    "exit": ("os._exit(3)", "ended with exit code 3"),
    "no answer": ("pass", "AttributeError: 'NoneType' object has no attribute 'evaluations'"),
    "no move": ("return Answer('jump')", "answered nonsense: no such move: 'jump'"),
    "illegal": ("return Answer('pay 1')", "cheated with 'pay 1': You "),
    "too late": ("time.sleep(60)", "took longer than 0.5 s"),
}


@pytest.fixture
def impatient(monkeypatch):
    """Limits for bots that are bad on purpose."""
    monkeypatch.setattr(outside, "STARTING", 0.2)
    monkeypatch.setattr(outside, "LIMIT", 0.3)
    monkeypatch.setattr(child, "LEAVING", 0.1)


def program(tmp_path, deed):
    """A program that does something instead of answering."""
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM.format(deed))
    return f"program:{sys.executable} {path}"


def module(tmp_path, monkeypatch, deed, making="pass"):
    """A class that does something instead of answering."""
    (tmp_path / "bad.py").write_text(MODULE.format(making, deed))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return "bad:Bot"


def check_forfeit(match, name, words):
    """The bad bot loses the game for that reason, the other wins it, and the record is good."""
    (one,) = played(match, games=1)
    bad = one.seating.index(name)
    (fact,) = one.forfeits
    assert (fact["seat"], fact["bot"]) == (bad, name)
    assert words in fact["reason"]
    assert (one.places[bad], one.places[1 - bad]) == (2, 1)
    assert (one.shares[bad], one.shares[1 - bad]) == (0, 1)
    assert one.answers[bad] <= 2
    assert mintmark.replay(record_of({"record": one.record})).result is not None


@pytest.mark.parametrize("misdeed", PROGRAMS)
def test_a_program_that_misbehaves_forfeits(misdeed, tmp_path, request):
    deed, words = PROGRAMS[misdeed]
    if "sleep" in deed:
        request.getfixturevalue("impatient")
    name = program(tmp_path, deed)
    check_forfeit(a_match("random", name), name, words)


@pytest.mark.parametrize("misdeed", MODULES)
def test_a_module_that_misbehaves_forfeits(misdeed, tmp_path, monkeypatch, request):
    deed, words = MODULES[misdeed]
    if "sleep" in deed:
        request.getfixturevalue("impatient")
    name = module(tmp_path, monkeypatch, deed)
    check_forfeit(a_match("random", name), name, words)


def test_what_a_class_prints_is_not_taken_for_its_answer(tmp_path, monkeypatch):
    deed = "print('hm'); os.system('echo hm'); return Answer(question.moves[0])"
    (one,) = played(a_match("random", module(tmp_path, monkeypatch, deed)), games=1)
    assert not one.forfeits


def test_a_class_that_cannot_be_made_forfeits(tmp_path, monkeypatch):
    name = module(tmp_path, monkeypatch, "pass", making="setup.nothing")
    check_forfeit(a_match("random", name), name, "no attribute 'nothing'")


def test_a_program_that_is_gone_in_the_middle_of_a_match_forfeits():
    name = "program:/no/such/program"
    check_forfeit(a_match("random", name), name, "could not be started: No such file")


def test_a_bot_of_the_house_that_fails_forfeits():
    class Broken:
        def answer(self, question):
            raise ZeroDivisionError("division by zero")

    match = a_match("random", "master")
    bots = {"random": Greedy(match.setup), "greedy": Greedy(match.setup), "master": Broken()}
    (one,) = played(match, bots.__getitem__, games=1)
    (fact,) = one.forfeits
    assert fact["reason"] == "raised ZeroDivisionError: division by zero"


def test_ctrl_c_is_no_failure_of_a_bot():
    class Interrupted:
        def answer(self, question):
            raise KeyboardInterrupt

    match = a_match("random", "greedy")
    bots = {"random": Interrupted(), "greedy": Greedy(match.setup)}
    with pytest.raises(KeyboardInterrupt):
        played(match, bots.__getitem__)


def test_a_bot_that_goes_round_in_circles_forfeits(monkeypatch):
    """In Coin Quest whoever takes coins back for ever keeps everyone waiting."""
    monkeypatch.setattr(game, "MOST_ANSWERS", 300)

    class Fickle:
        def answer(self, question):
            backwards = [move for move in question.moves if str(move).startswith("take")]
            return Answer((backwards or question.moves)[0])

    match = a_match("random", "master", game="coin_quest")
    bots = {"random": Greedy(match.setup), "greedy": Greedy(match.setup), "master": Fickle()}
    (one,) = played(match, bots.__getitem__, games=1)
    assert [fact["reason"] for fact in one.forfeits] == [
        "did not bring the game to its end with 300 moves"
    ]


def test_who_forfeits_is_last_and_the_others_are_placed_among_themselves():
    assert with_forfeits([1, 2, 3, 4], [False] * 4) == [1, 2, 3, 4]
    assert with_forfeits([1, 2, 3, 4], [True, False, False, False]) == [4, 1, 2, 3]
    assert with_forfeits([1, 1, 3, 4], [False, True, False, True]) == [1, 4, 2, 4]
    assert with_forfeits([2, 1, 2], [False, True, False]) == [1, 3, 1]
    assert with_forfeits([1, 2], [True, True]) == [2, 2], "then nobody has won"


def test_a_bot_that_is_stopped_takes_what_it_has_started_with_it(tmp_path, impatient):
    marker = tmp_path / "alive"
    deed = f"os.system('(while true; do date > {marker}; sleep 0.05; done) & sleep 60')"
    name = program(tmp_path, deed)
    check_forfeit(a_match("random", name), name, "took longer")
    os.remove(marker)
    time.sleep(0.3)
    assert not marker.exists()


def test_a_bot_that_has_ended_takes_what_it_has_started_with_it(tmp_path, impatient):
    marker = tmp_path / "alive"
    loop = f"(while true; do date > {marker}; sleep 0.05; done) > /dev/null 2>&1 &"
    deed = f"os.system({loop!r}); sys.exit(3)"
    name = program(tmp_path, deed)
    check_forfeit(a_match("random", name), name, "ended with exit code 3")
    time.sleep(0.1)
    marker.unlink(missing_ok=True)
    time.sleep(0.3)
    assert not marker.exists()


def test_a_bot_that_speaks_unasked_forfeits_however_late(tmp_path):
    answer = "print(json.dumps({'move': question['moves'][-1]}), flush=True)"
    deed = f"{answer}; time.sleep(0.2); print('more')"
    name = program(tmp_path, deed)
    (one, *_) = played(a_match("random", name), games=1)
    # if the next question was quicker, it is taken for the answer to that
    late, later = "said more than it was asked for", "answered nonsense: not JSON: 'more'"
    assert one.forfeits[0]["reason"] in (late, later)


def test_the_budget_is_passed_on_and_limits_the_time(tmp_path):
    assert outside.limit(Budget(iterations=5)) == outside.LIMIT
    assert outside.limit(Budget(seconds=2.0)) == 4.0
    deed = "print(json.dumps({'move': f\"{question['seconds']} {question['iterations']}\"}))"
    name = program(tmp_path, deed)
    check_forfeit(a_match("random", f"{name}@0.5s"), f"{name}@0.5s", "no such move: '0.5 None'")
    check_forfeit(a_match("random", f"{name}@70"), f"{name}@70", "no such move: 'None 70'")
