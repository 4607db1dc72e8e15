"""Warehouse 51 as PettingZoo names its environments."""

from functools import partial

from .aec import OneByOne
from .parallel import AllAtOnce

env = raw_env = partial(OneByOne, "warehouse51")
parallel_env = partial(AllAtOnce, "warehouse51")
