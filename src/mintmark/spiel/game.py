"""Our games as games of OpenSpiel, registered under `mintmark_` and their names."""

from typing import Any

import pyspiel

from .kinds import Kind
from .moment import Moment
from .observer import Observer
from .parameters import defaults_of
from .state import State
from .table import Table, table_of

Type = pyspiel.GameType


def register(kind: Kind) -> None:
    """Let OpenSpiel load a game by its name.

    It is given a class, not a function: OpenSpiel drops what it was given when Python has ended,
    and nobody is left then to clear a function away.
    """
    pyspiel.register_game(type_of(kind, False), type(kind.game.name, (Game,), {"kind": kind}))


def type_of(kind: Kind, at_once: bool) -> Any:
    """What sort of game it is."""
    game = kind.game
    return Type(
        short_name=f"mintmark_{game.name}",
        long_name=game.title,
        dynamics=Type.Dynamics.SIMULTANEOUS if at_once else Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION
        if game.secrets
        else Type.Information.PERFECT_INFORMATION,
        utility=Type.Utility.ZERO_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(kind),
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters. Its states share one table."""

    kind: Kind

    def __init__(self, params: dict[str, Any]) -> None:
        kind, defaults = self.kind, defaults_of(self.kind)
        given = {name: value for name, value in params.items() if value != defaults.get(name)}
        self.table: Table = table_of(kind.game.name, tuple(sorted(given.items())))
        seats = self.table.setup.seats
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.numbers),
            max_chance_outcomes=self.table.outcomes,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.length.decisions,
        )
        super().__init__(type_of(kind, self.table.at_once), information, given)
        self._first = Moment(self.table, self.table.start)

    def new_initial_state(self) -> State:
        """The game before the first toss or draw."""
        return State(self, self._first)

    def max_chance_nodes_in_history(self) -> int:
        """Chance acts no more often."""
        return self.table.length.tosses

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Somebody who observes states, by default as a player sees them."""
        return Observer(
            self.table, kind or pyspiel.IIGObservationType(perfect_recall=False), params
        )
