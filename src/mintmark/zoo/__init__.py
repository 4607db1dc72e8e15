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

from . import coin_quest_v1, coinage_v0, warehouse51_v0
from .aec import OneByOne
from .parallel import AllAtOnce

__all__ = ["MODULES", "AllAtOnce", "OneByOne", "coin_quest_v1", "coinage_v0", "warehouse51_v0"]

MODULES = {"coinage": coinage_v0, "coin_quest": coin_quest_v1, "warehouse51": warehouse51_v0}

if hasattr(pettingzoo, "register"):  # since 1.27
    for game, module in MODULES.items():
        where = module.__name__
        identity = f"mintmark/{game}-{where.rpartition('_')[2]}"
        if identity not in pettingzoo.aec_registry:
            pettingzoo.register("aec", identity, f"{where}:env")
            pettingzoo.register("parallel", identity, f"{where}:parallel_env")
