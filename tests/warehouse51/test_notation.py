"""Positions as JSON: they round-trip, and what cannot be is named."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mintmark
from mintmark import InvalidPosition

NOTES = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]
SOLD = {relic.id: "gone" for relic in mintmark.new("warehouse51").setup.edition.relics}


def at(**fields):
    return mintmark.load("warehouse51", {"note": NOTES, **fields}, seats=4, settle=False)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_random_games_round_trips(seats):
    for seed in range(3):
        random, play = (
            Random(seed),
            mintmark.new("warehouse51", seats=seats, seed=seed, settle=False),
        )
        while play.to_act:
            if random.random() < 0.3:
                text = json.dumps(play.position)
                again = mintmark.load("warehouse51", json.loads(text), seats=seats, settle=False)
                assert again.position == play.position
                assert again.to_act == play.to_act
            seat = random.choice(play.to_act)
            play.push(seat, random.choice(play.moves(seat)))
        again = mintmark.load("warehouse51", play.position, seats=seats)
        assert again.result == play.result


def test_what_is_left_out_is_as_at_the_start():
    play = at()
    assert play.to_act == (0,)
    assert play.position["gold"] == [10, 10, 10, 10]
    assert play.position["owner"]["excalibur"] == "pile"


OPEN = {"phase": "open", "lot": "kapala", "asked": 1}
SEALED = {"phase": "sealed", "lot": "excalibur"}


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"colour": "blue"}, 'no field "colour"; there are asked, bid'),
        ({"phase": "dancing"}, "phase must be one of choosing_first"),
        ({"phase": ["open"]}, "phase must be one of"),
        ({"pile": 3}, "pile must be one of blue, green, gold, red, not 3"),
        ({"turn": -1}, "turn must be a number from 0 to 1000, not -1"),
        ({"revealer": 4}, "revealer must be a seat, from 0 to 3, or null for nobody, not 4"),
        ({"revealer": None}, "somebody must be the revealer"),
        ({"matched": 1}, "matched must be true or false, not 1"),
        ({"gold": [10, 10, 10]}, "gold must be a list of 4"),
        ({"gold": [10, 10, 10, 11]}, "there are 60 ingots, not 61"),
        ({"gold": "much"}, 'gold must be a list of 4, one for each seat, not "much"'),
        ({"tokens": 5}, "there are 6 pawn tokens, not 5"),
        ({"owner": {"sword": 0}}, 'owner: there is no relic "sword"'),
        ({"owner": {"kapala": 4}}, "owner of kapala must be a seat, from 0 to 3, or pile"),
        ({"owner": {"kapala": ["x"]}}, 'or pile, block or gone, not ."x".'),
        ({"owner": []}, "owner must be an object"),
        ({"pawned": ["kapala"], "tokens": 5}, "kapala is pawned, but nobody owns it"),
        ({"certified": ["kapala"], "owner": {"kapala": 0}}, "certificates come at the end"),
        ({"spared": ["kapala"], "owner": {"kapala": 0}}, "the Horn decides at the very end"),
        ({"note": [["kapala"], ["kapala"], [], []]}, "there is no second counterfeit of kapala"),
        ({"note": [["yata_no_kagami"], [], [], []]}, "there is no counterfeit of yata_no_kagami"),
        (
            {"note": [["kapala", "mjollnir"], [], [], []]},
            "a gap of note has room for 1, not 2",
        ),
        ({"note": [["kapala"], [], [], []]}, "4 counterfeits lie on the table, not 1"),
        ({"note": [["kapala"]]}, "note must be a list of 4"),
        ({"lot": "sword"}, 'lot: there is no relic "sword"'),
        ({"owner": {"kapala": "block"}}, "just the lot is on the block"),
        ({"phase": "open"}, "just the lot is on the block"),
        ({"owner": SOLD}, "no pile is left to reveal from"),
        ({"fist": [1, None, None, None]}, "fists are closed in sealed auctions only"),
        ({**OPEN, "lot": "excalibur"}, "this relic is sold in a sealed auction"),
        ({**OPEN, "bid": 3}, "a bid needs a leader"),
        ({**OPEN, "passed": [1]}, "who is asked must still be in, and"),
        ({**OPEN, "bid": 3, "leader": 1}, "who is asked must still be in, and"),
        ({**OPEN, "bid": 11, "leader": 2}, "the leader cannot have bid that"),
        ({**SEALED, "lot": "kapala"}, "this relic is not sold in a sealed auction"),
        ({**SEALED, "fist": [1, 2, 3, 4]}, "every fist is closed"),
        ({**SEALED, "fist": [11, None, None, None]}, "a fist holds more than the purse"),
        ({**SEALED, "bid": 3, "leader": 1}, "nobody leads while fists are closed"),
        ({"phase": "paying", "lot": "kapala", "leader": 1, "bid": 3}, "no relic lets the winner"),
        ({"phase": "paying", "lot": "kapala", "leader": 1, "bid": 30}, "cannot pay that bid"),
        ({"phase": "paying", "lot": "kapala"}, "the winner is asked, who is the leader"),
        ({"phase": "giving", "lot": "kapala", "leader": 1}, "the winner owns the lot"),
        (
            {"phase": "giving", "lot": "kapala", "leader": 1, "owner": {"kapala": 1}},
            "the lot has no such effect",
        ),
        (
            {"phase": "giving", "lot": "pandoras_box", "leader": 1, "owner": {"pandoras_box": 1}},
            "nothing to give or swap",
        ),
        ({"phase": "turning_up", "pile": "red", "owner": SOLD}, "pile that was chosen is empty"),
        ({"phase": "buying_back"}, "the end comes when all piles are empty"),
        ({"phase": "over"}, "the end comes when all piles are empty"),
        ({"phase": "certifying", "owner": SOLD, "asked": 2}, "player 3 .seat 2. has nothing"),
        ({"phase": "dealing"}, "all counterfeits lie already"),
    ],
)
def test_what_cannot_be_is_named(fields, why):
    with pytest.raises(InvalidPosition, match=why):
        at(**fields)


@pytest.mark.parametrize("given", [None, "open", 7, ["open"]])
def test_a_position_is_an_object(given):
    with pytest.raises(InvalidPosition, match="an object with fields"):
        mintmark.load("warehouse51", given)


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 80),
    st.sampled_from(["open", "kapala", "pile", "blue"]),
    st.lists(st.integers(-2, 12), max_size=5),
    st.dictionaries(st.sampled_from([*SOLD]), st.integers(-1, 4), max_size=3),
)
FIELDS = [*at().position]


@given(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4))
def test_no_object_breaks_the_reader(fields):
    try:
        play = at(**fields)
    except InvalidPosition:
        return
    for seat in play.to_act:
        assert play.moves(seat), "a position with nothing to do"
