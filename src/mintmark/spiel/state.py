"""A state of OpenSpiel: a moment of a game, and its questions put to it."""

from collections.abc import Sequence
from typing import Any

import pyspiel

from ..engine.random import SEEDS
from ..engine.rule import CHANCE
from .moment import Moment
from .table import CHANCE_PLAYER, SIMULTANEOUS


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """All that changes is the moment: OpenSpiel copies and stores it with the state."""

    def __init__(self, game: Any, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """A seat, chance, several seats at once, or nobody any more."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.asked

    # Who asks from Python need not go through C++, which would ask here again.

    def is_chance_node(self) -> bool:
        """Whether chance acts now."""
        return self.moment.player == CHANCE_PLAYER

    def is_simultaneous_node(self) -> bool:
        """Whether several players choose at once now."""
        return self.moment.player == SIMULTANEOUS

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player can do now, or whoever is to act."""
        acting = self.moment.player if player is None else player
        if acting == CHANCE_PLAYER == self.moment.player:
            return [action for action, _ in self.chance_outcomes()]
        return self._legal_actions(acting).copy()

    def _legal_actions(self, player: int) -> list[int]:
        table, numbers = self.moment.table, self.moment.moves(player)
        return numbers if table.all_there else [table.actions[number] for number in numbers]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely that is."""
        if CHANCE not in self.moment.asked:
            raise pyspiel.SpielError("chance does not act now")
        return self.moment.table.odds(self.moment.position)

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if not moment.asked:
            raise pyspiel.SpielError("the game is over")
        if moment.player == SIMULTANEOUS:
            raise pyspiel.SpielError("several players choose at once now: apply_actions")
        who = moment.asked[0]
        if who != CHANCE:
            self.moment = moment.after((who, self._number(who, action)))
            return
        number = int(action) + moment.table.game.moves.actions
        if not moment.position.is_legal(CHANCE, number):
            raise pyspiel.SpielError(f"chance cannot do {action} now")
        self.moment = moment.after((CHANCE, number))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        if self.moment.player != SIMULTANEOUS:
            raise pyspiel.SpielError("no players choose at once now: apply_action")
        there = self.moment.table.setup.seats
        if len(actions) != there:
            raise pyspiel.SpielError(f"there are {there} players, not {len(actions)}")
        choices = [(seat, self._number(seat, actions[seat])) for seat in self.moment.asked]
        self.moment = self.moment.after_all(choices)

    def _number(self, seat: int, action: int) -> int:
        """The number of the move that an action stands for, if the seat can make it now."""
        numbers = self.moment.table.numbers
        if not 0 <= action < len(numbers):
            why = f"there is no action {action}: they go from 0 to {len(numbers) - 1}"
            raise pyspiel.SpielError(why)
        if numbers[action] not in self.moment.moves(seat):
            text = self._action_to_string(seat, action)
            raise pyspiel.SpielError(f"player {seat} cannot {text!r} now")
        return numbers[action]

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.moment.table
        chance = player == CHANCE_PLAYER
        number = action + table.game.moves.actions if chance else table.numbers[action]
        return str(table.setup.moves[number])

    def returns(self) -> list[float]:
        """At the end 1 for a victory, and as much less for the others that the sum is 0."""
        return self.moment.table.returns(self.moment.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state that the player cannot tell from this one; the record of moves is not made up."""
        other: State = self.get_game().new_initial_state()
        other.moment = self.moment.imagined(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        setup, now = self.moment.table.setup, self.moment.position
        position = setup.game.notation.write(setup, now.state)
        waiting = f", chosen {self.moment.pending}" if self.moment.pending else ""
        return f"turn {now.turn}: {position}{waiting}"
