"""The spaces of all environments: what can be seen and done."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine.features import length
from ..engine.game import Game


class Offered(spaces.Discrete):
    """The numbers of all moves. Without a mask, samples are drawn from what is offered now."""

    def __init__(self, offered: Any) -> None:
        """`offered` is the mask that the environment keeps up to date."""
        super().__init__(offered.shape[0])
        self.offered = offered

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A number, drawn by a mask or by probabilities if there are any."""
        if mask is None and probability is None:
            mask = self.offered
        return super().sample(mask, probability)


def seen(game: Game) -> spaces.Box:
    """What features may be."""
    high = max(game_limits(game))
    return spaces.Box(0.0, high, (length(game.features),), np.float32)


def game_limits(game: Game) -> list[float]:
    return [1.0]
