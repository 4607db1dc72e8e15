"""Fifty random games of each kind through the interface, without an error in the console."""

import random

import pytest
from support.browser.mouse import lively, play

SEATS = {"coinage": (2,), "coin_quest": (2, 3, 4, 5), "warehouse51": (3, 4, 5)}
EDITIONS = {
    "coinage": ("standard", "lagoon", "citadel", "isles"),
    "coin_quest": ("reconstruction", "columns", "richer"),
    "warehouse51": ("reconstruction",),
}
SIZES = ((1280, 900), (360, 800))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(50))
@pytest.mark.parametrize("game", SEATS)
def test_a_random_game(visit, game, number):
    luck = random.Random(f"{game} {number}")
    width, height = SIZES[number % len(SIZES)]
    visitor = visit(width=width, height=height)
    visitor.become("Ada")
    bots = ["bot novice"] * (luck.choice(SEATS[game]) - 1)
    table = visitor.set_up(game, "me", *bots, edition=luck.choice(EDITIONS[game]))
    visitor.at(table)
    end = play(visitor, table, lively(luck))
    assert end["status"] == "over"
    visitor.page.get_by_test_id("result").wait_for()
