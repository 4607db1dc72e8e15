"""All seats that are asked at once, as a PettingZoo Parallel environment."""

from typing import Any

from pettingzoo import ParallelEnv

from ..engine.environments.opponents import EVERYONE
from ..engine.environments.single import number_of
from ..engine.rule import PASS, has
from ..errors import InvalidAction
from .table import Table


class AllAtOnce(Table, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Every agent gives an action in every step; those that are not asked wait.

    To wait is the last action, `env.waiting`, and the only one that the mask of such an agent
    offers. The others act in the order of the seats; whoever is not asked any longer by then,
    because of what came up, is asked again later. All else is as in `OneByOne`.
    """

    looking = EVERYONE

    @property
    def waiting(self) -> int:
        """The number of the action of those that are not asked."""
        return self.setup.game.moves.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a game: with a seed, that of `mintmark.new(..., seed=...)`."""
        self._begin(seed)
        self._shown()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everyone's action, by agent."""
        self._give(actions)
        if not self.game.step():
            raise self._why_not()
        agents, over = self.possible_agents, bool(self.game.book.done[0])
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over:
            rewards, infos = self._results()
            self.agents = []
        self._shown()
        ended, never = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observations(), rewards, ended, never, infos

    def _observations(self) -> dict[str, dict[str, Any]]:
        """What all agents see, in tables of their own."""
        rows, masks = self.game.rows.copy(), self.game.masks.copy()
        return {
            agent: {"observation": rows[seat], "action_mask": masks[seat]}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _give(self, actions: Any) -> None:
        """Note the actions, if everyone has given one of the right kind."""
        if not self.agents:
            raise InvalidAction("no game is on: reset() begins one")
        if not isinstance(actions, dict) or actions.keys() != self._seat.keys():
            names = ", ".join(self.possible_agents)
            raise InvalidAction(f"actions must be a dict with one for each of {names}")
        asked, row = int(self.game.book.to_act[0]), []
        for agent, seat in self._seat.items():
            number = number_of(actions[agent], self.waiting + 1)
            if (number == self.waiting) == has(asked, seat):
                which = (
                    "is asked, and cannot wait" if has(asked, seat) else "is not asked: it waits"
                )
                raise InvalidAction(f"{agent} {which} (action {number}; to wait is {self.waiting})")
            row.append(PASS if number == self.waiting else number)
        self.game.actions[0] = row

    def _why_not(self) -> InvalidAction:
        """What is wrong with the first action that does not fit."""
        game = self.game
        for seat, number in enumerate(game.actions[0].tolist()):
            if number != PASS and not game.is_legal(seat, number):
                return game.why_not(seat, number)
        raise AssertionError("the actions fit")
