"""The lots: what lies on them, which metals they take, and the bids that can be seen."""

from ....drawing.page import EDGE, GAP, INNER
from ....drawing.style import (
    ACCENT,
    ACCENT_WASH,
    INK,
    INK_2,
    INK_3,
    METALS,
    RULE,
    SUNK,
    paddle,
    panel,
    sign,
)
from ....drawing.svg import SERIF, circle, group, rect, words
from ..coin import METALS as NAMES
from ..view import Lot
from .coins import SYMBOLS
from .page import Page

COLUMNS, ROW, HEAD, PRIZE = 3, 34, 40, 78
WIDTH = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
MIDDLE = {"text_anchor": "middle"}


def lots(d: Page, y: float) -> tuple[str, float]:
    """All lots, three in a row; a row is as high as its longest list of bids."""
    drawn, top = [], y
    for first in range(0, len(d.view.lots), COLUMNS):
        row = list(enumerate(d.view.lots))[first : first + COLUMNS]
        bids = max(len(bidders(d, lot)) for _, lot in row)
        high = HEAD + PRIZE + ROW * bids + 8
        for k, (number, lot) in enumerate(row):
            drawn.append(drawn_lot(d, number, lot, EDGE + k * (WIDTH + GAP), y, high))
        y += high + GAP
    return group(*drawn), y - GAP - top


def bidders(d: Page, lot: Lot) -> list[int]:
    """The seats whose bids on a lot are to be seen, and the looking seat in any case."""
    hidden = None in lot.bids
    return [k for k, bid in enumerate(lot.bids) if bid or (hidden and k == d.view.seat)]


def drawn_lot(d: Page, number: int, lot: Lot, x: float, y: float, high: float) -> str:
    """A lot."""
    takes = d.say(
        "cqb-takes", bans="-".join(metal for metal in NAMES if metal in lot.bans) or "none"
    )
    head = words(
        x + 14,
        y + 27,
        d.say("cqb-lot", lot=number + 1),
        19,
        100,
        font_family=SERIF,
        font_weight=500,
    )
    if not lot.in_play:
        players = d.setup.edition.lots[number].players
        closed = d.say("cqb-closed", players=players)
        return group(
            panel(x, y, WIDTH, high, fill=SUNK),
            head,
            words(x + 14, y + 70, closed, 13.5, WIDTH - 28, fill=INK_2),
        )
    drawn = [
        panel(x, y, WIDTH, high),
        head,
        metals(lot, x + WIDTH - 70, y + 21),
        words(x + WIDTH - 80, y + 26, takes, 13, 110, text_anchor="end", fill=INK_2),
        rect(x, y + HEAD, WIDTH, 1, fill=RULE),
        prize(d, lot, x, y + HEAD + PRIZE / 2),
    ]
    for k, seat in enumerate(bidders(d, lot)):
        drawn.append(bid(d, lot, seat, x + 8, y + HEAD + PRIZE + k * ROW))
    return group(*drawn)


def metals(lot: Lot, x: float, y: float) -> str:
    """Which metals a lot takes; the others are struck out."""
    drawn = []
    for k, name in enumerate(NAMES):
        metal, banned = METALS[name], name in lot.bans
        at = x + k * 21
        drawn.append(
            circle(
                at + 8,
                y,
                8.5,
                fill="none" if banned else metal.face,
                stroke=metal.deep,
                stroke_dasharray="2 2" if banned else None,
            )
        )
        symbol = "×" if banned else SYMBOLS[name]
        drawn.append(words(at + 8, y + 3, symbol, 8.5, fill=metal.ink, font_weight=700, **MIDDLE))
    return group(*drawn)


def prize(d: Page, lot: Lot, x: float, y: float) -> str:
    """The coins to be won, or prestige."""
    middle = x + WIDTH / 2
    if lot.prestige:
        points = words(middle, y + 6, str(lot.prestige), 26, font_family=SERIF, **MIDDLE)
        return sign("laurel", middle, y, 62, INK_2) + points
    if not lot.coins:
        return words(middle, y + 5, d.say("cqb-empty-lot"), 13.5, WIDTH - 28, fill=INK_3, **MIDDLE)
    size, room = 62, WIDTH - 28
    width = min(room, len(lot.coins) * size * 1.06)
    return d.row(lot.coins, middle - width / 2, y, size, room)


def bid(d: Page, lot: Lot, seat: int, x: float, y: float) -> str:
    """A bid: whose, its coins, its worth in each metal."""
    won = d.view.phase in ("buying", "over") and lot.won_by == seat
    wide, values = WIDTH - 16, lot.values[seat] or (0, 0, 0)
    drawn = [
        rect(
            x, y, wide, ROW - 4, fill=ACCENT_WASH if won else SUNK, stroke=ACCENT if won else None
        ),
        paddle(x + 5, y + 3, seat + 1, won, 19),
        d.row(lot.bids[seat] or (), x + 32, y + ROW / 2 - 2, 29, wide - 118),
    ]
    for k, (name, value) in enumerate(zip(NAMES, values, strict=True)):
        at = x + wide - 66 + k * 26
        drawn += [
            circle(at - 8, y + ROW / 2 - 2, 3.5, fill=METALS[name].face, stroke=METALS[name].deep),
            words(
                at + 4,
                y + ROW / 2 + 3.5,
                str(value),
                15,
                font_family=SERIF,
                fill=INK if value else INK_3,
                **MIDDLE,
            ),
        ]
    return group(*drawn)
