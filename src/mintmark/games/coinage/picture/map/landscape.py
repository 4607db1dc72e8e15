"""Everything on a map that does not change during a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from .....drawing.style import CARD, COAST, ENGRAVE, LAND_LINE, SEA, SEA_LINE, TINCTURES
from .....drawing.svg import at, circle, element, group, line, part, rect, short, use
from ...edition import Map
from .polygon import Point
from .shape import Shape, shape_of
from .terrain import PARTS, engraved

LINING = {92: ".28", 74: ".36", 56: ".46", 40: ".6", 26: ".78", 14: "1"}  # width: strength
ROUND = {"stroke_linejoin": "round", "stroke_linecap": "round"}


@dataclass(frozen=True)
class Landscape:
    """A map, drawn."""

    shape: Shape
    art: str
    parts: dict[str, str]


def tincture(map_: Map, region: str) -> str:
    """The colour of a region: they take turns."""
    names = list(TINCTURES)
    return names[map_.regions.index(region) % len(names)]


@lru_cache(16)
def landscape(map_: Map, upright: bool = False) -> Landscape:
    """A map, drawn once."""
    shape = shape_of(map_, upright)
    coast = element("path", d="".join(map(path, shape.coasts)), id=part("coast")[1:])
    parts = PARTS | {"coast": coast}
    areas, terrain = "", ""
    for k, place in enumerate(shape.places):
        name, region = tincture(map_, place.area.region), place.area.region
        parts[f"area{k}"] = element("path", d=path(place.outline) + "z", id=part(f"area{k}")[1:])
        areas += use(f"area{k}", fill=TINCTURES[name].wash)
        areas += use(f"area{k}", fill=TINCTURES[name].hatching, opacity=".42")
        terrain += group(
            engraved(place, map_.regions.index(region)),
            fill=TINCTURES[name].wash,
            stroke=ENGRAVE,
            stroke_width="1.2",
            opacity=".82",
            stroke_linejoin="round",
        )
    shore = use("coast", fill="none", stroke=COAST, stroke_width="2.6", **ROUND)
    art = [sea(shape), areas, *(border(*each) for each in shape.borders), shore, terrain]
    return Landscape(shape, "".join([*art, paper(shape)]), parts)


def path(points: Sequence[Point]) -> str:
    """A line through points."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def sea(shape: Shape) -> str:
    """Water lining: lines that follow the coast and fade away."""
    lining = "".join(
        use("coast", stroke=SEA_LINE, stroke_opacity=strength, stroke_width=wide)
        + use("coast", stroke=SEA, stroke_width=wide - 2)
        for wide, strength in LINING.items()
    )
    left, top, right, bottom = edges(shape)
    grid = "".join(
        f"M{short(left + shape.width * k / 8)} {short(top)}V{short(bottom)}" for k in range(1, 8)
    )
    grid += "".join(
        f"M{short(left)} {short(top + shape.height * k / 6)}H{short(right)}" for k in range(1, 6)
    )
    lines = line(grid, stroke=SEA_LINE, stroke_width=".6", stroke_dasharray="1 5", opacity=".4")
    shore = use("coast", stroke=COAST, stroke_width="5")
    water = rect(left, top, shape.width, shape.height, fill=SEA)
    return water + lines + group(lining, shore, fill="none", **ROUND)


def edges(shape: Shape) -> tuple[float, float, float, float]:
    """The sides of the paper."""
    return shape.left, shape.top, shape.left + shape.width, shape.top + shape.height


def border(points: Sequence[Point], parts_regions: bool) -> str:
    """A border: dotted within a region, drawn through between two."""
    d = path(points)
    if not parts_regions:
        dotted = {"stroke_dasharray": "2 6", "stroke_linecap": "round"}
        return line(d, stroke=LAND_LINE, stroke_width="1.8", **dotted)
    ground = line(d, stroke=CARD, stroke_width="7", stroke_linejoin="round", opacity=".85")
    return ground + line(d, stroke=COAST, stroke_width="2.6", **ROUND)


def paper(shape: Shape) -> str:
    """The frame, and a compass in the corner with the most sea."""
    left, top, right, bottom = edges(shape)
    frames = "".join(
        rect(
            left + by,
            top + by,
            shape.width - 2 * by,
            shape.height - 2 * by,
            fill="none",
            stroke=COAST,
            stroke_width=width,
        )
        for by, width in ((6, "2.2"), (12, ".8"))
    )
    land = [point for place in shape.places for point in place.outline]

    def room(corner: Point) -> float:
        return min(hypot(x - corner[0], y - corner[1]) for x, y in land)

    corners = [(left + 64, top + 66), (right - 64, top + 66), (right - 64, bottom - 66)]
    best = max(corners, key=room)
    size = min(0.82, (room(best) - 8) / 38)
    if size < 0.5:
        return frames
    star = element("path", d="M0-36 6-6 36 0 6 6 0 36-6 6-36 0-6-6z", fill=SEA)
    needle = element("path", d="M0-36V36M-36 0H36M0-36 6-6 0 0-6-6zM0 36 6 6 0 0-6 6z", fill=COAST)
    rose = group(circle(0, 0, 30), circle(0, 0, 26), star, needle, fill="none", stroke=COAST)
    return frames + at(*best, rose, scale=size)
