"""What stands beside a module: where everything lies in its memory, and the numbers it goes by."""

from typing import Any

import numpy as np

from ..game import Game
from ..position import compiled
from ..position.interpreter import AWAITED
from ..rule import CHANCE, ONLOOKER, UNKNOWN
from .workspace import GAMES, workspace

ADDRESS = 1 << 17  # of the workspace: below it are the data, and the stack that grows down to them

QUESTIONS = (
    *("ASKED", "ENDING", "TURN", "HEARD", "MOVES", "FORWARD", "LEGAL", "AFTER"),
    *("START", "VIEW", "IMAGINED", "FEATURES", "SCORES", "PLACES"),
)


def manifest(game: Game) -> dict[str, Any]:
    """All that a page need know to call a module, as JSON has it."""
    return {
        "game": game.name,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "questions": {name.lower(): getattr(compiled, name) for name in QUESTIONS},
        "numbers": {
            "chance": CHANCE,
            "onlooker": ONLOOKER,
            "unknown": UNKNOWN,
            "awaited": AWAITED,  # bits, from where those who are awaited follow those who may act
            "games": GAMES,
        },
        "address": ADDRESS,
        "workspace": layout(workspace(game)),
    }


def layout(kind: "np.dtype[Any]") -> dict[str, Any]:
    """A type: how many bytes, in which shape, and what it is made of."""
    base, shape = kind.subdtype or (kind, ())
    told: dict[str, Any] = {"size": kind.itemsize}
    if shape:
        told["shape"] = list(shape)
    if base.fields is None:
        return told | {"type": base.str[1:]}
    fields = {name: {"offset": at[1], **layout(at[0])} for name, at in base.fields.items()}
    return told | {"fields": fields}
