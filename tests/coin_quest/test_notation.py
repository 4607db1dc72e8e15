"""Coins, moves and positions as texts: they round-trip, and what cannot be is named."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mintmark
from mintmark import InvalidPosition
from mintmark.games.coin_quest import GAME
from mintmark.games.coin_quest.coin import coin_of
from mintmark.games.coin_quest.moves import TABLE

EDITION = GAME.setup().edition


def at(seats=2, **fields):
    return mintmark.load("coin_quest", fields, seats=seats, settle=False)


def test_every_coin_reads_back():
    for coin in EDITION.kinds:
        assert coin_of(str(coin)) == coin
    assert len({str(coin) for coin in EDITION.kinds}) == len(EDITION.kinds) == 57


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with G, S or C"),
        ("X2", "begins with G, S or C"),
        ("G", "a value from 1 to 9"),
        ("G10", "a value from 1 to 9"),
        ("C0", "a value from 1 to 9"),
        ("S2.A3", "'A3' is no icon"),
        ("S2.Q5", "'Q5' is no icon"),
        ("S2.K1", "'K1' is no icon"),
        ("S2.", "'' is no icon"),
        ("S2.A1.U1", "one icon on the left and one on the right"),
        ("S2.Q1.K", "one icon on the left and one on the right"),
        ("S2.K.A1", "write it S2.A1.K"),
        ("S2.K.K", "'K' is no icon"),
        ("S2.A1.A1", "write it S2.A1"),
    ],
)
def test_a_text_that_is_no_coin_is_explained(text, why):
    with pytest.raises(ValueError, match=why.replace("(", r"\(").replace(".", r"\.")):
        coin_of(text)


def test_every_move_reads_back_and_numbers_are_kept_free():
    moves = GAME.setup().moves
    assert len(moves) == TABLE.size
    for number, move in enumerate(moves.all):
        if move is not None:
            assert moves.number(str(move)) == moves.number(move) == number
    assert sum(move is None for move in moves.all) > 0
    assert moves.number("PLACE  s2.u1.k ON 3") == moves.number("place S2.U1.K on 3")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("use", "use G3.Q1$"),
        ("use G9", "use G3.Q1$"),
        ("place G1 on 7", "place G3.Q1 on 3$"),
        ("pass penny to 0", "pass penny to 2$"),
        ("trash C1 from", "trash G3.Q1 · trash G3.Q1 from discard$"),
        ("dance", "use G3.Q1 · draw · stop .* decline$"),
    ],
)
def test_what_is_no_move_is_refused_and_told_how_such_moves_look(text, form):
    play = mintmark.new("coin_quest", seed=1)
    with pytest.raises(mintmark.InvalidMove, match=form):
        play.push(0, text)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_random_games_round_trips(seats):
    random = Random(seats)
    options = {"essen": random.choice(["off", "short", "long"]), "everyone_buys": seats % 2 == 0}
    play = mintmark.new("coin_quest", seats=seats, seed=seats, settle=False, **options)
    while play.to_act:
        if random.random() < 0.05:
            text = json.dumps(play.position)
            load = {"seats": seats, "settle": False, **options}
            again = mintmark.load("coin_quest", json.loads(text), **load)
            assert again.now.state.tobytes() == play.now.state.tobytes()
        seat = random.choice(play.awaited)
        play.push(seat, random.choice(play.moves(seat)))
    again = mintmark.load("coin_quest", play.position, seats=seats, **options)
    assert again.result == play.result


def test_a_record_replays_to_the_same_end():
    play = mintmark.new("coin_quest", seats=3, seed=9, edition="richer")
    random = Random(9)
    while play.to_act:
        seat = random.choice(play.awaited)
        play.push(seat, random.choice(play.moves(seat)))
    again = mintmark.replay(str(play.record))
    assert again.position == play.position
    assert again.result == play.result
    assert again.story(1) == play.story(1)


def test_what_is_left_out_is_as_at_the_start():
    play = at(3, hand=["G1 S2", "", ""])
    assert play.to_act == (0, 1, 2)
    assert play.position["pouch"][0] == "S1 S1 C3 C2 C2 C1 C1 C1"
    assert play.position["round"] == 1
    assert play.position["market"] == ""


USED = {"hand": ["C1.R2", ""]}
BUYING = {
    "phase": "buying",
    "won": [0, *[None] * 5],
    "asked": 0,
    "prestige": [5, 0],
    "market": "G3",
}
STOLEN = {"hand": ["C1", ""], "pouch": ["", "S1 penny"], "bag": [["", ""], ["C1 S1", ""]]}
THEFT = [0, 1, "old", "C1"]
USED = {"hand": ["C1.R2 C2", ""], "used": ["C1.R2", ""]}
LATE = {"bids": [{}, {"1": "C1"}]}  # a winning bid whose lot's turn is through
AGE = {"hand": ["S2.A1 C1", ""], "used": ["S2.A1", ""], "action": ["S2.A1", None]}


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"colour": "blue"}, 'no field "colour"; there are action, asked'),
        ({"phase": "dancing"}, "phase must be one of choosing_first"),
        ({"round": 12}, "round must be a number from 1 to 11, not 12"),
        ({"first": 2}, "first must be a seat, from 0 to 1, or null for nobody, not 2"),
        ({"first": None}, "somebody is first"),
        ({"hand": ["C1"]}, "hand must be a list of 2, one for each seat"),
        ({"hand": ["C9", ""]}, 'hand: there is no coin "C9" in this edition'),
        ({"hand": [["C1"], ""]}, "hand must be a text of coins"),
        ({"hand": ["penny", ""]}, "the Penny is never in a hand or bid"),
        ({"hand": ["G3 G3", ""]}, "too many coins G3"),
        ({"hand": ["C1 " * 30, ""]}, "too many coins C1"),
        ({"bids": [{"7": "C1"}, {}]}, 'there is no lot "7"'),
        ({"bids": [["C1"], {}]}, "bids must be objects"),
        ({"bids": [{"5": "G1"}, {}]}, "lot 5 does not take that coin"),
        ({"bids": [{"6": "C1"}, {}]}, "lot 6 does not take that coin"),
        ({"won": [0]}, "won must be a list of 6"),
        ({"prestige": [-1, 0]}, "prestige must be a number from 0"),
        ({"locked": [0, 1]}, "all have locked"),
        ({"hand": ["C1", ""], "locked": [0]}, "player 1 .seat 0. cannot have locked"),
        ({"phase": "laying", "locked": [0]}, "seats lock while they bid"),
        ({"bought": [0]}, "seats buy in the phase of buying"),
        ({"used": ["C1.R2", ""]}, "a coin that was used is in hand or bid"),
        ({"hand": ["C1", ""], "used": ["C1", ""]}, "a coin without an action was used"),
        ({**USED, "action": ["C1.R2", None]}, "no action that stays open"),
        ({"action": ["S2.A1", None]}, "the coin in use is in hand"),
        ({"hand": ["S2.A1 C1", ""], "action": ["S2.A1", None]}, "a coin in use counts as used"),
        ({"left": [1, 0]}, "no coin is in use .left, last."),
        ({"last": ["trash C9", None]}, "last is a move like trash C1"),
        ({"tipped": [0], "discard": ["G3", ""]}, "the discards were tipped in"),
        ({"fresh": ["C1", ""]}, "nothing was tipped in"),
        ({"bag": [["C1", ""], ["", ""]]}, "a bag does not fit"),
        ({"bag": ["", ""]}, "bag must be a list of 2"),
        ({"thefts": [[0, 0, "old", "C1"]]}, "nobody steals from themselves"),
        ({"thefts": [[0, 1, "blue", "C1"]]}, 'from an old or a new pouch, not "blue"'),
        ({"thefts": [[0, 1]]}, "thefts must be a list of 4"),
        ({"thefts": [THEFT] * 30}, "24 thefts a round at most"),
        ({**STOLEN, "thefts": [THEFT, THEFT]}, "a coin was drawn or stolen that is not there"),
        ({"shown": [[0, "C1"]]}, "shown must be a list of 4"),
        ({"shown": [[0, "C1", 0, 0]] * 103}, "102 coins are shown a round at most"),
        ({"shown": [[0, "C1", 0, 1]]}, "shown must be a number from 0 to 0"),
        ({**USED, "shown": [[0, "C1.R2", 3, 0]]}, "shown is in order, and before another coin"),
        ({**USED, "shown": [[0, "C1", 1, 0]]}, "what was shown was used or trashed"),
        ({**USED, "shown": [[0, "C1.R2", 0, 0]]}, "cannot have come into that hand in time"),
        ({"drawer": 0}, "drawer and victim are both named"),
        ({"drawer": 0, "victim": 1}, "who takes from another's pouch holds the Penny"),
        (
            {"drawer": 0, "victim": 0, "pouch": ["", ""]},
            "the pouch that a coin comes from is empty",
        ),
        ({"phase": "drawing"}, "player 1 .seat 0. draws now"),
        ({"phase": "drawing", "served": 2}, "all have drawn already"),
        ({"phase": "laying", "served": 3}, "all lots have their coin"),
        ({"phase": "laying", "hand": ["C1", ""]}, "hands and boards are empty now"),
        ({"phase": "revealed", "thefts": [THEFT]}, "nothing is stolen, shown or tipped in now"),
        ({"phase": "revealed", "used": ["C1", ""]}, "used must be empty unless"),
        ({"phase": "stocking", "market": "G3"}, "served counts the coins in the market"),
        ({"asked": 0}, "somebody is asked while coins are bought"),
        ({**BUYING, "asked": 1}, "it is their turn to buy"),
        ({**BUYING, "bought": [0]}, "who is asked has bought already"),
        ({**BUYING, "prestige": [2, 0]}, "who is asked has too little prestige"),
        ({**BUYING, "market": ""}, "the market is empty"),
        ({**BUYING, "served": 6}, "all have been served"),
        ({"phase": "over", "round": 11, "holder": 0}, "the Penny is passed on when it is drawn"),
        ({"phase": "over", "round": 3}, "the game is over after its last round"),
        ({"phase": "choosing_first", "first": 0}, "somebody is first, but only once"),
        ({**BUYING, "bids": [{}, {"4": "C1"}]}, "only winning bids wait"),
        ({**BUYING, "won": [1, 0, *[None] * 4], "served": 1, **LATE}, "only winning bids wait"),
        ({**AGE, "left": [2, 0]}, "more is left of an action than"),
        ({"market": "G3 G3.Q1 G2 G2 G1.K G1.S S4 S3"}, "the market has 7 spaces"),
    ],
)
def test_what_cannot_be_is_named(fields, why):
    with pytest.raises(InvalidPosition, match=why):
        at(**fields)


def test_a_stolen_coin_can_be_part_of_a_position():
    play = at(**STOLEN, thefts=[THEFT])
    assert play.position["thefts"] == [THEFT]
    assert play.view(1).pouch == ("S1", "C1", "penny")
    assert play.view(1).pouch_less == 1


def test_too_few_coins_for_the_rounds_to_come():
    taken = " ".join(str(coin) for coin in EDITION.sets[1][:40] if str(coin) != "penny")
    with pytest.raises(InvalidPosition, match="too few coins are left"):
        at(discard=[taken, ""])


@pytest.mark.parametrize("given", [None, "open", 7, ["open"]])
def test_a_position_is_an_object(given):
    with pytest.raises(InvalidPosition, match="an object with fields"):
        mintmark.load("coin_quest", given)


VALUES = st.one_of(
    st.none(),
    st.integers(-3, 20),
    st.sampled_from(["bidding", "drawing", "buying", "C1", "G1 S2"]),
    st.lists(
        st.one_of(st.none(), st.integers(-1, 3), st.sampled_from(["C1", "", "G1.U1"])), max_size=3
    ),
    st.lists(st.dictionaries(st.sampled_from("126"), st.just("C1"), max_size=2), max_size=2),
)


@given(st.dictionaries(st.sampled_from([*at().position]), VALUES, max_size=4))
def test_no_object_breaks_the_reader(fields):
    try:
        play = at(**fields)
    except InvalidPosition:
        return
    for seat in play.to_act:
        assert play.moves(seat), "a position with nothing to do"
