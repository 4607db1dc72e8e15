"""Coin Quest: two to five players, hidden bids with the coins of your pouch, by all at once."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...engine.game import AI, Bounds, Editions, Game, Notation, Rules, Text, Tuning, Value
from ...engine.rule import NOBODY
from ...errors import InvalidOption
from . import rules
from .ai import features, policy, prospects
from .coin import ACTIONS, BAD_PENNY, MARKS, METALS
from .contents import contents
from .edition import Edition, read_edition
from .moves import (
    BUY,
    COIN_LOTS,
    KINDS,
    MARKET,
    OPTIONS,
    PASS,
    PLACE,
    REMOVED,
    TABLE,
)
from .rules import information, scoring, state
from .text.advice import advice
from .text.coach import coach
from .text.differences import differences
from .text.notation import read_position, write_position
from .text.story import ask, events, refusal
from .text.telling import seat_name, tell
from .view import show

ENDINGS = ("running", "sold-out")


def box(edition: Edition, options: Mapping[str, Value], seats: int) -> Any:
    """The edition and the options as the struct that the rules read."""
    packed = GAME.Box.new()
    packed.seats = seats
    packed.first = NOBODY if options["first"] == "chance" else int(options["first"]) - 1
    if packed.first >= seats:
        raise InvalidOption(f"first is chance or a seat from 1 to {seats}, not {options['first']}")
    packed.everyone_buys = int(options["everyone_buys"])
    packed.draw, packed.price = edition.draw, edition.price
    start, auction, essen = edition.sets
    if options["essen"] != "off" and not essen:
        raise InvalidOption(f"essen must be 'off' in this box, not {options['essen']!r}")
    pool = auction if options["essen"] == "off" else auction + essen
    packed.market, packed.rounds = edition.market, edition.rounds
    if not edition.rounds:
        packed.rounds = (len(pool) - REMOVED[str(options["essen"])] - MARKET) // COIN_LOTS
    packed.kinds = len(edition.kinds)
    in_it = BAD_PENNY in edition.kinds  # otherwise its number is one that no coin has
    packed.penny = edition.kinds.index(BAD_PENNY) if in_it else packed.kinds
    begun, sold = Counter(start), Counter(pool)
    for k, coin in enumerate(edition.kinds):
        packed.metal[k], packed.value[k] = METALS.index(coin.metal), coin.value
        packed.power[k] = coin.value * state.SPAN ** (2 - packed.metal[k])
        packed.action[k], packed.amount[k] = ACTIONS.index(coin.action), coin.amount
        packed.quality[k], packed.mark[k] = coin.quality, MARKS.index(coin.mark)
        packed.start[k], packed.auction[k] = begun[coin], sold[coin]
    for k, lot in enumerate(edition.lots):
        packed.prestige[k] = lot.prestige
        if seats >= lot.players:
            for metal, name in enumerate(METALS):
                packed.allowed[metal] |= (name not in lot.bans) << k
    state.sort_kinds(packed)
    packed.bonus[:] = edition.bonuses
    return packed


GAME = Game(
    name="coin_quest",
    title="Coin Quest",
    version=1,
    seats=range(2, 6),
    secrets=True,
    options=OPTIONS,
    endings=ENDINGS,
    idle=("lock", "stop", "decline", "place"),
    Box=state.Box,
    State=state.State,
    rules=Rules.of(rules, information, scoring, policy, prospects, features),
    moves=TABLE,
    bounds=Bounds(sets=2 * KINDS + 8, members=KINDS),
    editions=Editions(
        word="edition",
        names=("reconstruction", "columns", "richer"),
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
    ),
    ai=AI(
        features=features.FEATURES,
        features_version=1,
        tuning=Tuning(explore=4_000, favour=300, visits=2, turns=1),
    ),
    irrevocable=lambda number: number < PLACE or PASS <= number < BUY,
)
