"""One seat of a game against bots, as a Gymnasium environment."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from ..bots.bot import Question
from ..bots.roster import bot
from ..disk import setup_for
from ..engine.environments.opponents import sit
from ..engine.environments.single import SingleEnvironment, number_of
from ..engine.playout import BOT_STREAM, BOTS
from ..engine.random import SEEDS, draw
from ..engine.rule import NOBODY
from ..errors import InvalidAction, InvalidOption
from .rendering import METADATA, checked_mode, rendered
from .seating import kinds, learner, opponents
from .spaces import Offered, sight

ILLEGAL = ("error", "lose")
LOST = -1.0  # the least reward that there is


class OneSeat(gymnasium.Env[Any, Any]):
    """You have one seat, bots have the others.

    You see the features of the game (`mintmark.games.<game>.features`); an action is the number of
    a move, and `action_masks()` or `info["action_mask"]` says which ones are offered. The reward is
    0 until the game ends; then 1 for a sole victory, less for a shared one, and a defeat costs
    1 / (seats - 1). `reset(seed=7)` deals the same game as `mintmark.new(..., seed=7)`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = "random",
        illegal: str = "error",
        render_mode: str | None = None,
        seats: int | None = None,
        **options: object,
    ) -> None:
        """`seat` is a number, a name or "random"; `bots` one name for all others, or one each.

        An illegal action is an InvalidAction and changes nothing; with illegal="lose" it ends the
        game with a reward of -1 instead, for learners that know no masks.
        """
        self.setup = setup_for(game, seats, options)
        if illegal not in ILLEGAL:
            raise InvalidOption(f"illegal must be 'error' or 'lose', not {illegal!r}")
        self.illegal = illegal
        self.render_mode = checked_mode(render_mode)
        self._wanted, names = learner(self.setup, seat), opponents(self.setup, bots)
        self._kinds = kinds(names)
        self._bots = {
            k: bot(name, self.setup) for k, name in enumerate(names, 1) if name not in BOTS
        }
        self._game = SingleEnvironment(self.setup)
        self._over = True
        self.seat: int | None = None  # in this game; before the first one: nowhere
        self.observation_space = sight(self.setup.game)
        self.action_space = Offered(self._game.masks)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game. Without a seed, the one given last leads on to the next games."""
        super().reset(seed=seed)
        game = self._game
        luck = int(self.np_random.integers(SEEDS)) if seed is None else seed
        if luck >= SEEDS:
            raise InvalidOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
        self.seat = sit(luck, self._wanted, self._kinds, game.bots)
        game.watch(self.seat)
        self._over = False
        game.begin(luck)
        self._ask_bots()
        self._shown()
        return game.rows[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots move until you are asked again or the game is over."""
        game = self._game
        if self._over or self.seat is None:
            raise InvalidAction("no game is on: reset() begins one")
        number = number_of(action, self.setup.game.moves.actions)
        game.actions[0, 0] = number
        if not game.step():
            why = game.why_not(self.seat, number)
            if self.illegal == "error":
                raise InvalidAction(f'{why} (mask what you choose from, or make(illegal="lose"))')
            return self._forfeited(str(why))
        self._ask_bots()
        self._over = game.mover == NOBODY
        self._shown()
        reward = float(game.book.rewards[0, self.seat])
        return game.rows[0].copy(), reward, self._over, False, self._info()

    def action_masks(self) -> Any:
        """Which moves are offered now: True by their number."""
        return self._game.masks[0].astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.seat is None:
            raise InvalidAction("no game is on: reset() begins one")
        return rendered(self._game, self.render_mode, self.seat)

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self._game.masks[0].copy(), "seat": self.seat}
        if self._over:
            book = self._game.book
            info |= {"scores": book.scores[0].copy(), "places": book.places[0].copy()}
        return info

    def _forfeited(self, why: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The end of a game by an illegal action; nothing was carried out."""
        self._over = True
        self._game.masks[:] = 0
        info = {"action_mask": self._game.masks[0].copy(), "seat": self.seat, "illegal": why}
        return self._game.rows[0].copy(), LOST, True, False, info

    def _ask_bots(self) -> None:
        """Bots that are not compiled answer, from their views."""
        game, setup = self._game, self.setup
        while (mover := game.mover) not in (self.seat, NOBODY):
            seed, n = int(game.book.seed[0]), int(game.book.entries[0])
            own_luck = draw(draw(seed, BOT_STREAM), n)
            asked = self._bots[(mover - game.looking) % setup.seats]
            answer = asked.answer(Question(setup, mover, game.view(mover), own_luck))
            game.actions[0, 0] = setup.moves.number(answer.move)
            assert game.step(), f"a bot made an illegal move: {answer.move}"
