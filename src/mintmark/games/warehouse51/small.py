"""Smaller boxes under the same rules, for tools that look at everything that can happen."""

import tomllib
from itertools import chain, zip_longest
from typing import Any

from ...engine.game import AS_PRINTED, EditionFile, Option, sizes_of
from ...formats.editions import written
from .moves import COLOURS, NOTES, RELICS, SEATS

AUCTIONS = ("both", "open", "sealed")

SIZES = (
    Option("relics", RELICS, "So many relics, of the four piles in turn.", range(1, RELICS + 1)),
    Option("auctions", "both", "Only relics that are sold in auctions of this sort.", AUCTIONS),
    Option("ingots", AS_PRINTED, "Ingots that each player starts with.", range(-1, 15)),
    Option("supply", AS_PRINTED, "Ingots in the supply.", range(-1, 21)),
    Option("tokens", AS_PRINTED, "Pawn tokens.", range(-1, RELICS + 1)),
    Option("notes", AS_PRINTED, "Counterfeits between two neighbours.", range(-1, NOTES + 1)),
)


def smaller(file: EditionFile, **sizes: object) -> EditionFile:
    """A box with less of everything."""
    size = sizes_of(SIZES, sizes)
    data = tomllib.loads(file.text)
    setup = data["setup"]
    given = {
        "start_ingots": size["ingots"],
        "supply": size["supply"],
        "pawn_tokens": size["tokens"],
    }
    setup |= {name: number for name, number in given.items() if number != AS_PRINTED}
    if size["notes"] != AS_PRINTED:
        setup["counterfeits_between"] = {str(k): size["notes"] for k in range(3, SEATS + 1)}
    data |= {
        "title": f"Small {data['title']}",
        "small": True,
        "provenance": data["provenance"] | {"setup": "reconstruction"},
        "relic": relics(data["relic"], size["auctions"])[: size["relics"]],
    }
    return EditionFile(f"small {file.name}", written(data))


def relics(cards: list[dict[str, Any]], auctions: object) -> list[dict[str, Any]]:
    """The relics of a sort, one of each colour in turn."""
    fit = [card for card in cards if auctions in ("both", card["auction"])]
    piles = [[card for card in fit if card["colour"] == colour] for colour in COLOURS]
    return [card for card in chain(*zip_longest(*piles)) if card]
