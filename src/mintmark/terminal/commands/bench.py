"""`mintmark bench`: games and simulations a second, and what compiling costs."""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from rich.table import Table

from ...bots.bot import Budget, Question
from ...bots.search import Search
from ...engine.batch.simulation import CHUNK, played, simulate
from ...engine.game import Setup
from ...play import Play
from ..plain import plain_console
from ..waiting import search_with_progress, simulation_with_progress

START = """
from mintmark.engine.batch.cpu import compiled_kernel
from mintmark.engine.game import find
compiled_kernel(find({!r}), "simulate")
"""


def run(setup: Setup, seconds: float, as_json: bool) -> None:
    """Measure and print."""
    progress = plain_console(stderr=True)
    if hasattr(os, "getloadavg") and (load := os.getloadavg()[0]) > 0.5:
        progress.print(f"Other work is going on here (load {load:.1f}); figures will be too low.")
    with progress.status("Compiling with an empty cache …"):
        cold, cached = start_times(setup.game.name)
    cores, random = os.cpu_count() or 1, ["random"] * setup.seats
    simulation_with_progress(setup.game, progress, random)

    def interpreted(seed: int) -> Any:
        return [played(setup, seed, 10, random, interpreted=True)]

    def one_core(seed: int) -> Any:
        return simulate(setup, 8 * CHUNK, seed, random)

    def all_cores(seed: int) -> Any:
        return simulate(setup, 8 * cores * CHUNK, seed, random, cores)

    figures = {}
    for name, work in (
        ("interpreted", interpreted),
        ("one core", one_core),
        ("all cores", all_cores),
    ):
        with progress.status(f"Playing random games, {name} …"):
            figures[name] = rates(work, seconds)
    search_with_progress(setup.game, progress)
    with progress.status("Searching …"):
        search = simulations(setup, seconds)
    facts = {
        "game": setup.game.name,
        setup.game.editions.word: setup.edition.name,
        "machine": f"{platform.machine()}, {cores} cores, Python {platform.python_version()}",
        "rates": figures,
        "compiled_to_interpreted": figures["one core"]["games"] / figures["interpreted"]["games"],
        "all_cores_to_one": figures["all cores"]["games"] / figures["one core"]["games"],
        "simulations": search,
        "first_compile_seconds": cold,
        "cached_start_seconds": cached,
    }
    print(json.dumps(facts, indent=2)) if as_json else report(setup, facts)


def start_times(game: str) -> tuple[float, float]:
    """Seconds of a fresh process until its simulation is ready: with nothing cached, and again."""
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            began = time.perf_counter()
            environment = {**os.environ, "MINTMARK_CACHE": folder}
            subprocess.run([sys.executable, "-c", START.format(game)], env=environment, check=True)
            times.append(time.perf_counter() - began)
        return times[0], times[1]


def rates(work: Callable[[int], Any], seconds: float) -> dict[str, float]:
    """Games and moves a second over at least so many seconds."""
    games = moves = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds or not games:
        for results in work(games):
            games += len(results.length)
            moves += int(results.length.sum())
    return {"games": games / passed, "moves": moves / passed}


def simulations(setup: Setup, seconds: float) -> dict[str, float]:
    """Iterations of the search a second from the opening, and the part that is playing on."""
    play = Play(setup, seed=1)
    seat, bot = play.awaited[0], Search(setup)
    question = Question(setup, seat, play.view_state(seat), 1, Budget(seconds=seconds))

    def rate() -> float:
        began = time.perf_counter()
        (last,) = deque(bot.thinking(question), maxlen=1)
        return sum(e.visits for e in last.evaluations) / (time.perf_counter() - began)

    whole = rate()
    bot.tuning[-1] = 0  # no turn is played on
    return {"rate": whole, "playing_on": max(0.0, 1 - whole / rate())}


def report(setup: Setup, facts: dict[str, Any]) -> None:
    """The figures for people."""
    out = plain_console()
    out.print(f"[bold]{setup.game.title}[/] on {facts['machine']}, random play\n")
    table = Table("", "games a second", "moves a second", box=None, padding=(0, 3, 0, 0))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rate in facts["rates"].items():
        table.add_row(name, f"{rate['games']:,.0f}", f"{rate['moves']:,.0f}")
    out.print(table)
    out.print(
        f"\nthe search makes {facts['simulations']['rate']:,.0f} simulations a second on one core; "
        f"{facts['simulations']['playing_on']:.0%} of that time is playing on by policy",
        f"\ncompiled is {facts['compiled_to_interpreted']:,.0f} times interpreted; "
        f"all cores make {facts['all_cores_to_one']:.2f} times one",
        f"\nfirst compile {facts['first_compile_seconds']:.1f} s, "
        f"cached start {facts['cached_start_seconds']:.1f} s (whole process)",
    )
