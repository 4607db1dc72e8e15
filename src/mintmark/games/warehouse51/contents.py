"""What is in a box of Warehouse 51, as a typed value that turns into JSON as it is."""

from dataclasses import dataclass
from typing import Literal

from ...engine.game import OwnEdition
from .edition import Edition, Relic
from .moves import COLOURS, EFFECTS


@dataclass(frozen=True, slots=True)
class RelicCard:
    """A relic card."""

    id: str
    name: str | None  # null: it has one in each of our languages
    colour: str
    value: int
    mark: str
    weapon: bool
    sealed: bool  # sold in a sealed auction
    effect: str
    parameter: str | None  # what the effect takes …
    amount: int | str | None  # … and how much of it, or which neighbour
    counterfeit: bool  # whether there is one of it
    provenance: dict[str, str]  # by figure


@dataclass(frozen=True, slots=True)
class Warehouse51Box:
    """All cards and figures."""

    game: Literal["warehouse51"]
    name: str
    title: str
    start_ingots: int
    supply: int
    pawn_tokens: int
    pawn_below: int  # ingots that one must have fewer than
    pawn_payout: int
    buy_back: int
    ingots_per_point: int
    set_points: int
    counterfeits_between: dict[str, int]  # neighbours, by number of players
    points: dict[str, tuple[int, int]]  # by colour: for the most, for the second most
    relics: tuple[RelicCard, ...]
    provenance: dict[str, str]
    own: OwnEdition | None = None  # how it differs from ours, if it is somebody's own


def contents(edition: Edition) -> Warehouse51Box:
    """An edition as a value."""
    return Warehouse51Box(
        game="warehouse51",
        name=edition.name,
        title=edition.title,
        start_ingots=edition.setting("setup.start_ingots"),
        supply=edition.setting("setup.supply"),
        pawn_tokens=edition.setting("setup.pawn_tokens"),
        pawn_below=edition.setting("pawn.below"),
        pawn_payout=edition.setting("pawn.payout"),
        buy_back=edition.setting("pawn.buy_back"),
        ingots_per_point=edition.setting("score.ingots_per_point"),
        set_points=edition.setting("score.set"),
        counterfeits_between={str(k): n for k, n in enumerate(edition.counterfeits_between, 3)},
        points=dict(zip(COLOURS, edition.points, strict=True)),
        relics=tuple(map(card, edition.relics)),
        provenance=dict(edition.provenance),
    )


def card(relic: Relic) -> RelicCard:
    """A relic as a value; weapons, and only weapons, are sold in sealed auctions."""
    return RelicCard(
        id=relic.id,
        name=relic.name,
        colour=relic.colour,
        value=relic.value,
        mark=relic.mark,
        weapon=relic.sealed,
        sealed=relic.sealed,
        effect=relic.effect,
        parameter=EFFECTS[relic.effect],
        amount=relic.parameter,
        counterfeit=relic.counterfeit,
        provenance=dict(relic.provenance),
    )
