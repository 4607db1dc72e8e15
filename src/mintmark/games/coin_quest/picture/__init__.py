"""Coin Quest drawn: lots and bids, the market, everyone's coins as far as they can be known."""

from collections.abc import Sequence

from ....drawing.page import EDGE, GAP, INNER
from ....drawing.picture import Picture
from ....drawing.style import INK_2, INK_3, heading, panel, sign
from ....drawing.svg import SERIF, group, words
from ....engine.game import Setup
from ..view import Lot, View
from .lots import lots
from .page import Page
from .scores import final
from .seats import seats

HALF = (INNER - GAP) / 2
HIGH, LOW = 96, 74  # of the market and the hand, of pouch and discards


def draw(setup: Setup, view: View, language: str, names: tuple[str, ...] = ()) -> Picture:
    """A view as a picture."""
    d = Page(setup, view, language, names)
    place = d.say("cqb-round", round=view.round, rounds=view.rounds)
    return d.picture(place, status(d), about(d), *d.stacked(seats, lots, below))


def status(d: Page) -> str:
    """Who is awaited."""
    if d.view.ending:
        return d.say("refuse-game-over")
    if not d.view.awaited:
        return d.say("picture-chance")
    return d.say("picture-to-act", names=tuple(map(d.called, d.view.awaited)))


def about(d: Page) -> str:
    """Whose eyes these are, the points, the lots and the market."""
    seat = d.view.seat
    seen = d.say("picture-seen-onlooker")
    lines = [seen if seat is None else d.say("picture-seen", name=d.called(seat))]
    for k, points in enumerate(d.view.scores):
        lines.append(f"{d.called(k)}: {d.say('cq-prestige', points=points)}")
    for number, lot in enumerate(d.view.lots, 1):
        if lot.in_play:
            lines.append(f"{d.say('cqb-lot', lot=number)}: {prize(d, lot)}")
    lines.append(f"{d.say('cqb-market')}: {d.named(d.view.market)}")
    return ". ".join(lines) + "."


def prize(d: Page, lot: Lot) -> str:
    """What a lot gives, in words."""
    return d.say("cq-prestige", points=lot.prestige) if lot.prestige else d.named(lot.coins)


def below(d: Page, y: float) -> tuple[str, float]:
    """The market, and beside it the looking seat's own coins; at the end the final score."""
    view = d.view
    if view.ending:
        return final(d, y)
    if view.seat is None:
        return market(d, y, INNER), HIGH
    own, right, second = view.players[view.seat], EDGE + HALF + GAP, y + HIGH + GAP
    left = d.say("cqb-left", left=len(view.hand), all=own.behind_screen)
    left = left if own.behind_screen else ""
    less = d.say("cqb-pouch-less", count=view.pouch_less) if view.pouch_less else ""
    drawn = [
        market(d, y, HALF),
        tray(d, right, y, d.say("cqb-behind"), left, view.hand, 46, HIGH),
        tray(d, EDGE, second, d.say("cq-pouch"), less, view.pouch, 30, LOW),
        tray(d, right, second, d.say("cq-discards"), "", own.discard, 30, LOW),
    ]
    return group(*drawn), HIGH + GAP + LOW


def market(d: Page, y: float, width: float) -> str:
    """What can be bought, for how much, and how many coins are still to come."""
    x, end, stock = EDGE + 14, EDGE + width - 14, len(d.view.black_pouch)
    sold = "" if d.view.market else d.say("cq-market-empty")
    return group(
        panel(EDGE, y, width, HIGH, top=INK_2),
        heading(x, y + 26, d.say("cqb-market"), 140),
        words(end, y + 26, d.say("cqb-stock", count=stock), 13, 230, text_anchor="end", fill=INK_2),
        words(x, y + 70, sold, 13, width - 110, fill=INK_3),
        d.row(d.view.market, x, y + 62, 50, width - 110),
        sign("laurel", end - 30, y + 62, 44, INK_2),
        words(
            end - 30,
            y + 67,
            str(d.setup.edition.price),
            18,
            text_anchor="middle",
            font_family=SERIF,
        ),
    )


def tray(
    d: Page,
    x: float,
    y: float,
    title: str,
    note: str,
    faces: Sequence[str],
    size: float,
    high: float,
) -> str:
    """Coins of the looking seat's own, with a title."""
    empty = "" if faces else "–"
    return group(
        panel(x, y, HALF, high, top=INK_2),
        heading(x + 14, y + 26, title, HALF - (260 if note else 28)),
        words(x + HALF - 14, y + 26, note, 13, 230, text_anchor="end", fill=INK_2),
        words(x + 14, y + high - 20, empty, 13, 200, fill=INK_3),
        d.row(faces, x + 14, y + high - size / 2 - 8, size, HALF - 28),
    )
