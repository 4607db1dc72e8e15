"""The parts of Warehouse 51: colours, marks, effects, and the table of moves."""

from dataclasses import dataclass
from typing import Any

from ...engine.game import Option
from ...engine.moves import Move, Moves

RELICS, SEATS, INGOTS = 26, 5, 70
COLOURS = ("blue", "green", "gold", "red")
MARKS = ("neutral", "blessed", "cursed")
SIDES = ("left", "right")
NOTES = 2  # at most, between two neighbours

# The relics that have a name in each of our languages.
RELIC_NAMES = frozenset(
    """
    excalibur
    holy_grail
    philosophers_stone
    seven_league_boots
    malleus_maleficarum
    unicorn_horn
    baba_yaga_mortar
    necronomicon
    mjollnir
    golden_fleece
    pandoras_box
    horn_of_plenty
    shirt_of_nessus
    ring_of_the_nibelung
    dagda_cauldron
    aladdins_lamp
    flying_carpet
    davids_harp
    ark_of_the_covenant
    seal_of_solomon
    gilgamesh_axe
    yata_no_kagami
    ame_no_nuboko
    ruyi_jingu_bang
    chintamani_stone
    kapala
    """.split()
)

# What a relic does, and the name of its parameter where it has one.
EFFECTS: dict[str, str | None] = {
    "none": None,
    # immediate: once, when it is bought
    "gain_gold": "ingots",
    "lose_gold": "ingots",
    "give_relic": "to",
    "swap_relic": None,
    # permanent: while it is owned
    "match_bid": None,
    "win_secret_ties": None,
    "secret_bid_plus": "bonus",
    "choose_payee": None,
    "pay_on_win": "ingots",
    "gain_on_win": "ingots",
    "no_pawning": None,
    "suppress_curses": None,
    # at the end of the game
    "certificate": "certificates",
    "neutralise_counterfeit": None,
    # in scoring
    "set_wildcard": None,
    "gold_rate": "ingots_per_point",
    "no_gold_points": None,
    "points": "points",
    "win_all_ties": None,
    "lose_all_ties": None,
}
HARMFUL = (  # what curses do; points do if there are fewer than none
    "lose_gold",
    "give_relic",
    "pay_on_win",
    "no_pawning",
    "no_gold_points",
    "lose_all_ties",
)
(
    NONE,
    GAIN_GOLD,
    LOSE_GOLD,
    GIVE_RELIC,
    SWAP_RELIC,
    MATCH_BID,
    WIN_SECRET_TIES,
    SECRET_BID_PLUS,
    CHOOSE_PAYEE,
    PAY_ON_WIN,
    GAIN_ON_WIN,
    NO_PAWNING,
    SUPPRESS_CURSES,
    CERTIFICATE,
    NEUTRALISE_COUNTERFEIT,
    SET_WILDCARD,
    GOLD_RATE,
    NO_GOLD_POINTS,
    POINTS,
    WIN_ALL_TIES,
    LOSE_ALL_TIES,
) = range(len(EFFECTS))

OPTIONS = (
    Option(
        "first",
        "chance",
        "Who reveals first: chance, or a seat from 1.",
        ("chance", *(str(seat + 1) for seat in range(SEATS))),
    ),
)

# A move's number is the first number of its kind plus its place among its kind.
REVEAL = 0  # + colour
PASS = REVEAL + len(COLOURS)
BID = PASS + 1  # + ingots
FIST = BID + INGOTS + 1  # + ingots
PAWN = FIST + INGOTS + 1  # + relic
PAY = PAWN + RELICS  # + 0 for the left neighbour, 1 for the right
GIVE = PAY + 2  # + relic
SWAP = GIVE + RELICS  # + own relic * RELICS + the other
BUY_BACK = SWAP + RELICS * RELICS  # + relic
CERTIFY = BUY_BACK + RELICS  # + relic
NEUTRALISE = CERTIFY + RELICS  # + relic
DECLINE = NEUTRALISE + RELICS
FIRST = DECLINE + 1  # chance: + the seat that reveals first
NOTE = FIRST + SEATS  # chance: + the relic named by a counterfeit
TURN_UP = NOTE + RELICS  # chance: + the relic on top of the pile
MOVES = TURN_UP + RELICS

FORMS = (
    "reveal blue · bid 4 · pass · fist 3 · pawn holy_grail · pay left · give … · swap … for … · "
    "buy back … · certify … · neutralise … · decline"
)


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn up the top relic of a pile."""

    colour: str

    def __str__(self) -> str:
        return f"reveal {self.colour}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Be out of this open auction."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid in an open auction."""

    ingots: int

    def __str__(self) -> str:
        return f"bid {self.ingots}"


@dataclass(frozen=True, slots=True)
class Fist:
    """Close so many ingots in your fist, for a sealed auction."""

    ingots: int

    def __str__(self) -> str:
        return f"fist {self.ingots}"


@dataclass(frozen=True, slots=True)
class Pawn:
    """Pawn a relic."""

    relic: str

    def __str__(self) -> str:
        return f"pawn {self.relic}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Choose the neighbour who is paid."""

    side: str

    def __str__(self) -> str:
        return f"pay {self.side}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a relic away."""

    relic: str

    def __str__(self) -> str:
        return f"give {self.relic}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap a relic of yours for another's."""

    own: str
    other: str

    def __str__(self) -> str:
        return f"swap {self.own} for {self.other}"


@dataclass(frozen=True, slots=True)
class BuyBack:
    """Buy a pawned relic back."""

    relic: str

    def __str__(self) -> str:
        return f"buy back {self.relic}"


@dataclass(frozen=True, slots=True)
class Certify:
    """Place a certificate on a relic."""

    relic: str

    def __str__(self) -> str:
        return f"certify {self.relic}"


@dataclass(frozen=True, slots=True)
class Neutralise:
    """Ignore the counterfeit that names a relic."""

    relic: str

    def __str__(self) -> str:
        return f"neutralise {self.relic}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do nothing where that is allowed."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class First:
    """Chance: the player who reveals first, counted from 1."""

    player: int

    def __str__(self) -> str:
        return f"first {self.player}"


@dataclass(frozen=True, slots=True)
class Note:
    """Chance: the next counterfeit laid between two neighbours names this relic."""

    relic: str

    def __str__(self) -> str:
        return f"note {self.relic}"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: the relic that was on top of the pile."""

    relic: str

    def __str__(self) -> str:
        return f"turn up {self.relic}"


def moves_of(edition: Any) -> Moves:
    """The table of moves of an edition, in the order of their numbers.

    Numbers leave room for all relics of the printed box; a small edition has fewer.
    """
    ids = [relic.id for relic in edition.relics]
    none = [None] * (RELICS - len(ids))
    table: list[Move | None] = [*map(Reveal, COLOURS), Pass()]
    table += [*map(Bid, range(INGOTS + 1)), *map(Fist, range(INGOTS + 1))]
    table += [*map(Pawn, ids), *none, *map(Pay, SIDES), *map(Give, ids), *none]
    for own in ids:
        table += [*(Swap(own, other) for other in ids), *none]
    table += none * RELICS
    for by_relic in (BuyBack, Certify, Neutralise):
        table += [*map(by_relic, ids), *none]
    table += [Decline(), *map(First, range(1, SEATS + 1))]
    table += [*map(Note, ids), *none, *map(TurnUp, ids), *none]
    return Moves(table, FORMS)
