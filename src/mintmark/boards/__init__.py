"""Boards as text, for terminals and for environments: a module draws a game."""

from importlib import import_module
from typing import Any

BOARDS = {
    "coinage": "mintmark.boards.coinage",
    "coin_quest": "mintmark.boards.coin_quest",
    "warehouse51": "mintmark.boards.warehouse51",
}


def board_of(game: str) -> Any:
    """The module that draws a game."""
    return import_module(BOARDS[game])
