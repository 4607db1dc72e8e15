"""A whole game of CoinAge by keyboard alone, from the home page to the result."""

import random

from support.browser.keyboard import Typist
from support.browser.mouse import lively, settled


def test_a_whole_game_of_coinage_by_keyboard_alone(visit):
    visitor = visit()
    visitor.go()
    typist, page = Typist(visitor.page), visitor.page
    page.get_by_role("button", name="Play a bot").first.wait_for()
    typist.tab_to("[data-testid=game-coinage] button.primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#table=*")
    table = page.url.split("=")[1]
    choose = lively(random.Random(4))
    now = settled(visitor, table, None)
    while now["status"] == "playing":
        page.locator(f'[data-question="{now["question"]}"]').wait_for()
        move = choose(now)
        typist.make(move)
        if move in now["warnings"]:
            page.get_by_test_id("confirm").wait_for()
            typist.tab_to("[data-testid=confirm]")
            page.keyboard.press("Enter")
        now = settled(visitor, table, now["question"])
    page.get_by_role("button", name="Rematch").wait_for()
    typist.tab_to("button.primary")
