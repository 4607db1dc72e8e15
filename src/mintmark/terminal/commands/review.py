"""`mintmark review`: a game looked at after its end, as a table, as JSON or as a picture."""

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from ...play import Play
from ...review.findings import VERDICTS, Decision, Luck, Review
from ...review.telling import called, headline, percent, points
from ...words import Message, Spoken, speak
from ..plain import plain_console
from ..start import record_from, seat_called
from ..waiting import search_with_progress
from .draw import check

SIGNS = {"best": "✓", "inaccurate": "?!", "mistake": "?", "blunder": "??"}
STROKE = 0.05  # of luck: less is not worth a line


def review_record(
    file: Path,
    game: int | None,
    seat: str | None,
    iterations: int | None,
    seed: int,
    jobs: int | None,
    as_json: bool,
    picture: Path | None,
    force: bool,
    language: str,
    console: Console,
) -> None:
    """Review the game in a record, and show what was found."""
    if picture is not None:
        check(picture, force)
    play = record_from(file, game)
    setup = play.setup
    whom = None if seat is None else seat_called(setup.game, setup.seats, seat)
    review = with_progress(play, whom, iterations, seed, jobs, language)
    if picture is not None:
        drawn = review.picture(language=language)
        picture.write_text(drawn.page if picture.suffix == ".html" else drawn.svg + "\n", "utf-8")
    if as_json:
        sys.stdout.write(review.json().decode() + "\n")
    else:
        Report(review, language, console).print()
    if picture is not None and not as_json:
        console.print(escape(str(picture)), soft_wrap=True)


def with_progress(
    play: Play,
    seat: int | None,
    iterations: int | None,
    seed: int,
    jobs: int | None,
    language: str,
) -> Review:
    """The review, with a bar meanwhile; a game that is not over is refused before that."""
    terminal = plain_console(stderr=True)
    if play.result is not None:
        search_with_progress(play.setup.game, terminal)
    shown = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    columns, hidden = (*shown, TimeRemainingColumn()), not terminal.is_terminal
    with Progress(*columns, console=terminal, transient=True, disable=hidden) as bar:
        task = bar.add_task(speak(Message("review-title"), language), total=None)

        def progress(settled: int, known: int) -> None:
            bar.update(task, completed=settled, total=known)

        return play.review(seat, iterations, seed, jobs, progress)


class Report:
    """A review on its way to a terminal."""

    def __init__(self, review: Review, language: str, console: Console) -> None:
        self.review, self.language, self.console = review, language, console
        self.player = review.players[review.seat]

    def say(self, key: str, **args: Spoken) -> str:
        """A text in this language."""
        return speak(Message(key, args), self.language)

    def print(self) -> None:
        """The verdict, the players, the sum, and the moments that mattered."""
        told, even = headline(self.player, len(self.review.players))
        self.console.print(escape(speak(told, self.language)), style="bold")
        self.console.print(escape(speak(even, self.language)))
        for table in (self._players(), self._account(), self._moments()):
            self.console.print()
            self.console.print(table)

    def _table(self, *heads: str) -> Table:
        return Table(*heads, box=None, padding=(0, 2, 0, 0), header_style="dim")

    def _players(self) -> Table:
        """Everyone: accuracy, verdicts, luck."""
        verdicts = [SIGNS[each] for each in VERDICTS]
        heads = [self.say(f"review-head-{key}") for key in ("accuracy", "cost")]
        ends = [self.say(f"review-{key}") for key in ("luck", "even", "result")]
        table = self._table("", *heads, *verdicts, *ends)
        for column in table.columns[1:]:
            column.justify = "right"
        for each in self.review.players:
            accuracy = "–" if each.accuracy is None else percent(each.accuracy)
            counts = [str(each.verdicts[verdict]) for verdict in VERDICTS]
            ends = [points(each.luck), percent(each.account.even), percent(each.account.result)]
            cost = f"{100 * each.mean_cost:.1f}"
            table.add_row(escape(each.name), accuracy, cost, *counts, *ends)
        return table

    def _account(self) -> Table:
        """How the result came about."""
        table = self._table(escape(self.player.name), "")
        table.columns[1].justify = "right"
        for key, value, total in self.player.account.terms(self.review.seat):
            figure = percent(value) if total else points(value)
            table.add_row(self.say(key), figure, style="bold" if total else "")
        return table

    def _moments(self) -> Table:
        """Decisions that cost something, and strokes of luck that mattered."""
        heads = [self.say(f"review-head-{key}") for key in ("turn", "player", "verdict")]
        table = self._table(*heads, "", self.say("review-played"), self.say("review-better"))
        table.columns[0].justify = table.columns[3].justify = "right"
        for moment in self.review.moments:
            if isinstance(moment, Decision) and moment.verdict != "best":
                table.add_row(*self._decision(moment))
            elif isinstance(moment, Luck) and abs(moment.gains[self.review.seat]) >= STROKE:
                table.add_row(*self._luck(moment), style="dim")
        return table

    def _decision(self, moment: Decision) -> tuple[str, ...]:
        verdict = f"{speak(called(moment), self.language)} {SIGNS[moment.verdict]}"
        better = "" if moment.better is None else ", ".join(moment.better.moves)
        why = " ".join(speak(each, self.language) for each in moment.why)
        name, played = self.review.players[moment.seat].name, ", ".join(moment.played.moves)
        figures = f"−{100 * moment.cost:.0f} ± {100 * moment.error:.1f}"
        told = escape(better) + (f"\n[dim]{escape(why)}[/]" if why else "")
        return str(moment.turn), escape(name), verdict, figures, escape(played), told

    def _luck(self, moment: Luck) -> tuple[str, ...]:
        whose = moment.seat
        name = self.say("review-everybody") if whose is None else self.review.players[whose].name
        gain = points(moment.gains[self.review.seat])
        return (
            str(moment.turn),
            escape(name),
            self.say("review-luck"),
            gain,
            escape(", ".join(moment.moves)),
        )
