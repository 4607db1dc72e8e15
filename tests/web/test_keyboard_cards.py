"""Whole games of Coin Quest and Warehouse 51 by keyboard alone; the focus is never lost."""

import random
import re

import pytest
from support.browser.mouse import lively, settled

HERE = "document.activeElement"
TABS = 60  # stops at most between any two places of a page, however long the game
LONG = 240  # characters at once, of which nobody listens to more


class Listener:
    """Somebody with a keyboard and a screen reader."""

    def __init__(self, page):
        self.page, self.keyboard = page, page.keyboard

    def at(self, selector):
        return self.page.evaluate(f"selector => {HERE}.matches(selector)", selector)

    def tab_to(self, selector):
        for _ in range(TABS):
            if self.at(selector):
                return
            self.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def press(self, selector):
        self.tab_to(selector)
        self.keyboard.press("Enter")

    def heard(self):
        """The last lines that were said."""
        return self.page.get_by_test_id("heard").locator("p").all_inner_texts()

    def choose(self, move):
        """The button of a move, or the place on the board that makes it."""
        self.press(f'[data-move="{move}"]')

    def begin(self, game, seats):
        """From the home page to a table with bots."""
        page = self.page
        page.goto("/")
        page.get_by_role("link", name="New table").wait_for()
        self.press('main a[href="#new="]')
        page.get_by_test_id("open-table").wait_for()
        self.walk("input[name=game]", lambda: page.locator("label.on b").inner_text() == game)
        count = page.locator(".seat-plan").count
        self.walk("fieldset input:not([name=game])", lambda: count() == seats)
        for seat in range(1, seats):
            self.tab_to(f".seat-plan:nth-of-type({seat + 1}) select")
            self.keyboard.type("Bot (novice)")
        self.press("[data-testid=open-table]")
        page.wait_for_url("**/#table=*")
        return page.url.split("=")[1]

    def walk(self, selector, there):
        """By the arrows through what is one stop for Tab."""
        self.tab_to(selector)
        for _ in range(5):
            if there():
                return
            self.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows of {selector} do not lead there")


class Collector(Listener):
    """Plays Coin Quest."""

    def make(self, move):
        match move.split():
            case ["place", coin, "on", lot]:
                self.hold(coin)
                self.keyboard.press(lot)
            case ["use", coin]:
                self.hold(coin)
                self.keyboard.press("a")
            case ["lock"]:
                self.keyboard.press("l")
            case _:
                self.choose(move)

    def hold(self, coin):
        """Go along the hand to a coin."""
        if not self.at(".hand .piece"):
            self.press(".to-board")
        self.keyboard.press("Home")
        while not self.at(f'[data-coin="{coin}"]'):
            before = self.page.evaluate(f"{HERE}.closest('li').nextElementSibling !== null")
            assert before, f"{coin} is not in hand"
            self.keyboard.press("ArrowRight")


class Bidder(Listener):
    """Plays Warehouse 51."""

    def make(self, move):
        match move.split():
            case ["bid" | "fist", ingots]:
                self.tab_to("[data-testid=stepper]")
                self.keyboard.type(ingots)
                assert self.at(f'[aria-valuenow="{ingots}"]')
                self.keyboard.press("Enter")
            case ["pawn", relic]:
                self.press("[data-testid=pawn]")
                self.press(f'.prompt [data-relic="{relic}"]')
            case ["swap", own, "for", _]:
                self.press(f'.prompt [data-relic="{own}"]')
                self.choose(move)
            case ["reveal", _]:
                self.press(".to-board")
                self.choose(move)
            case _:
                self.choose(move)


@pytest.mark.soak  # `make test` plays CoinAge by keyboard
@pytest.mark.parametrize(
    "game, seats, somebody", [("Coin Quest", 3, Collector), ("Warehouse 51", 3, Bidder)]
)
def test_a_whole_game_by_keyboard_alone(visit, game, seats, somebody):
    visitor = visit()
    player, page = somebody(visitor.page), visitor.page
    table = player.begin(game, seats)
    choose, lost, said = lively(random.Random(6)), [], set()
    now = settled(visitor, table, None)
    while now["status"] == "playing":
        page.get_by_test_id("ask").wait_for()
        move = choose(now)
        player.make(move)
        if move in now["warnings"]:
            player.press("[data-testid=confirm]")
        now = settled(visitor, table, now["question"])
        if player.at("body"):
            lost.append(move)
        said.update(player.heard())
    page.get_by_role("button", name="Rematch").wait_for()
    assert player.at("h1"), "the end is read out"
    player.tab_to("button.primary")
    assert not lost, f"the focus is lost after {lost}"
    assert any(re.search(r"\bBot \d", line) for line in said), "what others do is heard"
    assert not [line for line in said if len(line) > LONG]
