"""What happens in CoinAge, as typed values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Slapped:
    """Coins were tossed, one of each rank in the bank, and some matched."""

    seat: int
    tossed: tuple[int, ...]  # ranks
    matched: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A coin came onto the map, perhaps onto another."""

    seat: int
    rank: int
    area: str
    under: int | None  # the rank of the coin that it covers


@dataclass(frozen=True, slots=True)
class Paid:
    """A coin went to the other bank."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A stack went to an area beside its own."""

    seat: int
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Captured:
    """The coin on top of a stack came into the mover's bank."""

    seat: int
    rank: int
    area: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """A seat ended its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    how: str


Event = Slapped | Placed | Paid | Moved | Captured | Stopped | Ended
