"""What is in a box of CoinAge, as a typed value that turns into JSON as it is: for drawings."""

from dataclasses import dataclass
from typing import Literal

from ...engine.game import OwnEdition
from .edition import Area, Map
from .picture.map import MapDrawings, drawings
from .picture.map.landscape import tincture


@dataclass(frozen=True, slots=True)
class CoinageBox:
    """A map, and the coins that a bank starts with."""

    game: Literal["coinage"]
    name: str
    title: str
    banks: tuple[int, ...]  # by rank
    regions: tuple[str, ...]
    tinctures: tuple[str, ...]  # of the regions, in the palette of drawings
    areas: tuple[Area, ...]
    provenance: dict[str, str]  # where each part comes from
    drawings: MapDrawings
    own: OwnEdition | None = None  # how it differs from ours, if it is somebody's own


def contents(map_: Map) -> CoinageBox:
    """A map as a value."""
    return CoinageBox(
        game="coinage",
        name=map_.name,
        title=map_.title,
        banks=map_.banks,
        regions=map_.regions,
        tinctures=tuple(tincture(map_, region) for region in map_.regions),
        areas=map_.areas,
        provenance=dict(map_.provenance),
        drawings=drawings(map_),
    )
