"""No translation can break a board: in nonsense it shows the same as in English, all game long."""

import json
import random
import re
from pathlib import Path

import pytest
from support.browser.mouse import lively, settled
from support.browser.tour import BOTS

from mintmark.words import LOCALES

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = ["coinage-standard", "coin_quest-3", "warehouse51-4"]
TEXTS = re.compile(r"/assets/texts-en(-\w+)?-[\w-]{8}\.js")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
MOVES = 6
# what is drawn, without what is said: kinds of elements, their classes and what they stand for
DRAWN = """() => {
    const marks = (each) => [...each.attributes].filter(({ name }) => name.startsWith('data-'))
        .map(({ name, value }) => `${name}=${value}`).sort();
    return [...document.querySelectorAll('main *')].map((each) =>
        [each.tagName, each.getAttribute('class') ?? '', ...marks(each)].join(' '));
}"""
# a whole replay, by keyboard: of each step what is drawn, as a digest, and whether a place is shown
STEPS = """async (last) => {
    const seen = [];
    for (let n = 0; n < last; n++) {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
        await new Promise((done) => setTimeout(done));
        const all = new TextEncoder().encode((DRAWN)().join());
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', all));
        seen.push([digest.join(), !!document.querySelector('.pointed')]);
    }
    return seen;
}""".replace("DRAWN", DRAWN)
NONSENSE = "· IV, § 7: zw — 12 ·"  # with all that a sentence might be split at


def keys():
    """The keys of all texts."""
    for path in LOCALES.glob("en/*.ftl"):
        yield from MESSAGE.findall(path.read_text("utf-8"))


def nonsense(route):
    """All texts are the same; those of games come with the others."""
    of_game = TEXTS.search(route.request.url)[1]
    text = "" if of_game else "\n".join(f"{key} = {NONSENSE}" for key in keys())
    body = f"export default {json.dumps(text)};"
    route.fulfill(body=body, content_type="text/javascript")


@pytest.fixture
def pair(visit):
    """The same player before two screens, one in English, one in nonsense."""
    english, other = visit(), visit()
    other.page.route(TEXTS, nonsense)
    english.become("Ada")
    other.context.add_cookies(english.context.cookies())
    return english, other


def same(pair):
    """Both screens show the same."""
    english, other = (each.page.evaluate(DRAWN) for each in pair)
    assert other == english


@pytest.mark.parametrize("record", RECORDS)
def test_a_whole_game_is_drawn_the_same_with_its_log_and_its_end(pair, record):
    for each in pair:
        each.go("#replay=")
        each.page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.jsonl")
        each.page.get_by_test_id("replay").wait_for()
        each.quiet()
    last = int(pair[0].page.get_by_role("slider").get_attribute("max"))
    english, other = (each.page.evaluate(STEPS, last) for each in pair)
    for at, (here, there) in enumerate(zip(english, other, strict=True), 1):
        if here != there:
            for each in pair:
                each.page.get_by_role("slider").fill(str(at))
            same(pair)
    assert english == other
    assert sum(pointed for _, pointed in english) > 5
    assert pair[1].page.get_by_test_id("told").inner_text().startswith(NONSENSE)
    assert pair[0].page.get_by_role("slider").input_value() == str(last)


@pytest.mark.parametrize("game", BOTS)
def test_what_is_asked_is_offered_the_same(pair, game):
    english, other = pair
    table = english.set_up(game, "me", *["bot novice"] * BOTS[game])
    for each in pair:
        each.at(table)
    choose, now = lively(random.Random(4)), settled(english, table, None)
    for _ in range(MOVES):
        for each in pair:
            each.page.locator(f'[data-question="{now["question"]}"]').wait_for()
            each.quiet()
        same(pair)
        english.move(table, choose(now))
        now = settled(english, table, now["question"])
        if now["status"] == "over":
            break
    assert other.page.get_by_text(NONSENSE).count() > 5
