"""How quick the client is in a browser, as it is and throttled like a phone.

The first load, with nothing kept, over a slow network: until a game can be begun on the home page,
from that click until its table is there, and from a table's link until the first move can be made;
letters, which come later, are not counted. Then, for each game: from a click to the frame that
shows it, and the frames a second while things move, beside those of an empty page in the same
browser at the same moment. Needs what the tests need:

    .venv/bin/python benchmarks/client.py [loading | playing]
"""

import random
import sys
import tempfile
from itertools import product
from pathlib import Path
from statistics import median

sys.path[:0] = [str(Path(__file__).parent.parent / part) for part in ("tests", "tests/server")]

from support.browser import unlimited_server
from support.browser.chromium import launched
from support.browser.loading import HOME, TABLE, loaded
from support.browser.mouse import lively, make, settled
from support.browser.visitor import Visitor
from support.server.server_process import serving

THROTTLES = (1, 4)  # times slower than this machine
SLOW_4G = {  # as Lighthouse has it: milliseconds to and fro, bytes a second
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 768_000 / 8,
}
SLOWER = SLOW_4G | {"latency": 562.5}  # "Slow 4G" of Chromium's tools: as if each file met it anew
LOADS = 5
MOVES = 25
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
BOTS = {"coinage": 1, "coin_quest": 2, "warehouse51": 3}
FRAMES = """() => new Promise(done => {
  const begun = performance.now(); let frames = 0;
  const count = now => now - begun < 600 ? (frames += 1, requestAnimationFrame(count))
    : done(frames / (now - begun) * 1000);
  requestAnimationFrame(count);
})"""
WATCH = """() => {
  window.echoes = [];
  addEventListener('click', event => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => window.echoes.push(performance.now() - event.timeStamp));
    });
    const whole = {subtree: true, childList: true, attributes: true};
    seen.observe(document.getElementById('app'), whole);
  }, {capture: true});
}"""


def measured(browser, address, game, throttle):
    """Milliseconds to the echo of each click, and frames a second after each move."""
    visitor = Visitor(browser.new_context(base_url=address, **PHONE))
    visitor.become("Ada")
    table = visitor.set_up(game, "me", *["bot novice"] * BOTS[game])
    visitor.at(table)
    wire = visitor.context.new_cdp_session(visitor.page)
    now, choose, frames = settled(visitor, table, None), lively(random.Random(1)), []
    visitor.page.evaluate(WATCH)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    for _ in range(MOVES):
        if now["status"] != "playing":
            break
        visitor.page.locator(f'[data-question="{now["question"]}"]').wait_for()
        move = choose(now)
        make(visitor, game, move)
        if move in now["warnings"]:
            visitor.page.get_by_test_id("confirm").click()
        frames.append(visitor.page.evaluate(FRAMES))
        now = settled(visitor, table, now["question"])
    echoes = visitor.page.evaluate("window.echoes")
    visitor.page.unroute_all(behavior="ignoreErrors")
    visitor.context.close()
    return echoes, frames


def empty(browser, throttle):
    """Frames a second of a page with nothing on it."""
    page = browser.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    found = median(page.evaluate(FRAMES) for _ in range(5))
    page.close()
    return found


def phone(browser, address, network, throttle, **more):
    """A page of a phone that has never been here."""
    page = browser.new_context(base_url=address, **PHONE, **more).new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", network)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return page


def begun(page):
    """Milliseconds from a click on the home page until the table that it sets up is there."""
    begin = page.evaluate("performance.now()")
    page.locator(HOME).click()
    page.get_by_test_id("ask").wait_for()
    return page.evaluate("performance.now()") - begin


def loading(browser, address):
    """First loads, each in a browser that has kept nothing."""
    ada = Visitor(browser.new_context(base_url=address))
    ada.become("Ada")
    link = f"#table={ada.set_up('coinage', 'me', 'bot novice')}"
    known = {"storage_state": ada.context.storage_state()}
    for network, throttle in product((SLOW_4G, SLOWER), (1, 4, 6)):
        homes, clicks, links = [], [], []
        for _ in range(LOADS):
            page = phone(browser, address, network, throttle)
            homes.append(loaded(page, "", HOME))
            clicks.append(begun(page))
            page.context.close()
            page = phone(browser, address, network, throttle, **known)
            links.append(loaded(page, link, TABLE))
            page.context.close()
        print(
            f"{network['latency']} ms to and fro, {throttle} times throttled: "
            f"{summary(homes)} a game can be begun, {median(clicks):.0f} ms after that click the "
            f"table is there; {summary(links)} a linked table takes a move"
        )


def summary(loads):
    """Time, files and their size, before something can be done."""
    time = median(ready for ready, _ in loads)
    files = min((files for _, files in loads), key=len)
    size = sum(size for _, size in files) / 1024
    return f"after {time:.0f} ms, {len(files)} files and {size:.0f} KiB"


def playing(browser, address):
    """Clicks and frames, game by game."""
    for game, throttle in product(BOTS, THROTTLES):
        echoes, frames = measured(browser, address, game, throttle)
        late = sorted(echoes)[int(len(echoes) * 0.95)]
        print(
            f"{game}: a click shows after {median(echoes):.0f} ms (95 %: {late:.0f}), "
            f"{median(frames):.0f} frames a second (least {min(frames):.0f}), "
            f"empty page {empty(browser, throttle):.0f}; {throttle} times throttled"
        )


def main():
    wanted = {"loading": [loading], "playing": [playing]}
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        serving(Path(folder) / "data", program=[unlimited_server.__file__, "serve"]) as (
            _,
            address,
        ),
    ):
        for part in wanted.get("".join(sys.argv[1:]), [loading, playing]):
            part(browser, address)


if __name__ == "__main__":
    main()
