"""Coins as engraved: gold is solid, beaded and crowned; silver is ringed and bears a moon."""

from collections.abc import Sequence

from ....drawing.style import INK_3, METALS, drawings
from ....drawing.svg import SERIF, at, circle, group, part, use, words
from ..edition import ROMAN
from ..moves import SIDES
from ..view import Coin

RADII = (36, 43, 51, 60)
DRAWN = drawings(__package__, "coins.json")
KINDS = [f"{side}{rank}" for side in SIDES for rank in range(1, 5)]

# of a coin under others only the rim is seen: it has no figure
COINS = {f"{kind}-blank": group(DRAWN[kind], id=part(f"{kind}-blank")[1:]) for kind in KINDS} | {
    kind: group(use(f"{kind}-blank"), DRAWN[f"{kind}-figure"], id=part(kind)[1:]) for kind in KINDS
}


def coin(rank: int, side: str, x: float, y: float, radius: float) -> str:
    """A coin of any size."""
    return use(f"{side}{rank}", x, y, radius / RADII[rank - 1])


def pile(stack: Sequence[Coin]) -> str:
    """A stack around 0, 0, seen from above."""
    under = [use(f"{each.side}{each.rank}-blank") for each in stack[:-1]]
    return "".join([*under, *(use(f"{each.side}{each.rank}") for each in stack[-1:])])


def chip(rank: int, side: str, x: float, y: float, r: float) -> str:
    """A coin that lies under others: small, with its numeral."""
    metal, thin = METALS[side], {"fill": "none", "stroke": METALS[side].deep}
    return at(
        x,
        y,
        circle(0, 0, r, fill=metal.face, stroke=metal.deep, stroke_width="1.6"),
        circle(0, 0, r - 3, **thin, stroke_width="1") if side == "silver" else "",
        numeral(rank, 0, 0, r * 1.02, metal.ink, font_weight=700),
    )


def missing(rank: int, x: float, y: float, r: float) -> str:
    """Where there is no coin of a rank."""
    ring = circle(x, y, r, fill="none", stroke=INK_3, stroke_dasharray="3 3")
    return ring + numeral(rank, x, y, r * 0.95, INK_3)


def numeral(rank: int, x: float, y: float, size: float, ink: str, /, **look: object) -> str:
    """The number of a rank around a place."""
    middle = {"font_family": SERIF, "text_anchor": "middle", "fill": ink, **look}
    return words(x, y + size * 0.36, ROMAN[rank - 1], size, **middle)
