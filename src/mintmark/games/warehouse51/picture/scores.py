"""Where the points come from at the end, as the rules count them."""

from ....drawing.style import INK, INK_2, RULE, paddle, panel, signed
from ....drawing.svg import SERIF, group, rect, words
from ..moves import COLOURS
from .page import Page

ROW = 48


def final(d: Page, x: float, y: float, width: float, high: float) -> str:
    """A row for each player: ingots, sets, the four colours, relics, the total."""
    keys = ["w51-ingots", "w51-sets", *(f"w51b-short-{colour}" for colour in COLOURS)]
    keys += ["w51-effects", "w51b-total"]
    step = (width - 200) / len(keys)
    ends = [x + 184 + step * (k + 1) for k in range(len(keys))]
    drawn = [panel(x, y, width, high, top=INK)]
    for key, end in zip(keys, ends, strict=True):
        drawn.append(words(end, y + 32, d.say(key), 12, step - 4, text_anchor="end", fill=INK_2))
    for seat in range(len(d.view.players)):
        drawn.append(row(d, seat, x + 16, y + 46 + ROW * seat, width - 32, ends))
    return group(*drawn)


def row(d: Page, seat: int, x: float, y: float, width: float, ends: list[float]) -> str:
    """A player's figures."""
    player, look = d.view.players[seat], {"text_anchor": "end", "font_family": SERIF}
    best = player.score == max(d.view.scores)
    drawn = [
        rect(x, y, width, 1, fill=RULE),
        paddle(x, y + 9, seat + 1, best, 23),
        words(x + 34, y + 29, d.called(seat), 15, 136, font_weight=600 if best else 400),
    ]
    for figure, end in zip(player.breakdown, ends, strict=False):
        drawn.append(words(end, y + 30, signed(figure), 17, **look))
    return group(*drawn, words(ends[-1], y + 31, signed(player.score), 21, font_weight=600, **look))
