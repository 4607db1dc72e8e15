"""What both kinds of environment share: agents, spaces, luck, pictures."""

import secrets
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

from ..disk import setup_for
from ..engine.batch import checked_seed
from ..engine.environments.single import SingleEnvironment
from ..engine.random import SEEDS
from ..errors import InvalidAction, InvalidOption
from ..gym.rendering import METADATA, checked_mode, rendered
from ..gym.spaces import Offered, sight


class Table:
    """A game with an agent on every seat."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    looking: int  # for whom masks and features are made: MOVER or EVERYONE

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        seats: int | None = None,
        **options: object,
    ) -> None:
        """Options are those of the game, and its edition."""
        self.setup = setup = setup_for(game, seats, options)
        self.game = SingleEnvironment(setup, self.looking)
        self.render_mode = checked_mode(render_mode)
        name = f"{game}_v{setup.game.ai.features_version}"
        self.metadata = {"name": name, "is_parallelizable": True, **METADATA}
        words = [setup.game.text.seat_word(seat) for seat in range(setup.seats)]
        self.possible_agents = [f"player_{word}" if word.isdigit() else word for word in words]
        self.agents = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = Random(secrets.randbits(64))
        width = self.game.masks.shape[1]
        seen: dict[str, spaces.Space[Any]] = {
            "observation": sight(setup.game),
            "action_mask": spaces.Box(0, 1, (width,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        own_rows = len(self.game.masks) > 1
        self.action_spaces = {
            agent: Offered(self.game.masks, seat if own_rows else 0)
            for agent, seat in self._seat.items()
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the features of the game, and which moves are offered."""
        return self.observation_spaces[self._checked(agent)]

    def action_space(self, agent: str) -> Any:
        """The numbers of the moves."""
        return self.action_spaces[self._checked(agent)]

    def render(self) -> Any:
        """The table as an onlooker sees it."""
        if not self._begun:
            raise InvalidAction("no game is on: reset() begins one")
        return rendered(self.game, self.render_mode)

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is open."""

    @property
    def _begun(self) -> bool:
        return bool(self.agents) or bool(self.game.book.done[0])

    def _begin(self, seed: int | None) -> None:
        """Deal. Without a seed, the one given last leads on to the next games."""
        if seed is not None:
            self._random = Random(checked_seed(seed, 1))
        self.agents = self.possible_agents[:]
        self.game.begin(self._random.randrange(SEEDS) if seed is None else seed)

    def _results(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """Rewards and infos of an ended game."""
        book = self.game.book
        rewards = dict(zip(self.possible_agents, book.rewards[0].tolist(), strict=True))
        numbers = zip(book.scores[0].tolist(), book.places[0].tolist(), strict=True)
        infos = zip(self.possible_agents, numbers, strict=True)
        return rewards, {agent: {"score": score, "place": p} for agent, (score, p) in infos}

    def _checked(self, agent: str) -> str:
        if agent not in self._seat:
            names = ", ".join(self.possible_agents)
            raise InvalidOption(f"no agent called {agent!r}; there are {names}")
        return agent
