"""With everything that moves; whole games are played in test_access.py."""

import random

from support.browser.mouse import lively, play

MOVES = 12


def test_coins_and_cards_may_move_without_getting_in_the_way(visit):
    visitor = visit(motion=True)
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.at(table)
    end = play(visitor, table, lively(random.Random(7)), MOVES)
    if end["status"] == "playing":  # the coins may have ended it already
        end = visitor.fetch("POST", f"/api/tables/{table}/resign", {"seat": 0})
    assert end["status"] == "over"
    visitor.page.get_by_role("button", name="Rematch").wait_for()
    for score in end["outcome"]["scores"]:
        visitor.page.get_by_text(str(score), exact=True).first.wait_for()
