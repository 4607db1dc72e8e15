"""A state of OpenSpiel: a moment of a game, and its questions put to it."""

from collections.abc import Sequence
from typing import Any

import pyspiel

from ..engine.random import SEEDS
from ..engine.rule import CHANCE
from .moment import Moment


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """All that changes is the moment: OpenSpiel copies and stores it with the state."""

    def __init__(self, game: Any, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """A seat, chance, several seats at once, or nobody any more."""
        asked = self.moment.asked
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if len(asked) > 1 and self.moment.table.at_once:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return asked[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.asked

    def _legal_actions(self, player: int) -> list[int]:
        actions = self.moment.table.actions
        return [actions[number] for number in self.moment.moves(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely that is."""
        self._need(CHANCE in self.moment.asked, "chance does not act now")
        table = self.moment.table
        return [(number - table.game.moves.actions, p) for number, p in table.odds(self.moment.s)]

    def _apply_action(self, action: int) -> None:
        self._need(not self.is_terminal(), "the game is over")
        moment = self.moment
        who = moment.asked[0]
        several = len(moment.asked) > 1 and moment.table.at_once
        self._need(not several, "several players choose at once now: apply_actions")
        if who == CHANCE:
            action = int(action)
            possible = [outcome for outcome, _ in self.chance_outcomes()]
            self._need(action in possible, f"chance cannot do {action} now")
            self.moment = moment.after((CHANCE, action + moment.table.game.moves.actions))
        else:
            self.moment = moment.after((who, self._number(who, action)))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        asked = self.moment.asked
        several = self.current_player() == pyspiel.PlayerId.SIMULTANEOUS
        self._need(several, "no players choose at once now: apply_action")
        there = self.moment.table.setup.seats
        self._need(len(actions) == there, f"there are {there} players, not {len(actions)}")
        choices = [(seat, self._number(seat, actions[seat])) for seat in asked]
        self.moment = self.moment.after_all(choices)

    def _number(self, seat: int, action: int) -> int:
        """The number of the move that an action stands for, if the seat can make it now."""
        numbers = self.moment.table.numbers
        known = 0 <= action < len(numbers)
        self._need(known, f"there is no action {action}: they go from 0 to {len(numbers) - 1}")
        if numbers[action] not in self.moment.moves(seat):
            self._need(False, f"player {seat} cannot {self._action_to_string(seat, action)!r} now")
        return numbers[action]

    def _need(self, holds: bool, why: str) -> None:
        if not holds:
            raise pyspiel.SpielError(why)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.moment.table
        chance = player == pyspiel.PlayerId.CHANCE
        number = action + table.game.moves.actions if chance else table.numbers[action]
        return str(table.setup.moves[number])

    def returns(self) -> list[float]:
        """At the end 1 for a victory, and as much less for the others that the sum is 0."""
        return self.moment.table.returns(self.moment.s)

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state that the player cannot tell from this one; the record of moves is not made up."""
        other: State = self.get_game().new_initial_state()
        other.moment = self.moment.imagined(player, int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        table, s = self.moment.table, self.moment.s
        position = table.game.notation.write(table.setup, s)
        waiting = f", chosen {self.moment.pending}" if self.moment.pending else ""
        return f"turn {table.rules.turn(table.box, s)}: {position}{waiting}"
