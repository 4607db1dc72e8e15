"""What all tables at a terminal share: boards are drawn, moves offered, things looked up."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..boards import board_of
from ..engine.game import Setup
from ..words import Message, speak
from .commands.rulebook import show_rules

QUIT = ("quit", "exit", "q")


class Left(Exception):
    """A person has left the table."""


def gathered(moves: Iterable[str]) -> list[tuple[str, str]]:
    """Moves in few lines: how they begin, and their ends; `place … on` with like ends together."""
    starts: dict[str, list[str]] = {}
    for move in moves:
        start, _, end = move.rpartition(" ")
        starts.setdefault(start or end, []).extend([end] if start else [])
    lines: dict[tuple[str, ...], list[str]] = {}
    for start, ends in starts.items():
        words = start.split()
        middle = [words.pop(-2)] if len(words) > 2 else []
        lines.setdefault((*words, " · ".join(ends)), []).extend(middle)
    return [
        (" ".join([*words[:-1], ", ".join(middles), words[-1]] if middles else words), ends)
        for (*words, ends), middles in lines.items()
    ]


class Screen:
    """A terminal with a game on it, in a language."""

    help = "terminal-help"

    def __init__(self, setup: Setup, language: str, console: Console) -> None:
        self.setup, self.language, self.console = setup, language, console
        self.drawing = board_of(setup.game.name)

    def read(self) -> str:
        """A line from the keyboard."""
        raise NotImplementedError

    def say(self, key: str, **args: Any) -> str:
        """A text of ours in the player's language."""
        return speak(Message(key, args), self.language)

    def write(self, message: Message, style: str = "") -> None:
        """Print a message."""
        self.console.print(escape(speak(message, self.language)), style=style)

    def names(self, seats: Iterable[int]) -> str:
        """Seats as they are called."""
        return ", ".join(
            speak(self.setup.game.text.seat_name(seat), self.language) for seat in seats
        )

    def introduce(self) -> None:
        """How to play, and how to read the board."""
        for key in self.drawing.INTRODUCTION:
            self.write(Message(key), "dim")
        for message in self.setup.told_own:
            self.write(message, "yellow")

    def draw(self, view: Any) -> None:
        """The table as a seat sees it."""
        self.console.print()
        self.console.print(self.drawing.board(self.setup, view, self.language, self.console))

    def offer(self, asked: str, moves: Iterable[str]) -> None:
        """What a seat is asked for, and every move it may make."""
        self.console.print()
        self.console.print(escape(asked), style="bold")
        for start, ends in gathered(moves):
            self.console.print(f"  [bold]{escape(start)}[/]  {escape(ends)}")

    def looked_up(self, command: str, rest: str, view: Any, offer: Callable[[], None]) -> bool:
        """Show what is asked for, if a command asks to be shown something; whether it did."""
        match command:
            case "help" | "?":
                self.introduce()
                self.write(Message(self.help))
                self.explain_moves()
                offer()
            case "board":
                self.draw(view)
                offer()
            case "look" if rest:
                self.look(view, rest)
            case "rules":
                show_rules(self.setup.game, self.language, self.console)
            case _:
                return False
        return True

    def explain_moves(self) -> None:
        """An example of each kind of move, and what it does."""
        moves, table = self.setup.moves, Table.grid(padding=(0, 2))
        for form in moves.forms:
            does = speak(
                self.setup.game.text.advice(self.setup, 0, moves.number(form)), self.language
            )
            table.add_row(f"  [bold]{escape(form)}[/]", escape(does))
        self.console.print(table)

    def look(self, view: Any, what: str) -> None:
        """More about something on the table."""
        seen = self.drawing.detail(self.setup, view, what, self.language)
        if seen is None:
            self.write(Message("terminal-look-nothing"), "red")
        else:
            self.console.print(seen)

    def confirmed(self, question: Message) -> bool:
        """Ask before something that cannot be taken back, until the answer is yes or no."""
        while True:
            self.write(question, "bold red")
            answer = self.read().lower()
            if answer in self.say("terminal-yes").split():
                return True
            if answer in self.say("terminal-no").split():
                return False
