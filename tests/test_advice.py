"""Moves as advice: every move of every game has words of its own, in every language."""

import pytest

from mintmark.engine.game import find
from mintmark.words import LANGUAGES, speak

CHANCE = {"First", "Hammer", "Note", "Pull", "Slap", "TurnUp"}


def said(setup, text, seat=0, language="en"):
    return speak(setup.game.text.advice(setup, seat, setup.moves.number(text)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["coinage", "coin_quest", "warehouse51"])
def test_no_two_moves_are_advised_in_the_same_words(game, language):
    setup = find(game).setup(find(game).seats[-1])
    moves = [m for m in setup.moves.all if m is not None and type(m).__name__ not in CHANCE]
    assert len({said(setup, str(move), 0, language) for move in moves}) == len(moves)


@pytest.mark.parametrize(
    ("game", "seat", "move", "words"),
    [
        ("coinage", 0, "place 2 A1", "Place II in A1 Anvilhead"),
        ("coin_quest", 1, "place G1 on 3", "Put a gold 1 on lot 3"),
        ("coin_quest", 1, "pass penny to 1", "Pass the Bad Penny to Player 1"),
        ("warehouse51", 0, "pay left", "Pay Player 2"),
        ("warehouse51", 0, "pay right", "Pay Player 3"),
        ("warehouse51", 0, "fist 0", "Close an empty fist"),
    ],
)
def test_moves_are_advised_in_words(game, seat, move, words):
    setup = find(game).setup(2 if game == "coinage" else 3)
    assert said(setup, move, seat) == words
