"""Where something fits into an outline."""

from collections.abc import Sequence
from math import hypot

Point = tuple[float, float]
Side = tuple[float, float, float, float]  # from a point to the next

SLOT = 70  # the radius that is kept clear for a stack
STEPS = range(2, 19)  # twentieths of an outline, where a stack is tried


class Outline:
    """An outline about which much is asked: its sides lie in bands, so few are looked at."""

    BAND = 12.0

    def __init__(self, points: Sequence[Point]) -> None:
        self.sides = [(*a, *b) for a, b in zip(points, (points[-1], *points), strict=False)]
        self.bands: dict[int, list[Side]] = {}
        for side in self.sides:
            low, high = sorted((side[1], side[3]))
            for band in range(int(low // self.BAND), int(high // self.BAND) + 1):
                self.bands.setdefault(band, []).append(side)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies within."""
        within = False
        for ax, ay, bx, by in self.bands.get(int(y // self.BAND), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                within = not within
        return within

    def clearance(self, x: float, y: float) -> float:
        """How far a point is from the outline; negative outside."""
        nearest = min(distance(x, y, side) for side in self.sides)
        return nearest if self.holds(x, y) else -nearest


def distance(x: float, y: float, side: Side) -> float:
    """How far a point is from a side."""
    ax, ay, bx, by = side
    dx, dy = bx - ax, by - ay
    t = ((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-9)
    t = min(1, max(0, t))
    return hypot(x - ax - dx * t, y - ay - dy * t)


def bounds(outline: Sequence[Point]) -> tuple[Point, Point]:
    """The corners of the rectangle around an outline."""
    columns, rows = zip(*outline, strict=True)
    return (min(columns), min(rows)), (max(columns), max(rows))


def anchor_in(outline: Sequence[Point]) -> Point:
    """Where a disc with a name beneath it fits best, and nearest to the middle."""
    coarse = Outline(outline[::3])
    (left, top), (right, bottom) = bounds(outline)
    middle = (left + right) / 2, (top + bottom) / 2 - 14
    tried = [
        (left + i / 20 * (right - left), top + j / 20 * (bottom - top))
        for i in STEPS
        for j in STEPS
    ]
    best, found = float("-inf"), tried[0]
    # from the middle outwards: where only the way there counts against more, nothing fits better
    for x, y in sorted(tried, key=lambda point: off(point, middle)):
        worth = -0.12 * off((x, y), middle)
        if worth < best:
            break
        worth += 3 * min(0, coarse.clearance(x, y) - SLOT - 8)
        if worth > best:
            names = min(coarse.clearance(x + dx, y + 92) for dx in (-62, 62))
            worth += 2 * min(0, names - 12)
        if worth > best:
            best, found = worth, (x, y)
    return found


def off(point: Point, middle: Point) -> float:
    """How far a point is from the middle."""
    return hypot(point[0] - middle[0], point[1] - middle[1])
