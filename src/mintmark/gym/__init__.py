"""Gymnasium: one seat of a game against bots, alone or many games at once.

    import gymnasium, mintmark.gym
    env = gymnasium.make("mintmark/CoinAge-v0", bots="greedy")

`docs/training.md` tells more. Gymnasium imports this by itself for an id such as
`mintmark.gym:mintmark/CoinAge-v0`.
"""

try:
    import gymnasium
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        'mintmark.gym needs Gymnasium: pip install "mintmark[research]"', name="gymnasium"
    ) from None

from .env import OneSeat
from .vector import OneSeatEach

__all__ = ["IDS", "OneSeat", "OneSeatEach"]

IDS = {
    "coinage": "mintmark/CoinAge-v0",
    "coin_quest": "mintmark/CoinQuest-v1",
    "warehouse51": "mintmark/Warehouse51-v0",
}

for game, identity in IDS.items():
    if identity not in gymnasium.registry:
        gymnasium.register(
            id=identity,
            entry_point="mintmark.gym.env:OneSeat",
            vector_entry_point="mintmark.gym.vector:OneSeatEach",
            kwargs={"game": game},
        )
