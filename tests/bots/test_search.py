"""Search: the same in both modes, within time and memory, by its own view, and strong."""

import time
from itertools import islice

import pytest
from support.bots import choose, moments, question

import mintmark
from mintmark.bots.bot import Budget
from mintmark.bots.search import Search
from mintmark.engine.game import find
from mintmark.engine.search import search_of

pytestmark = pytest.mark.compiled


def moment(name, seats, seed=4, stride=7):
    return next(moments(name, seats, seed, stride))


@pytest.mark.parametrize(
    ("name", "seats", "everyone"),
    [("coinage", 2, False), ("warehouse51", 3, False), ("coin_quest", 3, True)],
)
def test_interpreted_and_compiled_searches_are_the_same(name, seats, everyone):
    for play, seat in islice(moments(name, seats, 3, 11), 2):
        plain = Search(play.setup, everyone=everyone, search=search_of(play.setup.game))
        game = play.setup.game
        plain.box, plain.layout = play.setup.box, game.State.wide
        plain.states = game.State.several(3, game.State.wide)
        asked = question(play, seat, seed=1, iterations=6)
        answers = [bot.answer(asked) for bot in (Search(play.setup, everyone=everyone), plain)]
        assert answers[0] == answers[1]
        assert sum(e.visits for e in answers[0].evaluations) == 6


def test_the_slices_do_not_matter():
    """However the iterations are shared out between looks at the clock, they are the same."""
    play, seat = moment("coinage", 2)
    bot = Search(play.setup)
    whole = bot.answer(question(play, seat, iterations=400))
    *_, last = map(slowly, bot.thinking(question(play, seat, iterations=400)))
    assert last == whole


def slowly(answer):
    time.sleep(0.01)
    return answer


def test_it_can_be_asked_for_its_best_answer_so_far():
    play, seat = moment("coinage", 2)
    answers = []
    for answer in Search(play.setup).thinking(question(play, seat, seconds=60)):
        answers.append(answer)
        if len(answers) == 5:
            break
    visits = [sum(e.visits for e in answer.evaluations) for answer in answers]
    assert visits == sorted(set(visits))
    assert all(answer.move in play.moves(seat) for answer in answers)


def test_every_move_that_leads_on_is_evaluated():
    play, seat = moment("coinage", 2)
    found = play.analyse(seat, iterations=500)
    assert {e.move for e in found} == set(play.moves(seat))
    assert sum(e.visits for e in found) == 500
    assert all((e.win is None) == (e.visits == 0) for e in found)
    assert all(0 <= e.win <= 1 for e in found if e.visits)
    assert play.analyse(seat, iterations=500) == found


def test_memory_is_bounded_coin_quest():
    """A tree that is full goes on weighing the moves that it has."""
    play, seat = moment("coin_quest", 3)
    bot = Search(play.setup)
    bot.tree = bot.tree[:60]
    found = bot.answer(question(play, seat, iterations=500)).evaluations
    assert sum(e.visits for e in found) == 500


def test_it_stops_in_time_coin_quest():
    play, seat = moment("coin_quest", 3)
    bot = Search(play.setup)
    began = time.perf_counter()
    found = bot.answer(question(play, seat, seconds=0.2)).evaluations
    assert sum(e.visits for e in found) >= 32
    assert time.perf_counter() - began < 5


def test_a_line_is_explored_whatever_the_search_thinks_of_it():
    play, seat = moment("coinage", 2)
    bot, asked = Search(play.setup), question(play, seat, seed=5, iterations=400)
    free = bot.explore(asked, ())
    assert [(line.moves[0], line.visits[0]) for line in free.lines] == [
        (play.setup.moves.number(e.move), e.visits) for e in bot.answer(asked).evaluations
    ]
    worst = free.lines[-1].moves[:1]
    forced = bot.explore(asked, worst)
    assert forced.visits == 400
    assert sum(forced.wins) == pytest.approx(1)
    assert forced.wins[seat] < free.lines[0].wins[seat]
    then = play.now.applied(seat, worst[0])
    assert {line.moves[0] for line in forced.lines} == set(then.forward_numbers(seat))


