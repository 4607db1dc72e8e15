"""Editions in the terminal: what is in a box, where every figure comes from, and what is wrong."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...boards import board_of
from ...disk import edition_at
from ...engine.game import GAMES, EditionFile, Game, find
from ...errors import InvalidEdition
from ...formats.editions import Source


def show(game: Game, edition: EditionFile, language: str, console: Console) -> None:
    """All figures of an edition, each with its provenance."""
    setup = game.setup(None, **{game.editions.word: edition})
    console.print(f"[bold]{game.title}: {escape(setup.edition.title)}[/]\n")
    for heading, rows in board_of(game.name).figures(setup, language):
        table = Table(box=None, padding=(0, 2, 0, 0))
        for name in heading:
            table.add_column(name, overflow="fold")
        for row in rows:
            table.add_row(*map(Text, row))
        console.print(table)
        console.print()


def check(path: Path) -> str:
    """A word of praise for a file without mistakes; otherwise they are raised, with their lines."""
    file = edition_at(path)
    source = Source(file.text)
    game = source.choice(("game",), GAMES)
    if source.problems:
        raise InvalidEdition(source.problems)
    found = find(game)
    edition = found.editions.read(file.name, file.text)
    return f"{path}: a good {found.editions.word} of {found.title} ({edition.title})"
