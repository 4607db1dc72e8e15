"""Smaller boxes under the same rules, for tools that look at everything that can happen."""

import tomllib
from typing import Any

from ...engine.game import AS_PRINTED, EditionFile, Option, sizes_of
from ...formats.editions import written
from .edition import ROUNDS
from .moves import AUCTION, COIN_LOTS, MARKET, START

SIZES = (
    Option("rounds", 11, "Rounds to play.", range(1, ROUNDS + 1)),
    Option("coins", START, "Coins that each player starts with.", range(1, START + 1)),
    Option("draw", AS_PRINTED, "Coins that each player draws in a round.", range(-1, 10)),
    Option("market", MARKET, "Coins that the market is stocked with.", range(MARKET + 1)),
)


def smaller(file: EditionFile, **sizes: object) -> EditionFile:
    """A box with less of everything, and no coin more than will be turned up."""
    size = sizes_of(SIZES, sizes)
    data = tomllib.loads(file.text)
    needed = size["market"] + COIN_LOTS * size["rounds"]
    figures = {key: size[key] for key in ("rounds", "draw", "market") if size[key] != AS_PRINTED}
    data |= {
        "title": f"Small {data['title']}",
        "small": True,
        "provenance": data["provenance"] | {"round": "reconstruction"},
        "round": data["round"] | figures,
        "start": evenly(data["start"], size["coins"]),
        "auction": evenly(data["auction"], min(AUCTION, needed)),
        "essen": {},
    }
    return EditionFile(f"small {file.name}", written(data))


def evenly(coins: dict[str, Any], count: int) -> dict[str, Any]:
    """So many coins from all over a set."""
    names = [list(coins)[k * len(coins) // count] for k in range(count)]
    return {name: coins[name] for name in names}
