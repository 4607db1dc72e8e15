"""Positions and moves as text: they round-trip, and what cannot be is named."""

import json
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mintmark
from mintmark import InvalidMove, InvalidPosition
from mintmark.boards.coinage import understood
from mintmark.engine.struct import plain


def random_plays(games, **options):
    for seed in range(games):
        random, play = Random(seed), mintmark.new("coinage", seed=seed, settle=False, **options)
        while play.to_act:
            yield play
            play.push(play.to_act[0], random.choice(play.moves(play.to_act[0])))
        yield play


@pytest.mark.parametrize("options", [{}, {"cover_own": True, "map": "citadel"}])
def test_every_position_of_random_games_round_trips(options):
    """All but the number of the turn (10.3)."""
    for play in random_plays(30, **options):
        again = mintmark.load("coinage", play.position, settle=False, **options)
        assert again.position == play.position
        ours, theirs = plain(play.view_state(None)), plain(again.view_state(None))
        assert {**ours, "turn": 0} == {**theirs, "turn": 0}
        assert again.to_act == play.to_act


@pytest.mark.parametrize("name", ["standard", "lagoon", "citadel", "isles"])
def test_every_move_round_trips_as_text_as_value_and_as_number(name):
    table = mintmark.new("coinage", map=name).setup.moves
    assert len(table) == 171
    for number, move in enumerate(table.all):
        assert table.number(str(move)) == table.number(move) == number
        assert table[number] == move


def test_case_and_blanks_do_not_matter():
    play = mintmark.load("coinage", "gold 4,3,2,1 4,3,2,1 - 1")
    play.push(0, "  PLACE 1   a1 ")
    assert str(play.record.entries[-1].move) == "place 1 A1"


@pytest.mark.parametrize(
    "text", ["", "plaec 1 A1", "place 5 A1", "place 1 D9", "move A1", "done done", "é"]
)
def test_what_is_no_move_is_refused_in_words(text):
    play = mintmark.new("coinage", seed=1)
    before = play.position
    with pytest.raises(InvalidMove, match="There is no move"):
        play.push(0, text)
    assert play.position == before


def test_roman_numerals_and_names_of_areas_are_understood():
    table = mintmark.new("coinage").setup.moves
    assert table.number("place IV Mintham") == table.number("place 4 C2")
    lagoon = mintmark.new("coinage", map="lagoon").setup.moves
    assert lagoon.number("move chalk arch A1") == lagoon.number("move A2 A1")


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "move Oldholt A1"), ("de", "move altenholz A1"), ("ru", "move Старый бор A1")],
)
def test_at_a_terminal_areas_go_by_the_names_that_are_shown(language, typed):
    assert understood(mintmark.new("coinage").setup, typed, language) == "move B2 A1"


def test_a_slip_of_the_pen_gets_a_hint():
    with pytest.raises(InvalidMove, match="do you mean place"):
        mintmark.new("coinage", seed=1).push(0, "plase 1 A1")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (7, "is a text, not int"),
        ("", "five fields or six, not 0"),
        ("gold 4,3,2,1 4,3,2,1 -", "not 4"),
        ("bronze 4,3,2,1 4,3,2,1 - ?", "gold or silver, not 'bronze'"),
        ("gold 4,3,2 4,3,2,1 - ?", "gold's bank is four numbers"),
        ("gold 4,3,2,1 4,3,2,-1 - ?", "silver's bank is four numbers"),
        ("gold 4,3,2,² 4,3,2,1 - ?", "gold's bank is four numbers"),
        ("gold 4,3,2,1 4,3,2,1 D1:1g ?", "no such area: 'D1'"),
        ("gold 4,3,2,1 4,3,2,1 A1 ?", "a stack is coins as in 4g2s"),
        ("gold 4,3,2,1 4,3,2,1 A1:5g ?", "a stack is coins as in 4g2s"),
        ("gold 3,3,2,1 3,3,2,1 A1:1g/A1:1s ?", "A1 stands twice"),
        ("gold 3,2,2,1 4,3,2,1 A1:1g2g ?", "only on a larger one"),
        ("gold 3,3,2,1 3,3,2,1 A1:1g1s ?", "only on a larger one"),
        ("gold 4,3,2,1 4,3,2,1 A1:1g ?", "8 coins of rank I, not 9"),
        ("gold 4,3,2,0 4,3,2,1 - ?", "2 coins of rank IV, not 1"),
        ("gold 4,3,2,1 4,3,2,1 - 3,1", "ranks in order"),
        ("gold 4,3,2,1 4,3,2,1 - 5", "ranks in order"),
        ("gold 4,3,2,0 4,3,2,2 - 4", "gold has no coin of rank 4 left"),
        ("gold 4,3,2,1 4,3,2,1 - ? 1", "before its slap"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2 3", "can be left"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2 2,1", "can be left"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2 1,2,pay", "can be left"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2,3 -", "no turn with this slap"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2,3,4 1,2,3,4", "no turn with this slap"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2,3,4 1,pay", "no turn with this slap"),
        ("gold 4,3,2,0 4,3,2,2 - 4 move", "gold has used a coin of rank 4 that lies nowhere"),
        ("gold 4,3,2,1 4,3,2,1 - 1,2 -", "used a coin of rank 1,2 that lies nowhere"),
        ("gold 3,3,2,1 4,3,2,1 A1:1g 1,2 -", "used a coin of rank 2 that lies nowhere"),
        ("gold 4,3,2,2 4,3,2,0 - 1,2,3,4 1,2,3", "used a coin of rank 4 that lies nowhere"),
    ],
)
def test_what_cannot_be_is_named(text, why):
    with pytest.raises(InvalidPosition, match=why.replace("(", r"\(")):
        mintmark.load("coinage", text)


@given(st.text("goldsilver 0123456789,:/-?ABCgspaymovecture", max_size=60))
def test_no_text_breaks_the_reader(text):
    with suppress(InvalidPosition):
        mintmark.load("coinage", text, settle=False)


@given(st.data())
def test_no_changed_position_breaks_the_reader(data):
    text = "gold 3,2,2,1 4,3,2,1 A1:1g/A2:2g 1,2,3,4 3,4,pay"
    at = data.draw(st.integers(0, len(text)))
    new = data.draw(st.text("0123456789,:/-?ABCgs ", max_size=3))
    try:
        play = mintmark.load("coinage", text[:at] + new + text[at + len(new) :], settle=False)
    except InvalidPosition:
        return
    assert mintmark.load("coinage", play.position, settle=False).position == play.position


def test_a_finished_position_loads_as_finished():
    play = mintmark.load(
        "coinage", "gold 0,0,0,0 6,5,4,2 A1:2g/A2:1g/A3:1g ? ".replace(" ? ", " ?"), settle=False
    )
    assert play.result.ending == "empty-bank"
    assert play.to_act == ()


def test_a_view_turns_into_json_as_it_is():
    play = mintmark.load("coinage", "gold 3,3,2,0 4,2,2,1 A1:4g2s1g 1,3")
    facts = json.loads(json.dumps(play.view(0).plain()))
    assert facts["position"] == play.position
    assert facts["stacks"]["A1"][-1] == {"rank": 1, "side": "gold"}
    assert facts["moves"] == [str(move) for move in play.moves(0)]
    assert play.view(1).moves == play.view(None).moves == ()
