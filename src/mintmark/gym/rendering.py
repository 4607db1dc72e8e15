"""Boards of all environments: as text with colours, or as a drawing."""

from io import StringIO
from typing import Any

from rich.console import Console

from ..boards import board_of
from ..engine.environments.single import SingleEnvironment
from ..engine.position import Position
from ..engine.rule import ONLOOKER
from ..errors import InvalidOption

WIDTH = 100  # characters
METADATA: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 2}


def checked_mode(mode: str | None) -> str | None:
    """The mode, if a game can be shown so; None: it is not shown."""
    if mode is not None and mode not in METADATA["render_modes"]:
        names = ", ".join(map(repr, METADATA["render_modes"]))
        raise InvalidOption(f"render_mode must be one of {names}, or None, not {mode!r}")
    return mode


def rendered(game: SingleEnvironment, mode: str | None, seat: int = ONLOOKER) -> str | None:
    """The table as a seat or an onlooker sees it; for people it is printed."""
    if mode is None:
        raise InvalidOption("nothing to render: make the environment with a render_mode")
    setup = game.setup
    view: Any = Position(setup, game.view(seat)).shown(None if seat == ONLOOKER else seat)
    if mode == "svg":
        drawn: str = view.picture().svg
        return drawn
    console = Console(file=StringIO(), force_terminal=True, width=WIDTH)
    board = board_of(setup.game.name).board(setup, view, "en", console)
    if mode == "human":
        Console(width=WIDTH).print(board)
        return None
    with console.capture() as captured:
        console.print(board)
    return captured.get()
