"""The final score, as the rules count it."""

from ....drawing.page import EDGE, INNER
from ....drawing.style import INK, INK_2, RULE, heading, paddle, panel, sign, signed
from ....drawing.svg import SERIF, group, rect, words
from ..coin import MARKS
from .page import Page

ROW, HEAD = 72, 58


def final(d: Page, y: float) -> tuple[str, float]:
    """A row for each player: track, Quality, the three marks, the total, and all coins."""
    x, width = EDGE, INNER
    high = HEAD + ROW * len(d.view.players)
    ends = [x + 350.0 + k * 108 for k in range(6)]
    drawn = [
        panel(x, y, width, high, top=INK),
        heading(x + 14, y + 34, d.say("cqb-final"), 210, 18),
    ]
    for key, end in zip(("track", "quality"), ends, strict=False):
        drawn.append(
            words(end, y + 34, d.say(f"cqb-{key}"), 12.5, 104, text_anchor="end", fill=INK_2)
        )
    drawn += [
        sign(mark, end - 8, y + 29, 17) for mark, end in zip(MARKS[1:], ends[2:], strict=False)
    ]
    drawn.append(
        words(ends[5], y + 34, d.say("cqb-total"), 13.5, 100, text_anchor="end", font_weight=600)
    )
    for seat in range(len(d.view.players)):
        drawn.append(row(d, seat, x, y + HEAD - 10 + seat * ROW, width, ends))
    return group(*drawn), high


def row(d: Page, seat: int, x: float, y: float, width: float, ends: list[float]) -> str:
    """A player's figures."""
    player, total = d.view.players[seat], d.view.scores[seat]
    best = total == max(d.view.scores)
    drawn = [
        rect(x + 14, y, width - 28, 1, fill=RULE),
        paddle(x + 14, y + 6, seat + 1, best, 20),
        words(x + 44, y + 24, d.called(seat), 15, 200, font_weight=600 if best else 400),
    ]
    for figure, end in zip((*(player.breakdown or ()), total), ends, strict=False):
        weight = {"font_weight": 600} if end == ends[5] else {}
        drawn.append(
            words(end, y + 25, signed(figure), 17, text_anchor="end", font_family=SERIF, **weight)
        )
    coins = d.row(player.collection, x + 14, y + 52, 29, width - 28)
    return group(*drawn, coins)
