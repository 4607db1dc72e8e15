"""What is in a box of Coin Quest, as a typed value that turns into JSON as it is."""

from dataclasses import dataclass
from typing import Literal

from ...engine.game import OwnEdition
from .coin import Coin
from .edition import BONUSES, SETS, Edition, Lot


@dataclass(frozen=True, slots=True)
class CoinQuestBox:
    """The board, and every coin."""

    game: Literal["coin_quest"]
    name: str
    title: str
    draw: int  # coins, by each player in each round
    price: int  # prestige, for a market coin
    bonuses: dict[str, tuple[int, int, int]]  # by mark: for the most, second most, third most
    lots: tuple[Lot, ...]
    coins: dict[str, Coin]  # every face by its notation, the strong ones first
    sets: dict[str, tuple[str, ...]]  # start, auction, essen: faces, each as often as there are
    provenance: dict[str, str]  # by table or figure
    own: OwnEdition | None = None  # how it differs from ours, if it is somebody's own


def contents(edition: Edition) -> CoinQuestBox:
    """An edition as a value."""
    return CoinQuestBox(
        game="coin_quest",
        name=edition.name,
        title=edition.title,
        draw=edition.draw,
        price=edition.price,
        bonuses=dict(zip(BONUSES, edition.bonuses, strict=True)),
        lots=edition.lots,
        coins=dict(zip(edition.faces, edition.kinds, strict=True)),
        sets={name: tuple(map(str, coins)) for name, coins in zip(SETS, edition.sets, strict=True)},
        provenance=dict(edition.provenance),
    )
