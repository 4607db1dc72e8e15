"""What is in a box of Coin Quest: read from TOML, and checked against the rulebook."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from ...formats.editions import ORIGINS, Keys, Source, flat, given
from .coin import BAD_PENNY, MARKS, METALS, Coin, coin_of
from .moves import AUCTION, COIN_LOTS, ESSEN, EXTRA_DRAWS, LOTS, MARKET, START

SETS = {"start": START, "auction": AUCTION, "essen": ESSEN}  # tables of coins, and how many
MINTED = {"crown": 7, "sceptre": 7}  # among the auction coins
BONUSES = MARKS[1:]
ROUNDS = 13  # at most


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
    market: int  # coins that it is stocked with
    rounds: int  # of a small edition; 0: as many as there are coins for
    bonuses: tuple[tuple[int, int, int], ...]  # by mark
    lots: tuple[Lot, ...]
    sets: tuple[tuple[Coin, ...], ...]  # start, auction, essen
    provenance: tuple[tuple[str, str], ...]

    @cached_property
    def kinds(self) -> tuple[Coin, ...]:
        """Every face once, the strong ones first: a coin's number is its place here."""
        return tuple(sorted({coin for coins in self.sets for coin in coins}, key=lambda c: c.order))

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """The same in notation."""
        return tuple(map(str, self.kinds))

    def number(self, coin: str) -> int:
        """The number of a coin, by its text."""
        return self.faces.index(coin)


def read_edition(name: str, text: str) -> Edition:
    """An edition from its text; every mistake is named with its line."""
    source = Source(text)
    source.keys((), ("game", "title", "small", "round", "bonus", "lot", "provenance", *SETS))
    source.choice(("game",), ["coin_quest"])
    source.keys(("round",), ("draw", "price", "market", "rounds")[: 4 if source.small else 2])
    source.keys(("bonus",), BONUSES)
    edition = Edition(
        name=name,
        title=source.words(("title",)),
        draw=source.whole_number(("round", "draw"), 1, 9),
        price=source.whole_number(("round", "price"), 0, 99),
        market=source.whole_number(("round", "market"), 0, MARKET) if source.small else MARKET,
        rounds=source.whole_number(("round", "rounds"), 1, ROUNDS) if source.small else 0,
        bonuses=tuple(read_bonus(source, ("bonus", mark)) for mark in BONUSES),
        lots=read_lots(source),
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


def read_lots(source: Source) -> tuple[Lot, ...]:
    """Six lots: coins for the first three, prestige for the others."""
    given_lots = source.get(("lot",))
    count = len(given_lots) if isinstance(given_lots, list) else 0
    if count != LOTS:
        source.problem(("lot", max(0, count - 1)), f"there are {LOTS} lots, not {count}")
    lots = [read_lot(source, k) for k in range(min(count, LOTS))]
    if count == LOTS and [lot.players for lot in lots[COIN_LOTS:]].count(4) != 1:
        why = f"one of lots {COIN_LOTS + 1} to {LOTS} has players = 4, the others players = 2"
        source.problem(("lot", LOTS - 1, "players"), why)
    return tuple(lots)


def read_lot(source: Source, k: int) -> Lot:
    """A lot on the board."""
    path: Keys = ("lot", k)
    source.keys(path, ("prestige", "bans", "players"))
    bans, players = source.get((*path, "bans")), source.get((*path, "players"))
    if not isinstance(bans, list) or any(metal not in METALS for metal in bans):
        why = f"lot {k + 1}: bans must be a list of {', '.join(METALS)}{given(bans)}"
        source.problem((*path, "bans"), why)
        bans = []
    if k < COIN_LOTS and source.get((*path, "prestige")) != 0:
        source.problem((*path, "prestige"), f"lot {k + 1} gives coins: prestige must be 0")
    if type(players) is not int or players not in ((2,) if k < COIN_LOTS else (2, 4)):
        why = "players must be 2" if k < COIN_LOTS else "players must be 2 or 4"
        source.problem((*path, "players"), f"lot {k + 1}: {why}{given(players)}")
    prestige = source.whole_number((*path, "prestige"), 0 if k < COIN_LOTS else 1, 20)
    return Lot(prestige, tuple(bans), 4 if players == 4 else 2)


def read_coins(source: Source, table: str, count: int) -> tuple[Coin, ...]:
    """A set of coins, each under a name of its own."""
    found = []
    coins = source.table((table,))
    for key, text in coins.items():
        try:
            coin = coin_of(text if isinstance(text, str) else "")
        except ValueError as error:
            source.problem((table, key), f"{table}.{key}: {text!r} is no coin: {error}")
            continue
        found.append(coin)
        if table == "start" and coin != Coin(coin.metal, coin.value):
            source.problem((table, key), f"{table}.{key}: the coins of the start have no icons")
        if (coin.mark == "eagle") != (table == "essen"):
            why = "the Essen coins, and only those, have an eagle"
            source.problem((table, key), f"{table}.{key}: {why}")
    if isinstance(source.get((table,)), dict):
        least = 1 if table == "start" else 0
        source.size((table,), len(coins), count, f"{table} has {count} coins", least)
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


def check(source: Source, edition: Edition) -> None:
    """What the rulebook says of the box as a whole."""
    _, auction, essen = edition.sets
    marks = Counter(coin.mark for coin in auction)
    for mark, count in MINTED.items():
        why = f"{count} auction coins have a {mark}"
        source.size(("auction",), marks[mark], count, why, least=0)
    source.size(("auction",), auction.count(BAD_PENNY), 1, "there is one Bad Penny", least=0)
    needed = edition.market + COIN_LOTS * edition.rounds
    if source.small and len(auction) < needed:
        why = f"market and rounds need {needed} auction coins, not {len(auction)}"
        source.problem(("auction",), why)
    extra = sum(coin.amount for coin in (*auction, *essen) if coin.action == "unique")
    if extra > EXTRA_DRAWS:
        source.problem(("auction",), f"Unique icons allow {EXTRA_DRAWS} draws at most, not {extra}")
