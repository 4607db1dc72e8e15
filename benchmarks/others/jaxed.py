"""Pgx: games in JAX, many at once, compiled by XLA; games that end begin anew by themselves."""

from collections.abc import Callable
from functools import cache, partial

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from race import Contender, Run, Statistics, answered, repeated

GAMES = ("backgammon", "connect_four", "leduc_holdem")
AT_ONCE = 1000  # games
STEPS = 10  # in one call of compiled code, between two looks at the clock
MIXED = 300  # steps until the games of a batch no longer end together …
COUNTED = 400  # … and those after which one knows how long they are


class Batch:
    """Games at once, somewhere in their middle."""

    def __init__(self, name: str) -> None:
        env = pgx.make(name)
        self.key = jax.random.PRNGKey(7)
        moved = jax.vmap(auto_reset(env.step, env.init))

        def choose(mask: jax.Array, key: jax.Array) -> jax.Array:
            return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)

        def step(state: pgx.State, action: jax.Array, key: jax.Array) -> pgx.State:
            return moved(state, action, jax.random.split(key, AT_ONCE))

        def on(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
            choice, chance = jax.random.split(key)
            state = step(state, choose(state.legal_action_mask, choice), chance)
            return state, state.terminated.sum()

        def several(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
            state, ended = jax.lax.scan(on, state, jax.random.split(key, STEPS))
            return state, ended.sum()

        self.choose, self.step, self.several = jax.jit(choose), jax.jit(step), jax.jit(several)
        self.keys = jax.jit(partial(jax.random.split, num=3))
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, AT_ONCE))
        for _ in range(MIXED // STEPS):
            self.ended()
        self.length = AT_ONCE * COUNTED / sum(self.ended() for _ in range(COUNTED // STEPS))

    def ended(self) -> int:
        """How many games end in some steps, made in one call."""
        self.key, key, _ = self.keys(self.key)
        self.state, ended = self.several(self.state, key)
        return int(ended)

    def play_on(self) -> Statistics:
        """Some steps in one call."""
        self.ended()
        return Statistics(STEPS * AT_ONCE / self.length, STEPS * AT_ONCE, None)

    def chosen(self) -> tuple[jax.Array, jax.Array]:
        """A legal move for each game, and luck for the step."""
        self.key, choice, chance = self.keys(self.key)
        return self.choose(self.state.legal_action_mask, choice).block_until_ready(), chance

    def moved(self, chosen: tuple[jax.Array, jax.Array]) -> Statistics:
        """A step of all games."""
        self.state = self.step(self.state, *chosen)
        self.state.rewards.block_until_ready()
        return Statistics(AT_ONCE / self.length, AT_ONCE, None)


batch = cache(Batch)  # compiled once, though several contenders play it


def stepping() -> list[Contender]:
    """Random play, every step a call from Python."""
    ways: dict[str, Callable[[Batch], Callable[[float], Run]]] = {
        "Pgx step": lambda games: answered(games.chosen, games.moved),
        "Pgx step and choice": lambda games: repeated(lambda: games.moved(games.chosen())),
    }
    return [contender(who, name, work) for name in GAMES for who, work in ways.items()]


def playouts() -> list[Contender]:
    """Random play inside compiled code."""
    return [contender("Pgx scan", n, lambda games: repeated(games.play_on)) for n in GAMES]


def contender(who: str, name: str, work: Callable[[Batch], Callable[[float], Run]]) -> Contender:
    return Contender(who, name, lambda: work(batch(name)))
