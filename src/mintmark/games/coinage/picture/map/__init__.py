"""A map as a box carries it: everything that a client paints, lying and upright."""

from dataclasses import dataclass

from .....drawing.picture import named, with_parts
from ...edition import Map
from .landscape import landscape, path
from .polygon import Point
from .shape import Place

BELOW = 88  # from the middle of a stack to the middle of its area's name
MARGIN = 4
SEA = 300.0  # as much room as there can be


@dataclass(frozen=True, slots=True)
class AreaDrawing:
    """An area as it is drawn."""

    label: str
    outline: str  # the data of an SVG path
    x: float  # where its stack stands
    y: float
    left: float  # how far the land goes beside its name, which stands below the stack
    right: float


@dataclass(frozen=True, slots=True)
class MapDrawing:
    """A map as it is drawn: its sheet, and all that does not change on it as SVG."""

    left: float
    top: float
    width: float
    height: float
    art: str
    areas: tuple[AreaDrawing, ...]


@dataclass(frozen=True, slots=True)
class MapDrawings:
    """A map for wide screens, and for narrow ones."""

    lying: MapDrawing
    upright: MapDrawing


def drawings(map_: Map) -> MapDrawings:
    """A map as a client paints it."""
    return MapDrawings(lying=drawn(map_, upright=False), upright=drawn(map_, upright=True))


def drawn(map_: Map, *, upright: bool) -> MapDrawing:
    """A map, lying or upright."""
    land = landscape(map_, upright)
    shape = land.shape
    return MapDrawing(
        left=round(shape.left, 1),
        top=round(shape.top, 1),
        width=round(shape.width, 1),
        height=round(shape.height, 1),
        art=named(with_parts(land.art, land.parts)),
        areas=tuple(map(area, shape.places)),
    )


def area(place: Place) -> AreaDrawing:
    """An area of a map."""
    x, y = place.anchor
    outline = path(place.outline) + "z"
    return AreaDrawing(place.area.label, outline, round(x, 1), round(y, 1), *room(place))


def room(place: Place) -> Point:
    """How far the land goes to the left and to the right of a stack, where the name stands."""
    (x, y), outline = place.anchor, place.outline
    level, left, right = y + BELOW, [SEA], [SEA]
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > level) != (y2 > level):
            crossing = x1 + (level - y1) / (y2 - y1) * (x2 - x1) - x
            (left if crossing < 0 else right).append(abs(crossing) - MARGIN)
    return round(min(left), 1), round(min(right), 1)
