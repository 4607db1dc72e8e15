"""The two quick bots that every game has, run by the interpreter: no compiling, no waiting."""

from typing import Any

from ..engine.chance import below
from ..engine.game import Setup
from ..engine.moves import Move
from ..engine.playout import BOTS
from ..errors import InvalidOption


def choose(bot: str, setup: Setup, v: Any, seat: int, seed: int, n: int) -> Move:
    """The move of a bot that sees the view v, by the n-th number of the seed."""
    if bot not in BOTS:
        raise InvalidOption(f"no bot called {bot!r}; there are {', '.join(BOTS)}")
    rules, out = setup.game.rules, [0] * setup.game.most_moves
    count = rules.forward(setup.box, v, seat, out)
    if bot == "greedy":
        spare = setup.game.State.new()
        return setup.moves[rules.greedy(setup.box, v, seat, out, count, spare, seed, n)]
    return setup.moves[out[below(seed, n, int(count))]]
