"""What differs between two maps, as far as it changes how they play."""

from ....formats.editions import difference
from ....words import Message
from ..edition import ROMAN, Map


def differences(ours: Map, own: Map) -> tuple[Message, ...]:
    """How a map differs from one of ours: banks, areas, regions, borders."""
    found: list[Message] = []
    for rank, before, after in zip(ROMAN, ours.banks, own.banks, strict=True):
        found += difference(Message("differs-bank", {"rank": rank}), before, after)
    found += difference(Message("differs-areas"), labels(ours), labels(own))
    found += difference(Message("differs-regions"), regions(ours), regions(own))
    here, there = borders(ours), borders(own)
    for label in sorted(here.keys() & there.keys()):
        what = Message("differs-borders", {"area": label})
        found += difference(what, here[label], there[label])
    return tuple(found)


def labels(map_: Map) -> tuple[str, ...]:
    """All areas."""
    return tuple(sorted(area.label for area in map_.areas))


def regions(map_: Map) -> tuple[str, ...]:
    """Which areas lie together, whatever their region is called."""
    by_region: dict[str, list[str]] = {}
    for area in map_.areas:
        by_region.setdefault(area.region, []).append(area.label)
    return tuple(sorted("+".join(sorted(together)) for together in by_region.values()))


def borders(map_: Map) -> dict[str, tuple[str, ...]]:
    """The neighbours of each area."""
    return {area.label: tuple(sorted(set(area.borders))) for area in map_.areas}
