"""Tables in the page: how soon the first is there, how soon bots answer on a phone, and memory.

A site without a server, as a plain file server gives it out, not compressed: with nothing kept at
20 Mbit/s, and when it was kept for offline. A phone is this machine with its browser stopped five
sixths of the time, workers and all. Memory is what the renderer has for itself, after some moves
in each game, by masters. Needs what the tests need:

    .venv/bin/python benchmarks/page.py
"""

import os
import random
import signal
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
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
    return f"{min(times):.1f} to {max(times):.1f}"


def answers(browser, address, level):
    """Seconds from a move of ours until the bot has answered it, on a phone."""
    before = set(renderers())
    player = Player(browser, address)
    table = player.open("coinage", level)
    choose, took = lively(random.Random(1)), []
    with phone(set(renderers()) - before):
        now = settled(player, table, None)
        for _ in range(MOVES):
            move, begin = choose(now), time.monotonic()
            make(player, "coinage", move)
            now = settled(player, table, now["question"])
            if move == "done":
                took.append(time.monotonic() - begin)
            if now["status"] != "playing":
                break
    player.context.close()
    return took


def memory(browser, address):
    """Megabytes that the renderer has for itself, after a while at each game."""
    before = set(renderers())
    player = Player(browser, address)
    for game, bots in GAMES.items():
        table = player.open(game, *["master"] * bots)
        play(player, table, lively(random.Random(1)), MOVES)
    ours = set(renderers()) - before
    rolled = [Path(f"/proc/{each}/smaps_rollup").read_text().splitlines() for each in ours]
    private = [line for lines in rolled for line in lines if line.startswith("Private_")]
    player.context.close()
    return sum(int(line.split()[1]) for line in private) / 1024


def main():
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        root = make_site(Path(folder))
        loading(browser, root)
        with given_out(root) as address:
            for level in ("novice", "club", "master"):
                took = answers(browser, address, level)
                print(f"a {level}'s answer on a phone: {spread(took)} s, of {len(took)}")
            print(f"memory: {memory(browser, address):.0f} MB")


if __name__ == "__main__":
    main()
