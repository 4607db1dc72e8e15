"""What outside bots are told is what they may know; what they answer is read strictly."""

import json

import pytest
from support.bots import choose, question

import mintmark
from mintmark.arena.subprocess.protocol import (
    answer_from,
    answer_in_words,
    as_struct,
    greeting,
    in_words,
    line_of,
    question_from,
    setup_from,
)
from mintmark.bots.bot import Answer, Evaluation
from mintmark.engine.game import EditionFile, find
from mintmark.engine.position import Position

GAMES = [("coinage", 2), ("warehouse51", 4), ("coin_quest", 3)]


def some_way_in(name, seats, plies=20, seed=3):
    """A game that has gone on for a while."""
    play = mintmark.new(name, seats=seats, seed=seed)
    while play.ply < plies and play.awaited:
        play.push(play.awaited[0], choose("random", play, play.awaited[0]))
    return play


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_question_says_what_the_seat_sees_and_may_do(name, seats):
    play = some_way_in(name, seats)
    seat = play.awaited[0]
    said = json.loads(line_of(in_words(question(play, seat, seed=77, seconds=0.5))))
    assert said.keys() == {"seat", "view", "moves", "forward", "seed", "seconds", "iterations"}
    assert said["view"] == json.loads(json.dumps(play.view(seat).plain()))
    assert said["moves"] == [str(move) for move in play.moves(seat)]
    assert set(said["forward"]) <= set(said["moves"])
    assert (said["seed"], said["seconds"], said["iterations"]) == (77, 0.5, None)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_hosted_class_gets_the_question_as_it_is(name, seats):
    play = some_way_in(name, seats)
    asked = question(play, play.awaited[0], seed=5, iterations=9)
    line = line_of(as_struct(asked))
    setup = setup_from(json.loads(line_of(greeting(play.setup))))
    heard = question_from(json.loads(line), setup)
    assert heard.view.tobytes() == asked.view.tobytes()
    assert (heard.seat, heard.seed, heard.budget) == (asked.seat, asked.seed, asked.budget)
    assert heard.moves == asked.moves


@pytest.mark.parametrize(("name", "seats"), GAMES[1:])
def test_what_is_hidden_from_a_seat_changes_nothing_that_it_is_told(name, seats):
    """Two games that differ only in what the others hold behind their backs look the same."""
    play = some_way_in(name, seats)
    seat = play.awaited[0]
    other = play.copy()
    imagined = play.view_state(seat)
    play.setup.game.rules.imagine(play.setup.box, imagined, seat, 12345)
    other._history._recent[-1] = Position(play.setup, imagined)
    assert other.now.state.tobytes() != play.now.state.tobytes(), "something is hidden"
    for worded in (in_words, as_struct):
        assert worded(question(other, seat)) == worded(question(play, seat))


def test_the_greeting_tells_what_is_on_the_box_and_nothing_else():
    play = mintmark.new("coinage", seed=424242)
    assert greeting(play.setup) == {
        "mintmark": 1,
        "game": "coinage",
        "rules": 1,
        "edition": "standard",
        "own_edition": None,
        "options": {"cover_own": False, "turn_limit": 200, "bank_tiebreak": False},
        "seats": 2,
    }


def test_an_edition_of_ones_own_is_told():
    own = EditionFile("mine", find("coinage").edition_file("isles").text)
    setup = find("coinage").setup(map=own, turn_limit=50)
    again = setup_from(json.loads(line_of(greeting(setup))))
    assert again.own_edition == setup.own_edition
    assert again.options == setup.options


def test_an_answer_comes_back_with_its_evaluations():
    setup = find("coinage").setup()
    move = setup.moves[3]
    answer = Answer(move, (Evaluation(move, 12, 0.5, -1.5), Evaluation(move, 0, None, None)))
    assert answer_from(line_of(answer_in_words(answer)), setup) == answer
    assert answer_from(b'{"move": "DONE"}', setup).evaluations == ()
