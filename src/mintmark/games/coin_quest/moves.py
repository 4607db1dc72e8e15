"""The parts of Coin Quest: sizes, options, and the table of moves."""

from dataclasses import dataclass
from typing import Any

from ...engine.game import Option
from ...engine.moves import Move, Moves

SEATS, LOTS, METALS, MARKS = 5, 6, 3, 3
COIN_LOTS = 3  # the first lots give coins, the others prestige
START, AUCTION, ESSEN, MARKET = 10, 46, 6, 7  # coins
KINDS = START + AUCTION + ESSEN  # different faces, at most
REMOVED = {"off": 6, "short": 12, "long": 6}  # coins, unseen, before play
EXTRA_DRAWS = 19  # that all Unique icons allow together, at most
THEFTS = SEATS + EXTRA_DRAWS  # in a round: one for each first draw of the Penny and each extra one
SHOWS = SEATS * START + AUCTION + ESSEN  # in a round: each coin once, at most

OPTIONS = (
    Option(
        "essen",
        "off",
        "The six Essen coins: off, short (11 rounds) or long (13 rounds).",
        tuple(REMOVED),
    ),
    Option("everyone_buys", False, "Players who won no lot may buy too, after the others."),
    Option(
        "first",
        "chance",
        "The start player: chance, or a seat from 1.",
        ("chance", *(str(seat + 1) for seat in range(SEATS))),
    ),
)

# A move's number is the first number of its kind plus its place among its kind.
USE = 0  # + coin
DRAW = USE + KINDS
STOP = DRAW + 1
TRASH = STOP + 1  # + coin, from the hand; + KINDS + coin, from the discard pile
PLACE = TRASH + 2 * KINDS  # + coin * LOTS + lot
TAKE_BACK = PLACE + KINDS * LOTS  # + coin * LOTS + lot
LOCK = TAKE_BACK + KINDS * LOTS
UNLOCK = LOCK + 1
PASS = UNLOCK + 1  # + seat
BUY = PASS + SEATS  # + coin
DECLINE = BUY + KINDS
FIRST = DECLINE + 1  # chance: + seat
TURN_UP = FIRST + SEATS  # chance: + coin, from the black pouch
PULL = TURN_UP + KINDS  # chance: + coin, from a player's pouch
HAMMER = PULL + KINDS  # chance, though nothing is left to it: the lots are settled
MOVES = HAMMER + 1

FORMS = (
    "use G1.U1 · draw · stop · trash C1 · trash C1 from discard · place S2 on 3 · "
    "take back S2 from 3 · lock · unlock · pass penny to 2 · buy S3.K · decline"
)


@dataclass(frozen=True, slots=True)
class Use:
    """Show a coin and use its action."""

    coin: str

    def __str__(self) -> str:
        return f"use {self.coin}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw an extra coin, by a Unique."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the rest of an action unused."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Trash:
    """Remove a coin for good, by an Age."""

    coin: str
    from_discard: bool = False

    def __str__(self) -> str:
        return f"trash {self.coin}" + (" from discard" if self.from_discard else "")


@dataclass(frozen=True, slots=True)
class Place:
    """Put a coin on a lot of your board."""

    coin: str
    lot: int

    def __str__(self) -> str:
        return f"place {self.coin} on {self.lot}"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a coin back into your hand."""

    coin: str
    lot: int

    def __str__(self) -> str:
        return f"take back {self.coin} from {self.lot}"


@dataclass(frozen=True, slots=True)
class Lock:
    """Be ready: when the last player is, the screens go up."""

    def __str__(self) -> str:
        return "lock"


@dataclass(frozen=True, slots=True)
class Unlock:
    """Not be ready after all."""

    def __str__(self) -> str:
        return "unlock"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass the Bad Penny to a player, counted from 1."""

    player: int

    def __str__(self) -> str:
        return f"pass penny to {self.player}"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a coin from the market."""

    coin: str

    def __str__(self) -> str:
        return f"buy {self.coin}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Buy nothing."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class First:
    """Chance: the start player, counted from 1."""

    player: int

    def __str__(self) -> str:
        return f"first {self.player}"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: the coin that came out of the black pouch."""

    coin: str

    def __str__(self) -> str:
        return f"turn up {self.coin}"


@dataclass(frozen=True, slots=True)
class Pull:
    """Chance: the coin that came out of a player's pouch."""

    coin: str

    def __str__(self) -> str:
        return f"pull {self.coin}"


@dataclass(frozen=True, slots=True)
class Hammer:
    """The lots are settled."""

    def __str__(self) -> str:
        return "hammer"


def moves_of(edition: Any) -> Moves:
    """The table of moves of an edition, in the order of their numbers.

    Numbers leave room for as many different coins as there can be; most editions have fewer.
    """
    coins = [str(coin) for coin in edition.kinds]
    none = [None] * (KINDS - len(coins))
    lots, players = range(1, LOTS + 1), range(1, SEATS + 1)
    table: list[Move | None] = [*map(Use, coins), *none, Draw(), Stop()]
    for from_discard in (False, True):
        table += [*(Trash(coin, from_discard) for coin in coins), *none]
    for kind in (Place, TakeBack):
        table += [*(kind(coin, lot) for coin in coins for lot in lots), *none * LOTS]
    table += [Lock(), Unlock(), *map(Pass, players), *map(Buy, coins), *none, Decline()]
    table += [*map(First, players), *map(TurnUp, coins), *none, *map(Pull, coins), *none, Hammer()]
    return Moves(table, FORMS)
