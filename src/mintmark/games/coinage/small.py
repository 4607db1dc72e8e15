"""Smaller maps under the same rules, for tools that look at everything that can happen."""

import tomllib

from ...engine.game import EditionFile, Option, sizes_of
from ...formats.editions import written
from .edition import AREAS, RANKS, ROMAN

SIZES = (
    Option("areas", AREAS, "The first so many areas of the map.", range(1, AREAS + 1)),
    Option("ranks", RANKS, "Coins of rank I up to this one.", range(1, RANKS + 1)),
    Option("coins", 4, "At most so many coins of each rank in a bank.", range(1, 5)),
)


def smaller(file: EditionFile, **sizes: object) -> EditionFile:
    """A map with less of everything."""
    size = sizes_of(SIZES, sizes)
    data = tomllib.loads(file.text)
    kept = dict(list(data["areas"].items())[: size["areas"]])
    for area in kept.values():
        area["borders"] = [label for label in area["borders"] if label in kept]
    regions = {name: [k for k in labels if k in kept] for name, labels in data["regions"].items()}
    banks = {rank: min(data["banks"][rank], size["coins"]) for rank in ROMAN[: size["ranks"]]}
    origins = dict.fromkeys(("banks", "areas", "borders", "regions"), "cut down")
    data |= {
        "title": f"Small {data['title']}",
        "small": True,
        "provenance": data["provenance"] | origins,
        "banks": dict.fromkeys(ROMAN, 0) | banks,
        "regions": {name: labels for name, labels in regions.items() if labels},
        "areas": kept,
    }
    return EditionFile(f"small {file.name}", written(data))
