"""What the search would do: a hint at the table, or for a moment of a record."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ...engine.rule import CHANCE
from ...play import Play
from ...words import Message, speak
from ..start import record_from, seat_called
from ..waiting import search_with_progress

SHOWN = 6  # moves


class Weighed(Protocol):
    """A move with what may come of it."""

    @property
    def move(self) -> object: ...
    @property
    def visits(self) -> int: ...
    @property
    def win(self) -> float | None: ...
    @property
    def lead(self) -> float | None: ...


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
        search_with_progress(play.setup.game, console)
    with console.status(say("terminal-hint-thinks")):
        found = play.analyse(seat, seconds)
    if named:
        name = speak(play.setup.game.text.seat_name(seat), language)
        console.print(escape(say("terminal-hint-for", name=name)))
    console.print(hint_table(found, language))


def hint_table(found: Sequence[Weighed], language: str) -> Table:
    """The best moves, the most tried first, with the chance to win and the lead to expect."""
    heads = [speak(Message(f"terminal-hint-{key}"), language) for key in ("win", "lead", "visits")]
    table = Table("", *heads, box=None, padding=(0, 3, 0, 0), header_style="dim")
    for column in table.columns[1:]:
        column.justify = "right"
    for each in found[:SHOWN]:
        if each.win is not None:
            style = "bold" if each is found[0] else ""
            figures = f"{each.win:.0%}", f"{each.lead:+.1f}", f"{each.visits:,}"
            table.add_row(escape(str(each.move)), *figures, style=style)
    return table


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
