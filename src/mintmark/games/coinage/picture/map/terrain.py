"""What grows and stands in a region, as small engravings, each on its own foot at 0, 0."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from .....drawing.svg import element, group, line, part, short, use
from .polygon import SLOT, Outline, Point, bounds
from .shape import Chance, Place, chance

TRIES, MOST = 900, 60  # for an area


@dataclass(frozen=True, slots=True)
class Terrain:
    """Which engravings a region has, and the room that they need."""

    kinds: tuple[str, ...]
    gap: float  # between two of them
    half: float  # of the width
    tall: float


def peak(width: float, height: float, top: float) -> tuple[str, str]:
    """A mountain with hatching on its shady side."""
    w, h = width, height
    ridge = [(-w, 0), (-w * 0.45, -h * 0.5), (-w * 0.3, -h * 0.44), (top, -h), (w * 0.5, -h * 0.42)]
    slope = ""
    for k in range(1, 6):
        t = k / 6
        slope += f"M{short(top + (w - top) * t)} {short(h * t - h)}"
        slope += f"l{short(-w * 0.28 * (1 - t * 0.3))} {short(h * (1 - t) * 0.55)}"
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in [*ridge, (w, 0)]), slope


ENGRAVINGS: dict[str, tuple[str, str]] = {
    "peak1": peak(17, 20, -1),
    "peak2": peak(20, 24, 1),
    "peak3": peak(23, 28, -2),
    "hill1": peak(19, 12, 1),
    "hill2": peak(23, 17, -1),
    "fir": (
        "M-7-5-3.5-11h-2L-2-17h-1.5L0-23 3.5-17H2l3.5 6h-2L7-5z",
        "M0 0v-5M1-19l1.5 3M1-14l3 4M1-9l4 3M1-16l1.8 3",
    ),
    "oak": (
        "M-7-9a5 5 0 0 1 1-8 6 6 0 0 1 11-1 5 5 0 0 1 2 9 6 6 0 0 1-7 1 6 6 0 0 1-7-1z",
        "M0 0v-7M2-17q4 1 4 5M1-14q3 1 3 4M5-18q3 2 3 5",
    ),
    "fruit": (
        "M-8-10a8 8 0 1 1 16 0 8 5 0 0 1-16 0z",
        "M0 0v-5M-4-12h.1M1-15h.1M4-10h.1M-1-9h.1M5-14q2 2 1 5",
    ),
    "furrows": ("", "M-13 0q6-2.5 13 0t13 0M-9 4q5-2 10 0t9 0M-6 8q4-1.5 8 0"),
    "tuft": ("", "M-5 0q1-5-2-8M0 0v-11M5 0q-1-5 2-8M-2.5 0q0-5-1-9M2.5 0q0-5 1-9"),
    "house": (
        "M-9 0v-9l5-6 5 6V0zM1 0v-9h11V0zM-4-15H7l5 6H1",
        "M4-3v-3M8-3v-3M-5-2v-3M3-10.5h7M1-12h7M-1-13.5h7",
    ),
    "tower": (
        "M-5 0v-19h2v-2h1.5v2h3v-2H3v2h2V0zM-6.5-19h13v-2.5h-2v1h-3v-1h-3v1h-3v-1h-2z",
        "M3-16v16M1.5-16v16M-1.5-9v-4",
    ),
    "keep": (
        "M-11 0v-15h3v2h2v-2h3v2h1v-9h-2v-3h2v1.5h1.5V-25h1.5v1.5H3V-25h2v3H3v9h1v-2h2v2h2v-2h3V0z",
        "M-2 0v-4a2 2 0 0 1 4 0v4M8-11v9M6.5-11v9M-8-8v3",
    ),
    "cliff": (
        "M-17 0l2-14 7-4 6 2 8-3 9 4 3 15z",
        "M-11-3l1-9M-5-2v-10M1-3l-1-11M7-3v-11M12-4v-8M-15-14l7 1 6 2 8-3 9 2",
    ),
    "dune": ("", "M-15 0q9-11 16-9 5 2 14 9M-9-1q6-6 10-7M1-8q1 4-2 8M5-7q0 3-2 7M-10 5q8-5 20 0"),
    "boat": (
        "M-11-4h22l-4 6H-7zM0-20 9-7H0z",
        "M0-21v17M-1-17-9-7h8M-14 5q4-2 7 0t7 0 7 0 7 0",
    ),
    "anchor": (
        "M-2.4-19a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0z",
        "M0-17V0M-5-12H5M-8-5q1 6 8 6t8-6M-8-5l-2 2M-8-5l3 1M8-5l2 2M8-5 5-4",
    ),
    "reeds": (
        "M-7.2-13a1.2 3 0 0 1 2.4 0v4h-2.4zM-1.2-16a1.2 3 0 0 1 2.4 0v4h-2.4z"
        "M4.8-11a1.2 3 0 0 1 2.4 0v3.5H4.8z",
        "M-6 2v-15M0 3v-19M6 2v-13M-3 2q-1-6-5-8M3 3q1-7 5-8M-12 4q4-2 8 0t8 0 8 0",
    ),
    "heather": (
        "",
        "M-8 0q2-6-1-9M-4 0v-12M0 0q0-6 2-10M4 0q0-5 3-8M-11 1h18"
        "M-9-9h.1M-10-7h.1M-4-13h.1M-5-10h.1M-3-9h.1M2-11h.1M1-8h.1M7-9h.1M6-6h.1",
    ),
    "vine": (
        "M-2.5-10a2 2 0 1 1 5 0 2 2 0 0 1 0 3.5L0-2l-2.5-4.5a2 2 0 0 1 0-3.5z",
        "M0 0v-18M-9-13H9M-6-13q-3 3 0 5M6-13q3 3 0 5",
    ),
    "crane": ("M-8 0l3-15h4L2 0z", "M-3-15 11-23M-3-15l2-6 12-2v9M9-14h4v3H9zM-6-5h6M-5-10h4"),
    "crates": ("M-9 0v-8h8V0zM-1 0v-8h8V0zM-5-8v-8h8v8z", "M-9-8l8 8M-1-8l8 8M-5-16l8 8"),
    "fish": ("M-10-5q7-7 15 0l5-4v8l-5-4q-8 7-15 0z", "M-6-6h.1M-3-8q2 3 0 6M0-7q2 2 0 4"),
    "net": (
        "",
        "M-10-14v14h20v-14M-10-14q10 9 20 0M-10-9q10 9 20 0M-10-4q10 7 20 0"
        "M-5-12v12M0-10V0M5-12v12",
    ),
    "beacon": (
        "M-5 0l2-17h6l2 17zM-4-17v-2h8v2zM-3-19q-1-5 3-8 4 3 3 8z",
        "M2-14l1.5 13M-7-23l-4-2M7-23l4-2M-7-19h-4M7-19h4",
    ),
    "quarry": (
        "M-14 0v-7h6v-6h7v-6h7v6h4v6h4v7z",
        "M-8-7h13M-1-13h6M-3-3v-4M4-3v-4M-11-3h4M6-3h4M2-16v3M9-7V0M7.5-7V0",
    ),
}
TERRAIN = {
    "mountains": Terrain(("peak1", "peak2", "peak3"), 33, 24, 32),
    "forests": Terrain(("fir", "oak"), 21, 13, 24),
    "plains": Terrain(("furrows", "tuft"), 33, 16, 22),
    "city": Terrain(("house", "house", "tower"), 25, 15, 24),
    "cliffs": Terrain(("cliff",), 38, 20, 27),
    "dunes": Terrain(("dune", "dune", "tuft"), 36, 17, 23),
    "harbours": Terrain(("boat", "boat", "anchor"), 34, 16, 24),
    "marshes": Terrain(("reeds", "reeds", "tuft"), 30, 15, 22),
    "highlands": Terrain(("hill1", "hill2"), 36, 24, 22),
    "heath": Terrain(("heather", "heather", "tuft"), 29, 13, 18),
    "citadel": Terrain(("keep", "tower", "keep"), 32, 15, 27),
    "vineyards": Terrain(("vine",), 26, 12, 22),
    "wharves": Terrain(("crane", "crates", "boat"), 31, 15, 26),
    "fisheries": Terrain(("fish", "net", "fish"), 31, 14, 20),
    "orchards": Terrain(("fruit",), 25, 12, 22),
    "beacons": Terrain(("beacon",), 34, 14, 30),
    "quarries": Terrain(("quarry",), 35, 18, 25),
}
OTHERS = ("plains", "forests", "heath", "mountains", "dunes", "orchards")

PARTS = {
    name: group(
        element("path", d=filled) if filled else "",
        line(lines, stroke_width="0.95", stroke_linecap="round"),
        id=part(name)[1:],
    )
    for name, (filled, lines) in ENGRAVINGS.items()
}


def terrain_of(region: str, number: int) -> Terrain:
    """The terrain of a region; one that is not known by name takes its turn of the common ones."""
    return TERRAIN.get(region) or TERRAIN[OTHERS[number % len(OTHERS)]]


def engraved(place: Place, number: int) -> str:
    """Engravings wherever there is room beside the stack and the name of an area."""
    terrain = terrain_of(place.area.region, number)
    random = chance(f"{place.area.label} terrain")
    standing = scattered(place, terrain, random)
    kinds = terrain.kinds
    return "".join(use(kinds[int(random() * len(kinds))], x, y) for x, y in standing)


def scattered(place: Place, terrain: Terrain, random: Chance) -> Sequence[Point]:
    """Where they stand, those farther away first."""
    (left, top), (right, bottom) = bounds(place.outline)
    tried = [(random(), random()) for _ in range(TRIES)]
    outline, found = Outline(place.outline), list[Point]()
    for across, down in tried:
        x, y = left + across * (right - left), top + down * (bottom - top)
        if len(found) < MOST and fits(x, y, place, terrain, outline, found):
            found.append((x, y))
    return sorted(found, key=lambda point: point[1])


def fits(
    x: float, y: float, place: Place, terrain: Terrain, outline: Outline, others: list[Point]
) -> bool:
    """Whether an engraving can stand here, beside the stack, the name and the others."""
    dx, dy = x - place.anchor[0], y - place.anchor[1]
    if hypot(dx, dy - 10) < SLOT + 14 or (abs(dx) < 96 and 64 < dy < 122):
        return False
    if any(hypot((a - x) * 0.8, (b - y) * 1.15) < terrain.gap for a, b in others):
        return False
    feet = ((terrain.half, 4), (-terrain.half, 4), (0, -terrain.tall), (0, 9))
    return all(outline.holds(x + right, y + down) for right, down in feet)
