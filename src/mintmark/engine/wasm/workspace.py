"""The memory that a module shares with its page: one struct, whose layout the manifest tells."""

from typing import Any

import numpy as np

from ..features import length
from ..game import Game
from ..playout import results_layout, scratch
from ..search import DEEPEST, LAYOUT, NODES, SEATS

GAMES = 64  # that are played out at most in one call
ENTRIES = 1 << 10  # of the last of them, that are noted

EVALUATION = np.dtype([("move", "i4"), ("visits", "i4"), ("win", "f8"), ("lead", "f8")])


def workspace(game: Game) -> "np.dtype[Any]":
    """All that the entries read and write. (To Numba, `view` would be a method.)"""
    state, moves, results = game.State.narrow, game.moves.size, results_layout(game)
    offers, _ = scratch(game)
    given = [("box", game.Box.narrow), ("state", state), ("seen", state), ("bots", "i8", (SEATS,))]
    made = [
        ("then", state),
        ("out", "i8", (2 * moves + 1,)),
        ("features", "f4", (length(game.ai.features),)),
        ("found", EVALUATION, (moves,)),
        ("ends", results, (GAMES,)),
        ("log", "i8", (ENTRIES, 2)),
    ]
    search = [(name, "i8") for name in ("seats", "seat", "inside", "seed", "used", "done")]
    room = [
        ("states", state, (3,)),
        ("offers", "i8", offers.shape),
        ("path", "i8", (DEEPEST,)),
        ("tuned", "i8", (4,)),
        ("result", results),
        ("tree", LAYOUT, (NODES,)),
    ]
    return np.dtype([*given, *made, *search, *room], align=True)
