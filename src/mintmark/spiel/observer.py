"""What a player observes of a state: text, and numbers for learners."""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel

from ..engine.features import by_name, length
from .table import Table

if TYPE_CHECKING:
    from .state import State

NOBODYS = pyspiel.PrivateInfoType.NONE
EVERYBODYS = pyspiel.PrivateInfoType.ALL_PLAYERS


class Observer:
    """The view of a seat, or with perfect recall all that it has lived through.

    Without private information it is what onlookers see. `tensor` says who looks, and has the
    features of the view; what a seat remembers has no fixed size, so there it is None.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"observers have no parameters, so not {params}")
        if kind.private_info == EVERYBODYS or not kind.public_info:
            why = "observers show what one player sees, or what all see (private_info NONE)"
            raise pyspiel.SpielError(why)
        self.public = kind.private_info == NOBODYS
        self.recalls = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recalls:
            seats, features = table.setup.seats, table.game.ai.features
            self.tensor = np.zeros(seats + length(features), np.float32)
            self.dict = {"player": self.tensor[:seats], **by_name(features, self.tensor[seats:])}

    def set_from(self, state: "State", player: int) -> None:
        """Put the features of a view into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if not self.public:
            self.dict["player"][player] = 1
        position = state.moment.position
        self.tensor[position.setup.seats :] = position.features(self._seat(player))

    def string_from(self, state: "State", player: int) -> str:
        """A view as JSON, as the server has it; or all that was seen, heard and done."""
        moment, seat = state.moment, self._seat(player)
        if self.recalls:
            return moment.recall(seat)
        return msgspec.json.encode(moment.position.show(seat)).decode()

    def _seat(self, player: int) -> int | None:
        return None if self.public else player
