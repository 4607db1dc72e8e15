"""Coin Quest as PettingZoo names its environments."""

from functools import partial

from .aec import OneByOne
from .parallel import AllAtOnce

env = raw_env = partial(OneByOne, "coin_quest")
parallel_env = partial(AllAtOnce, "coin_quest")
