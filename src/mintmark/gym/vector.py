"""Many games at once, as a Gymnasium vector environment: one seat of each against bots."""

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..disk import setup_for
from ..engine.batch import check_count, checked_seed
from ..engine.environments.vector import VectorEnvironment
from ..engine.playout import BOTS
from ..engine.random import SEEDS
from ..errors import IllegalMove, InvalidAction, InvalidOption
from .seating import kinds, learner, opponents
from .spaces import sight

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class OneSeatEach(VectorEnv[Any, Any, Any]):
    """The same as `OneSeat`, many times, in compiled code on all cores.

    After `reset(seed=7)` game k is that of seed 7 + k, and the next one in its place that of a seed
    `num_envs` further. A game that has ended begins anew in the next step, whatever action is given
    there (its mask offers all); with autoreset_mode="SameStep" in the same step, and
    info["final_obs"] shows how it ended.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = "random",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        jobs: int | None = None,
        seats: int | None = None,
        **options: object,
    ) -> None:
        """Bots are "random" or "greedy", for all others or one each; `jobs` is how many cores."""
        check_count("num_envs", num_envs)
        check_count("jobs", 1 if jobs is None else jobs)
        self.setup = setup = setup_for(game, seats, options)
        names = opponents(setup, bots)
        if slow := sorted(set(names) - set(BOTS)):
            raise InvalidOption(
                f"many games at once are played by {' or '.join(map(repr, BOTS))}, not {slow[0]!r};"
                ' vectorization_mode="sync" takes all bots'
            )
        self.mode = checked_autoreset(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.num_envs = num_envs
        cores = jobs or len(os.sched_getaffinity(0))
        self._games = VectorEnvironment(setup, num_envs, cores, learner(setup, seat), kinds(names))
        self._began = False
        self.single_observation_space = sight(setup.game)
        self.single_action_space = spaces.Discrete(setup.game.moves.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games. Without a seed, the one given last leads on to the next games."""
        if seed is not None:
            checked_seed(seed, self.num_envs)
        super().reset(seed=seed)
        last = SEEDS - self.num_envs
        self._games.open(int(self.np_random.integers(last)) if seed is None else seed)
        self._began = True
        return self._games.rows, self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A move of every learner, and of the bots until the learners are asked again."""
        games = self._games
        if not self._began:
            raise InvalidAction("no game is on: reset() begins them")
        table = games.actions(actions)
        if table.shape != (self.num_envs,):
            given = " × ".join(map(str, table.shape))
            raise InvalidAction(f"actions must have the shape {self.num_envs}, not {given}")
        table = table.reshape(-1, 1)
        if (misfit := games.misfit(table)) >= 0:
            raise InvalidAction(self._why_not(misfit, int(table[misfit, 0])))
        games.go_on(table, self.mode is AutoresetMode.SAME_STEP)
        never = np.zeros(self.num_envs, bool)
        return games.rows, games.rewards, games.ended.copy(), never, self._info()

    def action_masks(self) -> Any:
        """Which moves are offered in each game: True by their number."""
        return self._games.masks.astype(bool)

    def _info(self) -> dict[str, Any]:
        """What is known of all games; a name with a _ before it says of which ones it is."""
        games, ended = self._games, self._games.ended
        info: dict[str, Any] = {
            **of("action_mask", games.masks.copy(), np.ones(self.num_envs, bool)),
            **of("seat", games.learners.copy(), np.ones(self.num_envs, bool)),
        }
        if not ended.any():
            return info
        book = games.ledger
        results = {
            **of("scores", book.scores.copy(), ended),
            **of("places", book.places.copy(), ended),
        }
        if self.mode is AutoresetMode.NEXT_STEP:
            return {**info, **results}
        finals = np.full(self.num_envs, None, object)
        for g in np.flatnonzero(ended):
            finals[g] = games.finals[g]
        return {**info, **of("final_obs", finals, ended), **of("final_info", results, ended)}

    def _why_not(self, game: int, number: int) -> str:
        setup, seat = self.setup, int(self._games.learners[game])
        where = f"game {game}, seat {seat}"
        if not 0 <= number < setup.game.moves.actions or setup.moves.all[number] is None:
            return f"{where}: there is no action {number}"
        view = setup.game.State.new()
        setup.game.State.hide(view)
        setup.game.rules.view(setup.box, self._games.state(game), seat, view)
        why = IllegalMove(setup.game.text.refusal(setup, view, seat, number))
        return f"{where} cannot {str(setup.moves[number])!r} (action {number}): {why}"


def of(name: str, values: Any, which: Any) -> dict[str, Any]:
    """An entry of an info, and of which games it is."""
    return {name: values, f"_{name}": which.copy()}


def checked_autoreset(mode: str | AutoresetMode) -> AutoresetMode:
    """How ended games begin anew, if we can do that."""
    for known in MODES:
        if mode in (known, known.value):
            return known
    names = " or ".join(repr(known.value) for known in MODES)
    raise InvalidOption(f"autoreset_mode must be {names}, not {mode!r}")
