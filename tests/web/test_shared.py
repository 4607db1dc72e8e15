"""One screen, several players: between them nothing of a seat stays behind.

Two worlds differ in what one seat does in secret: copies of one database, so that all else, the
luck too, is the same. Whatever a browser can tell of the page must then be the same as well, under
the cover and in the turn of the next player.
"""

import json
import re
import shutil
from contextlib import ExitStack
from difflib import unified_diff

import pytest
from support.browser import unlimited_server
from support.browser.mouse import make
from support.browser.visitor import Visitor
from support.server.server_process import serving

SERVE = [unlimited_server.__file__, "serve"]
TIMEOUT = 15_000  # milliseconds
STORED = """() => JSON.stringify([location.href.split('#')[1], history.length, history.state,
    document.title, {...localStorage}, {...sessionStorage},
    [...document.querySelectorAll('input, textarea, select')].map((each) => each.value),
    document.activeElement.outerHTML])"""
MADE_UP = re.compile(r"\bc\d+\b")  # ids that Svelte counts up, also for what is there no longer


def renamed(text):
    """The same text with made-up ids in the order in which they are met."""
    names = {}
    return MADE_UP.sub(lambda found: names.setdefault(found[0], f"id{len(names)}"), text)


def tree(page):
    """What assistive technology is told, as text."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    told = ("role", "name", "description", "value", "properties")
    return "\n".join(
        json.dumps({key: plain(node[key]) for key in told if key in node}) for node in nodes
    )


def plain(value):
    """Without the numbers that a browser gives to its nodes."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        numbers = {"backendDOMNodeId", "nodeId"}
        return {key: plain(each) for key, each in value.items() if key not in numbers}
    return value


def everything(visitor):
    """All that can be told of the page, and what it keeps."""
    visitor.quiet()
    page = visitor.page
    seen = page.content(), tree(page), page.evaluate(STORED)
    server = page.evaluate("location.origin")
    return [renamed(each.replace(server, "")) for each in seen]


def differences(one, other):
    """Where two pages differ, tag by tag."""
    return [
        line
        for here, there in zip(everything(one), everything(other), strict=True)
        for line in unified_diff(lines(here), lines(there), lineterm="", n=0)
    ]


def lines(text):
    return text.replace("<", "\n<").replace('",', '",\n').split("\n")


@pytest.fixture
def worlds(chromium, tmp_path):
    """Two servers that go on from the same table, and a browser at each."""
    with ExitStack() as stack:
        visitors = []

        def split(begin):
            origin = tmp_path / "origin"
            with serving(origin, program=SERVE) as (process, address):
                context = chromium.new_context(base_url=address, service_workers="block")
                table = begin(Visitor(context))
                known = context.storage_state()
                context.close()
                process.terminate()
                process.wait(timeout=20)
            for name in ("one", "other"):
                shutil.copytree(origin, tmp_path / name)
                _, address = stack.enter_context(serving(tmp_path / name, program=SERVE))
                context = chromium.new_context(
                    base_url=address,
                    storage_state={"cookies": known["cookies"], "origins": []},
                    locale="en-GB",
                    viewport={"width": 1280, "height": 900},
                    reduced_motion="reduce",
                    service_workers="block",
                )
                stack.callback(context.close)
                context.set_default_timeout(TIMEOUT)
                visitors.append(Visitor(context))
                visitors[-1].at(table)
            return visitors

        yield split
        assert not [error for visitor in visitors for error in visitor.errors]


def ready(visitor):
    """Whoever is called says that nobody else looks."""
    visitor.page.get_by_test_id("ready").click()
    visitor.ask.wait_for()
    visitor.page.locator("[data-question]").wait_for()


def of_seat(visitor, seat):
    return [each for each in visitor.updates() if each["seat"] == seat][-1]


def move(visitor, seat, choose):
    """Make a move by mouse; what is asked next, if anything."""
    now = of_seat(visitor, seat)
    visitor.page.locator(f'[data-question="{now["question"]}"]').wait_for()
    make(visitor, now["plan"]["game"], choose(now["moves"]))
    while of_seat(visitor, seat) is now:
        visitor.page.wait_for_timeout(15)
    return of_seat(visitor, seat)


def rummage(visitor, text):
    """Leave traces: words half typed, an answer, a tab, a log line pointed at."""
    visitor.type("dance")  # it is answered, and stays in the field
    visitor.page.get_by_test_id("answer").wait_for()
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.page.get_by_role("tab", name="Log").click()
    visitor.page.get_by_test_id("move-box").fill(text)


