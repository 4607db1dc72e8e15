"""Coin Quest in the terminal: lots and bids, the market, the players, and your own coins."""

import re
from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.game import Setup
from ..engine.play import Play
from ..games.coin_quest.coin import METALS
from ..games.coin_quest.show import Player, View
from ..games.coin_quest.story import seat_name
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
        players(view, language),
    ]
    if view.ending:
        parts.append(breakdown(view, language))
    elif view.seat is not None:
        empty = Text(said("cq-hand-empty"), "dim")
        hand = with_coins(said("cq-hand", coins="{}"), view.hand) if view.hand else empty
        hand.stylize("bold")
        parts += [Text(), hand, own_pouch(view, language)]
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


def players(view: View, language: str) -> Table:
    """Every seat: prestige, counts, what was used, discards, mint marks."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("player", "track", "pouch", "screen", "marks", "shown", "discards"):
        table.add_column(speak(Message(f"cq-{name}"), language))
    for seat, shown in enumerate(view.players):
        who = speak(Message("cq-you") if seat == view.seat else seat_name(seat), language)
        table.add_row(
            who + ("*" if seat in view.awaited else ""),
            str(shown.prestige),
            str(shown.in_pouch),
            screen(shown, language),
            "/".join(str(low) if low == high else f"{low}–{high}" for low, high in shown.marks),
            coins(shown.used),
            coins(shown.discard),
        )
    return table


def screen(shown: Player, language: str) -> str:
    """How many coins are behind a screen, and whether that seat is ready or holds the Penny."""
    text = str(shown.behind_screen)
    for on, key in ((shown.ready, "cq-is-ready"), (shown.has_penny, "cq-has-penny")):
        if on:
            text += f" {speak(Message(key), language)}"
    return text


def own_pouch(view: View, language: str) -> Text:
    """What can still be drawn."""
    if not view.pouch:
        return Text(speak(Message("cq-own-pouch-empty"), language), "dim")
    key = "cq-own-pouch-less" if view.pouch_less else "cq-own-pouch"
    args: dict[str, Spoken] = {"coins": "{}"}
    if view.pouch_less:
        args["less"] = view.pouch_less
    return with_coins(speak(Message(key, args), language), view.pouch)


def breakdown(view: View, language: str) -> Table:
    """Where the points come from, as the rulebook counts them."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    icons = ("cq-icon-crown", "cq-icon-sceptre", "cq-icon-eagle")
    for key in ("cq-player", "cq-track", "cq-quality", *icons, "cq-points"):
        table.add_column(speak(Message(key), language), justify="right")
    for seat, shown in enumerate(view.players):
        name = speak(seat_name(seat), language)
        table.add_row(name, *map(str, shown.breakdown or ()), str(view.scores[seat]))
    return table


def understood(setup: Setup, line: str, language: str) -> str:
    """What a person typed; `C1 3` is short for `place C1 on 3`."""
    short = re.fullmatch(r"([GSC][1-9]\S*)\s+(?:on\s+)?([1-6])", line, re.IGNORECASE)
    return f"place {short[1]} on {short[2]}" if short else line


def warning(play: Play, seat: int, move: str) -> Message | None:
    """Nothing needs to be asked twice: bids can be changed until all are ready."""
    return None


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
    lot_rows = [
        [str(k), str(lot.prestige or "–"), " ".join(lot.bans) or "–", f"{lot.players}+"]
        for k, lot in enumerate(edition.lots, 1)
    ]
    where = "; ".join(
        f"{name}: {origin(f'lot.{name}')}" for name in ("prestige", "bans", "players")
    )
    return [
        (["figure", "value", "provenance"], [[*row, origin(row[0])] for row in settings]),
        (["lot", "prestige", "bans", "players", "provenance"], [[*row, where] for row in lot_rows]),
    ]
