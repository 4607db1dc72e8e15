"""The rules of a game, to read in the terminal."""

import os

from rich.console import Console
from rich.markdown import Markdown

from ...engine.game import Game


def show_rules(game: Game, language: str, console: Console) -> None:
    """In a pager where there is a person to turn the pages."""
    rules = Markdown(game.rulebook(language))
    if console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # or the pager shows colours as codes
        with console.pager(styles=True):
            console.print(rules)
    else:
        console.print(rules)
