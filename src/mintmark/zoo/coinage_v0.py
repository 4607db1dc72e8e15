"""CoinAge as PettingZoo names its environments."""

from functools import partial

from .aec import OneByOne
from .parallel import AllAtOnce

env = raw_env = partial(OneByOne, "coinage")
parallel_env = partial(AllAtOnce, "coinage")
