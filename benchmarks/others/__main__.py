"""Ours against OpenSpiel, PettingZoo and Pgx, on this machine and in one run.

    make compare [ARGS="--quick --games coinage connect_four --without pgx --json FILE"]

Random play, and searches from the opening, on one core for everybody. Stepping is set against
stepping and whole games in compiled code against the same, each in a table of its own.
"""

import argparse
import json
import os
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

import machine
import report
from race import Contender, race
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

QUICK = (1, 0.1)  # rounds, seconds of each
USUAL = (5, 0.5)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make compare", description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="one short round; figures are rough")
    parser.add_argument("--games", nargs="+", default=[""], help="those with these words in them")
    parser.add_argument("--without", nargs="+", default=[], choices=["pgx"], help="leave it out")
    parser.add_argument("--markdown", type=Path, help="also write the tables for a document")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()

    rounds, seconds = QUICK if asked.quick else USUAL
    load = machine.load()
    facts = {
        "date": datetime.now(UTC).isoformat(timespec="minutes"),
        "processor": f"{machine.processor()}, {os.cpu_count()} cores",
        "kept": machine.one_core(),  # before any library starts its threads
        "load": load,
        "rounds": rounds,
        "seconds": seconds,
    }
    console = Console(stderr=True, highlight=False)
    if load is not None and load > machine.BUSY:
        console.print(f"[yellow]Other work is going on here (load {load:.1f}): figures are low.[/]")

    tables = {
        title: [c for c in contenders if any(word in c.game for word in asked.games)]
        for title, contenders in lists(asked.without).items()
    }
    run(tables, rounds, seconds, console)
    facts["versions"] = machine.versions()
    report.show(tables, facts)
    if asked.markdown:
        asked.markdown.write_text(report.markdown(tables, facts))
    if asked.json:
        asked.json.write_text(json.dumps(facts | {"tables": report.figures(tables)}, indent=2))


def lists(without: list[str]) -> dict[str, list[Contender]]:
    """Who is set against whom, by the title of the table."""
    import ours
    import spiel
    import zoo

    tables = {
        report.STEPPING: [*spiel.stepping(), *spiel.ours(), *zoo.stepping(), *ours.stepping()],
        report.BATCHES: ours.batches(),
        report.PLAYOUTS: [*spiel.playouts(), *ours.playouts()],
        report.SEARCHES: [*spiel.searches(), *ours.searches()],
    }
    if find_spec("mintmark.zoo"):
        tables[report.STEPPING] += zoo.ours()
    if "pgx" not in without:
        import jaxed

        tables[report.BATCHES] += jaxed.stepping()
        tables[report.PLAYOUTS] += jaxed.playouts()
    return tables


def run(tables: dict[str, list[Contender]], rounds: int, seconds: float, console: Console) -> None:
    """All races, one table after the other, with a bar for the whole."""
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        total = sum(map(len, tables.values())) * (rounds + 1)
        bar = progress.add_task("", total=total)
        for contenders in tables.values():
            for doing in race(contenders, rounds, seconds):
                progress.update(bar, description=doing, advance=1)


if __name__ == "__main__":
    main()
