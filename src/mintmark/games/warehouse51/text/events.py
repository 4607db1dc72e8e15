"""What happens in Warehouse 51, as typed values; relics by their ids."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Began:
    """Who reveals first was drawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Noted:
    """A counterfeit was laid between two neighbours, who know it."""

    relic: str
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat chose the pile for the next auction."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A relic came under the hammer."""

    relic: str
    colour: str
    value: int
    sealed: bool


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid in an open auction, more than the others or as much."""

    seat: int
    ingots: int
    matched: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class FistClosed:
    """A seat closed a fist; how many ingots are in it, others do not know."""

    seat: int
    ingots: int | None


@dataclass(frozen=True, slots=True)
class FistsOpened:
    """All fists were opened."""

    ingots: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Decided:
    """What decided a sealed auction, if the highest bid alone did not."""

    seat: int
    by: str  # bonus, relic, revealer or order
    relic: str | None
    ingots: int  # what a bonus makes of the bid
    revealer: int


@dataclass(frozen=True, slots=True)
class Sold:
    """A relic was bought."""

    seat: int
    relic: str
    ingots: int
    other: int  # who was paid


@dataclass(frozen=True, slots=True)
class Unsold:
    """Nobody wanted a relic."""

    relic: str


@dataclass(frozen=True, slots=True)
class Gained:
    """Relics gave ingots to a buyer, or took some."""

    seat: int
    relic: str
    ingots: int  # below zero: taken
    by: str  # what brought it about: ring, plenty, arrival


@dataclass(frozen=True, slots=True)
class Pawned:
    """A relic was pawned."""

    seat: int
    relic: str
    ingots: int


@dataclass(frozen=True, slots=True)
class Gave:
    """A relic was given to a neighbour."""

    seat: int
    relic: str
    other: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """A relic was swapped for another seat's."""

    seat: int
    own: str
    relic: str
    other: int


@dataclass(frozen=True, slots=True)
class BoughtBack:
    """A pawned relic was bought back."""

    seat: int
    relic: str
    ingots: int


@dataclass(frozen=True, slots=True)
class Certified:
    """A relic got a certificate."""

    seat: int
    relic: str


@dataclass(frozen=True, slots=True)
class Neutralised:
    """A counterfeit was made harmless."""

    seat: int
    relic: str


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat declined."""

    seat: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """All counterfeits were opened."""


@dataclass(frozen=True, slots=True)
class CounterfeitFound:
    """There is a counterfeit of a relic that somebody has."""

    relic: str
    seat: int
    certified: bool


@dataclass(frozen=True, slots=True)
class Removed:
    """A counterfeit left a collection."""

    relic: str
    seat: int
    before: int  # points
    after: int
    standings: tuple[int, ...]  # all scores then


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over."""


Event = (
    Began
    | Noted
    | Revealed
    | TurnedUp
    | BidMade
    | Passed
    | FistClosed
    | FistsOpened
    | Decided
    | Sold
    | Unsold
    | Gained
    | Pawned
    | Gave
    | Swapped
    | BoughtBack
    | Certified
    | Neutralised
    | Declined
    | Exposed
    | CounterfeitFound
    | Removed
    | Over
)
