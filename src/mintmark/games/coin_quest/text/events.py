"""What happens in Coin Quest, as typed values; coins as they are written (12.1)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid as it lies open: its coins, and what they are worth in gold, silver and copper."""

    seat: int
    coins: tuple[str, ...]
    values: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Began:
    """Who is the start player was drawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarketFilled:
    """A coin came onto the market."""

    coin: str


@dataclass(frozen=True, slots=True)
class LotFilled:
    """A coin came onto a lot."""

    lot: int  # from 1
    coin: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began."""

    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class TippedIn:
    """A seat tipped its discards into the pouch."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a coin, which it alone knows."""

    seat: int
    coin: str


@dataclass(frozen=True, slots=True)
class PennyDrawn:
    """A seat drew the Bad Penny."""

    seat: int


@dataclass(frozen=True, slots=True)
class PennyPassed:
    """The Bad Penny went into another pouch, for a coin if there was one."""

    seat: int
    other: int
    for_coin: bool


@dataclass(frozen=True, slots=True)
class Stole:
    """The coin that a seat took for the Penny, which it alone knows."""

    seat: int
    coin: str
    other: int


@dataclass(frozen=True, slots=True)
class Used:
    """A coin was shown and used."""

    seat: int
    coin: str
    points: int  # scored at once


@dataclass(frozen=True, slots=True)
class DrewExtra:
    """A seat drew an extra coin."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """A seat left its action at that."""

    seat: int


@dataclass(frozen=True, slots=True)
class Trashed:
    """A coin was trashed, from the hand or from the discards."""

    seat: int
    coin: str
    discarded: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat put a coin on a lot, behind its screen."""

    seat: int
    coin: str
    lot: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took a coin back from a lot."""

    seat: int
    coin: str
    lot: int


@dataclass(frozen=True, slots=True)
class Locked:
    """A seat is ready."""

    seat: int


@dataclass(frozen=True, slots=True)
class Unlocked:
    """A seat thinks again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ScreensLifted:
    """All are ready."""


@dataclass(frozen=True, slots=True)
class BidsShown:
    """The bids on a lot, the strongest first."""

    lot: int
    bids: tuple[Bid, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """A lot was settled: it has a winner, or those on top are level, or nobody has bid."""

    lot: int
    coins: tuple[str, ...]  # what lies there
    prestige: int | None  # or what it gives
    winner: int | None
    level: tuple[int, ...]
    bid: tuple[int, int, int] | None  # the best
    other: int | None  # who is next
    other_bid: tuple[int, int, int] | None
    metal: str | None  # the one that decided between the two


@dataclass(frozen=True, slots=True)
class Discarded:
    """Coins that no lot takes."""

    seat: int
    coins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bought:
    """A coin was bought from the market."""

    seat: int
    coin: str
    price: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat bought nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A final score, as the rulebook counts it."""

    seat: int
    track: int
    quality: int
    crown: int
    sceptre: int
    eagle: int
    total: int


@dataclass(frozen=True, slots=True)
class TieBroken:
    """Two scores are level, and a metal orders them."""

    seat: int
    other: int
    metal: str
    more: int
    less: int


@dataclass(frozen=True, slots=True)
class Tied:
    """Two seats are level in everything."""

    seat: int
    other: int


Event = (
    Began
    | MarketFilled
    | LotFilled
    | RoundBegan
    | TippedIn
    | Drew
    | PennyDrawn
    | PennyPassed
    | Stole
    | Used
    | DrewExtra
    | Stopped
    | Trashed
    | Placed
    | TakenBack
    | Locked
    | Unlocked
    | ScreensLifted
    | BidsShown
    | Settled
    | Discarded
    | Bought
    | Declined
    | Over
    | Scored
    | TieBroken
    | Tied
)
