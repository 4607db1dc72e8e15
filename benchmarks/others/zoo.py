"""PettingZoo: environments of its own, and ours, stepped agent by agent."""

import random
from collections.abc import Callable

import numpy as np
import pettingzoo
from ours import SEATS, label
from race import Contender, Run, Statistics, repeated

from mintmark.zoo import OneByOne

GAMES = ("connect_four-v3", "leduc_holdem-v4")  # it has no longer a gin rummy


def stepping() -> list[Contender]:
    """Random play by masks, in the loop of its documentation."""

    def ready(name: str) -> Callable[[], Callable[[float], Run]]:
        return lambda: stepped(pettingzoo.make("aec", f"classic/{name}"))

    return [Contender("PettingZoo", name, ready(name)) for name in GAMES]


def ours() -> list[Contender]:
    """The same with our own environments."""

    def ready(game: str) -> Callable[[], Callable[[float], Run]]:
        return lambda: stepped(OneByOne(game, seats=SEATS[game]))

    return [Contender("Mintmark in PettingZoo", label(game), ready(game)) for game in SEATS]


def stepped(env: pettingzoo.AECEnv) -> Callable[[float], Run]:
    seed = 0

    def once() -> Statistics:
        nonlocal seed
        seed, moves = seed + 1, 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            moves += 1
        return Statistics(1, moves, None)

    return repeated(once)
