"""A game without a board of its own is played to its end on the generic one."""

import json
import os
import re
from pathlib import Path
from unittest.mock import patch

import pytest
from support.browser import toy_server
from support.browser.mouse import play, settled
from support.server.server_process import serving

from mintmark.words import source

TESTS = Path(__file__).parent.parent
TEXTS = re.compile(r"/assets/texts-en-[\w-]{8}\.js")
NAMES = ["Ada", "Bot 2", "Bot 3"]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Where a server is that has one game more than the client knows."""
    folder = tmp_path_factory.mktemp("toy") / "data"
    with (
        patch.dict(os.environ, PYTHONPATH=str(TESTS)),
        serving(folder, program=[toy_server.__file__, "serve"]) as (_, address),
    ):
        yield address


def texts(route):
    """The game comes with its texts, as any does."""
    body = f"export default {json.dumps(source('en') + toy_server.TEXTS)};"
    route.fulfill(body=body, content_type="text/javascript")


def sit_down(visitor):
    """At a table with two bots."""
    visitor.page.route(TEXTS, texts)
    visitor.become("Ada")
    table = visitor.set_up("fakes", "me", "bot novice", "bot novice")
    visitor.at(table)
    return table


def fits(visitor):
    """Axe finds nothing, and nothing is cut off."""
    visitor.quiet()
    assert not visitor.violations()
    assert visitor.page.evaluate(WIDER) <= 0


def focused(page):
    """What has the focus: what it is, and what it is called."""
    return page.evaluate("[document.activeElement.tagName, document.activeElement.textContent]")


def tab_to(page, what):
    """Go on by Tab until there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page)[0] == what[0] and what[1] in focused(page)[1]:
            return
    raise AssertionError(f"the keyboard does not reach {what}")


def test_a_whole_game_by_keyboard_on_a_phone(visit):
    visitor = visit(width=360, height=740)
    page, table = visitor.page, sit_down(visitor)
    now = settled(visitor, table, None)
    asked = 0
    while now["status"] == "playing":
        page.locator(f'[data-question="{now["question"]}"]').wait_for()
        visitor.ask.get_by_text(f"Bid for relic {now['view']['lot']}, in secret.").wait_for()
        fits(visitor)
        page.locator("main").focus()
        if "bid 1" in now["moves"]:
            tab_to(page, ("SELECT", "1"))
            page.keyboard.press("ArrowDown")
            tab_to(page, ("BUTTON", "bid 1"))
        else:
            tab_to(page, ("BUTTON", "bid 0"))
        page.keyboard.press("Enter")
        now, asked = settled(visitor, table, now["question"]), asked + 1
    assert asked == 6
    page.get_by_test_id("result").wait_for()
    for name, score in zip(NAMES, now["outcome"]["scores"], strict=True):
        page.get_by_role("row", name=f"{name} {score}", exact=True).wait_for()
    fits(visitor)


def test_everything_that_a_seat_knows_is_told_and_everything_offered_can_be_done(visit):
    visitor = visit()
    page, table = visitor.page, sit_down(visitor)

    def seen(update):
        board = page.get_by_test_id("generic")
        view = update["view"]
        for name in ("Turn", "Lot", "Last winner", "Notes", "Own bid", "Players"):
            board.get_by_text(name, exact=True).wait_for()
        rows = board.get_by_role("table").get_by_role("row").all()[1:]
        assert [row.get_by_role("rowheader").inner_text() for row in rows] == NAMES
        gold = [row.get_by_role("cell").first.inner_text() for row in rows]
        assert gold == [str(player["gold"]) for player in view["players"]]
        options = page.get_by_label("Gold").locator("option").all_inner_texts()
        assert [f"bid {each}" for each in options] == update["moves"]

    play(visitor, table, lambda update: update["moves"][0], seen=seen)
    page.get_by_test_id("result").wait_for()
    page.get_by_text(re.compile("buys relic|You buy relic")).first.wait_for(state="attached")
    visitor.go(f"#replay={table}&at=9")
    page.get_by_role("slider").wait_for()
    fits(visitor)
