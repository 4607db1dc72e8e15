"""Warehouse 51 in the terminal: crates, the block, collections, and what you know."""

import re
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.game import Setup
from ..games.warehouse51.edition import Relic
from ..games.warehouse51.moves import COLOURS
from ..games.warehouse51.text.telling import effect_of, relic_name, seat_name
from ..games.warehouse51.view import Owned, View
from ..words import Args, Message, known, speak

INTRODUCTION = ("w51-goal", "w51-legend")
STYLES = {"blue": "blue", "green": "green", "gold": "yellow", "red": "red"}


def board(setup: Setup, view: View, language: str, console: Console) -> RenderableType:
    """Everything on the table, as the seat sees it."""
    parts: list[RenderableType] = [heading(view, language), crates(setup, view, language)]
    if view.lot is not None and view.phase != "over":
        parts.append(lot(setup, view, language))
    parts.append(seats(setup, view, language))
    parts.append(breakdown(view, language) if view.ending else knowledge(setup, view, language))
    return Group(*parts)


def named(setup: Setup, relic: str, language: str) -> str:
    """A relic's name."""
    name = relic_name(setup, relic)
    return speak(name, language) if isinstance(name, Message) else name


def card(setup: Setup, relic: str) -> Relic:
    """The card of a relic."""
    found: Relic = setup.edition.relics[setup.edition.number(relic)]
    return found


def heading(view: View, language: str) -> Text:
    """The number of the auction, supply and tokens."""
    args = {"turn": view.turn, "supply": view.supply, "tokens": view.tokens}
    return Text(speak(Message("w51-heading", args), language), "bold")


def crates(setup: Setup, view: View, language: str) -> Table:
    """What is left in each pile, and the points for most and second most."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("w51-crate", "w51-left", "w51-most"):
        table.add_column(speak(Message(key), language))
    for colour, points in zip(COLOURS, setup.edition.points, strict=True):
        left = [
            f"{named(setup, relic, language)} {card(setup, relic).value}"
            for relic in view.piles[colour]
        ]
        name = Text(speak(Message(f"w51-colour-{colour}"), language), STYLES[colour])
        table.add_row(name, Text(", ".join(left) or "–"), f"{points[0]}/{points[1]}")
    return table


def lot(setup: Setup, view: View, language: str) -> Text:
    """The relic on the block."""
    assert view.lot is not None
    text = Text("\n") + described(setup, view.lot, language)
    if view.leader is not None and view.phase == "open":
        bid: Args = {"bid": view.bid, "seat": seat_name(view.leader)}
        text.append("\n" + speak(Message("w51-leads", bid), language))
    if view.lot in view.fakes:
        text.append("\n" + speak(Message("w51-lot-fake"), language), "bold")
    return text


def described(setup: Setup, identity: str, language: str) -> Text:
    """A relic in one line."""
    relic = card(setup, identity)
    args: Args = {
        "relic": named(setup, identity, language),
        "colour": Message(f"w51-colour-{relic.colour}"),
        "value": relic.value,
        "mark": relic.mark,
        "auction": Message(f"w51-auction-{'sealed' if relic.sealed else 'open'}"),
        "effect": effect_of(relic),
    }
    return Text(speak(Message("w51-lot", args), language), STYLES[relic.colour])


def seats(setup: Setup, view: View, language: str) -> Table:
    """Every seat: ingots, whom it pays, its collection by colour with totals, its score."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("player", "ingots", "pays", "collection", "values", "points"):
        table.add_column(speak(Message(f"w51-{name}"), language))
    for seat, player in enumerate(view.players):
        who = speak(Message("w51-you") if seat == view.seat else seat_name(seat), language)
        marks = ("*" if seat in view.to_act else "") + (" !" if player.fist_closed else "")
        if seat == view.revealer and view.phase != "over":
            marks += " ◆"
        if view.phase == "open" and seat not in view.still_in:
            marks += " –"
        collection = Text("\n").join(
            [owned_text(setup, owned, language) for owned in player.collection] or [Text("–")]
        )
        values = "/".join(map(str, player.values))
        pays = "→ " + str(player.pays + 1)
        points = str(player.score)
        if player.score_without_fakes != player.score:  # what you know, and others may not
            points += f" ({player.score_without_fakes})"
        table.add_row(who + marks, str(player.gold), pays, collection, values, points)
    return table


