"""The levels: they play every game by its rules, repeat themselves, and differ in strength."""

import time
from functools import cache
from itertools import cycle, islice

import pytest
from support.bots import choose, moments, question
from support.matches import a_match, played

import mintmark
from mintmark.bots.levels import GRADES, LEVELS, Hasty
from mintmark.bots.roster import bot
from mintmark.engine.game import GAMES, find
from mintmark.engine.random import draw

TABLES = [(name, seats) for name in GAMES for seats in find(name).seats]
FEW = {"iterations": 6}  # so that a whole game does not take long
BUYING = {
    **{"phase": "buying", "won": [0, *[None] * 5], "asked": 0},
    **{"prestige": [3, 0], "market": "G3 C1.Q4 S2.A1"},
}


def whole_game(name, seats, levels):
    """A game in which these levels decide in turn; illegal moves would be refused."""
    play, turns = mintmark.new(name, seats=seats, seed=seats), cycle(levels)
    player = cache(lambda level: bot(level, play.setup))
    while play.awaited:
        seat = play.awaited[-1]
        asked = question(play, seat, draw(seats, play.ply), **FEW)
        play.push(seat, player(next(turns)).answer(asked).move)
    return play


def test_every_game_has_every_level():
    assert set(GRADES) == set(GAMES)
    assert LEVELS == ("novice", "casual", "club", "master")


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), [("coinage", 2), ("warehouse51", 3)])
def test_every_level_plays_a_whole_game(name, seats, level):
    assert whole_game(name, seats, [level]).result


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_level_plays_at_every_table(name, seats):
    """Games of many are long: the levels take turns."""
    assert whole_game(name, seats, LEVELS).result


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["novice", "casual", "club"])
@pytest.mark.parametrize(("name", "seats"), [("coinage", 2), ("warehouse51", 4), ("coin_quest", 3)])
def test_the_same_question_has_the_same_answer(name, seats, level):
    """With other luck the answer may be another; the bot that is asked need not be the same."""
    varied = 0
    for play, seat in islice(moments(name, seats, 5, 9), 5):
        first, second = (bot(level, play.setup) for _ in range(2))
        answers = [first.answer(question(play, seat, seed)) for seed in range(6)]
        assert answers == [second.answer(question(play, seat, seed)) for seed in range(6)]
        varied += len({answer.move for answer in answers}) > 1
    assert varied


def test_a_novice_overlooks_what_others_find():
    """The best coin of the market: mostly it is bought, and far more often than by chance."""
    play = mintmark.load("coin_quest", BUYING, seats=2, settle=False)
    found = {
        name: [str(choose(name, play, 0, seed)) for seed in range(200)].count("buy G3")
        for name in ("random", "novice", "casual")
    }
    assert found["casual"] == 200
    assert 2 * found["random"] < found["novice"] < 190


def test_a_novice_that_has_noticed_but_one_use_of_a_coin_makes_it():
    """Others would not, since nothing in sight is worth trashing."""
    play = mintmark.load("coin_quest", {"hand": ["S2.A1 G3", "C1"]}, seats=2, settle=False)
    assert str(Hasty(play.setup, 100, 0).answer(question(play, 0)).move) == "use S2.A1"
    assert str(choose("casual", play, 0)).startswith("place G3")


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("novice", "random", 100, 60), ("casual", "novice", 40, 27)],
)
def test_each_quick_level_beats_the_one_before(better, worse, games, least):
    """The seeds are fixed, and so are the games; equals would win half of them."""
    results = played(a_match(better, worse, games=games))
    assert sum(game.shares[game.seating.index(better)] for game in results) >= least


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("mastre", "did you mean 'master'?"),
        ("Club", "did you mean 'club'?"),
        ("genius", "there are novice, casual, club, master, random, greedy"),
    ],
)
def test_an_unknown_bot_is_refused_with_a_hint(name, hint):
    with pytest.raises(mintmark.InvalidOption) as refused:
        bot(name, find("coinage").setup())
    assert f"no bot called {name!r}" in str(refused.value)
    assert hint in str(refused.value)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), [("coinage", 2), ("warehouse51", 3), ("coin_quest", 3)])
def test_master_uses_its_time(name, seats):
    play, seat = next(moments(name, seats, 4, 7))
    player, asked = bot("master", play.setup), question(play, seat, seconds=0.3)
    began = time.perf_counter()
    answer = player.answer(asked)
    assert 0.25 < time.perf_counter() - began < 2
    assert answer.move in play.moves(seat)
    assert sum(e.visits for e in answer.evaluations) > 100
