"""The seats one after the other, as a PettingZoo AEC environment."""

from typing import Any

from pettingzoo import AECEnv

from ..engine.batch.stepping import MOVER
from ..engine.environments.single import number_of
from ..engine.rule import NOBODY
from ..errors import InvalidAction
from .table import Table


class OneByOne(Table, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Whoever is asked makes a move; of several seats that are asked at once, the first.

    An observation is {"observation": features, "action_mask": int8}; an action is the number of a
    move. Rewards are 0 until the game ends, then those of `mintmark.batch`. What does not fit is
    an InvalidAction and changes nothing. `copy.deepcopy(env)` is a game of its own.
    """

    looking = MOVER
    agent_selection = ""  # nobody before the first game
    _on = False  # whether somebody is asked

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed, that of `mintmark.new(..., seed=...)`."""
        self._begin(seed)
        agents = self.agents
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.game.mover]
        self._on = True
        self._shown()

    def step(self, action: Any) -> None:
        """Make a move of `agent_selection`; after the end, None for each agent that is left."""
        if not self._on:
            self._leave(action)
            return
        game = self.game
        game.actions[0, 0] = number = number_of(action, game.setup.game.moves.actions)
        if not game.step():
            raise game.why_not(game.mover, number)
        mover = game.mover
        if mover == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and what it may do: nothing if it is not asked."""
        game = self.game
        if self._on and agent == self.agent_selection:
            return {"observation": game.rows[0].copy(), "action_mask": game.masks[0].copy()}
        if not self.agents:
            raise InvalidAction("no game is on: reset() begins one")
        mask, row = game.observe(self._seat[self._checked(agent)])
        return {"observation": row, "action_mask": mask}

    def _end(self) -> None:
        """Rewards for everyone; then they leave, one after the other."""
        self._on = False
        self.rewards, self.infos = self._results()
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _leave(self, action: Any) -> None:
        if not self.agents:
            raise InvalidAction("no game is on: reset() begins one")
        if action is not None:
            raise InvalidAction(f"the game is over: its last action is None, not {action!r}")
        self._was_dead_step(None)
