"""CoinAge: two players, a map of ten areas, and a slap of coins every turn."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...engine.game import AI, Bounds, Editions, Game, Notation, Rules, Text, Tuning, Value
from . import rules
from .ai import features, policy, prospects
from .contents import contents
from .edition import AREAS, Map, read_map
from .moves import MAPS, OPTIONS, SEATS, SIDES, TABLE
from .rules import SOURCES, scoring
from .text.advice import advice
from .text.coach import coach
from .text.differences import differences
from .text.notation import read_position, write_position
from .text.story import ask, events, refusal, warnings
from .text.suppose import suppose
from .text.telling import seat_name, tell
from .view import show


def box(map_: Map, options: Mapping[str, Value], seats: int) -> Any:
    """The map and the options as the struct that the rules read."""
    packed = GAME.Box.new()
    labels = [area.label for area in map_.areas]
    packed.bank[:] = map_.banks
    packed.areas, packed.regions = (1 << len(map_.areas)) - 1, len(map_.regions)
    for k, area in enumerate(map_.areas):
        packed.region[map_.regions.index(area.region)] |= 1 << k
        for other, label in enumerate(labels):
            if label in area.borders:
                packed.border[k] |= 1 << other
    for name, value in options.items():
        packed[name] = int(value)
    return packed


GAME = Game(
    name="coinage",
    title="CoinAge",
    version=1,
    seats=range(SEATS, SEATS + 1),
    secrets=False,
    options=OPTIONS,
    endings=rules.ENDINGS,
    idle=("done",),
    Box=rules.Box,
    State=rules.State,
    rules=Rules.of(rules, scoring, policy, prospects, features),
    moves=TABLE,
    bounds=Bounds(sets=6, members=SOURCES * AREAS),
    editions=Editions(
        word="map",
        names=MAPS,
        folder=Path(__file__).parent / "editions",
        read=read_map,
        box=box,
        contents=contents,
        differences=differences,
    ),
    notation=Notation(write_position, read_position),
    show=show,
    text=Text(
        events=events,
        tell=tell,
        ask=ask,
        advice=advice,
        coach=coach,
        refusal=refusal,
        seat_word=SIDES.__getitem__,
        seat_name=seat_name,
        warnings=warnings,
        suppose=suppose,
    ),
    ai=AI(
        features=features.FEATURES,
        features_version=0,
        tuning=Tuning(explore=15_000, favour=300, visits=2, turns=1),
    ),
    toss=True,
)
