"""The parts of Coin Quest: sizes, options, and the table of moves."""

from ...engine.game import Option
from ...engine.moves import MoveTable, Values, move, values

SEATS, LOTS, METAL_COUNT, MARK_COUNT = 5, 6, 3, 3
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
        "The starting player: chance, or a seat from 1.",
        ("chance", *(str(seat + 1) for seat in range(SEATS))),
    ),
)

COIN = Values(KINDS, lambda edition: [str(coin) for coin in edition.kinds])
LOT = values(range(1, LOTS + 1))
PLAYER = values(range(1, SEATS + 1))


@move("use {coin}", coin=COIN)
class Use:
    """Show a coin and use its action."""

    coin: str


@move("draw")
class Draw:
    """Draw an extra coin, by a Unique."""


@move("stop")
class Stop:
    """Leave the rest of an action unused."""


@move("trash {coin}", coin=COIN)
class Trash:
    """Remove a coin of the hand for good, by an Age."""

    coin: str


@move("trash {coin} from discard", coin=COIN)
class TrashDiscarded:
    """Remove a coin of the discard pile for good, by an Age."""

    coin: str


@move("place {coin} on {lot}", coin=COIN, lot=LOT)
class Place:
    """Put a coin on a lot of your board."""

    coin: str
    lot: int


@move("take back {coin} from {lot}", coin=COIN, lot=LOT)
class TakeBack:
    """Take a coin back into your hand."""

    coin: str
    lot: int


@move("lock")
class Lock:
    """Be ready: when the last player is, the screens go up."""


@move("unlock")
class Unlock:
    """Not be ready after all."""


@move("pass penny to {player}", player=PLAYER)
class Pass:
    """Pass the Bad Penny to a player, counted from 1."""

    player: int


@move("buy {coin}", coin=COIN)
class Buy:
    """Buy a coin from the market."""

    coin: str


@move("decline")
class Decline:
    """Buy nothing."""


@move("first {player}", player=PLAYER)
class First:
    """Chance: the starting player, counted from 1."""

    player: int


@move("turn up {coin}", coin=COIN)
class TurnUp:
    """Chance: the coin that came out of the black pouch."""

    coin: str


@move("pull {coin}", coin=COIN)
class Pull:
    """Chance: the coin that came out of a player's pouch."""

    coin: str


@move("hammer")
class Hammer:
    """The lots are settled."""


TABLE = MoveTable(
    (Use, Draw, Stop, Trash, TrashDiscarded, Place, TakeBack, Lock, Unlock, Pass, Buy, Decline),
    (First, TurnUp, Pull, Hammer),
)
USE, DRAW, STOP, TRASH, TRASH_DISCARDED, PLACE, TAKE_BACK, LOCK, UNLOCK, PASS, BUY, DECLINE = (
    TABLE.firsts[:12]
)
FIRST, TURN_UP, PULL, HAMMER = TABLE.firsts[12:]
