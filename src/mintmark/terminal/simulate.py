"""`mintmark simulate`: many games by bots, with a progress bar and a summary."""

import json
import time
from collections import Counter
from math import sqrt
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..engine.game import Setup
from ..engine.playout import BOTS
from ..engine.simulation import simulate
from ..errors import InvalidOption
from ..words import speak
from .waiting import compiled_with_progress


def bots_from(text: str, setup: Setup) -> list[str]:
    """One bot for all seats, or one for each, from a text like `greedy,random`."""
    names = text.split(",")
    for name in names:
        if name not in BOTS:
            raise InvalidOption(f"no bot called {name!r}; there are {', '.join(BOTS)}")
    if len(names) not in (1, setup.seats):
        raise InvalidOption(f"name one bot or {setup.seats}, not {len(names)}: {text!r}")
    return names if len(names) == setup.seats else names * setup.seats


class Tally:
    """What is counted over all games; its size does not grow with their number."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = self.shared = 0
        self.wins: Counter[int] = Counter()
        self.endings: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.moves: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(setup.seats)]

    def add(self, results: Any) -> None:
        """Count some games."""
        first = results.places[:, : self.setup.seats] == 1
        alone = first.sum(axis=1) == 1
        self.games += len(results)
        self.shared += int((~alone).sum())
        self.wins.update(first[alone].argmax(axis=1).tolist())
        self.endings.update(results.ending.tolist())
        self.turns.update(results.turns.tolist())
        self.moves.update(results.moves.tolist())
        for seat, counter in enumerate(self.scores):
            counter.update(results.scores[:, seat].tolist())

    def summary(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        game = self.setup.game
        return {
            "games": self.games,
            "seats": [
                {"wins": share(self.wins[seat], self.games), "score": spread(self.scores[seat])}
                for seat in range(self.setup.seats)
            ],
            "shared": share(self.shared, self.games),
            "turns": spread(self.turns),
            "moves": spread(self.moves),
            "endings": {
                name: share(self.endings[k], self.games) for k, name in enumerate(game.endings) if k
            },
        }


def share(count: int, games: int) -> dict[str, float]:
    """A rate with its 95 % interval (Wilson's, which holds near 0 and 1 too)."""
    z, rate = 1.959964, count / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return {
        "count": count,
        "rate": rate,
        "low": max(0.0, middle - half),
        "high": min(1.0, middle + half),
    }


def spread(counter: Counter[int]) -> dict[str, float]:
    """Mean and standard deviation, the ends, and what 90 % lie between."""
    games = counter.total()
    mean = sum(value * count for value, count in counter.items()) / games
    variance = sum((value - mean) ** 2 * count for value, count in counter.items()) / games
    return {
        "mean": mean,
        "sd": sqrt(variance),
        "least": min(counter),
        "p5": quantile(counter, 0.05),
        "p95": quantile(counter, 0.95),
        "most": max(counter),
    }


def quantile(counter: Counter[int], part: float) -> int:
    """The smallest value that at least this part of the games does not exceed."""
    left = part * counter.total()
    for value in sorted(counter):
        left -= counter[value]
        if left <= 0:
            break
    return value


def run(setup: Setup, games: int, seed: int, bots: list[str], jobs: int, as_json: bool) -> None:
    """Play, show how far it is, sum up. Ctrl-C ends it early and sums up what was played."""
    terminal = Console(stderr=True)
    playouts = compiled_with_progress(setup.game, terminal)
    tally, began, stopped = Tally(setup), time.perf_counter(), False
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal, transient=True) as progress:
        task = progress.add_task(f"{setup.game.title} games", total=games)
        try:
            for results in simulate(setup, playouts, games, seed, bots, jobs):
                tally.add(results)
                progress.advance(task, len(results))
        except KeyboardInterrupt:
            stopped = True
    if not tally.games:
        raise KeyboardInterrupt
    facts = {
        "game": setup.game.name,
        setup.game.edition_word: setup.edition.name,
        "options": dict(setup.options),
        "bots": bots,
        "seed": seed,
        "stopped_early": stopped,
        "seconds": time.perf_counter() - began,
        **tally.summary(),
    }
    if as_json:
        print(json.dumps(facts, indent=2))
    else:
        report(setup, facts)


def report(setup: Setup, facts: dict[str, Any]) -> None:
    """The summary for people."""
    out, word = Console(highlight=False), setup.game.edition_word
    options = "".join(f", {name}={value}" for name, value in facts["options"].items())
    early = "stopped early, " if facts["stopped_early"] else ""
    out.print(f"[bold]{setup.game.title}[/], {word}={facts[word]}{options}")
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
            speak(setup.game.seat_name(seat)), bot, *percent(fact["wins"]), *between(fact["score"])
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
