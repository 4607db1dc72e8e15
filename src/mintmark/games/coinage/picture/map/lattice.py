"""The borders of a map as lines between junctions.

Areas are runs of cells in a grid, and whatever is no area is sea. A line parts the same two sides
along its whole length, so that neighbours which are drawn with it share it exactly.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from ...edition import Area

SEA = ""  # the other side of a coast


class Corner(NamedTuple):
    """A corner of the grid."""

    id: str
    column: int
    row: int


class Step(NamedTuple):
    """A side of a cell on which something else lies."""

    start: Corner
    end: Corner
    right: str
    left: str


@dataclass(frozen=True, eq=False)
class Line:
    """Steps from junction to junction, or all around where there is no junction."""

    corners: tuple[Corner, ...]
    closed: bool
    sides: tuple[str, str]  # on the right hand and on the left, going along it

    @property
    def id(self) -> str:
        """What it is called."""
        return f"{self.corners[0].id}>{self.corners[-1].id}|{self.corners[1].id}"

    @property
    def coast(self) -> bool:
        """Whether there is sea on one side."""
        return SEA in self.sides


Ring = list[tuple[Line, bool]]  # an outline, clockwise: lines, and whether gone along forwards


def lattice(areas: Iterable[Area]) -> tuple[list[Line], dict[str, Ring]]:
    """All lines, and the outline of each area."""
    steps = steps_of(areas)
    lines = lines_of(list(steps.values()))
    owner = {
        frozenset((a.id, b.id)): (line, a.id)
        for line in lines
        for a, b in zip(line.corners, line.corners[1:], strict=False)
    }
    return lines, {area.label: ring_of(area, steps, owner) for area in areas}


def steps_of(areas: Iterable[Area]) -> dict[str, Step]:
    """The sides of cells on which something else lies, by name."""
    land = {
        (column, area.row): area.label
        for area in areas
        for column in range(area.first_column, area.last_column + 1)
    }
    steps: dict[str, Step] = {}

    def corner(column: int, row: int, label: str) -> Corner:
        """Where two areas meet in a corner with sea on both sides, each has one of its own."""
        nw, ne = (column - 1, row - 1) in land, (column, row - 1) in land
        sw, se = (column - 1, row) in land, (column, row) in land
        apart = (nw and se and not ne and not sw) or (ne and sw and not nw and not se)
        return Corner(f"{column},{row}{f'@{label}' if apart else ''}", column, row)

    def note(name: str, ends: tuple[int, int, int, int], right: str, left: str) -> None:
        if right != left:
            label = right or left
            steps[name] = Step(corner(*ends[:2], label), corner(*ends[2:], label), right, left)

    for c, r in land:
        here = land[c, r]
        note(f"h{c},{r}", (c, r, c + 1, r), here, land.get((c, r - 1), SEA))
        note(f"h{c},{r + 1}", (c, r + 1, c + 1, r + 1), land.get((c, r + 1), SEA), here)
        note(f"v{c},{r}", (c, r, c, r + 1), land.get((c - 1, r), SEA), here)
        note(f"v{c + 1},{r}", (c + 1, r, c + 1, r + 1), here, land.get((c + 1, r), SEA))
    return steps


def lines_of(steps: list[Step]) -> list[Line]:
    """Steps joined from junction to junction."""
    around: dict[str, list[Step]] = {}
    for step in steps:
        for end in (step.start, step.end):
            around.setdefault(end.id, []).append(step)
    used: set[Step] = set()
    lines: list[Line] = []

    def junction(corner: Corner) -> bool:
        return len(around[corner.id]) != 2

    def follow(start: Corner, first: Step) -> None:
        sides = (first.right, first.left) if first.start == start else (first.left, first.right)
        corners, step = [start], first
        while step is not None:
            used.add(step)
            corners.append(step.end if step.start == corners[-1] else step.start)
            ahead = () if junction(corners[-1]) else around[corners[-1].id]
            step = next((each for each in ahead if each not in used), None)  # type: ignore[assignment]
        lines.append(Line(tuple(corners), not junction(start), sides))

    for step in steps:
        for end in (step.start, step.end):
            if junction(end) and step not in used:
                follow(end, step)
    for step in steps:
        if step not in used:
            follow(step.start, step)
    return lines


def ring_of(
    area: Area, steps: dict[str, Step], owner: dict[frozenset[str], tuple[Line, str]]
) -> Ring:
    """The lines around an area, clockwise."""
    columns, row = range(area.first_column, area.last_column + 1), area.row
    round_ = [
        *((f"h{c},{row}", True) for c in columns),
        (f"v{area.last_column + 1},{row}", True),
        *((f"h{c},{row + 1}", False) for c in reversed(columns)),
        (f"v{area.first_column},{row}", False),
    ]
    ring: Ring = []
    for name, ahead in round_:
        step = steps[name]
        line, start = owner[frozenset((step.start.id, step.end.id))]
        if not ring or ring[-1][0] is not line:
            ring.append((line, start == (step.start if ahead else step.end).id))
    if len(ring) > 1 and ring[0][0] is ring[-1][0]:  # it began in the middle of a line
        ring.pop()
    return ring