def owned_text(setup: Setup, owned: Owned, language: str) -> Text:
    """A relic in a collection, with its tokens and what you know of it."""
    relic = card(setup, owned.relic)
    text = f"{named(setup, owned.relic, language)} {relic.value}"
    for on, key in (
        (owned.pawned, "w51-is-pawned"),
        (owned.certified, "w51-is-certified"),
        (owned.spared, "w51-is-spared"),
        (owned.known_fake, "w51-is-fake"),
    ):
        if on:
            text += f" [{speak(Message(key), language)}]"
    return Text(text, STYLES[relic.colour])


def breakdown(view: View, language: str) -> Table:
    """Where the points come from, as the rulebook counts them."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    colours = [f"w51-colour-{colour}" for colour in COLOURS]
    for key in ("w51-player", "w51-ingots", "w51-sets", *colours, "w51-effects", "w51-points"):
        table.add_column(speak(Message(key), language), justify="right")
    for seat, player in enumerate(view.players):
        name = speak(seat_name(seat), language)
        table.add_row(name, *map(str, player.breakdown), str(player.score))
    return table


def knowledge(setup: Setup, view: View, language: str) -> Text:
    """The counterfeits that this seat has seen: on its left, on its right, or all of them."""
    if not view.fakes:
        return Text(speak(Message("w51-know-nothing"), language), "dim")

    def names(relics: Iterable[str]) -> str:
        return ", ".join(named(setup, relic, language) for relic in relics) or "–"

    if view.seat is None or None not in view.counterfeits:
        message = Message("w51-know", {"relics": names(view.fakes)})
    else:
        left, right = view.seat, view.players[view.seat].right
        sides = {"left": left, "right": right}
        message = Message(
            "w51-know-sides",
            {side: names(view.counterfeits[gap] or ()) for side, gap in sides.items()},
        )
    return Text(speak(message, language), "bold")


def detail(setup: Setup, view: View, what: str, language: str) -> RenderableType | None:
    """A relic of the edition: colour, value, mark, how it is sold, what it does."""
    relic = understood(setup, what, language).lower()
    if all(card.id != relic for card in setup.edition.relics):
        return None
    return described(setup, relic, language)


def understood(setup: Setup, line: str, language: str) -> str:
    """What a person typed, with the names of relics replaced by their ids."""
    names = {named(setup, relic.id, language): relic.id for relic in setup.edition.relics}
    for name in sorted(names, key=len, reverse=True):
        line = re.sub(re.escape(name), names[name], line, flags=re.IGNORECASE)
    return line


def figures(setup: Setup, language: str) -> list[tuple[list[str], list[list[str]]]]:
    """The edition in figures, each with where it comes from."""
    edition = setup.edition
    values = [(name, str(value)) for name, value in edition.settings]
    between = "/".join(map(str, edition.counterfeits_between))
    values.append(("setup.counterfeits_between (3/4/5 players)", between))
    for colour, points in zip(COLOURS, edition.points, strict=True):
        values.append((f"score.{colour}", "/".join(map(str, points))))
    settings = [[name, value, origin_of(setup, name, language)] for name, value in values]
    relics = [relic_row(setup, relic, language) for relic in edition.relics]
    heading = ["relic", "colour", "value", "mark", "auction", "effect", "fake", "provenance"]
    return [(["figure", "value", "provenance"], settings), (heading, relics)]


def origin_of(setup: Setup, figure: str, language: str) -> str:
    """Where a figure comes from, in words: its own entry, or that of its table."""
    origins = dict(setup.edition.provenance)
    origin = origins.get(figure) or origins.get(figure.split(".")[0])
    key = f"origin-{(origin or '').replace(' ', '-')}"
    return speak(Message(key), language) if known(key) else origin or "–"


def relic_row(setup: Setup, relic: Relic, language: str) -> list[str]:
    """A relic card as a row; the last column says where its figures come from."""
    origins: dict[str, list[str]] = {}
    for figure, origin in relic.provenance:
        origins.setdefault(origin, []).append(figure)
    return [
        named(setup, relic.id, language),
        speak(Message(f"w51-colour-{relic.colour}"), language),
        str(relic.value),
        speak(Message(f"w51-mark-{relic.mark}"), language),
        speak(Message(f"w51-auction-{'sealed' if relic.sealed else 'open'}"), language),
        speak(effect_of(relic), language),
        "×" if relic.counterfeit else "",
        "; ".join(f"{origin}: {', '.join(figures)}" for origin, figures in origins.items()),
    ]