def test_a_line_may_be_a_whole_bid_coin_quest():
    """What is placed in the order of the record is explored, all of it, before others are met."""
    play, seat = mintmark.new("coin_quest", seats=3, seed=2), 1
    then, line = play.now, []
    while seat in then.awaited:
        line.append(then.forward_numbers(seat)[-1])
        then = then.applied(seat, line[-1])
    found = Search(play.setup).explore(question(play, seat, iterations=50), line)
    assert len(line) == 6
    assert found.visits == 50
    assert sum(found.wins) == pytest.approx(1)


def test_a_state_is_played_on_as_it_is_coin_quest():
    """Not as a seat may imagine it: what lies behind a screen counts."""
    hand, bag = "C1 C2 S1", ["C1 C1 C2 S1", ""]
    last = {"round": 11, "locked": [1], "pouch": ["C1", "C1"], "bag": [bag, bag]}
    chances, views = [], []
    for lot in "45":
        position = {**last, "hand": [hand, ""], "bids": [{}, {lot: hand}]}
        play = mintmark.load("coin_quest", position, seats=2, settle=False)
        chances.append(Search(play.setup).play_on(play.now.state, turns=1, iterations=100, seed=1))
        views.append(play.view(0))
    assert views[0] == views[1]
    assert chances == [(0, 1), (1, 0)]


@pytest.mark.parametrize(
    "budget",
    [{"seconds": float("nan")}, {"seconds": float("inf")}, {"seconds": -1}, {"iterations": 0}],
)
def test_a_budget_without_end_or_without_anything_is_refused(budget):
    with pytest.raises(mintmark.InvalidOption, match="a budget must be more than nothing"):
        Budget(**budget)


def test_a_question_without_a_budget_gets_the_bots_own():
    play, seat = moment("coinage", 2)
    found = Search(play.setup, Budget(iterations=33)).answer(question(play, seat)).evaluations
    assert sum(e.visits for e in found) == 33


def test_a_seat_that_has_no_choice_does_not_think_coin_quest():
    play = mintmark.load("coin_quest", {"hand": ["", "C1"]}, seats=2, settle=False)
    answer = Search(play.setup).answer(question(play, 0, seconds=60))
    assert (str(answer.move), answer.evaluations) == ("lock", ())


def test_only_a_seat_that_is_asked_can_have_its_moves_analysed():
    play = mintmark.new("coinage", seed=7)
    with pytest.raises(mintmark.NotYourTurn, match="Silver is not asked"):
        play.analyse(1)
    with pytest.raises(mintmark.InvalidOption, match="no such seat"):
        play.analyse(2)


@pytest.mark.parametrize(
    ("name", "seats", "iterations", "games", "least"),
    [
        ("coinage", 2, 4000, 16, 9),
        pytest.param("coin_quest", 3, 60, 6, 4, marks=pytest.mark.soak),
        pytest.param("warehouse51", 3, 100, 9, 5, marks=pytest.mark.soak),
    ],
)
def test_search_beats_greedy_players(name, seats, iterations, games, least):
    """The seeds are fixed, and so are the games: this fails only if something changes."""
    setup, won = find(name).setup(seats), 0.0
    bot = Search(setup, Budget(iterations=iterations))
    for number in range(games):
        play, own = mintmark.new(name, seats=seats, seed=number), number % seats
        while play.awaited:
            seat = own if own in play.awaited else play.awaited[0]
            if seat == own:
                move = bot.answer(question(play, seat, seed=play.ply)).move
            else:
                move = choose("greedy", play, seat, number)
            play.push(seat, move)
        won += (own in play.result.winners) / len(play.result.winners)
    assert won >= least
