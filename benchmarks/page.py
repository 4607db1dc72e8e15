"""Tables in the page: how soon the first is there, how soon bots answer on a phone, and memory.

A site without a server, as a plain file server gives it out, not compressed: with nothing kept at
20 Mbit/s, and when it was kept for offline. A phone is this machine with its browser stopped five
sixths of the time, workers and all. Memory is what the renderer has written for itself, after some
moves in each game, against masters. Needs what the tests need:

    .venv/bin/python benchmarks/page.py
"""

import os
import random
import re
import signal
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median

sys.path[:0] = [str(Path(__file__).parent.parent / "tests")]

from support.browser.chromium import launched
from support.browser.mouse import lively, make, play, settled
from support.browser.static_site import Player, Quiet, given_out, make_site

LINE = 20e6 / 8  # bytes a second
CHUNK = 16 * 1024
SLOWER = 6  # times, for a phone
SLICE = 0.004  # seconds in which it may run
TIMES = 5
MOVES = 6
GAMES = {"coinage": 1, "coin_quest": 1, "warehouse51": 2}


NOTE = """() => {
    self.times = [];
    told.push = (...texts) => {
        times.push(performance.now());
        return Array.prototype.push.apply(told, texts);
    };
}"""


class Line(Quiet):
    """All files over one line."""

    free = 0.0  # when the line is free again
    lock = threading.Lock()

    def copyfile(self, source, outputfile):
        while chunk := source.read(CHUNK):
            with Line.lock:
                Line.free = max(Line.free, time.monotonic()) + len(chunk) / LINE
                wait = Line.free - time.monotonic()
            time.sleep(max(0, wait))
            outputfile.write(chunk)


def renderers():
    """The processes of Chromium that run pages."""
    found = []
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = each.read_bytes()
        except OSError:
            continue  # it has ended
        if b"--type=renderer" in command and b"--extension-process" not in command:
            found.append(int(each.parent.name))
    return found


@contextmanager
def phone(processes):
    """These processes are slower meanwhile."""
    over = threading.Event()

    def slow():
        while not over.wait(SLICE):
            [os.kill(each, signal.SIGSTOP) for each in processes]
            time.sleep(SLICE * (SLOWER - 1))
            [os.kill(each, signal.SIGCONT) for each in processes]

    throttle = threading.Thread(target=slow)
    throttle.start()
    yield
    over.set()
    throttle.join()


def first_table(player):
    """Seconds from a click on the home page until the table is there."""
    begin = time.monotonic()
    player.page.get_by_test_id("game-coinage").get_by_role("button", name="bot").first.click()
    player.at_table()
    return time.monotonic() - begin


def loading(browser, root):
    """With nothing kept, over a line; then with all of it kept."""
    cold, warm = [], []
    for _ in range(TIMES):
        with given_out(root, Line) as address:
            player = Player(browser, address)
            cold.append(first_table(player))
            player.context.close()
    with given_out(root) as address:
        player = Player(browser, address, worker=True)
        player.page.get_by_test_id("keep").click()
        player.page.get_by_test_id("kept").wait_for()
        for _ in range(TIMES):
            player.page.goto("about:blank")
            player.page.goto(address)
            warm.append(first_table(player))
        player.context.close()
    print(f"the first table, nothing kept, 20 Mbit/s: {median(cold):.1f} s ({spread(cold)})")
    print(f"the first table, all kept: {median(warm):.1f} s ({spread(warm)})")


def spread(times):
    return f"{min(times):.2f} to {max(times):.2f}"


def answers(browser, address, level):
    """Seconds that a bot takes for a decision, from our move or its last one on, on a phone."""
    before = set(renderers())
    player = Player(browser, address)
    table = player.open("coinage", level)
    choose, took = lively(random.Random(1)), []
    now = settled(player, table, None)
    player.page.evaluate(NOTE)
    with phone(set(renderers()) - before):
        while now["status"] == "playing" and len(took) < MOVES:
            player.page.evaluate("times.length = 0; times.push(performance.now())")
            move = choose(now)
            make(player, "coinage", move)
            now = settled(player, table, now["question"])
            times = player.page.evaluate("times")
            if move == "done":  # the first update is that of our own move
                took += [later - sooner for sooner, later in pairwise(times[1:])]
    player.context.close()
    return [milliseconds / 1000 for milliseconds in took]


def memory(browser, address):
    """Megabytes of the renderer's own: at most, and when all that is idle is collected."""
    before = set(renderers())
    player = Player(browser, address)
    ours, most = set(renderers()) - before, 0
    for game, bots in GAMES.items():
        table = player.open(game, *["master"] * bots)
        play(player, table, lively(random.Random(1)), MOVES)
        most = max(most, private(ours))
    player.context.new_cdp_session(player.page).send("HeapProfiler.collectGarbage")
    player.page.wait_for_timeout(3000)
    least = private(ours)
    player.context.close()
    return most, least


def private(processes):
    """Megabytes that are theirs alone, and written to."""
    rolled = [Path(f"/proc/{each}/smaps_rollup").read_text() for each in processes]
    return sum(int(re.search(r"Private_Dirty: +(\d+) kB", text)[1]) for text in rolled) / 1024


def main():
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        root = make_site(Path(folder))
        loading(browser, root)
        with given_out(root) as address:
            for level in ("novice", "club", "master"):
                took = answers(browser, address, level)
                print(f"a {level}'s decision on a phone: {spread(took)} s")
            most, least = memory(browser, address)
            print(f"memory: {least:.0f} MB, with what is to be collected up to {most:.0f}")


if __name__ == "__main__":
    main()
