"""Which module draws which game."""

from importlib import import_module
from typing import Any

BOARDS = {
    "coinage": "mintmark.terminal.coinage",
    "coin_quest": "mintmark.terminal.coin_quest",
    "warehouse51": "mintmark.terminal.warehouse51",
}


def board_of(game: str) -> Any:
    """The module that draws a game."""
    return import_module(BOARDS[game])
