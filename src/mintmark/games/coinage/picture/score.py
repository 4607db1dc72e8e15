"""The score as it stands, as the rulebook counts it."""

from ....drawing.style import INK, RAISED, RULE, TINCTURES, heading, panel, signed
from ....drawing.svg import SERIF, group, rect, words
from ..moves import SIDES
from ..text.names import region_name
from ..view import Region
from .coins import coin
from .map.landscape import tincture
from .page import ASIDE, RIGHT, Page

ROW, HEAD, FOOT = 30, 50, 58
X, WIDE = ASIDE + 16, RIGHT - 32
ENDS = (ASIDE + RIGHT - 68, ASIDE + RIGHT - 16)  # of the columns of gold and silver


def high(d: Page) -> int:
    """How much room it takes."""
    return HEAD + ROW * (len(d.view.regions) + 1) + FOOT


def score(d: Page, y: float) -> str:
    """Regions, coins in the bank, the total."""
    view, title = d.view, d.say("cab-final" if d.view.ending else "cab-score")
    drawn = [
        panel(ASIDE, y, RIGHT, high(d), top=INK),
        heading(X, y + 30, title, 136, 15),
        *(coin(1, side, end - 8, y + 26, 11) for side, end in zip(SIDES, ENDS, strict=True)),
    ]
    y += HEAD
    for each in view.regions:
        drawn += [rect(X, y, WIDE, 1, fill=RULE), region(d, each, y)]
        y += ROW
    drawn += [
        rect(X, y, WIDE, 1, fill=RULE),
        words(X, y + 20, d.say("cab-in-bank"), 13, 134),
        *(figure(end, y + 20, sum(bank)) for end, bank in zip(ENDS, view.banks, strict=True)),
        rect(X, y + ROW, WIDE, 2, fill=INK),
        heading(X, y + ROW + 30, d.say("cab-total"), 110),
        *(figure(end, y + ROW + 31, n, 22) for end, n in zip(ENDS, view.scores, strict=True)),
    ]
    return group(*drawn)


def region(d: Page, region: Region, y: float) -> str:
    """A region: its hatching, its name, its points, and who has them doubled."""
    tint = TINCTURES[tincture(d.map, region.name)]
    drawn = [
        rect(X, y + 7, 24, 17, fill=tint.wash, stroke=tint.ink),
        rect(X, y + 7, 24, 17, fill=tint.hatching),
        words(X + 32, y + 20, d.name(region_name(region.name)), 14, 78, font_weight=600),
    ]
    for seat, end in enumerate(ENDS):
        drawn.append(figure(end, y + 21, region.points[seat]))
        if region.doubled == SIDES[seat]:
            look = {"text_anchor": "middle", "fill": RAISED, "font_weight": 700}
            drawn += [
                rect(end - 49, y + 8, 24, 16, fill=INK),
                words(end - 37, y + 20.5, "×2", 12, **look),
            ]
    return group(*drawn)


def figure(x: float, y: float, number: int, size: float = 16) -> str:
    """A number at the end of its column."""
    return words(x, y, signed(number), size, text_anchor="end", font_family=SERIF)
