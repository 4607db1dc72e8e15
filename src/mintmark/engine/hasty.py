"""A quick player that overlooks moves, as people do who are new to a game."""

from collections.abc import Callable

from .game import Game
from .offers import listed
from .random import below
from .rule import rule


def hasty_of(game: Game) -> Callable[..., int]:
    """The rule that finds what such a player does."""
    forward, policy = game.rules.forward, game.rules.policy

    @rule
    def hasty(box, v, seat, overlooked, thoughtless, seed, spare, offers, out):
        """The best at first sight of the moves that it has noticed, or any of them.

        Of a hundred moves so many are overlooked, but never the first; of a hundred answers so
        many are given without thought.
        """
        count = listed(offers, forward(box, v, seat, offers), out)
        noticed = 1
        for k in range(1, count):
            if below(seed, k, 100) >= overlooked:
                out[noticed] = out[k]
                noticed += 1
        if below(seed, count, 100) < thoughtless:
            return out[below(seed, count + 1, noticed)]
        return policy(box, v, seat, out, noticed, spare, seed, 0)

    return hasty
