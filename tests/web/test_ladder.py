"""The ladder: a level is chosen with Play and remembered; after a win the next one is offered."""

import pytest
from support.browser.mouse import settled


@pytest.mark.parametrize("width", [1280, 360])
def test_the_level_chosen_with_play_is_remembered(visit, width):
    visitor = visit(width=width)
    visitor.go()
    card = visitor.page.get_by_test_id("game-coinage")
    card.get_by_role("radio", name="novice").check()
    card.get_by_role("button", name="Play a bot").click()
    visitor.ask.wait_for()
    assert bots_at(visitor) == ["novice"]
    visitor.go()
    assert card.get_by_role("radio", name="novice").is_checked()
    assert not visitor.violations()


def test_after_a_win_the_next_level_is_offered_and_the_record_kept(visit):
    visitor = visit()
    visitor.become("Ada")
    for _ in range(5):  # a novice may be lucky
        table = visitor.set_up("coinage", "me", "bot novice")
        visitor.at(table)
        greedily(visitor, table)
        record = visitor.page.get_by_test_id("record").inner_text()
        if "won 1 of" in record:
            break
    assert "won 1 of" in record
    visitor.page.get_by_test_id("next-level").click()
    visitor.ask.wait_for()
    assert bots_at(visitor) == ["casual"]
    visitor.go()
    card = visitor.page.get_by_test_id("game-coinage")
    assert card.get_by_role("radio", name="casual").is_checked()
    card.get_by_role("radio", name="novice").check()
    card.get_by_text("won 1 of").wait_for()


def bots_at(visitor):
    """The levels of the bots at the table that is looked at."""
    seats = visitor.fetch("GET", f"/api/tables/{visitor.page.url.split('=')[1]}")["seats"]
    return [seat["bot"] for seat in seats if seat["bot"]]


def greedily(visitor, table):
    """Take whatever brings the most at once."""
    question = None
    while (now := settled(visitor, table, question))["status"] == "playing":
        question, seat = now["question"], now["seat"]

        def lead(move, seat=seat):
            path = f"/api/tables/{table}/suppose?seat={seat}&that={move}"
            scores = [each["score"] for each in visitor.fetch("GET", path)]
            return scores[seat] - scores[1 - seat]

        best = max(now["moves"], key=lambda move: (lead(move), move != "done"))
        visitor.move(table, best)
