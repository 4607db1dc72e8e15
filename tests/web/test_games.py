"""Whole games against bots, by mouse, from the first click to the result."""

import random

import pytest
from players import lively, play

BOTS = {"coinage": 1, "coin_quest": 2, "warehouse51": 3}


@pytest.mark.parametrize("game", BOTS)
def test_a_whole_game_by_mouse(visit, game):
    visitor = visit(motion=True)
    visitor.become("Ada")
    table = visitor.set_up(game, "me", *["bot novice"] * BOTS[game])
    visitor.at(table)
    end = play(visitor, table, lively(random.Random(game)))
    assert end["status"] == "over"
    visitor.page.get_by_role("button", name="Rematch").wait_for()
    for score in end["outcome"]["scores"]:
        visitor.page.get_by_text(str(score), exact=True).first.wait_for()
