"""The coins of Coin Quest: outline and symbol tell the metal, colour confirms it.

The square countermark on the left can be used when the coin is drawn; the round one on the right
counts at the end.
"""

from functools import cache

from ....drawing.style import METALS, RULE_STRONG, SUNK, drawings
from ....drawing.svg import circle, group, line, part, short, use
from ..coin import PENNY, coin_of

DRAWN = drawings(__package__, "coins.json")
SYMBOLS = {"gold": "Au", "silver": "Ag", "copper": "Cu"}


def name_of(face: str) -> str:
    """What a coin is called among the parts of a drawing."""
    return face.replace(".", "-")


@cache
def drawn(face: str) -> str:
    """A coin around 0, 0, a hundred wide."""
    coin = coin_of(face)
    metal = PENNY if coin.action == PENNY else coin.metal
    marked = coin.action != "none" or coin.quality or coin.mark != "none"
    figures = {f"{metal}-{'marked' if marked else 'plain'}": coin.value, coin.action: coin.amount}
    if coin.quality:
        figures["quality"] = coin.quality
    pieces = [DRAWN[metal]]
    if metal != PENNY:
        pieces += [DRAWN.get(k, "").replace("{n}", str(n)) for k, n in figures.items()]
        pieces.append(DRAWN.get(coin.mark, ""))
    return group(*pieces, id=part(name_of(face))[1:], color=METALS[metal].deep)


def back(x: float, y: float, size: float) -> str:
    """A coin that lies face down, or behind a screen: nobody can tell which."""
    r = size / 2
    edge = {"stroke": RULE_STRONG, "stroke_width": "1.2"}
    return circle(x, y, r, fill=SUNK, **edge) + line(
        f"M{short(x - r * 0.5)} {short(y)}h{short(r)}M{short(x)} {short(y - r * 0.5)}v{short(r)}",
        **edge,
    )


def coin(face: str, x: float, y: float, size: float) -> str:
    """A coin around a place."""
    return use(name_of(face), x, y, size / 100)
