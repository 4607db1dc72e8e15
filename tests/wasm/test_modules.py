"""Interpreter, Numba and WebAssembly play the same games, find the same moves, end the same way."""

from base64 import b64decode
from functools import cache
from itertools import islice

import numpy as np
import pytest
from support.bots import moments, question
from support.wasm.transcripts import FACTS, asked, narrow, played, setups, text

from mintmark.bots.levels import GRADES, Hasty
from mintmark.bots.search import Search
from mintmark.engine.batch.simulation import played as simulated
from mintmark.engine.game import GAMES, find
from mintmark.engine.numba import compile_positions
from mintmark.engine.playout import BOTS, results_layout
from mintmark.engine.position import at_hand
from mintmark.engine.wasm.workspace import GAMES as MOST_GAMES

pytestmark = pytest.mark.compiled

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
SEATS = {"coinage": 2, "warehouse51": 4, "coin_quest": 3}
STRIDES = {"coinage": 2, "warehouse51": 11, "coin_quest": 29}  # so that questions vary


@cache
def transcripts(name, games):
    """Random games of every setup."""
    game = find(name)
    compile_positions(game)
    told = [
        (setup, *played(setup, at_hand[game], 100 * k + seed))
        for k, setup in enumerate(setups(game))
        for seed in range(games)
    ]
    at_hand.clear()  # other tests begin without
    return told


def assert_replayed(name, run, games):
    known = transcripts(name, games)
    tasks = [
        {
            "task": "replay",
            "box": text(narrow(setup, setup.box, box=True)),
            "seats": setup.seats,
            "entries": entries,
        }
        for setup, entries, _ in known
    ]
    for (setup, entries, told), found in zip(known, run(name, tasks), strict=True):
        where = f"{setup.edition.name} {setup.seats} {setup.options}"
        assert len(told) == len(found) == len(entries)
        for ply, (ours, theirs) in enumerate(zip(told, found, strict=True)):
            different = [fact for fact, a, b in zip(FACTS, ours, theirs, strict=True) if a != b]
            assert not different, f"{where}: {different} before entry {ply}, {entries[ply]}"


@EVERY_GAME
def test_every_state_of_a_game_is_the_same(name, run):
    """States, moves, views, what is heard, imagined and scored, for all that can be played."""
    assert_replayed(name, run, games=1)


@pytest.mark.soak
@EVERY_GAME
def test_every_state_of_many_games_is_the_same(name, run):
    assert_replayed(name, run, games=40)


@pytest.mark.parametrize("everyone", [False, True])
@EVERY_GAME
def test_searches_of_the_same_iterations_find_the_same(name, run, everyone):
    """Visits, chances and leads of every move, to the last bit."""
    tasks, expected = [], []
    for play, seat in islice(moments(name, SEATS[name], 5, STRIDES[name]), 4):
        seed = (1 << 62) + play.ply
        answer = Search(play.setup, everyone=everyone).answer(
            question(play, seat, seed, iterations=150)
        )
        number = play.setup.moves.number
        expected.append([[number(e.move), e.visits, e.win, e.lead] for e in answer.evaluations])
        tasks.append(
            {"task": "search", "iterations": 150, "everyone": everyone, "seed": str(seed)}
            | asked(play, seat)
        )
    for ours, theirs in zip(expected, run(name, tasks), strict=True):
        assert [
            [e["move"], e["visits"], e["win"], e["lead"]] for e in theirs["evaluations"]
        ] == ours
        assert (theirs["move"], theirs["iterations"], theirs["only"]) == (ours[0][0], 150, None)


@EVERY_GAME
def test_quick_levels_make_the_same_moves(name, run):
    """A novice and a casual player, at many moments and with any luck."""
    tasks, expected, seeds = [], [], [draw * 7919 << 30 for draw in range(40)]
    for play, seat in islice(moments(name, SEATS[name], 8, 7), 6):
        for overlooked, thoughtless in (GRADES[name].novice, GRADES[name].casual, (0, 100)):
            bot, number = Hasty(play.setup, overlooked, thoughtless), play.setup.moves.number
            expected.append([number(bot.answer(question(play, seat, seed)).move) for seed in seeds])
            how = {"overlooked": overlooked, "thoughtless": thoughtless}
            tasks.append(
                {"task": "hasty", "how": how, "seeds": [*map(str, seeds)]} | asked(play, seat)
            )
    assert run(name, tasks) == expected
    assert len({tuple(moves) for moves in expected}) > 3


@pytest.mark.parametrize("bots", BOTS)
@EVERY_GAME
def test_games_by_bots_end_the_same_simulation(name, run, bots):
    setup, games = find(name).setup(SEATS[name]), MOST_GAMES if bots == "random" else 8
    log = np.zeros((1000, 2), np.int64)
    simulated(setup, 100 + games - 1, 1, [bots] * setup.seats, log)
    ours = simulated(setup, 100, games, [bots] * setup.seats)
    task = {
        "task": "playouts",
        "bots": [BOTS.index(bots)] * setup.seats,
        "seed": 100,
        "games": games,
    }
    box = {"box": text(narrow(setup, setup.box, box=True)), "seats": setup.seats}
    (found,) = run(name, [task | box])
    theirs = np.frombuffer(b64decode(found["ends"]), results_layout(setup.game))[:games]
    for column, table in (("moves", "length"), ("turns", "turns"), ("ending", "ending")):
        assert np.array_equal(theirs[column], getattr(ours, table)), column
    for column in ("scores", "places"):
        assert np.array_equal(theirs[column][:, : setup.seats], getattr(ours, column)), column
    assert found["log"] == log[: theirs["moves"][-1]].ravel().tolist()
