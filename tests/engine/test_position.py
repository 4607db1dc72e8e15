"""Positions: both machines give the same answers, and a history finds each of them again."""

from random import Random

import pytest
from support.subjects import SUBJECTS

from mintmark.engine.numba import compile_positions
from mintmark.engine.position import Position, at_hand, members
from mintmark.engine.position.compiled import Compiled
from mintmark.engine.position.history import RECENT, STRIDE, History
from mintmark.engine.position.interpreter import AWAITED, Interpreter
from mintmark.engine.rule import CHANCE, ONLOOKER

GAMES = {subject.game: subject for subject in SUBJECTS}


@pytest.fixture(autouse=True)
def interpreted_again():
    """Other tests begin without compiled positions."""
    yield
    at_hand.clear()


def steps(position, seed, most=120):
    """A random game: the positions, and what is done in each."""
    random = Random(seed)
    for _ in range(most):
        if not position.awaited:
            return
        who = random.choice(position.awaited)
        if who == CHANCE:
            number, _ = random.choice(position.weighted_numbers())
        else:
            number = random.choice(position.numbers(who))
        yield position, who, number
        position = position.applied(who, number)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_machines_give_the_same_answers(game):
    for seats in game.seats:
        setup = game.setup(seats)
        at_hand.clear()
        plain = Interpreter(setup)
        compile_positions(game)
        quick = Compiled(setup, at_hand[game])
        assert plain.start().tobytes() == quick.wide(quick.start()).tobytes()
        at_hand.clear()
        for position, who, number in steps(Position.at_start(setup), seats):
            s = position.state
            t = quick.of(s)
            assert plain.asked(s) == quick.asked(t)
            for other in set(range(seats)) - set(position.to_act):  # nobody acts unasked
                assert plain.moves(s, other) == quick.moves(t, other) == []
                assert plain.forward(s, other) == quick.forward(t, other) == []
            assert (plain.ending(s), plain.turn(s)) == (quick.ending(t), quick.turn(t))
            assert (plain.scores(s), plain.places(s)) == (quick.scores(t), quick.places(t))
            if who == CHANCE:
                assert plain.outcomes(s) == quick.outcomes(t)
            else:
                assert plain.moves(s, who) == quick.moves(t, who)
                assert plain.forward(s, who) == quick.forward(t, who)
                for n in (number, *range(0, game.moves.actions, 7)):
                    assert plain.is_legal(s, who, n) == quick.is_legal(t, who, n)
            then, asked, _ = plain.after(s, who, number, ahead=True)
            later, also, ahead = quick.after(t, who, number, ahead=True)
            assert (then.tobytes(), asked) == (quick.wide(later).tobytes(), also)
            if awaited := members(asked >> AWAITED):
                chance = awaited == (CHANCE,)
                known = plain.outcomes(then) if chance else plain.forward(then, awaited[0])
                assert ahead == known
            assert quick.after(t, who, number, ahead=False)[1:] == (also, None)
            for seat in (ONLOOKER, *range(seats)):
                assert plain.view(s, seat).tobytes() == quick.wide(quick.view(t, seat)).tobytes()
                assert plain.heard(s, who, number, seat) == quick.heard(t, who, number, seat)
                assert plain.features(s, seat).tobytes() == quick.features(t, seat).tobytes()
            imagined = quick.wide(quick.imagined(t, 0, 5))
            assert plain.imagined(s, 0, 5).tobytes() == imagined.tobytes()
            assert quick.unpacked(quick.packed(t)).tobytes() == t.tobytes()


@pytest.mark.compiled
def test_positions_are_compiled_from_when_they_are_at_hand():
    setup = SUBJECTS[0].game.setup()
    assert isinstance(Position.at_start(setup).machine, Interpreter)
    before = Position.at_start(setup)
    compile_positions(setup.game)
    assert isinstance(Position.at_start(setup).machine, Compiled)
    assert before == Position.at_start(setup)
    (move, _), *_ = before.outcomes
    after = before.after(CHANCE, move)
    assert isinstance(before.machine, Interpreter)
    assert isinstance(after.machine, Compiled)  # a game that has begun goes over
    assert after == Position.at_start(setup).after(CHANCE, move)


@pytest.mark.compiled
@pytest.mark.parametrize("compiled", [False, True])
def test_a_history_that_rested_goes_on(compiled):
    setup = SUBJECTS[0].game.setup()
    history, awake = (History(Position.at_start(setup)) for _ in range(2))
    for number, (_, who, move) in enumerate(steps(awake.last, 3)):
        if compiled and number == STRIDE:
            compile_positions(setup.game)
        for each in (history, awake):
            each.append(who, move)
        history.rest()
        history.rest()  # once more is no harm
        twin = history.copy()
        assert history.last == twin.last == awake.last
        history.rest()
        assert list(history.since(number)) == list(awake.since(number))
    assert [history[ply] for ply in range(number)] == [awake[ply] for ply in range(number)]


@pytest.mark.parametrize("met", [1, STRIDE, 2 * STRIDE])
def test_who_goes_through_a_history_that_comes_to_rest_meets_every_position(met):
    """A thread may take longer than a table waits before it rests."""
    setup = SUBJECTS[0].game.setup()
    history = History(Position.at_start(setup))
    for _, who, move in steps(history.last, 3):
        history.append(who, move)
    whole, positions = list(history.since(0)), history.since(0)
    found = [next(positions) for _ in range(met)]
    history.rest()
    assert [*found, *positions] == whole


@pytest.mark.compiled
def test_a_history_goes_over_to_compiled_code():
    setup, half, positions = SUBJECTS[0].game.setup(), 2 * STRIDE + 3, []
    history = History(Position.at_start(setup))
    for number, (_, who, move) in enumerate(steps(history.last, 3)):
        if number == half:
            compile_positions(setup.game)
        history.append(who, move)
        positions.append(history.last)
    assert len(positions) > half + 2
    for ply in range(len(positions)):
        assert list(history.since(ply))[1:] == positions[ply:]
        assert history[ply + 1] == history.copy()[ply + 1] == positions[ply]


@pytest.mark.compiled
@pytest.mark.parametrize("compiled", [False, True])
def test_a_history_finds_every_position_again(compiled):
    setup = SUBJECTS[0].game.setup()
    if compiled:
        compile_positions(setup.game)
    history, met = History(Position.at_start(setup)), []
    for position, who, number in steps(history.last, 3):
        met.append(position)
        history.append(who, number)
    assert len(met) > 2 * STRIDE > RECENT
    for ply in range(len(met)):
        assert history[ply] == met[ply]
        earlier = history.until(ply)
        assert earlier.last == met[ply] and earlier.entries == history.entries[:ply]
        assert ply == 0 or earlier[ply - 1] == met[ply - 1]
