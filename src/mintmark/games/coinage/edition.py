"""The maps of CoinAge: read from TOML, and checked."""

from dataclasses import dataclass
from functools import cached_property

from ...formats.editions import WORDY, Keys, Source, is_words

RANKS, AREAS = 4, 10
ROMAN = ("I", "II", "III", "IV")
KEYS = ("game", "title", "small", "provenance", "banks", "regions", "areas")
ORIGINS = ("banks", "areas", "borders", "regions", "names")


@dataclass(frozen=True, slots=True)
class Area:
    """An area of a map: its label, its name, its neighbours, and where a drawing puts it."""

    label: str
    name: str
    region: str
    borders: tuple[str, ...]
    row: int
    first_column: int
    last_column: int


@dataclass(frozen=True)
class Map:
    """An edition of CoinAge: a map of ten areas or fewer, and the coins that a bank starts with."""

    name: str
    title: str
    provenance: tuple[tuple[str, str], ...]  # where each part comes from
    banks: tuple[int, ...]  # by rank
    regions: tuple[str, ...]
    areas: tuple[Area, ...]

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The areas by their labels, as on the map."""
        return tuple(area.label for area in self.areas)

    @cached_property
    def labels_in(self) -> tuple[tuple[str, ...], ...]:
        """The same by region."""
        return tuple(
            tuple(area.label for area in self.areas if area.region == region)
            for region in self.regions
        )


def read_map(name: str, text: str) -> Map:
    """A map from its text; every mistake is named with its line."""
    source = Source(text)
    source.keys((), KEYS)
    source.choice(("game",), ["coinage"])
    source.keys(("provenance",), ORIGINS)
    source.keys(("banks",), ROMAN)
    regions, areas = source.table(("regions",)), source.table(("areas",))
    region_of = {label: region for region, labels in regions.items() for label in listed(labels)}
    map_ = Map(
        name=name,
        title=source.words(("title",)),
        provenance=tuple((part, source.words(("provenance", part))) for part in ORIGINS),
        banks=tuple(source.whole_number(("banks", rank), 0, 4) for rank in ROMAN),
        regions=tuple(regions),
        areas=tuple(read_area(source, label, region_of) for label in list(areas)[:AREAS]),
    )
    source.size(("areas",), len(areas), AREAS, f"a map has {AREAS} areas")
    check(source, map_)
    source.finish()
    return map_


def listed(value: object) -> list[str]:
    """The texts in a list; nothing if it is no list."""
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def read_area(source: Source, label: str, region_of: dict[str, str]) -> Area:
    """An area; every mistake in it is noted."""
    path: Keys = ("areas", label)
    source.keys(path, ("name", "at", "borders"))
    if not (label.isascii() and label.isalnum() and label == label.upper()):
        source.problem(path, f"an area is called by capitals and digits, as in A1, not {label!r}")
    if label not in region_of:
        source.problem(path, f"{label} lies in no region")
    row, first, last = (source.whole_number((*path, "at", k), 0, 11) for k in range(3))
    if last < first:
        source.problem((*path, "at"), f"{label} ends in column {last}, before it begins")
    return Area(
        label=label,
        name=source.words((*path, "name")),
        region=region_of.get(label, "?"),
        borders=tuple(listed(source.get((*path, "borders")))),
        row=row,
        first_column=first,
        last_column=last,
    )


def check(source: Source, map_: Map) -> None:
    """What must hold of a map as a whole."""
    labels = [area.label for area in map_.areas]
    if sum(map_.banks) == 0:
        source.problem(("banks",), "a bank cannot start empty")
    if len(map_.regions) > AREAS:
        why = f"a map has at most {AREAS} regions, not {len(map_.regions)}"
        source.problem(("regions",), why)
    for region in map_.regions:
        if not is_words(region):
            source.problem(("regions", region), f"a region has a name of 1 to {WORDY} characters")
        for label in listed(source.get(("regions", region))):
            if label not in labels:
                source.problem(("regions", region), f"{region}: there is no area {label}")
            elif next(area.region for area in map_.areas if area.label == label) != region:
                source.problem(("regions", region), f"{label} lies in two regions")
    borders = {(area.label, other) for area in map_.areas for other in area.borders}
    for label, other in sorted(borders):
        if other not in labels or other == label:
            source.problem(("areas", label), f"{label} cannot border on {other}")
        elif (other, label) not in borders:
            source.problem(("areas", label), f"{label} borders on {other}, which does not on it")
    for a, area in enumerate(map_.areas):
        for b in map_.areas[:a]:
            if touch(area, b) != ((area.label, b.label) in borders):
                source.problem(
                    ("areas", area.label),
                    f"{area.label} and {b.label} touch where they are drawn just if they border",
                )


def touch(a: Area, b: Area) -> bool:
    """Whether two areas share a side in a drawing."""
    if a.row == b.row:
        return a.last_column + 1 == b.first_column or b.last_column + 1 == a.first_column
    overlap = a.first_column <= b.last_column and b.first_column <= a.last_column
    return abs(a.row - b.row) == 1 and overlap
