"""What is in a box of Coin Quest: read from TOML, and checked against the rulebook."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...engine.editions import Keys, Source
from .coin import BAD_PENNY, MARKS, METALS, PENNY, Coin, coin_of
from .parts import AUCTION, COIN_LOTS, ESSEN, EXTRA_DRAWS, LOTS, START

ORIGINS = ("rulebook", "source", "inferred", "reconstruction", "own box")
SETS = {"start": START, "auction": AUCTION, "essen": ESSEN}  # tables of coins, and how many
MINTED = {"crown": 7, "sceptre": 7}  # among the auction coins
BONUSES = MARKS[1:]


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot on the board."""

    prestige: int
    bans: tuple[str, ...]
    players: int  # from how many on it is in play


@dataclass(frozen=True)
class Edition:
    """All of the box."""

    name: str
    title: str
    draw: int
    price: int
    bonuses: tuple[tuple[int, int, int], ...]  # by mark
    lots: tuple[Lot, ...]
    sets: tuple[tuple[Coin, ...], ...]  # start, auction, essen
    provenance: tuple[tuple[str, str], ...]

    @cached_property
    def kinds(self) -> tuple[Coin, ...]:
        """Every face once, the strong ones first: a coin's number is its place here."""
        return tuple(sorted({coin for coins in self.sets for coin in coins}, key=lambda c: c.order))

    def number(self, coin: str) -> int:
        """The number of a coin, by its text."""
        return next(k for k, kind in enumerate(self.kinds) if str(kind) == coin)


def read_edition(name: str, text: str) -> Edition:
    """An edition from its text; every mistake is named with its line."""
    source = Source(text)
    source.keys((), ("game", "title", "round", "bonus", "lot", "provenance", *SETS))
    source.choice(("game",), ["coin_quest"])
    source.keys(("round",), ("draw", "price"))
    source.keys(("bonus",), BONUSES)
    edition = Edition(
        name=name,
        title=source.words(("title",)),
        draw=source.whole_number(("round", "draw"), 1, 9),
        price=source.whole_number(("round", "price"), 0, 99),
        bonuses=tuple(read_bonus(source, ("bonus", mark)) for mark in BONUSES),
        lots=tuple(read_lot(source, k) for k in range(LOTS)),
        sets=tuple(read_coins(source, table, count) for table, count in SETS.items()),
        provenance=tuple(read_origins(source)),
    )
    check(source, edition)
    source.finish()
    return edition


def read_bonus(source: Source, path: Keys) -> tuple[int, int, int]:
    """What the most, second most and third most marks are worth."""
    first, second, third = (source.whole_number((*path, place), 0, 99) for place in range(3))
    value = source.get(path)
    if isinstance(value, list) and len(value) > 3:
        source.problem(path, f"{path[0]}.{path[1]} has three places, not {len(value)}")
    return first, second, third


def read_lot(source: Source, k: int) -> Lot:
    """A lot: coins for the first three, prestige for the others."""
    path: Keys = ("lot", k)
    source.keys(path, ("prestige", "bans", "players"))
    bans = source.get((*path, "bans"))
    if not isinstance(bans, list) or any(metal not in METALS for metal in bans):
        source.problem((*path, "bans"), f"lot {k + 1}: bans must be a list of {', '.join(METALS)}")
        bans = []
    low, high = (0, 0) if k < COIN_LOTS else (1, 20)
    return Lot(
        prestige=source.whole_number((*path, "prestige"), low, high),
        bans=tuple(bans),
        players=source.whole_number((*path, "players"), 2, 5),
    )


def read_coins(source: Source, table: str, count: int) -> tuple[Coin, ...]:
    """A set of coins, each under a name of its own."""
    found = []
    coins = source.table((table,))
    for key, text in coins.items():
        try:
            found.append(coin_of(text if isinstance(text, str) else ""))
        except ValueError as error:
            source.problem((table, key), f"{table}.{key}: {text!r} is no coin: {error}")
    if coins and len(coins) != count:
        source.problem((table,), f"{table} has {count} coins, not {len(coins)}")
    return tuple(found)


def read_origins(source: Source) -> list[tuple[str, str]]:
    """Where the figures come from, by table or by figure."""
    found = flat(source.table(("provenance",)))
    for name, origin in found:
        if origin not in ORIGINS:
            words = ", ".join(ORIGINS)
            source.problem(("provenance", name), f"provenance.{name} must be one of {words}")
    for table in ("round", "bonus", "lot", *SETS):
        if not any(name.split(".")[0] == table for name, _ in found):
            source.problem(("provenance",), f"provenance.{table} is missing")
    return found


def flat(table: Mapping[str, Any], prefix: str = "") -> list[tuple[str, str]]:
    """Nested tables as dotted names."""
    found: list[tuple[str, str]] = []
    for key, value in table.items():
        name = prefix + key
        found += flat(value, f"{name}.") if isinstance(value, dict) else [(name, str(value))]
    return found


def check(source: Source, edition: Edition) -> None:
    """What the rulebook says of the box as a whole."""
    start, auction, essen = edition.sets
    lots = source.data.get("lot")
    if isinstance(lots, list) and len(lots) > LOTS:
        source.problem(("lot", LOTS), f"there are {LOTS} lots, not {len(lots)}")
    for k, lot in enumerate(edition.lots):
        if k < COIN_LOTS and lot.players != 2:
            source.problem(("lot", k, "players"), f"lot {k + 1} is in play with any number")
    if sum(lot.players == 4 for lot in edition.lots) != 1 or any(
        lot.players not in (2, 4) for lot in edition.lots
    ):
        source.problem(("lot", LOTS - 1, "players"), "one lot is for 4 and 5 players alone (4)")
    if any((coin.action, coin.quality, coin.mark) != ("none", 0, "none") for coin in start):
        source.problem(("start",), "the coins of the start have no icons")
    marks = Counter(coin.mark for coin in auction)
    for mark, count in MINTED.items():
        if marks[mark] != count:
            source.problem(("auction",), f"{count} auction coins have a {mark}, not {marks[mark]}")
    if marks["eagle"] or any(coin.mark != "eagle" for coin in essen):
        source.problem(("essen",), "the Essen coins, and only those, have an eagle")
    if auction.count(BAD_PENNY) != 1 or any(coin.action == PENNY for coin in essen):
        source.problem(("auction",), "there is one Bad Penny, among the auction coins")
    extra = sum(coin.amount for coin in (*auction, *essen) if coin.action == "unique")
    if extra > EXTRA_DRAWS:
        source.problem(("auction",), f"Unique icons allow {EXTRA_DRAWS} draws at most, not {extra}")
