"""Moves, questions and refusals in words."""

from random import Random

import pytest

import mintmark
from mintmark.words import LANGUAGES, speak


def test_a_turn_told_in_english():
    play = mintmark.load("coinage", "gold 3,3,2,1 3,3,2,1 A1:1s/B2:1g ?", settle=False)
    for who, move in (
        (mintmark.CHANCE, "slap -"),
        (0, "capture A1"),
        (0, "move B2 A1"),
        (0, "done"),
        (mintmark.CHANCE, "slap 1,2,3,4"),
        (1, "pay 4"),
        (1, "place 3 C3"),
    ):
        play.push(who, move)
    assert [speak(message) for message in play.story(None)] == [
        "Gold tosses I, II, III, IV: nothing matches.",
        "Gold captures I in A1 Anvilhead.",
        "Gold moves the stack from B2 Oldholt to A1 Anvilhead.",
        "Gold ends the turn.",
        "Silver tosses I, II, III, IV: I, II, III, IV match.",
        "Silver pays IV to the other bank.",
        "Silver places III in C3 Barleyfold.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Gold legt Münze I auf A1 Ambosshaupt."),
        ("fr", "L’or place la pièce I en A1 Mont-Enclume."),
        ("ru", "Золото выставляет монету I в область A1 «Наковальня»."),
    ],
)
def test_areas_have_names_in_every_language(language, told):
    play = mintmark.load("coinage", "gold 4,3,2,1 4,3,2,1 - 1")
    play.push(0, "place 1 A1")
    assert speak(play.story(None)[0], language) == told


def test_covering_and_every_ending_are_told():
    nine = "A1:1g/A2:2s/A3:1s/B1:2g/B2:3g/B3:1s/B4:1g/C1:2s/C2:1g"
    play = mintmark.load("coinage", f"gold 1,2,1,1 2,1,2,1 {nine} 1,2", settle=False)
    play.push(0, "place 1 A2")
    assert speak(play.story(None)[-1]) == "Gold covers II in A2 Hoarfell with I."
    play.push(0, "place 2 C3")
    assert speak(play.story(None)[-1]) == "The last empty area is taken: the game is over."
    limit = mintmark.load("coinage", "gold 4,3,2,1 4,3,2,1 - -", turn_limit=1)
    limit.push(0, "done")
    assert speak(limit.story(None)[-1]) == "The limit of turns is reached: the game is over."


def warnings(play, seat):
    """What is said before each of a seat's moves that needs a second look."""
    setup, view = play.setup, play.view_state(seat)
    told = setup.game.text.warnings(setup, view, seat, play.now.numbers(seat))
    return {str(setup.moves[number]): speak(why) for number, why in told.items()}


def test_a_placement_that_ends_the_game_is_warned_of_with_the_score_that_it_ends_at():
    nine = "A1:1g/A2:2s/A3:1s/B1:2g/B2:3g/B3:1s/B4:1g/C1:2s/C2:1g"
    play = mintmark.load("coinage", f"gold 1,2,1,1 2,1,2,1 {nine} 1,2", settle=False)
    told = warnings(play, 0)
    assert set(told) == {"place 1 C3", "place 2 C3"}
    for move, words in told.items():
        ahead = play.copy()
        ahead.push(0, move)
        gold, silver = ahead.result.scores
        assert words == f"This placement ends the game at once, at Gold {gold}, Silver {silver}."


def test_the_last_coin_of_a_bank_is_warned_of_and_nothing_before_it():
    last = mintmark.load("coinage", "gold 1,0,0,0 7,5,4,2 A1:2s 1", settle=False)
    assert set(warnings(last, 0)) == {str(m) for m in last.moves(0) if str(m).startswith("place")}
    assert not warnings(mintmark.load("coinage", "gold 1,1,0,0 7,4,4,2 A1:2s 1,2", settle=False), 0)


def test_only_the_coins_of_the_bank_are_tossed():
    play = mintmark.load("coinage", "gold 4,0,2,0 4,6,2,2 - ?", settle=False)
    play.push(mintmark.CHANCE, "slap 3")
    assert speak(play.story(None)[-1]) == "Gold tosses I, III: III matches."


def test_with_four_matches_a_third_placement_must_be_paid_for():
    play = mintmark.load("coinage", "gold 3,2,2,1 4,3,2,1 A1:1g/A2:2g 1,2,3,4 3,4,pay")
    assert speak(play.why_not(0, "place 3 C3")).endswith("to place more, pay one first.")


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("- 1,2", "2 of your coins match: place up to 2."),
        ("C3:1g 1,2 2", "Place one matching coin, or end the turn."),
        ("- 1", "Place one matching coin, or end the turn."),
        ("A1:1s 2", "One of your coins matches: place it, move a stack, or both."),
        ("A1:1s -", "None of your coins matches: capture a coin, move a stack, or both."),
        ("A1:1s - move", "Move a stack, or end the turn."),
        ("A1:1s - capture", "You have moved: now capture a coin"),
        ("- -", "There is nothing to do: end the turn."),
        ("- 1,2,3,4", "All four match: place up to 2, or pay one coin and place the other three."),
        ("C3:1g/B1:2g 1,2,3,4 3,4,pay", "You have placed two: pay one of the others"),
        ("C3:1g 1,2,3,4 2,3", "You have paid: place your 2 matching coins."),
    ],
)
def test_what_is_asked(position, text):
    gold, silver = [4, 3, 2, 1], [4, 3, 2, 1]
    silver[0] -= "1s" in position
    gold[0] -= "1g" in position
    gold[1] -= "2g" in position
    banks = ",".join(map(str, gold)), ",".join(map(str, silver))
    play = mintmark.load("coinage", " ".join(["gold", *banks, position]))
    setup = play.setup
    assert speak(setup.game.text.ask(setup, play.view_state(0), 0)).startswith(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_asked_and_refused_in_every_language(language):
    for seed in range(6):
        random, play = Random(seed), mintmark.new("coinage", seed=seed, cover_own=seed % 2 == 0)
        while play.to_act:
            (seat,) = play.to_act
            speak(play.setup.game.text.ask(play.setup, play.view_state(seat), seat), language)
            legal = set(map(str, play.moves(seat)))
            for move in random.sample(play.setup.moves.all, 40):
                refused = play.why_not(seat, move)
                assert (refused is None) == (str(move) in legal)
                if refused:
                    assert speak(refused, language)
            play.push(seat, random.choice(play.moves(seat)))
        assert all(speak(message, language) for message in play.story(None))


def test_a_refused_move_changes_nothing():
    play = mintmark.new("coinage", seed=5)
    before, record = play.position, str(play.record)
    legal = set(map(str, play.moves(0)))
    for move in play.setup.moves.all:
        if str(move) not in legal:
            with pytest.raises(mintmark.IllegalMove):
                play.push(0, move)
            assert (play.position, str(play.record)) == (before, record)
