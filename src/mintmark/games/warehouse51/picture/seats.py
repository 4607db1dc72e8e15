"""The players: ingots, points, and their collections by colour with their values."""

from ....drawing.page import EDGE, GAP, INNER
from ....drawing.style import (
    ACCENT,
    CARD,
    INK,
    INK_2,
    INK_3,
    RULE,
    STAMP,
    heading,
    paddle,
    panel,
    sign,
    signed,
)
from ....drawing.svg import SERIF, at, breadth, circle, group, rect, words
from ..moves import COLOURS
from ..view import Owned
from .page import PIECES, Page, chip, ingots, relic, stamp, stamp_width

HEAD, ROW, FOOT = 92, 25, 50


def seats(d: Page, y: float) -> tuple[str, float]:
    """All players, up to four in a row; a row is as high as its largest collection."""
    drawn, top, count = [], y, len(d.view.players)
    for row_ in (range(count),) if count < 5 else (range(3), range(3, 5)):
        most = max(len(d.view.players[k].collection) for k in row_)
        high = HEAD + ROW * max(1, most) + FOOT
        width = (INNER - GAP * (len(row_) - 1)) / len(row_)
        for k, number in enumerate(row_):
            drawn.append(seat(d, number, EDGE + k * (width + GAP), y, width, high))
        y += high + GAP
    return group(*drawn), y - GAP - top


def seat(d: Page, number: int, x: float, y: float, width: float, high: float) -> str:
    """A player."""
    player, on, own = d.view.players[number], number in d.view.to_act, number == d.view.seat
    drawn = [
        panel(x, y, width, high),
        rect(x, y, width, 4, fill=ACCENT) if on else "",
        paddle(x + 12, y + 14, number + 1, on, 28),
        heading(x + 48, y + 30, d.called(number), width - (80 if own else 60), 15),
        sign("eye", x + width - 19, y + 25, 15, INK_2) if own else "",
        points(d, number, x + width - 12, y + 52),
        *(
            chip(x + 12 + k * (width - 60) / 3, y + 66, colour, player.values[k])
            for k, colour in enumerate(COLOURS)
        ),
    ]
    owned = sorted(player.collection, key=lambda each: COLOURS.index(d.card(each.relic).colour))
    for k, each in enumerate(owned):
        drawn.append(row(d, each, x + 12, y + HEAD + k * ROW, width - 24))
    if not owned:
        empty = d.say("w51b-no-relics")
        drawn.append(words(x + 12, y + HEAD + 18, empty, 13, width - 24, fill=INK_3))
    return group(*drawn, purse(d, number, x + 12, y + high - FOOT + 8, width - 24))


def points(d: Page, number: int, x: float, y: float) -> str:
    """The score; in brackets what it would be if the counterfeits one knows of left."""
    player = d.view.players[number]
    score, end = signed(player.score), {"text_anchor": "end"}
    left = x - breadth(score, 24) - 6
    if player.score_without_fakes == player.score:
        unit = d.say("w51b-points", count=abs(player.score))
        beside = words(left, y, unit, 12.5, 70, fill=INK_2, **end)
    else:
        without = f"({signed(player.score_without_fakes)})"
        beside = words(left, y, without, 16, fill=STAMP, font_family=SERIF, **end)
    return beside + words(x, y + 1, score, 24, font_family=SERIF, **end)


def row(d: Page, owned: Owned, x: float, y: float, width: float) -> str:
    """A relic in a collection, with its tokens and what one knows of it."""
    card, fake = d.card(owned.relic), d.say("w51b-fake-short")
    ink, end = INK_3 if owned.pawned else INK, x + width
    stamped = stamp_width(fake, 10) + 4 if owned.known_fake else 0
    drawn = [
        chip(x, y + 4, card.colour, card.value),
        relic(card.id, x + 48, y + 12, 18, ink),
        words(x + 61, y + 16.5, d.relic(card.id), 12.5, width - 79 - stamped, fill=ink),
        sign(card.mark, end - 8, y + 12, 14, ink),
    ]
    if owned.pawned:
        drawn.append(token(x + 48, y + 12, 9))
    if owned.certified or owned.spared:
        drawn += [
            circle(x + 55, y + 18, 6, fill=CARD, stroke=INK),
            sign("check", x + 55, y + 18, 9),
        ]
    if owned.known_fake:
        drawn.append(stamp(end - 18 - stamped / 2, y + 12, fake, 10))
    return group(*drawn)


def token(x: float, y: float, r: float) -> str:
    """A pawn token."""
    return at(x, y, PIECES["token"], scale=r / 46)


def purse(d: Page, number: int, x: float, y: float, width: float) -> str:
    """Ingots in heaps of five, how many they are, and whom the seat pays."""
    player = d.view.players[number]
    room = int((width - 78) / 36) * 5  # as many as there is room for; the figure tells them all
    end = x + width
    return group(
        rect(x, y, width, 1, fill=RULE),
        ingots(min(player.gold, room), x, y + 12, 0.62),
        words(end - 46, y + 26, str(player.gold), 17, text_anchor="end", font_family=SERIF),
        sign("arrow", end - 28, y + 20, 13, INK_2),
        paddle(end - 17, y + 9, player.pays + 1, False, 17),
    )
