"""Waiting for the compiler, never in silence."""

from collections.abc import Callable
from concurrent.futures import TimeoutError as NotYet

from rich.console import Console

from ..engine.game import Game


def compiled_with_progress(game: Game, console: Console) -> Callable[..., None]:
    """The compiled playouts of a game, with a word to the player while they are made."""
    with console.status("Starting the compiler …") as status:
        from ..engine.compiled import prepare  # imports Numba

        future, seconds = prepare(game), 0
        while True:
            try:
                return future.result(timeout=1)
            except NotYet:
                seconds += 1
                status.update(f"Compiling {game.title} for this machine, once: {seconds} s …")
