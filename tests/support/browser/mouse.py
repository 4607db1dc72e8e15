"""Plays by mouse: a move that is offered is made the way a person would, click by click."""

import time

TIMEOUT = 30.0  # seconds for bots, whose search may have to be compiled first


def settled(visitor, table, before):
    """The table when something is asked that was not asked before, or the game is over."""
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        told = [each for each in visitor.updates() if each["table"] == table]
        now = told[-1] if told else None
        if now and (now["status"] == "over" or now["question"] not in (None, before)):
            return now
        visitor.page.wait_for_timeout(15)
    told = now and (now["ask"], now["moves"], now["awaited"], now["question"])
    raise AssertionError(f"nothing new at {table}: {told}")


def play(visitor, table, choose, moves=10_000, seen=lambda update: None):
    """Go on until the game is over, or so many moves are made; `choose` picks one."""
    now = settled(visitor, table, None)
    while now["status"] == "playing" and moves:
        visitor.page.locator(f'[data-question="{now["question"]}"]').wait_for()
        seen(now)
        move = choose(now)
        make(visitor, now["plan"]["game"], move)
        if move in now["warnings"]:
            visitor.page.get_by_test_id("confirm").click()
        now, moves = settled(visitor, table, now["question"]), moves - 1
    return now


def make(visitor, game, move):
    """Click what has to be clicked for a move."""
    words = move.split()
    HANDS.get((game, words[0]), press)(visitor.page, words, move)


def press(page, words, move):
    """The button of that move."""
    page.locator(f'[data-move="{move}"]:visible:enabled').first.click()


def area(page, label):
    page.locator(f'[data-slot="{label}"]').first.click()


def toss(page, words, move):
    """Take up a tossed coin, then say where, or pay it."""
    coin = page.locator(f'[data-toss="{words[1]}"]')
    if coin.get_attribute("aria-pressed") != "true":
        coin.click()
    if words[0] == "pay":
        press(page, words, move)
    else:
        area(page, words[2])


def take(page, name):
    """Say what is wanted; where there is nothing else, it is in hand already."""
    tool = page.get_by_role("button", name=name, pressed=False)
    if tool.count():
        tool.click()


def march(page, words, move):
    """Say that a stack is to be moved, then which and where."""
    take(page, "Move a stack")
    area(page, words[1])
    area(page, words[2])


def capture(page, words, move):
    take(page, "Capture a coin")
    area(page, words[1])


def put(page, words, move):
    """Take up a coin of the hand, then its lot, or what it does."""
    button = page.locator(f'[data-move="{move}"]:visible:enabled')
    if not button.count():
        page.locator(f'.hand [data-coin="{words[1]}"]:visible').first.click()
    button.first.click()


def name_price(page, words, move):
    """Step to the amount, then say it."""
    button = page.locator(f'[data-move="{move}"]:visible')
    for _ in range(80):
        if button.count():
            return button.click()
        shown = page.locator('[data-move^="bid "]:visible, [data-move^="fist "]:visible').first
        less = int(shown.get_attribute("data-move").split()[1]) > int(words[1])
        page.get_by_role("button", name="Less" if less else "More", exact=True).locator(
            "visible=true"
        ).click()
    raise AssertionError(f"no way to {move}")


def pawn(page, words, move):
    """Look at the relic, then pawn it."""
    page.locator(f'[data-relic="{words[1]}"]:visible').first.click()
    press(page, words, move)


def swap(page, words, move):
    """One's own relic, then the other's."""
    page.locator(f'.prompt [data-relic="{words[1]}"]:visible').first.click()
    press(page, words, move)


HANDS = {
    ("coinage", "place"): toss,
    ("coinage", "pay"): toss,
    ("coinage", "move"): march,
    ("coinage", "capture"): capture,
    ("coin_quest", "place"): put,
    ("coin_quest", "use"): put,
    ("warehouse51", "bid"): name_price,
    ("warehouse51", "fist"): name_price,
    ("warehouse51", "pawn"): pawn,
    ("warehouse51", "swap"): swap,
}


def lively(luck):
    """Chooses at random among what leads on, with bids that leave something for later."""

    def choose(update):
        game, moves = update["plan"]["game"], update["moves"]
        ahead = [each for each in moves if not each.startswith(("take back", "unlock"))]
        if game == "warehouse51":
            prices = [each for each in ahead if each.startswith(("bid", "fist"))]
            ahead = [each for each in ahead if each not in prices]
            ahead += luck.sample(prices[:3], min(1, len(prices)))
        if game == "coinage" and len(ahead) > 1 and luck.random() < 0.8:
            ahead.remove("done") if "done" in ahead else None
        return luck.choice(ahead)

    return choose
