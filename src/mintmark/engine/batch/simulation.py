"""Many games by bots, from their start to their end, on many cores."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..game import Setup
from ..playout import BOTS
from .cpu import NO_LOG, Cpu
from .stepping import Ledger

CHUNK = 4096  # games of a core: few enough for a lively progress bar and a quick end


def simulate(
    setup: Setup, games: int, seed: int, bots: Sequence[str], jobs: int = 1, chunk: int = CHUNK
) -> Iterator[Ledger]:
    """How the games `seed`, `seed` + 1 … go, in that order, some at a time."""
    together = min(games, jobs * chunk)
    machine = Cpu(setup, together, jobs)
    for first in range(0, games, together):
        if games - first < together:
            machine = Cpu(setup, games - first, jobs)
        yield machine.simulate(seed + first, numbers_of(bots))


def played(
    setup: Setup,
    seed: int,
    games: int,
    bots: Sequence[str],
    log: Any = NO_LOG,
    interpreted: bool = False,
) -> Ledger:
    """How some games go, in this thread, compiled or by the interpreter; `log` takes the moves."""
    return Cpu(setup, games, 1, interpreted).simulate(seed, numbers_of(bots), log)


def numbers_of(bots: Sequence[str]) -> Any:
    """Bots as the rules know them, by seat."""
    return np.array([BOTS.index(bot) for bot in bots])
