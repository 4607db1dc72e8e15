"""Search: on a view alone, the same in both modes, within time and memory, and strong."""

import time
from random import Random

import numpy as np
import pytest
from asking import choose
from subjects import SUBJECTS

import mintmark
from mintmark.bots import search as bots
from mintmark.bots.search import Search
from mintmark.engine.compiled import compiled_search
from mintmark.engine.game import find
from mintmark.engine.record import relaid
from mintmark.engine.search import search_of

GAMES = [
    ("coinage", 2),
    ("warehouse51", 3),
    ("coin_quest", 2),
    ("coin_quest", 4),
]
SUBJECT = {subject.game.name: subject for subject in SUBJECTS}


def searcher(setup, nodes=None):
    found = Search(setup, compiled_search(setup.game))
    if nodes:
        found.tree = found.tree[:nodes]
    return found


def positions(name, seats, seed, count):
    """Some moments of a random game at which a seat has a choice."""
    play, random = mintmark.new(name, seats=seats, seed=seed), Random(seed)
    moments = []
    while play.awaited:
        seat = random.choice(play.awaited)
        moves = play.moves(seat)
        if len(moves) > 1:
            moments.append((play.copy(), seat))
        play.push(seat, choose("random", play, seat, seed))
    return random.sample(moments, min(count, len(moments)))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_answer_depends_on_nothing_that_the_seat_cannot_see(name, seats):
    """With everything hidden changed, the same moves are looked at as often, and valued alike."""
    subject, changed = SUBJECT[name], 0
    for play, seat in positions(name, seats, 5, 12):
        bot, random = searcher(play.setup), Random(play.ply)
        answers = set()
        for twin in range(3):
            s = play._state()
            if twin:
                subject.permute(play.setup, s, seat, random)
                changed += s.tobytes() != play._state().tobytes()
            v = play.setup.game.State.new()
            play.setup.game.State.hide(v)
            play.setup.game.rules.view(play.setup.box, s, seat, v)
            answers.add(bot.evaluate(v, seat, seed=7, iterations=40))
        assert len(answers) == 1
    assert changed or not play.setup.game.secrets


def test_a_search_that_peeks_is_caught():
    """Given the state instead of the view, it answers by counterfeits that it should not know."""
    subject, different = SUBJECT["warehouse51"], 0
    for play, seat in positions("warehouse51", 3, 5, 10):
        bot, s = searcher(play.setup), play._state()
        subject.permute(play.setup, s, seat, Random(play.ply))
        answers = {bot.evaluate(w, seat, seed=7, iterations=60) for w in (s, play._state())}
        different += len(answers) > 1
    assert different


@pytest.mark.parametrize(("name", "seats"), [("coinage", 2), ("coin_quest", 3)])
def test_interpreted_and_compiled_searches_are_the_same(name, seats):
    for play, seat in positions(name, seats, 3, 2):
        view = play.view_record(seat)
        compiled = searcher(play.setup)
        plain = Search(play.setup, search_of(play.setup.game))
        game = play.setup.game
        plain.box, plain.states = play.setup.box, game.State.several(3, game.State.wide)
        results = [
            compiled.evaluate(view, seat, seed=1, iterations=4),
            wide(plain, view, seat, iterations=4),
        ]
        assert results[0] == results[1]


def wide(bot, view, seat, iterations):
    """The search as the interpreter runs it, over records in the wide layout."""
    game = bot.setup.game
    inside = 1 << seat if game.secrets else (1 << bot.setup.seats) - 1
    bot.tree[0] = 0
    tree = (bot.tree, 1, bots.draw(1, 0) << 20, iterations)
    v = relaid(view, game.State.wide)
    bot.search(bot.box, v, seat, inside, bot.states, bot.policy, *tree, *bot.scratch)
    return bot.children(seat)


def test_memory_is_bounded():
    """A tree that is full goes on weighing the moves that it has."""
    ((play, seat),) = positions("coin_quest", 3, 4, 1)
    bot = searcher(play.setup, nodes=40)
    found = bot.evaluate(play.view_record(seat), seat, seed=1, iterations=500)
    assert len(bot.tree) == 40
    assert sum(e.visits for e in found) <= 500


def test_it_stops_in_time():
    ((play, seat),) = positions("coin_quest", 3, 4, 1)
    bot = searcher(play.setup)
    began = time.perf_counter()
    found = bot.evaluate(play.view_record(seat), seat, seed=1, seconds=0.2)
    assert sum(e.visits for e in found) >= 32
    assert time.perf_counter() - began < 5


def test_a_seat_that_has_no_choice_does_not_think():
    play = mintmark.load("coin_quest", {"hand": ["", "C1"]}, seats=2, settle=False)
    (only,) = searcher(play.setup).evaluate(play.view_record(0), 0, seed=1, seconds=60)
    assert (str(only.move), only.visits) == ("lock", 0)


def test_it_sees_what_wins_at_once():
    """The last purchase of the game: four points of Quality for three of prestige win it."""
    fields = {
        "phase": "buying",
        "round": 11,
        "won": [0, *[None] * 5],
        "asked": 0,
        "prestige": [5, 5],
        "market": "G3 S4 C1.Q4",
        "pouch": ["C1", "C1 C2"],
    }
    play = mintmark.load("coin_quest", fields, seats=2, settle=False)
    best = searcher(play.setup).evaluate(play.view_record(0), 0, seed=1, iterations=200)[0]
    assert str(best.move) == "buy C1.Q4"
    assert best.win > 0.9


@pytest.mark.parametrize(
    ("name", "seats", "iterations", "games", "least"),
    [
        ("coinage", 2, 1000, 6, 4),
        pytest.param("coin_quest", 3, 200, 9, 5, marks=pytest.mark.soak),
        pytest.param("warehouse51", 3, 300, 9, 5, marks=pytest.mark.soak),
    ],
)
def test_it_beats_greedy_players(name, seats, iterations, games, least):
    """The seeds are fixed, and so are the games: this fails only if something changes."""
    setup = find(name).setup(seats)
    bot, won = searcher(setup), 0.0
    for number in range(games):
        play, own = mintmark.new(name, seats=seats, seed=number), number % seats
        while play.awaited:
            seat = own if own in play.awaited else play.awaited[0]
            if seat == own:
                view = play.view_record(seat)
                move = bot.evaluate(view, seat, seed=play.ply, iterations=iterations)[0].move
            else:
                move = choose("greedy", play, seat, number)
            play.push(seat, move)
        places = np.array(play.result.places)
        won += (places[own] == 1) / (places == 1).sum()
    assert won >= least
