"""`mintmark arena`: a match between bots, with a progress bar, a table, and a file of all games."""

import json
import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...arena import cluster, plot
from ...arena.game import Played
from ...arena.jobs import match_job
from ...arena.match import Match
from ...arena.results import Results
from ...arena.seating import Pairing
from ...arena.statistics import Figures, figures
from ...arena.subprocess.bot import check
from ...arena.workers import Workers
from ..plain import plain_console
from ..waiting import cluster_with_progress, search_with_progress

FEW = 20  # deals: a bootstrap from fewer makes intervals too narrow
COLUMNS = "games,wins,95 %,× fair,place,score,rating,s/move,forfeits".split(",")


def run(
    match: Match,
    out: Path,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    picture: Path | None,
) -> None:
    """Play what is missing of a match, and sum it up. Ctrl-C keeps what is finished."""
    terminal = plain_console(stderr=True, soft_wrap=True)
    for entrant in match.entrants:
        check(entrant)
    if ray:
        cluster.find(ray)
    if picture:
        plot.check(picture)
    with Results(out, match) as results:
        games = f"{match.games:,} games, {match.games // match.deals:,} to each deal"
        terminal.print(f"{games}; kept in {escape(str(out))}")
        try:
            play_missing(match, results, jobs, ray, terminal)
        except KeyboardInterrupt:
            where = ["--ray", ray] if ray else []
            words = ["mintmark", "arena", match.game, *match.bots, "--resume", str(out), *where]
            again = shlex.join(words)
            terminal.print(f"\n{len(results.played):,} games are kept. To go on: {escape(again)}")
            raise
    found = figures(match.bots, results.played.values(), match.seed)
    if as_json:
        print(json.dumps(summary(match, found, out), indent=2))
    else:
        report(match, found)
    if picture:
        plot.draw(match, found, picture)


def play_missing(
    match: Match, results: Results, jobs: int | None, ray: str | None, terminal: Console
) -> None:
    """Play, and show how far it is."""
    missing = [p for p in match.pairings if p.number not in results.played]
    if not missing:
        terminal.print("Nothing was missing: all games are in the file.")
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with (
        playing(match, missing, jobs, ray, terminal) as games,
        Progress(*columns, console=terminal, transient=True) as progress,
    ):
        done = match.games - len(missing)
        task = progress.add_task(
            f"{match.setup.game.title} games", total=match.games, completed=done
        )
        for played in games:
            results.add(played)
            progress.advance(task)


@contextmanager
def playing(
    match: Match, missing: Sequence[Pairing], jobs: int | None, ray: str | None, terminal: Console
) -> Iterator[Iterator[Played]]:
    """Games as they are finished, by as many processes as are of use: of this machine, or Ray's."""
    game = match.setup.game
    if ray is not None:
        job = match_job(match)
        with cluster_with_progress(ray, jobs, job, game, terminal) as machines:
            yield (played for _, played in machines.run(job, missing))
        return
    if match.needs_compiler:  # once, here: the workers find it on the disk
        search_with_progress(game, terminal)
    with Workers(match, min(jobs or os.cpu_count() or 1, len(missing))) as workers:
        yield workers.play(missing)


def summary(match: Match, found: Sequence[Figures], out: Path) -> dict[str, Any]:
    """The figures, ready for JSON."""
    return {**match.header, "file": str(out), "entrants": [asdict(f) for f in found]}


def report(match: Match, found: Sequence[Figures]) -> None:
    """The table for people; below it, why anybody has forfeited."""
    out, setup = plain_console(), match.setup
    options = "".join(f", {name}={value}" for name, value in match.options.items())
    what = f"{match.seats} players, {setup.game.editions.word}={escape(match.edition)}{options}"
    out.print(f"[bold]{setup.game.title}[/], {what}", soft_wrap=True)
    a_deal = match.games // match.deals
    out.print(f"{match.games:,} games, {a_deal:,} to each deal, seed {match.seed}\n")
    table = Table(box=None, padding=(0, 2 if out.width >= 100 else 1, 0, 0))
    table.add_column("bot", overflow="fold")
    for name in COLUMNS:
        table.add_column(name, justify="right", no_wrap=True)
    for f in found:
        table.add_row(escape(f.bot), *cells(f))
    out.print(table)
    if match.deals < FEW:
        out.print("From so few deals the intervals of wins come out too narrow.", style="dim")
    for f in found:
        for reason, count in f.forfeits.items():
            out.print(escape(f"{f.bot} forfeited {count} ×: it {reason}"), soft_wrap=True)


def cells(f: Figures) -> tuple[str, ...]:
    """The row of an entrant, under COLUMNS."""
    half = f.rating.high - f.rating.mean
    return (
        f"{f.games:,}",
        f"{f.share:.1%}",
        "–" if f.interval is None else "{:.1f}–{:.1f}".format(*(100 * end for end in f.interval)),
        f"{f.times_fair:.2f}",
        f"{f.place:.2f}",
        "–" if f.score is None else f"{f.score:.1f}",
        f"{f.rating.mean:.1f}±{half:.1f}",
        "–" if f.seconds is None else f"{f.seconds:.3f}",
        str(sum(f.forfeits.values())),
    )
