"""Coin Quest in the terminal: lots and bids, the market, the players, and your own coins."""

import re
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.game import Setup
from ..games.coin_quest.coin import METALS
from ..games.coin_quest.text.telling import seat_name
from ..games.coin_quest.view import View
from ..words import Message, Spoken, speak

INTRODUCTION = ("cq-goal", "cq-legend", "cq-typing")
STYLES = {"G": "yellow", "S": "bright_white", "C": "red"}


def board(setup: Setup, view: View, language: str, console: Console) -> RenderableType:
    """Everything on the table, as the seat sees it."""

    def said(key: str, **args: Spoken) -> str:
        return speak(Message(key, args), language)

    more = view.rounds - view.round
    parts: list[RenderableType] = [
        Text(said("cq-heading", round=view.round, rounds=view.rounds, more=more), "bold"),
        lots(setup, view, language),
        with_coins(said("cq-market", price=setup.edition.price, coins="{}"), view.market)
        if view.market
        else Text(said("cq-market-empty"), "dim"),
        Text(),
        players(setup, view, language),
    ]
    if view.ending:
        parts += [collection(view, seat, language) for seat in range(setup.seats)]
    elif view.seat is not None:
        parts += [Text(), *own_coins(view, language)]
    return Group(*parts)


def coins(row: Iterable[str]) -> Text:
    """Coins in notation, tinted by metal; twins are counted."""
    faces: dict[str, int] = {}
    for face in row:
        faces[face] = faces.get(face, 0) + 1
    texts = [
        Text(face if count == 1 else f"{count}×{face}", STYLES.get(face[0], "magenta"))
        for face, count in faces.items()
    ]
    return Text(" ").join(texts)


def with_coins(sentence: str, row: Iterable[str]) -> Text:
    """A sentence with coins in the place of {}."""
    start, _, end = sentence.partition("{}")
    return Text(start) + coins(row) + Text(end)


def lots(setup: Setup, view: View, language: str) -> Table:
    """What each lot gives and bans, and the bids that can be seen."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    own = view.seat is not None and view.phase in ("drawing", "bidding")
    seats = [view.seat or 0] if own else list(range(setup.seats))
    bidders = ["cq-your-bid"] if own else []
    for key in ("cq-lot", "cq-gives", "cq-bans", *bidders):
        table.add_column(speak(Message(key), language))
    if not own:
        for seat in seats:
            table.add_column(speak(seat_name(seat), language))
    for number, lot in enumerate(view.lots, 1):
        if not lot.in_play:
            continue
        points = {"points": lot.prestige}
        prize = Text(speak(Message("cq-prestige", points), language))
        bans = " ".join(metal[0].upper() for metal in METALS if metal in lot.bans)
        row: list[RenderableType] = [
            str(number),
            prize if lot.prestige else coins(lot.coins),
            bans or "–",
        ]
        for seat in seats:
            bid, values = lot.bids[seat], lot.values[seat]
            text = coins(bid or ())
            if bid and values:
                text += Text(f"  {'/'.join(map(str, values))}", "bold")
            if view.phase == "buying" and lot.won_by == seat:
                text += Text(" ←", "bold green")
            row.append(text)
        table.add_row(*row)
    return table


def players(setup: Setup, view: View, language: str) -> Table:
    """Every seat: prestige, how many coins lie where, mint marks, what was used."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    essen = setup.options["essen"] != "off"
    for name in ("player", "track", "pouch", "screen", "discards"):
        table.add_column(speak(Message(f"cq-{name}"), language))
    table.add_column("K/S/E" if essen else "K/S")
    table.add_column(speak(Message("cq-shown"), language))
    penny, ready = (speak(Message(key), language) for key in ("cq-has-penny", "cq-is-ready"))
    for seat, shown in enumerate(view.players):
        who = speak(Message("cq-you") if seat == view.seat else seat_name(seat), language)
        marks = shown.marks if essen else shown.marks[:2]
        table.add_row(
            who + ("*" if seat in view.awaited else "") + (" ◆" if seat == view.first else ""),
            str(shown.prestige),
            f"{shown.in_pouch}{f' {penny}' if shown.penny_in_pouch else ''}",
            " ".join(
                [str(shown.behind_screen), *[ready] * shown.ready, *[penny] * shown.holds_penny]
            ),
            str(len(shown.discard)),
            "/".join(str(low) if low == high else f"{low}–{high}" for low, high in marks),
            coins(shown.used),
        )
    return table


