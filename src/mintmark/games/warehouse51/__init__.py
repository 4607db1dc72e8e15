"""Warehouse 51: three to five players, open and sealed auctions of relics, some of them fakes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...engine.game import AI, Bounds, Editions, Game, Notation, Rules, Text, Tuning, Value
from ...engine.offers import HALF
from ...engine.rule import NOBODY
from ...errors import InvalidOption
from . import rules
from .ai import features, policy, prospects
from .contents import contents
from .edition import Edition, read_edition
from .moves import COLOURS, EFFECTS, OPTIONS, RELICS, SIDES, TABLE
from .rules import information, scoring, state
from .text.advice import advice
from .text.coach import coach
from .text.differences import differences
from .text.notation import read_position, write_position
from .text.story import ask, events, refusal, warnings
from .text.suppose import suppose
from .text.telling import seat_name, tell
from .view import show

ENDINGS = ("running", "sold-out")


def box(edition: Edition, options: Mapping[str, Value], seats: int) -> Any:
    """The edition and the options as the struct that the rules read."""
    packed = GAME.Box.new()
    packed.seats, packed.relics = seats, len(edition.relics)
    packed.first = NOBODY if options["first"] == "chance" else int(options["first"]) - 1
    if packed.first >= seats:
        raise InvalidOption(f"first is chance or a seat from 1 to {seats}, not {options['first']}")
    packed.ingots, packed.supply = (
        edition.setting("setup.start_ingots"),
        edition.setting("setup.supply"),
    )
    packed.tokens = edition.setting("setup.pawn_tokens")
    packed.notes = edition.counterfeits_between[seats - 3]
    there = sum(relic.counterfeit for relic in edition.relics)
    if packed.notes * seats > there:
        raise InvalidOption(
            f"{seats} players need {packed.notes * seats} counterfeits, not {there}"
        )
    packed.pawn_below, packed.payout = edition.setting("pawn.below"), edition.setting("pawn.payout")
    packed.buy_back = edition.setting("pawn.buy_back")
    packed.ingots_per_point = edition.setting("score.ingots_per_point")
    packed.set_points = edition.setting("score.set")
    packed.points[:] = edition.points
    for k, relic in enumerate(edition.relics):
        packed.value[k], packed.amount[k] = relic.value, amount(relic.parameter)
        packed.worth_two |= (relic.value >= 2) << k
        packed.worth_three |= (relic.value >= 3) << k
        packed.effect[k] = list(EFFECTS).index(relic.effect)
        packed.colour[COLOURS.index(relic.colour)] |= 1 << k
        packed.works_by[packed.effect[k]] |= 1 << k
        packed.cursed |= (relic.mark == "cursed") << k
        packed.sealed |= relic.sealed << k
        packed.counterfeit |= relic.counterfeit << k
    return packed


def amount(parameter: int | str | None) -> int:
    """The parameter of an effect as a number: 1 where there is none, 1 for left, 2 for right."""
    if parameter is None:
        return 1
    return SIDES.index(parameter) + 1 if isinstance(parameter, str) else parameter


GAME = Game(
    name="warehouse51",
    title="Warehouse 51",
    version=1,
    seats=range(3, 6),
    secrets=True,
    options=OPTIONS,
    endings=ENDINGS,
    idle=("pass", "decline", "fist 0"),
    Box=state.Box,
    State=state.State,
    rules=Rules.of(rules, information, scoring, policy, prospects, features),
    moves=TABLE,
    bounds=Bounds(sets=RELICS + 4, members=HALF),
    editions=Editions(
        word="edition",
        names=("reconstruction",),
        folder=Path(__file__).parent / "editions",
        read=read_edition,
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
        seat_word=lambda seat: str(seat + 1),
        seat_name=seat_name,
        warnings=warnings,
        suppose=suppose,
    ),
    ai=AI(
        features=features.FEATURES,
        features_version=0,
        tuning=Tuning(explore=15_000, favour=300, visits=2, turns=8),
    ),
)
