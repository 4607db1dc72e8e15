"""The page in Firefox: a whole game against a bot, to its end (`make firefox`)."""

import json
import random
import time

import pytest
from support.browser.firefox import launched
from support.browser.mouse import lively
from support.browser.static_site import LISTEN

pytestmark = pytest.mark.firefox
TIMEOUT = 120  # seconds
TYPE = """(async () => {
    const box = document.querySelector('[data-testid=move-box]');
    box.value = %s;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.form.requestSubmit();
    await new Promise((later) => setTimeout(later, 50));
    document.querySelector('[data-testid=confirm]')?.click();
})()"""
CLICK = """(() => {
    const button = document.querySelector('[data-testid=game-coinage] .primary:enabled');
    button?.click();
    return button?.localName;
})()"""
LATEST = 'self.told.findLast((text) => text.includes(\'"type":"update"\'))'


def until(found):
    """What is there at last."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if (answer := found()) is not None:
            return answer
        time.sleep(0.05)
    raise AssertionError("it never came")


def test_a_whole_game_in_the_page(tmp_path, address):
    with launched(tmp_path) as firefox:
        firefox.prepare(LISTEN)
        firefox.go(address)
        until(lambda: firefox.evaluate(CLICK))
        choose, asked = lively(random.Random(4)), None

        def next_question():
            text = firefox.evaluate(LATEST)
            update = json.loads(text) if text else {"status": "", "question": None}
            new = update["status"] == "over" or update["question"] not in (None, asked)
            return update if new else None

        while (now := until(next_question))["status"] != "over":
            asked = now["question"]
            shown = f"document.querySelector('[data-question=\"{asked}\"]')?.localName"
            until(lambda shown=shown: firefox.evaluate(shown))
            firefox.evaluate(TYPE % json.dumps(choose(now)))
        until(lambda: firefox.evaluate("document.querySelector('[data-testid=result]')?.localName"))
