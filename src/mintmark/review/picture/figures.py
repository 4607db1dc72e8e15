"""What stands below the curve: turning points, accuracy and luck of everyone, and the sum."""

from ...drawing.style import (
    ACCENT_WASH,
    INK,
    INK_2,
    INK_3,
    RAISED,
    RULE,
    SUNK,
    heading,
    panel,
    sign,
)
from ...drawing.svg import SERIF, group, rect, words, wrapped
from ...words import speak
from ..findings import Moment, Player
from ..telling import called, percent, points
from .sheet import EDGE, GAP, INNER, Sheet, change, number, tone

CARD, ROW, HEAD, SUM = 92, 34, 50, 74  # how high they are
HALF = EDGE + INNER / 2
BAR, THICK = 190, 12
MIDDLE = HALF + 245  # of a bar of luck


def card(d: Sheet, k: int, moment: Moment, y: float) -> str:
    """A turning point: when, who, what it changed, and what it was."""
    wide = (INNER - 2 * GAP) / 3
    x, when = EDGE + (k - 1) * (wide + GAP), d.turn(moment.turn)
    title, kind = f"{d.whose(moment)} · {when}", speak(called(moment), d.language)
    lines = wrapped(d.told(moment), 13, wide - 66, 2)
    return group(
        panel(x, y, wide, CARD),
        number(x + 24, y + 25, k),
        words(x + 46, y + 30, title, 15, wide - 126, font_weight=600),
        change(x + wide - 14, y + 31, moment.gains[d.seat]),
        sign(sign_of(moment), x + 24, y + 58, 20),
        words(x + 46, y + 54, kind, 14, wide - 60, font_weight=600),
        *(words(x + 46, y + 71 + 15 * n, each, 13, fill=INK_2) for n, each in enumerate(lines)),
    )


def sign_of(moment: Moment) -> str:
    """The sign of a verdict, of luck, or of what was hidden."""
    if moment.kind == "decision":
        return moment.verdict
    return "luck" if moment.kind == "luck" else "eye"


def players(d: Sheet, y: float) -> str:
    """Accuracy and luck of everyone, as bars."""
    everyone = d.review.players
    rows = (row(each, y + HEAD - 6 + ROW * k) for k, each in enumerate(everyone))
    return group(
        panel(EDGE, y, INNER, HEAD + ROW * len(everyone), top=INK),
        heading(EDGE + 16, y + 28, d.say("review-play"), 400),
        heading(HALF + 16, y + 28, d.say("review-luck"), 400),
        *rows,
    )


def row(player: Player, y: float) -> str:
    """A player: how accurate, and how lucky."""
    accuracy, gain = player.accuracy or 0.0, max(-1.0, min(1.0, player.luck)) * BAR / 2
    look = {"fill": INK_2} if gain > 0 else {"fill": RAISED, "stroke": INK}
    figure = "–" if player.accuracy is None else percent(accuracy)
    return group(
        words(EDGE + 16, y + 18, player.name, 15, 124, font_weight=600),
        rect(EDGE + 150, y + 7, BAR, THICK, fill=SUNK, stroke=RULE),
        rect(EDGE + 150, y + 7, BAR * accuracy, THICK, fill=INK_2),
        words(EDGE + 402, y + 19, figure, 17, text_anchor="end", font_family=SERIF),
        words(EDGE + 412, y + 18, points(-player.mean_cost, 1), 12, 64, fill=INK_3),
        words(HALF + 16, y + 18, player.name, 15, 124, font_weight=600),
        rect(MIDDLE - BAR / 2, y + 7, BAR, THICK, fill=SUNK, stroke=RULE),
        rect(MIDDLE + min(0, gain), y + 7, abs(gain), THICK, **look),
        rect(MIDDLE - 1, y + 4, 2, THICK + 6, fill=INK),
        change(EDGE + INNER - 14, y + 19, player.luck),
    )


def account(d: Sheet, y: float) -> str:
    """The sum: from the start to the result."""
    terms = d.player.account.terms(d.seat)
    wide, drawn = INNER / len(terms), [panel(EDGE, y, INNER, SUM)]
    for k, (key, value, total) in enumerate(terms):
        x, figure = EDGE + k * wide, percent(value) if total else points(value)
        if key == "review-even":
            drawn.append(rect(x, y + 1, wide, SUM - 2, fill=ACCENT_WASH))
        if k:
            drawn.append(rect(x, y, 1, SUM, fill=RULE))
        fill = INK if total else tone(value)
        drawn.append(words(x + 12, y + 33, figure, 21, wide - 16, font_family=SERIF, fill=fill))
        for n, each in enumerate(wrapped(d.say(key), 12, wide - 18, 2)):
            drawn.append(words(x + 12, y + 51 + 14 * n, each, 12, fill=INK_2))
    return group(*drawn)
