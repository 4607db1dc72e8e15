"""The parts of CoinAge: sides, ranks, options and the table of moves."""

from dataclasses import dataclass

from ...engine.game import Option
from ...engine.moves import Move, Moves
from .edition import AREAS, RANKS, ROMAN, Map

SEATS = 2
GOLD, SILVER = 0, 1
SIDES = ("gold", "silver")
ALL_RANKS = (1 << RANKS) - 1

OPTIONS = (
    Option("cover_own", False, "A placed coin may also cover a coin of your own."),
    Option(
        "turn_limit", 200, "After so many turns the game is scored as it stands.", range(1, 1001)
    ),
    Option("bank_tiebreak", False, "A tie goes to the higher total rank left in the bank."),
)

MAPS = ("standard", "lagoon", "citadel", "isles")


@dataclass(frozen=True, slots=True)
class Place:
    """Put a coin that matched into an area."""

    rank: int
    area: str

    def __str__(self) -> str:
        return f"place {self.rank} {self.area}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Give a coin that matched to the opponent's bank."""

    rank: int

    def __str__(self) -> str:
        return f"pay {self.rank}"


@dataclass(frozen=True, slots=True)
class March:
    """Move a whole stack to an empty neighbour."""

    source: str
    target: str

    def __str__(self) -> str:
        return f"move {self.source} {self.target}"


@dataclass(frozen=True, slots=True)
class Capture:
    """Take the top coin of an area into your bank."""

    area: str

    def __str__(self) -> str:
        return f"capture {self.area}"


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Slap:
    """Chance's only move: the ranks that showed the side of the player who tossed."""

    ranks: tuple[int, ...]

    def __str__(self) -> str:
        return f"slap {ranks_text(self.ranks)}"


# A move's number is the first number of its kind plus its place among its kind.
PLACE = 0  # + rank * AREAS + area
PAY = PLACE + RANKS * AREAS  # + rank
MARCH = PAY + RANKS  # + source * AREAS + target
CAPTURE = MARCH + AREAS * AREAS  # + area
DONE = CAPTURE + AREAS
SLAP = DONE + 1  # + bit set of ranks

FORMS = "place 1 A1 · pay 4 · move A1 B2 · capture A1 · done"


def moves_of(map_: Map) -> Moves:
    """The table of moves on a map, in the order of their numbers."""
    labels = [area.label for area in map_.areas]
    closed = [None] * (AREAS - len(labels))
    table: list[Move | None] = []
    for rank in range(1, RANKS + 1):
        table += [*(Place(rank, area) for area in labels), *closed]
    table += [Pay(rank) for rank in range(1, RANKS + 1)]
    for source in labels:
        table += [*(March(source, target) for target in labels), *closed]
    table += closed * AREAS
    table += [*map(Capture, labels), *closed, Done()]
    table += [Slap(ranks_in(bits)) for bits in range(1 << RANKS)]
    names = {area.name: area.label for area in map_.areas}
    return Moves(table, FORMS, {**dict(zip(ROMAN, "1234", strict=True)), **names})


def ranks_in(bits: int) -> tuple[int, ...]:
    """The ranks (1 to 4) in a bit set."""
    return tuple(rank + 1 for rank in range(RANKS) if bits >> rank & 1)


def ranks_text(ranks: tuple[int, ...]) -> str:
    """Ranks as in `slap 1,3`; a dash if there are none."""
    return ",".join(map(str, ranks)) or "-"
