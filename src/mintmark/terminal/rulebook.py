"""The rules of a game, to read in the terminal."""

import os
from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown

from ..engine.game import Game


def rules_text(game: Game) -> str:
    """RULES.md of a game."""
    return files(f"mintmark.games.{game.name}").joinpath("RULES.md").read_text("utf-8")


def show_rules(game: Game, console: Console) -> None:
    """In a pager where there is a person to turn the pages."""
    rules = Markdown(rules_text(game))
    if console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # or the pager shows colours as codes
        with console.pager(styles=True):
            console.print(rules)
    else:
        console.print(rules)
