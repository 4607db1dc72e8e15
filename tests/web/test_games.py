"""A whole game of CoinAge with everything that moves; the others are played in test_access.py."""

import random

from players import lively, play


def test_a_whole_game_with_all_that_moves(visit):
    visitor = visit(motion=True)
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.at(table)
    end = play(visitor, table, lively(random.Random(7)))
    assert end["status"] == "over"
    visitor.page.get_by_role("button", name="Rematch").wait_for()
    for score in end["outcome"]["scores"]:
        visitor.page.get_by_text(str(score), exact=True).first.wait_for()
