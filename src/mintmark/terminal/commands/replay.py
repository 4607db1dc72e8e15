"""Going through a record, forward and back."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ...boards import board_of
from ...play import Play
from ...words import Message, speak
from ..start import record_from
from ..table import verdict


def show_replay(
    file: Path, game: int | None, at: int | None, language: str, console: Console
) -> None:
    """Step by step for a person at a terminal; otherwise the whole story and the last table."""
    play = record_from(file, game)
    total = play.ply
    for message in play.setup.told_own:
        console.print(escape(speak(message, language)), style="yellow")
    if at is not None:
        show(play, at, total, language, console)
    elif console.is_terminal:
        browse(play, total, language, console)
    else:
        for message in play.story(None):
            console.print(escape(speak(message, language)))
        show(play, total, total, language, console)


def browse(play: Play, total: int, language: str, console: Console) -> None:
    """Enter for the next entry, b for the one before, a number to go there, q to leave."""
    at = 0
    while True:
        show(play, at, total, language, console)
        console.print(escape(speak(Message("terminal-replay-keys"), language)), style="dim")
        try:
            key = console.input("[bold]> [/]").strip().lower()
        except EOFError:
            return
        if key == "q" or (key == "" and at == total):
            return
        if key.isdecimal():
            at = min(int(key), total)
        elif key == "b":
            at = max(0, at - 1)
        elif key == "":
            at += 1


def show(play: Play, at: int, total: int, language: str, console: Console) -> None:
    """The table after so many entries, and what the last of them was."""
    then = play.at(at)
    view = then.view(None)
    console.print()
    console.print(board_of(play.setup.game.name).board(play.setup, view, language, console))
    console.print()
    console.print(
        speak(Message("terminal-at", {"ply": at, "total": total}), language), style="bold"
    )
    for message in then.story(None, max(0, at - 1)):
        console.print(escape(speak(message, language)))
    if then.result:
        console.print(escape(speak(verdict(then, language), language)), style="bold")
