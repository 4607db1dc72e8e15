"""The parts of CoinAge: sides, ranks, options and the table of moves."""

from ...engine.game import Option
from ...engine.moves import MoveTable, Values, move, values
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


def ranks_in(bits: int) -> tuple[int, ...]:
    """The ranks (1 to 4) in a bit set."""
    return tuple(rank + 1 for rank in range(RANKS) if bits >> rank & 1)


def ranks_text(ranks: tuple[int, ...]) -> str:
    """Ranks as in `slap 1,3`; a dash if there are none."""
    return ",".join(map(str, ranks)) or "-"


RANK = values(range(1, RANKS + 1))
AREA = Values(AREAS, lambda map_: [area.label for area in map_.areas])
TOSSED = values([ranks_in(bits) for bits in range(1 << RANKS)], ranks_text)


@move("place {rank} {area}", rank=RANK, area=AREA)
class Place:
    """Put a coin that matched into an area."""

    rank: int
    area: str


@move("pay {rank}", rank=RANK)
class Pay:
    """Give a coin that matched to the opponent's bank."""

    rank: int


@move("move {source} {target}", source=AREA, target=AREA)
class March:
    """Move a whole stack to an empty neighbour."""

    source: str
    target: str


@move("capture {area}", area=AREA)
class Capture:
    """Take the top coin of an area into your bank."""

    area: str


@move("done")
class Done:
    """End the turn."""


@move("slap {ranks}", ranks=TOSSED)
class Slap:
    """Chance's only move: the ranks that showed the side of the player who tossed."""

    ranks: tuple[int, ...]


def synonyms(map_: Map) -> dict[str, str]:
    """Ranks as they are printed, and the areas' names."""
    names = {area.name: area.label for area in map_.areas}
    return {**dict(zip(ROMAN, "1234", strict=True)), **names}


TABLE = MoveTable((Place, Pay, March, Capture, Done), (Slap,), synonyms)
PLACE, PAY, MARCH, CAPTURE, DONE, SLAP = TABLE.firsts
