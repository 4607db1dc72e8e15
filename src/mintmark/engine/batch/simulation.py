"""Many games by bots, on many cores: each thread plays chunks of them in compiled code."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..game import Setup
from ..playout import BOTS, results_layout, scratch
from ..struct import in_layout

CHUNK = 1024  # games: small enough for a lively progress bar and a quick end


def simulate(
    setup: Setup,
    playouts: Callable[..., None],
    games: int,
    seed: int,
    bots: Sequence[str],
    jobs: int,
    chunk: int = CHUNK,
) -> Iterator[Any]:
    """The results of games `seed`, `seed` + 1 …, chunk by chunk in that order."""
    chunks = ((first, min(chunk, games - first)) for first in range(0, games, chunk))
    waiting: deque[Any] = deque()
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for first, count in chunks:
                waiting.append(pool.submit(played, setup, playouts, seed + first, count, bots))
                if len(waiting) >= 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def played(
    setup: Setup,
    playouts: Callable[..., None],
    seed: int,
    games: int,
    bots: Sequence[str],
    log: Any = None,
    compiled: bool = True,
) -> Any:
    """The results of some games, played in this thread by the rules compiled or as they stand."""
    game = setup.game
    box = in_layout(setup.box, game.Box.narrow) if compiled else setup.box
    states = game.State.several(3, game.State.narrow if compiled else game.State.wide)
    seats = np.array([BOTS.index(bot) for bot in bots])
    moves = np.zeros((0, 2), np.int64) if log is None else log
    results = np.zeros(games, results_layout(game)).view(np.recarray)
    playouts(box, states, seats, seed, *scratch(game), moves, results)
    return results
