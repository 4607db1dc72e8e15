"""Lessons on the real board: by mouse, by keyboard, with wrong tries, and a first game after."""

import pytest
from support.browser.fitting import fits
from support.browser.keyboard import Typist
from support.browser.mouse import make

from mintmark.engine.game import find
from mintmark.formats.lessons import read_lesson
from mintmark.server.updates.lesson import played, right_moves

WRONG = {  # a try that the rules refuse, and one that is allowed and not meant
    "coinage": ("cover", "place 2 C2", "place 2 A3"),
    "coin_quest": ("metals", None, "place S2 on 1"),
    "warehouse51": ("bid", None, "bid 7"),
}


def steps_of(game):
    """The names of the steps, each with the move that is shown on request."""
    plan = read_lesson(find(game).editions.folder.parent)
    found = played(find(game), plan)
    return {step.name: right_moves(asked, plan.learner, step)[0] for step, _, asked in found}


def at_step(visitor, name):
    visitor.page.locator(f'[data-testid="lesson"][data-step="{name}"]').wait_for()
    return visitor.page.get_by_test_id("task")


@pytest.mark.parametrize("game", WRONG)
@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (360, "dark")])
def test_a_lesson_is_played_through_by_mouse(visit, game, width, theme):
    visitor = visit(width=width, height=800, theme=theme)
    visitor.go()
    visitor.page.get_by_test_id(f"learn-{game}").click()
    amiss = []
    for name, move in steps_of(game).items():
        at_step(visitor, name).wait_for()
        visitor.quiet()
        amiss += visitor.violations() + fits(visitor.page)
        make(visitor, game, move)
        visitor.page.get_by_test_id("done").wait_for()
        if visitor.page.get_by_test_id("next").count():
            visitor.page.locator("[data-testid=next]:focus").wait_for()
            visitor.page.keyboard.press("Enter")
    assert not amiss
    visitor.page.get_by_role("link", name="Home", exact=True).click()
    assert "done" in visitor.page.get_by_test_id(f"learn-{game}").inner_text()


@pytest.mark.parametrize("game", WRONG)
def test_a_wrong_try_is_answered_and_changes_nothing(visit, game):
    visitor = visit()
    step, refused, other = WRONG[game]
    number = [*steps_of(game)].index(step)
    visitor.go(f"#learn={game}")
    visitor.page.get_by_test_id("steps").get_by_role("button").nth(number).click()
    task = at_step(visitor, step).inner_text()
    nearly = visitor.page.get_by_test_id("nearly")
    for move in filter(None, (refused, other)):
        make(visitor, game, move)
        nearly.wait_for()
        assert at_step(visitor, step).inner_text() == task
    if refused:
        make(visitor, game, refused)
        nearly.get_by_text("covers only a larger one").wait_for()
    heard = visitor.page.get_by_test_id("heard").inner_text()
    assert "Nearly." in heard
    visitor.page.get_by_role("button", name="Show me").click()
    visitor.page.get_by_test_id("done").wait_for()


def test_there_are_ways_back_and_on_and_the_place_is_kept(visit):
    visitor = visit()
    visitor.go("#learn=coinage")
    at_step(visitor, "toss").wait_for()
    visitor.page.get_by_role("button", name="Skip this step").click()
    at_step(visitor, "place").wait_for()
    make(visitor, "coinage", "place 3 A3")
    visitor.page.get_by_test_id("done").wait_for()
    visitor.page.get_by_role("button", name="Back", exact=True).click()
    at_step(visitor, "place").wait_for()
    visitor.page.reload()
    at_step(visitor, "place").wait_for()
    visitor.page.get_by_role("button", name="Back", exact=True).click()
    at_step(visitor, "toss").wait_for()
    visitor.speak("ru")
    assert "A2" in visitor.page.get_by_test_id("task").inner_text()


def test_the_first_steps_by_keyboard_alone(visit):
    visitor = visit()
    visitor.go("#learn=coinage")
    typist = Typist(visitor.page)
    for name, move in [*steps_of("coinage").items()][:2]:
        at_step(visitor, name).wait_for()
        typist.make(move)
        visitor.page.locator("[data-testid=next]:focus").wait_for()
        visitor.page.keyboard.press("Enter")
    at_step(visitor, "cover").wait_for()


def test_after_the_lesson_a_first_game_begins(visit):
    visitor = visit()
    visitor.go("#learn=coinage")
    visitor.page.get_by_test_id("steps").get_by_role("button").last.click()
    at_step(visitor, "end").wait_for()
    make(visitor, "coinage", "place 1 C1")
    visitor.page.get_by_test_id("first-game").click()
    visitor.page.wait_for_url("**/#table=*")
    visitor.ask.wait_for()
    table = visitor.page.url.partition("#table=")[2]
    opened = visitor.context.request.get(f"/api/tables/{table}/box").json()
    assert opened["game"] == "coinage"


def test_a_game_without_a_lesson_leads_to_its_rules(visit):
    visitor = visit()
    visitor.go("#learn=toy")
    visitor.page.get_by_text("There is no lesson").wait_for()