def coin_quest(visitor):
    visitor.become("Ada")
    return visitor.set_up("coin_quest", "me", "me", options={"first": "1"})


def bid(visitor, seat, first):
    """Lay down all coins on the first or the last lots there are, and be ready."""
    now = of_seat(visitor, seat)
    while seat in now["awaited"] and not now["view"]["players"][seat]["ready"]:
        now = move(
            visitor,
            seat,
            lambda moves: [each for each in moves if each.startswith(("place", "lock"))][
                0 if first else -1
            ],
        )
        if now["view"]["round"] > 1:
            return


def test_bids_of_coin_quest_leave_no_trace(worlds):
    one, other = worlds(coin_quest)
    for visitor, first in ((one, True), (other, False)):
        ready(visitor)
        rummage(visitor, "place this" if first else "no, that")
        bid(visitor, 0, first)
        visitor.page.get_by_test_id("ready").wait_for()
    bids = [[lot["bids"][0] for lot in of_seat(each, 0)["view"]["lots"]] for each in (one, other)]
    assert bids[0] != bids[1], "the worlds differ"
    assert not differences(one, other), "under the cover"
    for visitor in (one, other):
        ready(visitor)
    assert not differences(one, other), "in the next turn"


def test_all_see_the_screens_go_up_and_nobody_a_new_hand(worlds):
    visitor, _ = worlds(coin_quest)
    for seat in (0, 1):
        ready(visitor)
        bid(visitor, seat, first=True)
    page = visitor.page
    page.get_by_test_id("reveal").wait_for()
    visitor.quiet()
    assert not page.locator("[data-hand], [data-testid=ready], [data-testid=move-box]").count()
    assert "Lot 1" in page.get_by_test_id("heard").inner_text(), "the reveal is told"
    before = everything(visitor)[:2]
    hands = [
        visitor.fetch("GET", f"/api/tables/{table}?seat={seat}")["view"]["hand"]
        for table in [page.url.split("=")[1]]
        for seat in (0, 1)
    ]
    assert all(hands), "there are new hands"
    assert not any("behind" in each.lower() for each in before), "behind a screen is nothing here"
    page.get_by_test_id("pass-on").click()
    page.get_by_test_id("ready").wait_for()
    assert not page.locator("[data-coin]").count()
    ready(visitor)
    page.locator("[data-hand]").first.wait_for()


def sealed(visitor):
    """Three players and a sealed auction."""
    visitor.become("Ada")
    for _ in range(40):  # two of the five red relics are sold by sealed bids
        table = visitor.set_up("warehouse51", "me", "me", "me", options={"first": "1"})
        seen = visitor.fetch("GET", f"/api/tables/{table}?seat=0")
        told = {"seat": 0, "question": seen["question"], "move": "reveal red"}
        if visitor.fetch("POST", f"/api/tables/{table}/move", told)["view"]["phase"] == "sealed":
            return table
    pytest.fail("no sealed auction in forty games")


def fist(ingots):
    return lambda moves: f"fist {ingots}"


def test_fists_of_warehouse_51_leave_no_trace(worlds):
    one, other = worlds(sealed)
    for visitor, ingots in ((one, 1), (other, 3)):
        first = visitor.latest()["awaited"][0]
        ready(visitor)
        rummage(visitor, f"fist {ingots}")
        move(visitor, first, fist(ingots))
        visitor.page.get_by_test_id("ready").wait_for()
    assert not differences(one, other), "under the cover"
    for visitor in (one, other):
        ready(visitor)
    assert not differences(one, other), "in the next turn"


def test_all_see_the_fists_open_and_nobody_a_note(worlds):
    visitor, _ = worlds(sealed)
    page = visitor.page
    for n in range(3):
        page.get_by_test_id("ready").wait_for()
        seat = next(each for each in visitor.latest()["awaited"])
        ready(visitor)
        move(visitor, seat, fist(n))
    page.get_by_test_id("pass-on").wait_for()
    visitor.quiet()
    latest = [each for each in visitor.updates() if each["seat"] is None][-1]
    assert not any(latest["view"]["counterfeits"]), "an onlooker's view"
    assert page.locator(".fists").is_visible()
    assert not page.locator("[data-testid=move-box]").count()
    page.get_by_test_id("pass-on").click()
    page.get_by_test_id("ready").wait_for()
