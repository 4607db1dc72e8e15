"""Coins as engraved: gold is solid, beaded and crowned; silver is ringed and bears a moon."""

from collections.abc import Sequence
from math import pi

from ....drawing.style import INK_3, METALS, rays, sign
from ....drawing.svg import SERIF, circle, element, group, line, part, short, use, words
from ..edition import ROMAN
from ..moves import SIDES
from ..view import Coin

RADII = (36, 43, 51, 60)
TALL = (1.06, 1.06, 0.98, 1.0)  # letters of the numeral, to the radius
EMBLEMS = {"gold": "crown", "silver": "moon"}


def face(rank: int, side: str) -> str:
    """A coin without its numeral and emblem, around 0, 0."""
    r = RADII[rank - 1]
    shadow = circle(r * 0.03, r * 0.08, r, fill="#000", opacity=".22")
    drawn = gold(rank, r) if side == "gold" else silver(r)
    return group(shadow, drawn, id=part(f"{side}{rank}-blank")[1:])


def whole(rank: int, side: str) -> str:
    """A coin around 0, 0."""
    r, ink = RADII[rank - 1], METALS[side].ink
    numeral = words(
        0,
        r * 0.46,
        ROMAN[rank - 1],
        r * TALL[rank - 1],
        font_family=SERIF,
        font_weight=600,
        text_anchor="middle",
        fill=ink,
    )
    emblem = sign(EMBLEMS[side], 0, -r * 0.57, r * 0.5, ink)
    return group(use(f"{side}{rank}-blank"), emblem, numeral, id=part(f"{side}{rank}")[1:])


def gold(rank: int, r: float) -> str:
    """Beads along the rim, and rays within."""
    metal, k = METALS["gold"], r / 50
    beads = 2 * pi * (r - 4.2 * k) / (36 + rank * 5)
    rim = {"fill": "none", "stroke": metal.deep}
    return (
        circle(0, 0, r, fill=metal.face, stroke=metal.deep, stroke_width=1.6 * k + 0.4)
        + circle(
            0,
            0,
            r - 4.2 * k,
            **rim,
            stroke_width=3 * k,
            stroke_linecap="round",
            stroke_dasharray=f"0 {beads:.3f}",
        )
        + circle(0, 0, r * 0.84, **rim, stroke_width=k + 0.2)
        + line(rays(r * 0.62, r * 0.81, 48), stroke=metal.deep, stroke_width=0.8 * k, opacity=".5")
        + circle(0, 0, r * 0.62, fill=metal.light, opacity=".55")
    )


def silver(r: float) -> str:
    """Rings, and nothing along the rim."""
    metal, k = METALS["silver"], r / 50
    return (
        circle(0, 0, r, fill=metal.deep, stroke=metal.ink, stroke_width=0.8 * k + 0.3)
        + circle(0, 0, r * 0.93, fill=metal.light)
        + circle(0, 0, r * 0.86, fill="none", stroke=metal.deep, stroke_width=3 * k)
        + circle(0, 0, r * 0.77, fill=metal.face, stroke=metal.deep, stroke_width=0.9 * k)
        + circle(0, 0, r * 0.7, fill="none", stroke=metal.light, stroke_width=1.2 * k)
    )


COINS = {
    f"{side}{rank}{kind}": drawn(rank, side)
    for side in SIDES
    for rank in range(1, 5)
    for kind, drawn in (("", whole), ("-blank", face))
}


def coin(rank: int, side: str, x: float, y: float, radius: float) -> str:
    """A coin of any size."""
    return use(f"{side}{rank}", x, y, radius / RADII[rank - 1])


def pile(stack: Sequence[Coin]) -> str:
    """A stack around 0, 0, seen from above: of those beneath the top coin only rims are seen."""
    under = [use(f"{each.side}{each.rank}-blank") for each in stack[:-1]]
    return "".join([*under, *(use(f"{each.side}{each.rank}") for each in stack[-1:])])


def chip(rank: int, side: str, x: float, y: float, r: float) -> str:
    """A coin that lies under others: small, with its numeral."""
    metal = METALS[side]
    rim = (
        circle(0, 0, r - 3, fill="none", stroke=metal.deep, stroke_width="1")
        if side == "silver"
        else ""
    )
    return element(
        "g",
        circle(0, 0, r, fill=metal.face, stroke=metal.deep, stroke_width="1.6"),
        rim,
        words(
            0,
            r * 0.36,
            ROMAN[rank - 1],
            r * 1.02,
            font_family=SERIF,
            font_weight=700,
            text_anchor="middle",
            fill=metal.ink,
        ),
        transform=f"translate({short(x)} {short(y)})",
    )


def missing(rank: int, x: float, y: float, r: float) -> str:
    """Where there is no coin of a rank."""
    ring = circle(x, y, r, fill="none", stroke=INK_3, stroke_dasharray="3 3")
    numeral = words(
        x,
        y + r * 0.36,
        ROMAN[rank - 1],
        r * 0.95,
        font_family=SERIF,
        text_anchor="middle",
        fill=INK_3,
    )
    return ring + numeral
