"""The rules in WebAssembly beside the interpreter's and Numba's: games and iterations a second.

All take turns at the same questions, and of each the time counts that its thread is busy, so that
what else the machine does disturbs them alike. The first second is what a master has who is asked
when nothing has run yet: browsers compile once more, and better, what runs often. Then random games
from one source on three machines, and the sizes of the modules. Needs what the tests need:

    .venv/bin/python benchmarks/wasm.py
"""

import gzip
import subprocess
import sys
import time
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import geometric_mean

sys.path[:0] = [str(Path(__file__).parent.parent / "tests")]

from support.bots import moments, question
from support.browser.chromium import launched
from support.wasm.machines import MODULES, NODE, RUN, by_node, opened
from support.wasm.transcripts import asked, narrow, text

from mintmark.bots.search import Search
from mintmark.engine.batch.simulation import numbers_of, played

TABLES = {"coinage": (2, 4), "warehouse51": (4, 23), "coin_quest": (4, 40)}  # seats, how far apart
QUESTIONS = 5
FEW, GAMES = 20, 64  # random games at a time
ROUNDS = 200
SECONDS = 1.0
BROTLI = (
    "process.stdout.write(`${zlib.brotliCompressSync(fs.readFileSync(process.argv[1])).length}`)"
)


def by_numba(play, seat):
    """Iterations a second."""
    bot = Search(play.setup)
    began = time.thread_time()
    *_, last = bot.thinking(question(play, seat, seconds=SECONDS))
    return sum(e.visits for e in last.evaluations) / (time.thread_time() - began)


def in_node(game, task):
    """The same, at first and then."""
    return [found["iterations"] / found["seconds"] for found in by_node(game, [task, task])]


def in_chromium(browser, game, task):
    """The same."""
    with opened(browser, game) as page:
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        return [pace(session, page, task) for _ in range(2)]


def pace(session, page, task):
    """Iterations a second of the page's thread."""
    began = busy(session)
    (found,) = page.evaluate(RUN, [task])
    return found["iterations"] / (busy(session) - began)


def busy(session):
    """Seconds that the page's thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "ThreadTime")


def compared(browser, game):
    """Numba's pace, and of that the shares of the others, each at first and then."""
    (seats, stride), rows = TABLES[game], []
    for play, seat in islice(moments(game, seats, 3, stride), QUESTIONS):
        task = {"task": "pace", "seconds": SECONDS} | asked(play, seat)
        ours = by_numba(play, seat)
        others = (*in_node(game, task), *in_chromium(browser, game, task))
        rows.append((ours, *(theirs / ours for theirs in others)))
    return [geometric_mean(column) for column in zip(*rows, strict=True)]


def games(browser, game):
    """Random games a second: interpreted, by Numba, in Chromium."""
    (seats, stride) = TABLES[game]
    setup = next(moments(game, seats, 3, stride))[0].setup
    bots, box = ["random"] * seats, text(narrow(setup, setup.box, box=True))
    task = {"task": "playouts", "box": box, "seats": seats, "seed": 1, "games": GAMES}
    task |= {"bots": numbers_of(bots).tolist(), "times": ROUNDS}
    compiled = partial(played, setup, 1, ROUNDS * GAMES, bots)
    compiled()  # it is compiled now
    ours = [
        rate(FEW, lambda: played(setup, 1, FEW, bots, interpreted=True), time.thread_time),
        rate(ROUNDS * GAMES, compiled, time.thread_time),
    ]
    with opened(browser, game) as page:
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.evaluate(RUN, [task])
        theirs = rate(ROUNDS * GAMES, lambda: page.evaluate(RUN, [task]), lambda: busy(session))
    return *ours, theirs


def rate(count, work, clock):
    """So many a second, by some clock."""
    began = clock()
    work()
    return count / (clock() - began)


def sizes(game):
    """Raw, by gzip and by brotli."""
    module = MODULES / f"{game}.wasm"
    raw = module.read_bytes()
    brotli = subprocess.run([NODE, "--eval", BROTLI, module], capture_output=True, check=True)
    return len(raw), len(gzip.compress(raw)), int(brotli.stdout)


if __name__ == "__main__":
    print("iterations a second:    Numba;  Node at first, then;  Chromium at first, then, of that")
    with launched() as browser:
        for game in TABLES:
            ours, *shares = compared(browser, game)
            print(f"{game:16}{ours:13,.0f}" + "".join(f"{share:10.2f}" for share in shares))
        print("random games a second:   interpreted       Numba    Chromium")
        for game in TABLES:
            print(f"{game:24}" + "".join(f"{found:12,.0f}" for found in games(browser, game)))
    print("bytes:                    raw      gzip    brotli")
    for game in TABLES:
        print(f"{game:16}{'':3}" + "".join(f"{size:10,}" for size in sizes(game)))
