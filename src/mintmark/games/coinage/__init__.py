"""CoinAge: two players, a map of ten areas, and a slap of coins every turn."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...engine.game import Game, Rules, Tuning, Value
from . import rules
from .ai import features, policy, prospects
from .contents import contents
from .edition import AREAS, RANKS, Map, read_map
from .moves import ALL_RANKS, MAPS, OPTIONS, SEATS, SIDES, SLAP, moves_of
from .rules import scoring
from .text.advice import advice
from .text.differences import differences
from .text.notation import read_position, write_position
from .text.story import ask, refusal, seat_name, story, warn
from .view import show


def box(map_: Map, options: Mapping[str, Value], seats: int) -> Any:
    """The map and the options as the record that the rules read."""
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
    Box=rules.Box,
    State=rules.State,
    rules=Rules.of(rules, scoring, policy, prospects, features),
    features=features.FEATURES,
    features_version=0,
    tuning=Tuning(explore=15_000, favour=300, visits=2, turns=1),
    endings=rules.ENDINGS,
    options=OPTIONS,
    edition_word="map",
    editions=MAPS,
    actions=SLAP,
    most_moves=SLAP,
    most_sets=RANKS + 1 + AREAS + 2,
    most_members=ALL_RANKS + 1,
    folder=Path(__file__).parent / "editions",
    read_edition=read_map,
    box=box,
    moves=moves_of,
    write_position=write_position,
    read_position=read_position,
    contents=contents,
    show=show,
    story=story,
    ask=ask,
    advice=advice,
    refusal=refusal,
    seat_word=SIDES.__getitem__,
    seat_name=seat_name,
    differences=differences,
    idle=("done",),
    warn=warn,
    toss=True,
)
