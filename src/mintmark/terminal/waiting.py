"""Waiting for the compiler, never in silence."""

from collections.abc import Callable
from concurrent.futures import TimeoutError as NotYet
from typing import Any

from rich.console import Console

from ..engine.game import Game


def compiled_with_progress(
    game: Game, console: Console, what: str = "compiled_playouts"
) -> Callable[..., Any]:
    """The compiled playouts or search of a game, with a word to the player while it is made."""
    with console.status("Starting the compiler …") as status:
        from ..engine import compiled  # imports Numba

        future, seconds = compiled.prepare(game, getattr(compiled, what)), 0
        while True:
            try:
                return future.result(timeout=1)
            except NotYet:
                seconds += 1
                status.update(f"Compiling {game.title} for this machine, once: {seconds} s …")
