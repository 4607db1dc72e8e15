"""After a game: its result, its luck, its replay, and all of that without a connection."""

import re

import pytest

RULES_KEPT = """async () => {
    const kept = async () => (await (await caches.open('mintmark-rules')).keys()).length;
    for (let n = 0; n < 300 && (await kept()) < 8; n++)
        await new Promise((done) => setTimeout(done, 50));
    return kept();
}"""
ALL_KEPT = """async () => {
    const kept = (await (await caches.open('mintmark-replays-1')).keys()).map(({ url }) => url);
    return ['open', 'onlooker', '0', '1'].every((viewer) =>
        kept.some((url) => url.endsWith(`=${viewer}`)));
}"""


def given_up(visitor):
    """A game that has just ended before somebody's eyes: they, and the table."""
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice", entropy="heads")
    visitor.at(table)
    visitor.ask.wait_for()
    visitor.fetch("POST", f"/api/tables/{table}/resign", {"seat": 0})
    visitor.page.get_by_test_id("result").wait_for()
    return visitor, table


@pytest.fixture
def over(visit):
    return given_up(visit())


def verdict(visitor):
    """What the page says of the luck."""
    visitor.page.get_by_role("button", name="Verify the luck").click()
    return visitor.page.locator("[data-verdict]").get_attribute("data-verdict")


def test_luck_is_proved_to_a_browser_that_noted_the_commitment(over):
    visitor, _ = over
    assert verdict(visitor) == "proved"
    assert "heads" in visitor.page.get_by_role("region", name="The luck of this game").inner_text()


def test_another_commitment_than_the_noted_one_is_found_out(over):
    visitor, _ = over
    visitor.page.evaluate(
        "localStorage['mintmark.commitments'] ="
        " localStorage['mintmark.commitments'].replace(/commitment.:./, 'commitment\":\"x')"
    )
    assert verdict(visitor) == "false"


def test_who_was_not_there_is_told_that_nothing_is_proved(over, visit):
    stranger = visit()
    stranger.at(over[1])
    assert verdict(stranger) == "consistent"


def test_a_replay_goes_by_keys_and_links(over):
    visitor, table = over
    visitor.go(f"#replay={table}&at=1")
    step = visitor.page.get_by_test_id("step")
    last = int(re.fullmatch(r"step 1 of (\d+)", step.inner_text().lower())[1])
    visitor.page.keyboard.press("End")
    assert step.inner_text().lower() == f"step {last} of {last}"
    visitor.page.keyboard.press("Home")
    visitor.page.wait_for_url("**at=0&viewer=open")
    asked = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_url("**at=1&viewer=open")
    visitor.quiet()
    assert not [url for url in asked if "viewer=open" in url]  # the address follows, that is all
    assert not visitor.violations()


def test_a_downloaded_record_replays_without_a_connection(visit, tmp_path):
    visitor, _table = given_up(visit(worker=True))
    page = visitor.page
    assert page.evaluate(RULES_KEPT) == 8
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    page.get_by_text("The record is saved").wait_for()
    page.wait_for_function(ALL_KEPT)

    visitor.offline_errors = True
    page.unroute_all()
    visitor.context.set_offline(True)
    visitor.go("#replay=")
    page.reload()
    # some versions of Chromium forget at a reload that they are offline, and find it out by asking
    page.get_by_test_id("offline").or_(page.get_by_test_id("trying")).wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_test_id("replay").wait_for()

    strange = tmp_path / "strange.jsonl"
    strange.write_text(file.read_text("utf-8").replace("Ada", "Eve"), "utf-8")
    visitor.go("#replay=")
    page.locator("input[type=file]").set_input_files(strange)
    page.get_by_text("The server is needed once").wait_for()

    visitor.go("#rules=warehouse51&at=5.19")
    assert "Holy Grail" in page.locator("p.marked").inner_text()
    page.locator("figure").get_by_text("Holy Grail").wait_for()
