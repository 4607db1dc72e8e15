"""`mintmark simulate`: many games by bots, with a progress bar and a summary."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...arena.cluster import in_order
from ...arena.jobs import runs, statistics_job
from ...engine.batch.simulation import simulate
from ...engine.batch.statistics import Statistics
from ...engine.game import Setup
from ...engine.playout import BOTS
from ...errors import InvalidOption
from ...words import speak
from ..plain import plain_console
from ..waiting import cluster_with_progress, simulation_with_progress


def bots_from(text: str, setup: Setup) -> list[str]:
    """One bot for all seats, or one for each, from a text like `greedy,random`."""
    names = text.split(",")
    for name in names:
        if name not in BOTS:
            raise InvalidOption(f"no bot called {name!r}; there are {', '.join(BOTS)}")
    if len(names) not in (1, setup.seats):
        raise InvalidOption(f"name one bot or {setup.seats}, not {len(names)}: {text!r}")
    return names if len(names) == setup.seats else names * setup.seats


def run(
    setup: Setup,
    games: int,
    seed: int,
    bots: list[str],
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Play, show how far it is, sum up. Ctrl-C ends it early and sums up what was played."""
    terminal = plain_console(stderr=True)
    statistics, stopped = Statistics(setup.seats), False
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with (
        in_parts(setup, games, seed, bots, jobs, ray, terminal) as counted,
        Progress(*columns, console=terminal, transient=True) as progress,
    ):
        task = progress.add_task(f"{setup.game.title} games", total=games)
        began = time.perf_counter()
        try:
            for part in counted:
                statistics.add(part)
                progress.advance(task, part.games)
        except KeyboardInterrupt:
            stopped = True
        seconds = time.perf_counter() - began
    if not statistics.games:
        raise KeyboardInterrupt
    facts = {
        "game": setup.game.name,
        setup.game.editions.word: setup.edition.name,
        "options": dict(setup.options),
        "bots": bots,
        "seed": seed,
        "stopped_early": stopped,
        "seconds": seconds,
        **statistics.summary(setup.game),
    }
    if as_json:
        print(json.dumps(facts, indent=2))
    else:
        report(setup, facts)


@contextmanager
def in_parts(
    setup: Setup,
    games: int,
    seed: int,
    bots: Sequence[str],
    jobs: int | None,
    ray: str | None,
    terminal: Console,
) -> Iterator[Iterator[Statistics]]:
    """What was counted, in the order of the games; by the cores of this machine, or by Ray's."""
    if ray is None:
        simulation_with_progress(setup.game, terminal, bots)
        played = simulate(setup, games, seed, bots, jobs or os.cpu_count() or 1)
        yield (Statistics(setup.seats, results) for results in played)
    else:
        job = statistics_job(setup, bots)
        with cluster_with_progress(ray, jobs, job, setup.game, terminal) as cluster:
            yield in_order(cluster.run(job, runs(games, seed)))


def report(setup: Setup, facts: dict[str, Any]) -> None:
    """The summary for people."""
    out, word = plain_console(), setup.game.editions.word
    options = "".join(f", {name}={value}" for name, value in facts["options"].items())
    early = "stopped early, " if facts["stopped_early"] else ""
    out.print(f"[bold]{setup.game.title}[/], {word}={escape(facts[word])}{options}")
    out.print(
        f"{facts['games']:,} games, {early}seed {facts['seed']}, {facts['seconds']:.1f} s\n",
    )
    seats = Table(
        "seat",
        "bot",
        "wins",
        "95 % interval",
        "points",
        "90 % between",
        box=None,
        padding=(0, 3, 0, 0),
    )
    for seat, (bot, fact) in enumerate(zip(facts["bots"], facts["seats"], strict=True)):
        seats.add_row(
            speak(setup.game.text.seat_name(seat)),
            bot,
            *percent(fact["wins"]),
            *between(fact["score"]),
        )
    seats.add_row("shared", "", *percent(facts["shared"]), "", "")
    out.print(seats)
    lengths = Table(
        "length", "mean", "90 % between", "least", "most", box=None, padding=(0, 3, 0, 0)
    )
    for name in ("turns", "moves"):
        fact = facts[name]
        lengths.add_row(name, *between(fact), str(fact["least"]), str(fact["most"]))
    out.print(lengths)
    endings = Table("ended by", "games", "95 % interval", box=None, padding=(0, 3, 0, 0))
    for name, fact in facts["endings"].items():
        endings.add_row(name.replace("-", " "), *percent(fact))
    out.print(endings)


def percent(fact: dict[str, float]) -> tuple[str, str]:
    """A share and its interval."""
    return f"{fact['rate']:.2%}", f"{fact['low']:.2%} to {fact['high']:.2%}"


def between(fact: dict[str, float]) -> tuple[str, str]:
    """A mean and what most lie between."""
    return f"{fact['mean']:.1f}", f"{fact['p5']} to {fact['p95']}"
