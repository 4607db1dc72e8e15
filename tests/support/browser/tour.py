"""A tour of every page and every phase of each game; at each stop something can be looked at."""

import random

from support.browser.mouse import lively, play

BOTS = {"coinage": 1, "coin_quest": 2, "warehouse51": 3}
PLACES = {
    "home": "",
    "rules": "#rules=",
    "rules-coinage": "#rules=coinage",
    "rules-coin_quest": "#rules=coin_quest",
    "rules-warehouse51": "#rules=warehouse51",
    "learn-coinage": "#learn=coinage",
    "learn-coin_quest": "#learn=coin_quest",
    "learn-warehouse51": "#learn=warehouse51",
    "new-coinage": "#new=coinage",
    "new-coin_quest": "#new=coin_quest",
    "new-warehouse51": "#new=warehouse51",
    "replays": "#replay=",
    "account": "#link=",
}


def pages(visitor, stop):
    """What there is around the games."""
    visitor.become("Ada")
    for name, place in PLACES.items():
        visitor.go(place)
        visitor.page.get_by_role("heading", level=1).first.wait_for()
        visitor.quiet()
        stop(name)
    visitor.at(visitor.set_up("coin_quest", "me", "open", "bot casual"))
    visitor.page.get_by_role("heading", level=1).first.wait_for()
    visitor.quiet()
    stop("waiting-room")


def phases(visitor, game, stop, seed=1):
    """A whole game: every kind of question once, then the result and the replay."""
    visitor.become("Ada")
    table = visitor.set_up(game, "me", *["bot novice"] * BOTS[game])
    visitor.at(table)
    visited = set()

    def seen(update):
        asked = update["ask"]["key"]
        if asked not in visited:
            visited.add(asked)
            visitor.quiet()
            stop(asked)

    play(visitor, table, lively(random.Random(seed)), seen=seen)
    visitor.page.get_by_test_id("result").wait_for()
    visitor.quiet()
    stop(f"{game}-result")
    visitor.page.goto("about:blank")
    visitor.go(f"#replay={table}&at=20")
    visitor.page.get_by_role("slider").wait_for()
    visitor.quiet()
    stop(f"{game}-replay")
    return table
