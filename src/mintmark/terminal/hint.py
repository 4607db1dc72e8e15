"""What the search would do: a hint at the table, or for a moment of a record."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..engine.rule import CHANCE
from ..play import Play
from ..words import Message, speak
from .start import record_from, seat_called
from .waiting import compiled_with_progress

SHOWN = 6  # moves


def give_hint(
    play: Play,
    seat: int,
    language: str,
    console: Console,
    seconds: float = 1.0,
    named: bool = False,
) -> None:
    """The best moves of a seat, named if need be, and how far each may lead."""

    def say(key: str, **args: str | int) -> str:
        return speak(Message(key, args), language)

    if seat in play.awaited:  # else it is refused below, and nobody has to wait for that
        compiled_with_progress(play.setup.game, console, "compiled_search")
    with console.status(say("terminal-hint-thinks")):
        found = play.analyse(seat, seconds)
    if named:
        name = speak(play.setup.game.seat_name(seat), language)
        console.print(escape(say("terminal-hint-for", name=name)))
    table = Table(
        "",
        say("terminal-hint-win"),
        say("terminal-hint-lead"),
        box=None,
        padding=(0, 3, 0, 0),
        header_style="dim",
    )
    table.columns[1].justify = table.columns[2].justify = "right"
    for evaluation in found[:SHOWN]:
        if evaluation.win is not None:
            style = "bold" if evaluation is found[0] else ""
            win, lead = f"{evaluation.win:.0%}", f"{evaluation.lead:+.1f}"
            table.add_row(escape(str(evaluation.move)), win, lead, style=style)
    console.print(table)


def hint_for_record(
    file: Path,
    game: int | None,
    at: int | None,
    seat: str | None,
    seconds: float,
    language: str,
    console: Console,
) -> None:
    """A hint for a moment of a record: for a seat, or the first that is asked then."""
    play = record_from(file, game)
    then = play if at is None else play.at(at)
    people = (k for k in then.awaited if k != CHANCE)
    setup = then.setup
    asked = seat_called(setup.game, setup.seats, seat) if seat else next(people, 0)
    give_hint(then, asked, language, console, seconds, named=True)
