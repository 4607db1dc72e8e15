"""Luck is nought on average, however crude the measure of value: exactly, and over many games."""

from math import fsum, sqrt
from random import Random

import pytest
from support import toy
from support.reviews import crude_answer, crude_review, found, outcomes, random_game

from mintmark.engine.position import Position
from mintmark.engine.rule import CHANCE
from mintmark.play import Play
from mintmark.review.asking import PlayOn
from mintmark.review.course import Course
from mintmark.review.values import Appraiser, final


def luck_of(course, answer):
    """What its only stroke of luck has given each seat."""
    (stroke,) = course.strokes
    change = found(Appraiser(course, 1, 0).stroke(stroke), answer)
    return [after - before for before, after in zip(change.before, change.after, strict=True)]


def test_all_that_a_toss_can_give_adds_up_to_nothing():
    """Exactly, for every toss of a game, by a measure that means nothing at all."""
    play = random_game("coinage", 2, seed=3)
    course = Course.of(play._history[0], play._entries)
    for stroke in course.strokes:
        before = course.positions[stroke.first]
        shares = [
            [chance * gain for gain in luck_of(Course([before, then], [(CHANCE, number)]), answer)]
            for number, chance, then in outcomes(before)
            for answer in [lambda question: crude_answer(play.setup, question)]
        ]
        assert len(shares) > 1
        assert any(abs(share[0]) > 0.001 for share in shares)
        assert fsum(share[0] for share in shares) == pytest.approx(0, abs=1e-12)


def exact(setup, state, last):
    """What comes of a state by the quick policy, up to a turn: all that chance can do, weighed."""
    position = Position(setup, state)
    if not position.awaited:
        return final(position)
    if position.turn >= last:
        total = sum(1 + points for points in position.scores)
        return tuple((1 + points) / total for points in position.scores)
    who = position.awaited[0]
    if who == CHANCE:
        then = [(p, exact(setup, after.state, last)) for _, p, after in outcomes(position)]
        return tuple(fsum(p * wins[k] for p, wins in then) for k in range(setup.seats))
    out = position.forward_numbers(who)
    view, spare = position.view(who).state, setup.game.State.new()
    move = setup.game.rules.policy(setup.box, view, who, out, len(out), spare, 0, 0)
    return exact(setup, position.applied(who, move).state, last)


def test_all_that_a_hidden_draw_can_give_adds_up_to_nothing():
    """The same where seats have secrets, and a state is played on instead."""
    play = Play(toy.GAME.setup(3), seed=0, settle=False)
    random = Random(0)
    while len(play.outcomes) != 3 or play.turn < 2:
        who = play.awaited[0]
        play.push(who, random.choice(play.moves(who)))
    before = play.now

    def answer(question):
        assert isinstance(question, PlayOn)
        turn = Position(play.setup, question.state).turn
        return exact(play.setup, question.state, turn + question.turns)

    gains = [
        (chance, luck_of(Course([before, then], [(CHANCE, number)]), answer))
        for number, chance, then in outcomes(before)
    ]
    assert any(abs(each) > 0.001 for _, gain in gains for each in gain)
    for seat in range(3):
        assert fsum(p * gain[seat] for p, gain in gains) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(("name", "seats"), [("warehouse51", 3), ("coin_quest", 2)])
def test_before_and_after_a_draw_states_are_played_on_up_to_the_same_turn(name, seats):
    """Otherwise the two would not be measured alike, and luck would not be nought on average."""
    play = random_game(name, seats, seed=1)
    course = Course.of(play._history[0], play._entries)
    appraiser, ends = Appraiser(course, 1, 0), set()

    def answer(question):
        ends.add(Position(play.setup, question.state).turn + question.turns)
        return crude_answer(play.setup, question)

    for stroke in course.strokes:
        ends.clear()
        found(appraiser.stroke(stroke), answer)
        assert len(ends) == 1


def test_over_many_games_luck_is_nothing():
    """By a crude measure: the mean of all luck is nought, as far as so many games can tell."""
    luck = [crude_review(random_game("coinage", 2, seed)).players[0].luck for seed in range(60)]
    mean = fsum(luck) / len(luck)
    error = sqrt(fsum((each - mean) ** 2 for each in luck) / (len(luck) - 1) / len(luck))
    assert 0 < error < 0.3
    assert abs(mean) < 4 * error
