"""The coach at a table, and figures that say what they mean."""

import pytest


@pytest.mark.parametrize("width", [1280, 360])
def test_the_first_games_are_coached_until_the_coach_is_sent_away(visit, width):
    visitor = visit(width=width)
    visitor.become("Ada")
    table = visitor.set_up("warehouse51", "me", "bot novice", "bot novice", options={"first": "1"})
    visitor.at(table)
    coach = visitor.page.get_by_test_id("coach")
    assert "Your left neighbour bids first" in coach.inner_text()
    assert not visitor.violations()
    coach.get_by_role("button", name="Send the coach away").click()
    coach.wait_for(state="detached")
    visitor.page.reload()
    visitor.ask.wait_for()
    assert not coach.count()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("checkbox", name="Coach").check()
    coach.wait_for()


def test_a_move_that_is_pointed_at_says_what_it_would_bring(visit):
    visitor = visit()
    visitor.become("Ada")
    visitor.at(visitor.set_up("coinage", "me", "me"))
    visitor.ask.wait_for()
    while not visitor.page.locator(".area.target").count():
        visitor.page.keyboard.press("e")
        visitor.page.wait_for_timeout(300)
    visitor.page.locator(".area.target [data-slot]").first.hover()
    visitor.page.get_by_text("If you do that: you 10 →").wait_for()


@pytest.mark.parametrize("width", [1280, 360])
def test_a_figure_explains_itself_and_goes_with_escape(visit, width):
    visitor = visit(width=width)
    visitor.become("Ada")
    visitor.at(visitor.set_up("coin_quest", "me", "bot novice"))
    figure = visitor.page.get_by_role("button", name="9 / 5 / 2")
    figure.click()
    card = visitor.page.locator("[popover]:popover-open")
    assert "Bonus at the end" in card.inner_text()
    visitor.page.keyboard.press("Escape")
    card.wait_for(state="detached")
