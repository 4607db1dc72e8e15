"""Tables in the page: whole games without a server."""

import random
import re

import pytest
from playwright.sync_api import expect
from support.browser.mouse import lively, make, play, settled
from support.browser.visitor import Visitor

from mintmark.formats.record_reader import read_record
from mintmark.proof import verified

BOTS = {"coinage": ["master"], "coin_quest": ["club"], "warehouse51": ["novice", "casual"]}
PLACED = re.compile(r" places? [IV]+ in ")


@pytest.mark.parametrize("game", BOTS)
def test_a_whole_game_ends_in_a_replay_and_its_luck_can_be_verified(sit, game, tmp_path):
    player = sit()
    page = player.page
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    table = player.open(game, *BOTS[game])
    assert table.startswith("here-")
    play(player, table, lively(random.Random(3)))
    page.get_by_test_id("result").wait_for()
    page.get_by_role("button", name="Verify the luck").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute(
        "data-verdict", "proved", timeout=30_000
    )
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    text = file.read_text("utf-8")
    assert verified(read_record(text)).verdict == "consistent"  # nobody else has noted the promise
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider").wait_for()
    page.goto(f"{player.address}#replay=")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_test_id("replay").wait_for()
    page.reload()  # a record that was opened here is here
    page.get_by_test_id("replay").wait_for()


@pytest.mark.parametrize("game", BOTS)
def test_a_game_goes_on_after_a_reload_and_a_window_that_was_closed(sit, game):
    player = sit()
    table = player.open(game, *["novice"] * len(BOTS[game]))
    play(player, table, lively(random.Random(5)), 2)
    log = player.page.get_by_role("tabpanel").inner_text().splitlines()
    player.page.reload()
    player.page.get_by_text(log[-1], exact=True).first.wait_for()
    now = play(player, table, lively(random.Random(5)), 1)
    if now["status"] == "over":
        return
    player.page.locator("[data-move]:visible:enabled").first.click(no_wait_after=True)
    player.page.close()  # in the middle of a move
    player.page = player.window()
    player.page.locator(f"a[href*='{table}']").first.click()
    player.at_table()
    play(player, table, lively(random.Random(5)), 2)


def test_the_master_gives_a_hint_and_a_move_can_be_taken_back(sit):
    player = sit()
    page = player.page
    page.get_by_role("button", name="Same screen").first.click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_test_id("hints").wait_for()
    now = settled(player, player.at_table(), None)
    while not (places := [move for move in now["moves"] if move.startswith("place")]):
        make(player, "coinage", "done")  # no coin matches
        now = settled(player, now["table"], now["question"])
    make(player, "coinage", places[0])
    placed = page.get_by_role("tabpanel").get_by_text(PLACED).first
    placed.wait_for()
    page.get_by_role("button", name="Undo").click()
    placed.wait_for(state="detached")


def test_a_table_has_one_master_and_another_window_can_take_over(sit):
    player = sit()
    player.open("coinage", "casual")
    first = player.page
    second = player.window(f"#table={player.at_table()}")
    second.get_by_text("open in another window").wait_for()
    second.get_by_test_id("take-over").click()
    second.get_by_test_id("ask").wait_for()
    first.get_by_text("open in another window").wait_for()
    first.get_by_test_id("take-over").click()
    first.get_by_test_id("ask").wait_for()
    second.get_by_text("open in another window").wait_for()


def test_what_needs_other_people_is_not_offered_and_says_so(sit):
    player = sit()
    page = player.page
    page.get_by_text("you need a table server").wait_for()
    assert not Visitor.violations(player)
    page.goto(f"{player.address}#link=")
    page.get_by_text("you need a table server").wait_for()
    page.goto(f"{player.address}#table=AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_text("That needs other people").wait_for()
    page.goto(f"{player.address}#table=here-AAAAAAAAAAAAAAAAA")
    page.get_by_text("lies in the browser in which it was opened").wait_for()
