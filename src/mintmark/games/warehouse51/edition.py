"""What is in a box of Warehouse 51: read from TOML, and checked against the rulebook."""

from collections import Counter
from dataclasses import dataclass

from ...formats.editions import ORIGINS, Keys, Source, flat, is_words, name
from .moves import (
    COLOURS,
    EFFECTS,
    HARMFUL,
    INGOTS,
    MARKS,
    NOTES,
    RELIC_NAMES,
    RELICS,
    SEATS,
    SIDES,
)

COUNTERFEITS, CERTIFICATES = 22, 2  # cards in the box
FIGURES = ("name", "colour", "value", "mark", "auction", "effect", "counterfeit")
KEYS = (
    "id",
    "name",
    "colour",
    "value",
    "mark",
    "weapon",
    "auction",
    "effect",
    "with",
    "counterfeit",
    "provenance",
)
SETTINGS = {
    ("setup", "start_ingots"): (1, 14),
    ("setup", "supply"): (0, INGOTS),
    ("setup", "pawn_tokens"): (0, RELICS),
    ("pawn", "below"): (0, INGOTS),
    ("pawn", "payout"): (1, INGOTS),
    ("pawn", "buy_back"): (0, INGOTS),
    ("score", "ingots_per_point"): (1, INGOTS),
    ("score", "set"): (0, 100),
}


@dataclass(frozen=True, slots=True)
class Relic:
    """A relic card."""

    id: str
    name: str | None  # None: it has one in each of our languages
    colour: str
    value: int
    mark: str
    sealed: bool
    effect: str
    parameter: int | str | None
    counterfeit: bool
    provenance: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """All of the box."""

    name: str
    title: str
    settings: tuple[tuple[str, int], ...]  # by "setup.supply" and so on
    counterfeits_between: tuple[int, ...]  # neighbours, for 3, 4 and 5 players
    points: tuple[tuple[int, int], ...]  # by colour: for the most, for the second most
    relics: tuple[Relic, ...]
    provenance: tuple[tuple[str, str], ...]

    def setting(self, key: str) -> int:
        """A figure by its name."""
        return dict(self.settings)[key]

    def number(self, relic: str) -> int:
        """The number of a relic."""
        return next(k for k, card in enumerate(self.relics) if card.id == relic)


def read_edition(called: str, text: str) -> Edition:
    """An edition from its text; every mistake is named with its line."""
    source = Source(text)
    source.keys((), ("game", "title", "small", "setup", "pawn", "score", "provenance", "relic"))
    source.choice(("game",), ["warehouse51"])
    for table in ("setup", "pawn", "score"):
        extra = ["counterfeits_between"] if table == "setup" else []
        extra += COLOURS if table == "score" else []
        source.keys((table,), [key for t, key in SETTINGS if t == table] + extra)
    count = source.length(("relic",))
    origins = source.table(("provenance",)) if "provenance" in source.data else {}
    edition = Edition(
        name=called,
        title=source.words(("title",)),
        settings=tuple(
            (".".join(path), source.whole_number(path, *bounds))
            for path, bounds in SETTINGS.items()
        ),
        counterfeits_between=tuple(
            source.whole_number(("setup", "counterfeits_between", str(seats)), 0, NOTES)
            for seats in range(3, SEATS + 1)
        ),
        points=tuple(read_points(source, colour) for colour in COLOURS),
        relics=tuple(read_relic(source, ("relic", k)) for k in range(min(count, RELICS))),
        provenance=tuple(flat(origins)),
    )
    for figure, origin in edition.provenance:
        if not is_words(origin):
            source.problem(("provenance",), f"provenance.{figure} must be a short text")
    source.size(("relic", count - 1), count, RELICS, f"there are {RELICS} relics")
    check(source, edition)
    source.finish()
    return edition


def read_points(source: Source, colour: str) -> tuple[int, int]:
    """The points of a colour: first and second place."""
    path: Keys = ("score", colour)
    first, second = (source.whole_number((*path, place), 0, 100) for place in (0, 1))
    value = source.get(path)
    if isinstance(value, list) and len(value) > 2:
        source.problem(path, f"score.{colour} has points for two places, not {len(value)}")
    return first, second


