"""The chances to win over the game, with the turning points; beneath them what was luck."""

from ...drawing.style import (
    ACCENT,
    INK,
    INK_2,
    INK_3,
    RAISED,
    RULE,
    RULE_STRONG,
    SUNK,
    heading,
    panel,
)
from ...drawing.svg import circle, element, group, line, rect, short, words
from ..findings import Moment
from .sheet import EDGE, INNER, Sheet, number

LEFT, RIGHT = EDGE + 52, EDGE + 744  # from where to where the curve goes
HEAD, TALL, STRIP, FOOT = 44, 180, 46, 50  # its title, its height, the luck, the turns
HIGH = HEAD + TALL + STRIP + FOOT  # of all that
DASHES = ("5 4", "2 3", "9 3 2 3", "12 4")  # of the others' curves
APART = 18  # names beside the curves
BROAD = 12.0  # a bar of luck, at most


class Curve:
    """The panel with the curve, which begins at a height of the sheet."""

    def __init__(self, sheet: Sheet, top: float) -> None:
        self.sheet, self.review, self.seat = sheet, sheet.review, sheet.seat
        self.panel, self.top = top, top + HEAD
        self.middle = self.top + TALL + 14 + STRIP / 2  # of the luck

    def drawn(self) -> str:
        """All of it."""
        return group(
            panel(EDGE, self.panel, INNER, HIGH, top=INK),
            heading(EDGE + 16, self.panel + 26, self.sheet.say("review-chance"), 300),
            self._grid(),
            self._area(),
            *self._lines(),
            *self._names(),
            *(self._mark(k, moment) for k, moment in enumerate(self.sheet.turning, 1)),
            self._luck(),
            *self._turns(),
        )

    def _x(self, k: int) -> float:
        """Where a point of the curve lies: all of them at equal distances."""
        return LEFT + (RIGHT - LEFT) * k / max(1, len(self.review.curve) - 1)

    def _y(self, chance: float) -> float:
        return self.top + TALL * (1 - chance)

    def _at(self, moment: Moment) -> int:
        """The point of the curve where a moment is over."""
        return next(k for k, point in enumerate(self.review.curve) if point.ply >= moment.last)

    def _grid(self) -> str:
        drawn = []
        for percent in (0, 25, 50, 75, 100):
            y = self._y(percent / 100)
            fill = RULE_STRONG if percent == 50 else RULE
            drawn.append(rect(LEFT, y, RIGHT - LEFT, 1, fill=fill))
            if percent % 50 == 0:
                look = {"text_anchor": "end", "fill": INK_3}
                drawn.append(words(LEFT - 8, y + 4, str(percent), 12, **look))
        return group(*drawn)

    def _path(self, seat: int) -> str:
        return "L".join(
            f"{short(self._x(k))} {short(self._y(point.wins[seat]))}"
            for k, point in enumerate(self.review.curve)
        )

    def _area(self) -> str:
        """What lies below the full line."""
        floor = short(self._y(0))
        d = f"M{LEFT} {floor}L{self._path(self.seat)}L{RIGHT} {floor}Z"
        return element("path", d=d, fill=SUNK, opacity=0.7)

    def _lines(self) -> list[str]:
        """Everyone's chances; whose review it is has the full line."""
        others = [k for k in range(len(self.review.players)) if k != self.seat]
        dashed = [
            line(f"M{self._path(k)}", stroke=INK_2, stroke_width=1.6, stroke_dasharray=dash)
            for k, dash in zip(others, DASHES, strict=False)
        ]
        return [*dashed, line(f"M{self._path(self.seat)}", stroke=INK, stroke_width=2.6)]

    def _names(self) -> list[str]:
        """Beside the ends of the curves, not one upon the other."""
        ends, drawn, lowest = self.review.curve[-1].wins, [], 0.0
        for k in sorted(range(len(ends)), key=lambda k: -ends[k]):
            lowest = max(self._y(ends[k]) + 5, lowest + APART)
            look: dict[str, object] = {"font_weight": 600} if k == self.seat else {"fill": INK_2}
            name = self.review.players[k].name
            drawn.append(words(RIGHT + 12, lowest, name, 14, EDGE + INNER - RIGHT - 24, **look))
        return drawn

    def _mark(self, k: int, moment: Moment) -> str:
        """A turning point: a number above the curve, or below it, and a dot on it."""
        point = self._at(moment)
        x, y = self._x(point), self._y(self.review.curve[point].wins[self.seat])
        down = f"M{short(x)} {short(self.top)}V{short(self.top + TALL + STRIP)}"
        return group(
            line(down, stroke=INK_3, stroke_dasharray="1 4"),
            circle(x, y, 4.5, fill=ACCENT),
            number(x, y - 30 if y - 30 > self.top else y + 30, k),
        )

    def _luck(self) -> str:
        """The luck of each toss and draw: above the line a gain, below it, hollow, a loss."""
        look = {"text_anchor": "end", "fill": INK_3}
        title = words(LEFT - 8, self.middle + 4, self.sheet.say("review-luck"), 12, 60, **look)
        most = max((abs(each.gains[self.seat]) for each in self.review.luck), default=0) or 1
        wide = min(BROAD, (RIGHT - LEFT) / max(1, len(self.review.curve)))
        bars = []
        for each in self.review.luck:
            gain, x = each.gains[self.seat], self._x(self._at(each)) - wide / 2
            high = STRIP / 2 * abs(gain) / most
            if gain > 0:
                bars.append(rect(x, self.middle - high, wide, high, fill=INK))
            else:
                bars.append(rect(x, self.middle, wide, high, fill=RAISED, stroke=INK))
        return group(title, rect(LEFT, self.middle, RIGHT - LEFT, 1, fill=RULE_STRONG), *bars)

    def _turns(self) -> list[str]:
        """The numbers of the turns, as many as there is room for."""
        firsts = {point.turn: k for k, point in reversed(list(enumerate(self.review.curve)))}
        drawn, free, y = [], 0.0, self.middle + STRIP / 2 + 18
        for turn, k in sorted(firsts.items()):
            if turn and self._x(k) >= free:
                look = {"text_anchor": "middle", "fill": INK_2}
                drawn.append(words(self._x(k), y, str(turn), 12, **look))
                free = self._x(k) + 30
        return drawn