def own_coins(view: View, language: str) -> list[Text]:
    """Hand, pouch and discards of the seat that looks."""

    def said(key: str, **args: Spoken) -> str:
        return speak(Message(key, args), language)

    assert view.seat is not None
    discards, less = view.players[view.seat].discard, view.pouch_less
    pouch = said("cq-own-pouch", coins="{}")
    if less:
        pouch = said("cq-own-pouch-less", coins="{}", less=less)
    texts = [
        with_coins(said("cq-hand", coins="{}"), view.hand)
        if view.hand
        else Text(said("cq-hand-empty"), "dim"),
        with_coins(pouch, view.pouch) if view.pouch else Text(said("cq-own-pouch-empty"), "dim"),
    ]
    texts[0].stylize("bold")
    if discards:
        texts.append(with_coins(said("cq-own-discards", coins="{}"), discards))
    return texts


def collection(view: View, seat: int, language: str) -> Text:
    """All coins of a seat, as far as the one that looks can know."""
    shown = view.players[seat]
    args: dict[str, Spoken] = {"seat": seat_name(seat), "coins": "{}"}
    key = "cq-collection"
    if shown.lost or shown.gained:
        key, args = "cq-collection-open", {**args, "lost": shown.lost, "gained": shown.gained}
    return with_coins(speak(Message(key, args), language), shown.collection)


def detail(setup: Setup, view: View, what: str, language: str) -> RenderableType | None:
    """All coins of a player, by number."""
    if not what.isdecimal() or not 1 <= int(what) <= setup.seats:
        return None
    return collection(view, int(what) - 1, language)


def understood(setup: Setup, line: str, language: str) -> str:
    """What a person typed; `C1 3` is short for `place C1 on 3`."""
    coin, lot = r"([GSC][1-9]\S*)", r"([1-6])"
    short = re.fullmatch(rf"(?:place\s+)?{coin}\s+(?:on\s+)?{lot}", line, re.IGNORECASE)
    return f"place {short[1]} on {short[2]}" if short else line


def figures(setup: Setup, language: str) -> list[tuple[list[str], list[list[str]]]]:
    """The edition in figures, each with where it comes from."""
    edition = setup.edition
    origins = dict(edition.provenance)

    def origin(name: str) -> str:
        found = origins.get(name) or origins.get(name.split(".")[0])
        return speak(Message(f"origin-{found.replace(' ', '-')}"), language) if found else "–"

    settings = [["round.draw", str(edition.draw)], ["round.price", str(edition.price)]]
    for mark, bonus in zip(("crown", "sceptre", "eagle"), edition.bonuses, strict=True):
        settings.append([f"bonus.{mark}", "/".join(map(str, bonus))])
    for name, row in zip(("start", "auction", "essen"), edition.sets, strict=True):
        faces = " ".join(str(coin) for coin in sorted(row, key=lambda coin: coin.order))
        settings.append([name, faces])
    for name, value in (
        ("prestige", "/".join(str(lot.prestige or "–") for lot in edition.lots)),
        ("bans", " / ".join(", ".join(lot.bans) or "–" for lot in edition.lots)),
        ("players", "/".join(f"{lot.players}+" for lot in edition.lots)),
    ):
        settings.append([f"lot.{name} (1 to {len(edition.lots)})", value])
    rows = [[name, value, origin(name.split(" ")[0])] for name, value in settings]
    return [(["figure", "value", "provenance"], rows)]
