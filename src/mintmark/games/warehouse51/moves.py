"""The parts of Warehouse 51: colours, marks, effects, and the table of moves."""

from ...engine.game import Option
from ...engine.moves import MoveTable, Values, move, values

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

COLOUR, SIDE = values(COLOURS), values(SIDES)
SUM = values(range(INGOTS + 1))
RELIC = Values(RELICS, lambda edition: [relic.id for relic in edition.relics])
PLAYER = values(range(1, SEATS + 1))


@move("reveal {colour}", colour=COLOUR)
class Reveal:
    """Turn up the top relic of a pile."""

    colour: str


@move("pass")
class Pass:
    """Be out of this open auction."""


@move("bid {ingots}", ingots=SUM)
class Bid:
    """Bid in an open auction."""

    ingots: int


@move("fist {ingots}", ingots=SUM)
class Fist:
    """Close so many ingots in your fist, for a sealed auction."""

    ingots: int


@move("pawn {relic}", relic=RELIC)
class Pawn:
    """Pawn a relic."""

    relic: str


@move("pay {side}", side=SIDE)
class Pay:
    """Choose the neighbour who is paid."""

    side: str


@move("give {relic}", relic=RELIC)
class Give:
    """Give a relic away."""

    relic: str


@move("swap {own} for {other}", own=RELIC, other=RELIC)
class Swap:
    """Swap a relic of yours for another's."""

    own: str
    other: str


@move("buy back {relic}", relic=RELIC)
class BuyBack:
    """Buy a pawned relic back."""

    relic: str


@move("certify {relic}", relic=RELIC)
class Certify:
    """Place a certificate on a relic."""

    relic: str


@move("neutralise {relic}", relic=RELIC)
class Neutralise:
    """Ignore the counterfeit that names a relic."""

    relic: str


@move("decline")
class Decline:
    """Do nothing where that is allowed."""


@move("first {player}", player=PLAYER)
class First:
    """Chance: the player who reveals first, counted from 1."""

    player: int


@move("note {relic}", relic=RELIC)
class Note:
    """Chance: the next counterfeit laid between two neighbours names this relic."""

    relic: str


@move("turn up {relic}", relic=RELIC)
class TurnUp:
    """Chance: the relic that was on top of the pile."""

    relic: str


TABLE = MoveTable(
    (Reveal, Pass, Bid, Fist, Pawn, Pay, Give, Swap, BuyBack, Certify, Neutralise, Decline),
    (First, Note, TurnUp),
)
REVEAL, PASS, BID, FIST, PAWN, PAY, GIVE, SWAP, BUY_BACK, CERTIFY, NEUTRALISE, DECLINE = (
    TABLE.firsts[:12]
)
FIRST, NOTE, TURN_UP = TABLE.firsts[12:]
