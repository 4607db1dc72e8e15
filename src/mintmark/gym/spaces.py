"""The spaces of all environments: what can be seen and done."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine.features import length
from ..engine.game import Game

FAR = 1000.0  # no feature is further from 0, in no edition that can be played


class Offered(spaces.Discrete[np.int64]):
    """The numbers of all moves. Without a mask, samples are drawn from what is offered now."""

    def __init__(self, masks: Any, row: int = 0) -> None:
        """`masks` is the table that the environment keeps up to date."""
        super().__init__(masks.shape[1])
        self.masks, self.row = masks, row

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A number, drawn by a mask or by probabilities if they are given."""
        if mask is None and probability is None:
            mask = self.masks[self.row]
        if probability is not None or np.shape(mask) != (self.n,):
            return super().sample(mask, probability)
        offered = np.flatnonzero(mask)
        if not len(offered):
            return self.start
        number: np.int64 = offered[int(self.np_random.random() * len(offered))]
        return number


def sight(game: Game) -> spaces.Box:
    """What a seat sees: the features of the game."""
    return spaces.Box(-FAR, FAR, (length(game.ai.features),), np.float32)
