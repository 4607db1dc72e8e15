"""Moves, questions and refusals in words, as each seat may know them."""

from random import Random

import pytest

import mintmark
from mintmark.words import LANGUAGES, speak

NOTES = [["kapala"], ["mjollnir"], ["golden_fleece"], ["davids_harp"]]


def told(seat, position, *moves, seats=4):
    play = mintmark.load("warehouse51", {"note": NOTES, **position}, seats=seats, settle=False)
    for who, move in moves:
        play.push(who, move)
    return [speak(message) for message in play.story(seat)]


SEALED = {"phase": "sealed", "lot": "excalibur", "gold": [10, 10, 10, 10]}
FISTS = ((0, "fist 3"), (1, "fist 0"), (2, "fist 5"), (3, "fist 5"))


def test_a_seat_hears_its_own_fist_and_of_others_that_they_are_closed():
    assert told(0, SEALED, *FISTS[:2]) == [
        "Player 1 closes a fist with 3 ingots.",
        "Player 2 closes a fist.",
    ]
    assert told(None, SEALED, FISTS[0]) == ["Player 1 closes a fist."]


def test_the_last_fist_opens_them_all():
    assert told(None, SEALED, *FISTS)[4:] == [
        "The fists open: Player 1 (3), Player 2 (0), Player 3 (5), Player 4 (5).",
        "A tie: clockwise from the revealer, Player 1, the first is Player 3.",
        "Player 3 buys Excalibur and pays 5 ingots to Player 4.",
    ]


@pytest.mark.parametrize(
    ("fists", "owner", "why"),
    [
        ((3, 0, 2, 2), {}, []),
        ((4, 4, 4, 4), {}, ["A tie: it goes to the revealer, Player 1."]),
        ((4, 1, 4, 1), {"seven_league_boots": 0}, ["A tie: it goes to the revealer, Player 1."]),
        (
            (4, 1, 4, 1),
            {"seven_league_boots": 2},
            ["A tie: Seven-League Boots decides it for Player 3."],
        ),
        (
            (4, 1, 4, 1),
            {"ruyi_jingu_bang": 2},
            ["Ruyi Jingu Bang counts the bid of Player 3 as 5 ingots."],
        ),
        (
            (4, 1, 3, 4),
            {"ruyi_jingu_bang": 2, "seven_league_boots": 2},
            [
                "Ruyi Jingu Bang counts the bid of Player 3 as 4 ingots.",
                "A tie: Seven-League Boots decides it for Player 3.",
            ],
        ),
        ((2, 0, 6, 1), {"ruyi_jingu_bang": 2, "seven_league_boots": 2}, []),
        ((0, 0, 0, 0), {}, []),
    ],
)
def test_what_decided_a_sealed_auction_is_told(fists, owner, why):
    moves = [(seat, f"fist {ingots}") for seat, ingots in enumerate(fists)]
    assert told(None, {**SEALED, "owner": owner}, *moves)[5:-1] == why  # (3.2, 3.4)


def test_relics_that_take_or_give_on_the_way_are_told():
    position = {
        "phase": "open",
        "lot": "baba_yaga_mortar",
        "asked": 1,
        "bid": 2,
        "leader": 0,
        "passed": [2, 3],
        "owner": {"ring_of_the_nibelung": 0, "horn_of_plenty": 0},
    }
    assert told(2, position, (1, "pass")) == [
        "Player 2 passes.",
        "Player 1 buys Baba Yaga’s Mortar and pays 2 ingots to Player 2.",
        "A curse takes 1 more ingot from Player 1 into the supply.",
        "A blessing gives Player 1 1 ingot from the supply.",
        "Baba Yaga’s Mortar costs Player 1 3 ingots.",
    ]


def test_whom_the_carpet_pays_is_told():
    position = {
        "phase": "paying",
        "lot": "kapala",
        "leader": 1,
        "bid": 4,
        "owner": {"flying_carpet": 1},
    }
    assert told(None, position, (1, "pay right")) == [
        "Player 2 buys Kapala and pays 4 ingots to Player 1."
    ]


def test_an_unsold_relic_is_told():
    position = {"phase": "open", "lot": "kapala", "asked": 3, "passed": [0, 1, 2], "revealer": 3}
    assert told(None, position, (3, "pass"))[-1] == "Nobody wants Kapala: it leaves the game."


def test_only_neighbours_hear_which_counterfeit_lies_between_them():
    play = mintmark.new("warehouse51", seats=4, seed=2, settle=False)
    play.push(mintmark.CHANCE, "first 1")
    play.push(mintmark.CHANCE, "note kapala")
    heard = [[speak(message) for message in play.story(seat)][1:] for seat in (0, 1, 2, 3, None)]
    line = "Between Player 1 and Player 2 lies a counterfeit: Kapala. Only these two know."
    assert heard == [[line], [line], [], [], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_asked_and_refused_in_every_language(language):
    for seed, seats in enumerate((3, 4, 5)):
        random, play = Random(seed), mintmark.new("warehouse51", seats=seats, seed=seed)
        while play.to_act:
            seat = random.choice(play.to_act)
            speak(play.setup.game.text.ask(play.setup, play.view_state(seat), seat), language)
            legal = set(map(str, play.moves(seat)))
            for move in random.sample(play.setup.moves.all, 8):
                refused = play.why_not(seat, move)
                assert (refused is None) == (str(move) in legal)
                if refused:
                    assert speak(refused, language)
            play.push(seat, random.choice(play.moves(seat)))
        for seat in (None, 0):
            assert all(speak(message, language) for message in play.story(seat))


def test_a_view_has_the_scores_of_the_rules():
    random, play = Random(3), mintmark.new("warehouse51", seats=4, seed=3)
    while play.to_act:
        play.push(seat := random.choice(play.to_act), random.choice(play.moves(seat)))
        view = play.view(seat)
        assert view.scores == play.scores
        assert all(sum(player.breakdown) == player.score for player in view.players)


def test_who_pawns_a_blessing_is_warned_and_who_pawns_a_curse_is_not():
    owner = {"holy_grail": 0, "baba_yaga_mortar": 0, "excalibur": 0}
    position = {"note": NOTES, "phase": "open", "lot": "kapala", "asked": 0, "owner": owner}
    play = mintmark.load("warehouse51", {**position, "gold": [2, 18, 10, 10]}, seats=4)
    setup, view = play.setup, play.view_state(0)
    assert {"pawn baba_yaga_mortar", "pawn excalibur"} < set(map(str, play.moves(0)))
    ((warned, why),) = setup.game.text.warnings(setup, view, 0, play.now.numbers(0)).items()
    assert str(setup.moves[warned]) == "pawn holy_grail"
    assert speak(why) == ("Pawned, Holy Grail loses its blessing, and buying it back costs 10.")
