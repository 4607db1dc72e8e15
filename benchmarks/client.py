"""How quick the client is in a browser, as it is and throttled like a mid-range phone.

For each game: from a click to the frame that shows it, and the frames a second while things move,
beside those of an empty page in the same browser at the same moment. Needs what the tests need:

    .venv/bin/python benchmarks/client.py
"""

import random
import sys
import tempfile
from itertools import product
from pathlib import Path
from statistics import median

sys.path[:0] = [str(Path(__file__).parent.parent / part) for part in ("tests", "tests/server")]

from hosting import serving
from support.browser.chromium import launched
from support.browser.mouse import lively, make, settled
from support.browser.visitor import Visitor

THROTTLES = (1, 4)  # times slower than this machine
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


def main():
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        serving(Path(folder) / "data") as (_, address),
    ):
        for game, throttle in product(BOTS, THROTTLES):
            echoes, frames = measured(browser, address, game, throttle)
            late = sorted(echoes)[int(len(echoes) * 0.95)]
            print(
                f"{game}: a click shows after {median(echoes):.0f} ms (95 %: {late:.0f}), "
                f"{median(frames):.0f} frames a second (least {min(frames):.0f}), "
                f"empty page {empty(browser, throttle):.0f}; {throttle} times throttled"
            )


if __name__ == "__main__":
    main()
