"""PettingZoo: all seats of a game, one after the other (AEC) or those asked at once (Parallel).

    from mintmark.zoo import coinage_v0
    env = coinage_v0.env(map="lagoon")
    parallel = coinage_v0.parallel_env()

`docs/training.md` tells more. Where PettingZoo keeps a register, the same are in it:
`pettingzoo.make("aec", "mintmark/coinage-v0")`.
"""

try:
    import pettingzoo
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        'mintmark.zoo needs PettingZoo: pip install "mintmark[research]"', name="pettingzoo"
    ) from None

from ..engine.game import GAMES
from . import coin_quest_v0, coinage_v0, warehouse51_v0
from .aec import OneByOne
from .parallel import AllAtOnce

__all__ = ["AllAtOnce", "OneByOne", "coin_quest_v0", "coinage_v0", "warehouse51_v0"]

if hasattr(pettingzoo, "register"):  # since 1.27
    for game in GAMES:
        if f"mintmark/{game}-v0" not in pettingzoo.aec_registry:
            where = f"mintmark.zoo.{game}_v0"
            pettingzoo.register("aec", f"mintmark/{game}-v0", f"{where}:env")
            pettingzoo.register("parallel", f"mintmark/{game}-v0", f"{where}:parallel_env")
