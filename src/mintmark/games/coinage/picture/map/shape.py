"""The shape of a map: outlines, coasts and borders, drawn from its grid as if by hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from ...edition import Area, Map
from .lattice import Corner, Line, Ring, lattice
from .polygon import Point, anchor_in

Chance = Callable[[], float]

ROOM, ROW = 235, 218  # the width and the height that an area needs
SEA = 84  # a row or column without land
RATIO = 1.42  # width to height of a map that lies
MARGIN, NARROW = 44, 32  # of sea around a map that lies, and one that stands
MASK = 0xFFFFFFFF

# Junctions of the standard map as drawn by hand, by column and row, and what lies between them.
JUNCTIONS: dict[str, Point] = {
    "3,0": (366, 84), "5,0": (712, 76), "1,1": (96, 318), "2,1": (240, 318), "3,1": (392, 262),
    "4,1": (522, 304), "5,1": (716, 254), "6,1": (806, 302), "7,1": (986, 296), "1,2": (70, 534),
    "2,2": (228, 520), "3,2": (380, 540), "4,2": (508, 502), "5,2": (704, 530), "6,2": (800, 510),
    "7,2": (990, 540), "3,3": (374, 690), "5,3": (716, 692),
}  # fmt: skip
COASTS: dict[tuple[str, str], list[Point]] = {
    ("3,0", "5,0"): [(450, 52), (560, 76), (640, 50)],
    ("5,0", "7,1"): [(800, 40), (900, 58), (985, 110), (1004, 210)],
    ("7,1", "7,2"): [(1022, 380), (1010, 470)],
    ("7,2", "5,3"): [(1010, 620), (950, 690), (860, 712), (780, 688)],
    ("5,3", "3,3"): [(640, 716), (540, 700), (450, 722)],
    ("3,3", "1,2"): [(300, 706), (200, 716), (110, 680), (62, 610)],
    ("1,2", "1,1"): [(38, 470), (52, 390)],
    ("1,1", "3,0"): [(62, 240), (92, 140), (170, 86), (270, 62)],
}


@dataclass(frozen=True, slots=True)
class Place:
    """An area as it is drawn."""

    area: Area
    outline: tuple[Point, ...]
    anchor: Point  # where its stack stands


@dataclass(frozen=True, slots=True)
class Shape:
    """A map as it is drawn, on a sheet of paper."""

    left: float
    top: float
    width: float
    height: float
    places: tuple[Place, ...]
    coasts: tuple[tuple[Point, ...], ...]
    borders: tuple[tuple[tuple[Point, ...], bool], ...]  # and whether they part two regions


def chance(seed: str) -> Chance:
    """Numbers from 0 to 1 that look random and are the same every time (Mulberry32)."""
    state = 2166136261
    for letter in seed:
        state = (state ^ ord(letter)) * 16777619 & MASK

    def draw() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & MASK
        n = (state ^ state >> 15) * (state | 1) & MASK
        n ^= (n + (n ^ n >> 7) * (n | 61)) & MASK
        return float((n ^ n >> 14) & MASK) / (MASK + 1)

    return draw


def shape_of(map_: Map, upright: bool) -> Shape:
    """Everything about a map that a drawing needs, lying or upright."""
    lines, rings = lattice(map_.areas)
    ends = {
        corner.id
        for line in lines
        if not line.closed
        for corner in line.corners[:: len(line.corners) - 1]
    }
    by_hand = ends == set(JUNCTIONS)
    at, ratio = positions(map_.areas, by_hand)
    points = {line: drawn(line, at, by_hand) for line in lines}
    if upright == (ratio >= 1):  # a map that is higher than wide stands already
        points = {line: [(y, x) for x, y in path] for line, path in points.items()}
    region = {area.label: area.region for area in map_.areas}
    places = []
    for area in map_.areas:
        outline = joined(rings[area.label], points)
        places.append(Place(area, outline, anchor_in(outline)))
    return Shape(
        *frame([point for path in points.values() for point in path], upright),
        places=tuple(places),
        coasts=tuple(tuple(points[line]) for line in lines if line.coast),
        borders=tuple(
            (tuple(points[line]), region[line.sides[0]] != region[line.sides[1]])
            for line in lines
            if not line.coast
        ),
    )


def positions(areas: Sequence[Area], by_hand: bool) -> tuple[Callable[[Corner], Point], float]:
    """Where the corners lie: columns as wide as their narrowest area needs, rows alike."""
    xs, ys = [0.0], [0.0]
    for column in range(max(area.last_column for area in areas) + 1):
        here = [a for a in areas if a.first_column <= column <= a.last_column]
        xs.append(xs[-1] + max([SEA, *(ROOM / (a.last_column - a.first_column + 1) for a in here)]))
    for row in range(max(area.row for area in areas) + 1):
        ys.append(ys[-1] + (ROW if any(area.row == row for area in areas) else SEA))
    ratio = xs[-1] / ys[-1]
    stretch = 1 if by_hand or ratio < 0.9 else min(1.4, max(1, RATIO / ratio))
    return lambda corner: (xs[corner.column] * stretch, ys[corner.row]), ratio


def drawn(line: Line, at: Callable[[Corner], Point], by_hand: bool) -> list[Point]:
    """A line with all its bends."""
    random, first, last = chance(line.id), line.corners[0], line.corners[-1]
    ends = [JUNCTIONS[end.id] if by_hand else settled(end, at) for end in (first, last)]
    way = along(first.id, last.id) if by_hand else None
    if way is None:
        way = waypoints(line, at, random)
    path = [*way, way[0]] if line.closed else [ends[0], *way, ends[1]]
    return rough(path, random, 0.16 if line.coast else 0.11, 3 if line.coast else 4)


def along(first: str, last: str) -> list[Point] | None:
    """The coast between two junctions, where it was drawn by hand."""
    back = COASTS.get((last, first))
    return COASTS.get((first, last)) or (back and back[::-1])


def settled(corner: Corner, at: Callable[[Corner], Point]) -> Point:
    """Where a junction comes to lie: near its place in the grid."""
    random, (x, y) = chance(corner.id), at(corner)
    return x + (random() - 0.5) * 34, y + (random() - 0.5) * 40


def waypoints(line: Line, at: Callable[[Corner], Point], random: Chance) -> list[Point]:
    """Points on the way: coasts swell out between junctions and are round at corners."""
    found, bends = [], bends_of(line.corners)
    for start, end in zip(bends, bends[1:], strict=False):
        (x, y), (x2, y2) = at(start), at(end)
        dx, dy = x2 - x, y2 - y
        length = hypot(dx, dy)
        count = (
            max(1, int(length / 95 + 0.5)) if line.coast else max(0, int(length / 150 + 0.5) - 1)
        )
        for k in range(count):
            t = (k + 0.5) / count if line.coast else (k + 1) / (count + 1)
            t += (random() - 0.5) * 0.06
            swell = 6 + random() * 22 if line.coast else (random() - 0.5) * 26
            out = (swell if line.sides[0] == "" else -swell) / length
            found.append((x + dx * t - dy * out, y + dy * t + dx * out))
    return found


def bends_of(corners: Sequence[Corner]) -> list[Corner]:
    """The ends of a line and where it turns."""
    turns = [
        b
        for a, b, c in zip(corners, corners[1:], corners[2:], strict=False)
        if (a.column == b.column) != (b.column == c.column)
    ]
    return [corners[0], *turns, corners[-1]]


def rough(path: list[Point], random: Chance, by: float, depth: int) -> list[Point]:
    """A line as an unsteady hand draws it."""
    for _ in range(depth):
        next_ = path[:1]
        for (x, y), (x2, y2) in zip(path, path[1:], strict=False):
            aside = (random() - 0.5) * by * 2
            next_ += [((x + x2) / 2 - (y2 - y) * aside, (y + y2) / 2 + (x2 - x) * aside), (x2, y2)]
        path = next_
    return path


def joined(ring: Ring, points: dict[Line, list[Point]]) -> tuple[Point, ...]:
    """The outline that some lines make."""
    paths = [points[line] if forward else points[line][::-1] for line, forward in ring]
    return tuple(point for path in paths for point in path[:-1])


def frame(points: list[Point], upright: bool) -> tuple[float, float, float, float]:
    """The paper: the land, a margin of sea, and more sea where the proportions want it."""
    margin, (xs, ys) = NARROW if upright else MARGIN, zip(*points, strict=True)
    left, right = min(xs) - margin, max(xs) + margin
    top, bottom = min(ys) - margin, max(ys) + margin
    width = max(right - left, 0 if upright else (bottom - top) * (RATIO - 0.04))
    return (left + right - width) / 2, top, width, bottom - top