def read_relic(source: Source, path: Keys) -> Relic:
    """A relic card; every mistake in it is noted."""
    source.keys(path, KEYS)
    before = len(source.problems)
    effect = source.choice((*path, "effect"), EFFECTS)
    parameter = EFFECTS[effect]
    source.keys((*path, "with"), [parameter] if parameter else [])
    value: int | str | None = None
    if parameter == "to":
        value = source.choice((*path, "with", "to"), SIDES)
    elif parameter:
        value = source.whole_number((*path, "with", parameter), *bounds_of(parameter))
    mark, fitting = source.choice((*path, "mark"), MARKS), mark_of(effect, value)
    if mark != fitting and len(source.problems) == before:
        why = f"neutral relics do nothing, blessings help, curses harm: {effect} is {fitting}"
        source.problem((*path, "mark"), f"{name((*path, 'mark'))}: {why}")
    weapon = source.flag((*path, "weapon"))
    sealed = source.choice((*path, "auction"), ("open", "sealed")) == "sealed"
    if weapon != sealed:
        source.problem((*path, "auction"), "weapons, and only weapons, are sold in sealed auctions")
    identity = source.words((*path, "id"))
    if not identity.replace("_", "").isalnum() or not identity.islower() or not identity.isascii():
        source.problem(
            (*path, "id"), f"an id is lower-case letters, digits and _, not {identity!r}"
        )
    given_name = source.get((*path, "name"))
    if given_name is not None or identity not in RELIC_NAMES:
        given_name = source.words((*path, "name"))
    return Relic(
        id=identity,
        name=given_name,
        colour=source.choice((*path, "colour"), COLOURS),
        value=source.whole_number((*path, "value"), 1, 3),
        mark=mark,
        sealed=sealed,
        effect=effect,
        parameter=value,
        counterfeit=source.flag((*path, "counterfeit")),
        provenance=read_origins(source, path),
    )


def mark_of(effect: str, parameter: int | str | None) -> str:
    """The mark of a relic that does this."""
    if effect == "none":
        return "neutral"
    harms = effect in HARMFUL or (effect == "points" and int(parameter or 0) < 0)
    return "cursed" if harms else "blessed"


def bounds_of(parameter: str) -> tuple[int, int]:
    """What the number of an effect may be."""
    if parameter == "points":
        return -20, 20
    return (1, CERTIFICATES) if parameter == "certificates" else (1, 20)


def read_origins(source: Source, path: Keys) -> tuple[tuple[str, str], ...]:
    """Where each figure of a card comes from."""
    source.keys((*path, "provenance"), FIGURES)
    return tuple(
        (figure, source.choice((*path, "provenance", figure), ORIGINS)) for figure in FIGURES
    )


def check(source: Source, edition: Edition) -> None:
    """What the rulebook says of the box as a whole."""
    relics = edition.relics
    for identity, count in Counter(relic.id for relic in relics).items():
        if count > 1:
            again = [k for k, relic in enumerate(relics) if relic.id == identity][1]
            source.problem(("relic", again, "id"), f"{identity} stands {count} times")
    for colour in COLOURS:
        if all(relic.colour != colour for relic in relics) and not source.small:
            source.problem(("relic", 0), f"no relic is {colour}; there are four colours")
    named = sum(relic.counterfeit for relic in relics)
    why = f"{COUNTERFEITS} relics have a counterfeit"
    source.size(("relic", 0), named, COUNTERFEITS, why, least=0)
    certificates = sum(int(r.parameter or 0) for r in relics if r.effect == "certificate")
    why = f"there are {CERTIFICATES} certificates"
    source.size(("relic", 0), certificates, CERTIFICATES, why, least=0)
    if SEATS * edition.setting("setup.start_ingots") + edition.setting("setup.supply") > INGOTS:
        source.problem(("setup", "start_ingots"), f"the box holds {INGOTS} ingots")
