"""The coins of Coin Quest: outline and symbol tell the metal, colour confirms it.

The square countermark on the left can be used when the coin is drawn; the round one on the right
counts at the end.
"""

from functools import cache
from math import cos, pi, sin

from ....drawing.style import CARD, INK, METALS, RULE_STRONG, SUNK, rays, ring, sign
from ....drawing.svg import SERIF, at, circle, element, group, line, part, rect, short, use, words
from ..coin import PENNY, Coin, coin_of

SYMBOLS = {"gold": "Au", "silver": "Ag", "copper": "Cu"}
ACTIONS = {"age": "hourglass", "unique": "pouch", "rare": "star"}
MIDDLE = {"text_anchor": "middle"}


def scalloped(r: float, lobes: int, depth: float) -> str:
    """An outline with lobes all around."""
    points = []
    for k in range(lobes * 10):
        turn = k / (lobes * 10) * 2 * pi
        out = r - depth + depth * abs(sin(lobes * turn / 2))
        points.append(f"{short(out * cos(turn))} {short(out * sin(turn))}")
    return f"M{'L'.join(points)}z"


def octagon(r: float) -> str:
    """An outline with eight sides."""
    return ring(8, r, start=pi / 8)


OUTLINES = {
    "gold": (scalloped(49, 14, 6), scalloped(43.5, 14, 5.2)),
    "silver": (ring(90, 48), ring(90, 43)),
    "copper": (octagon(50), octagon(45)),
}


def name_of(face: str) -> str:
    """What a coin is called among the parts of a drawing."""
    return face.replace(".", "-")


@cache
def drawn(face: str) -> str:
    """A coin around 0, 0, a hundred wide."""
    coin = coin_of(face)
    metal = METALS[PENNY if coin.action == PENNY else coin.metal]
    outer, inner = OUTLINES[coin.metal]
    edge = {"stroke": metal.deep}
    inside = [
        at(1.5, 3.5, element("path", d=outer, fill="#000", opacity=".2")),
        element("path", d=outer, fill=metal.face, **edge, stroke_width="1.8"),
        line(inner, **edge, stroke_width="1"),
        penny() if coin.action == PENNY else figures(coin),
        countermarks(coin),
    ]
    return group(*inside, id=part(name_of(face))[1:])


def penny() -> str:
    """What everybody wants to be rid of."""
    metal = METALS[PENNY]
    return (
        line(octagon(40.5), stroke=metal.light, stroke_dasharray="3 2")
        + words(0, 17, "0", 50, font_family=SERIF, font_weight=600, fill=metal.ink, **MIDDLE)
        + line("M-24 20 24-24", stroke=metal.ink, stroke_width="3.5", stroke_linecap="round")
        + words(0, 35, "Cu", 13, fill=metal.ink, **MIDDLE)
    )


def figures(coin: Coin) -> str:
    """The field of a coin with its value and the symbol of its metal."""
    metal, marked = METALS[coin.metal], coin.action != "none" or coin.quality or coin.mark != "none"
    edge = {"fill": "none", "stroke": metal.deep, "stroke_width": ".9"}
    if coin.metal == "copper":
        field = element("path", d=octagon(40.5), fill=metal.light, opacity=".45")
        field += element("path", d=octagon(40.5), **edge)
    else:
        field = circle(0, 0, 36.5, fill=metal.light, opacity=".6") + circle(0, 0, 36.5, **edge)
    if coin.metal == "gold":
        field += line(rays(36.5, 38.6, 64), stroke=metal.deep, stroke_width=".7")
    if coin.metal == "silver":
        field += circle(0, 0, 40, fill="none", stroke=metal.deep, stroke_width="2.4")
    lift = 5 if marked else 1
    value = {"font_family": SERIF, "font_weight": 600, "fill": metal.ink, **MIDDLE}
    symbol = {"font_weight": 600, "fill": metal.ink, **MIDDLE}
    return (
        field
        + words(0, 18 - lift, str(coin.value), 46, **value)
        + words(0, -20 - lift, SYMBOLS[coin.metal], 12, **symbol)
    )


def countermarks(coin: Coin) -> str:
    """The icon on the left and the one on the right."""
    plate = {"fill": CARD, "stroke": METALS[coin.metal].deep, "stroke_width": "1.8"}
    figure = {"font_weight": 700, **MIDDLE}
    inside = []
    if coin.action in ACTIONS:
        inside += [
            rect(-51, 18, 42, 28, rx=2.5, **plate),
            sign(ACTIONS[coin.action], -37.5, 32, 19),
            words(-19, 39, str(coin.amount), 20, **figure),
        ]
    if coin.quality:
        inside += [
            rect(9, 18, 42, 28, rx=14.0, **plate),
            laurel(21, 32, 19),
            words(40, 39, str(coin.quality), 20, **figure),
        ]
    elif coin.mark != "none":
        inside += [circle(32, 32, 16, **plate), sign(coin.mark, 32, 32, 22)]
    return "".join(inside)


def laurel(x: float, y: float, size: float, ink: str = INK) -> str:
    """Two branches, for prestige, on 24 × 24."""
    leaves = []
    for k, degrees in enumerate(range(-38, 92, 21)):  # from the top down, to the right
        out, turn = (10, 9.2, 8.9, 9, 9.3, 9.8, 10.2)[k], degrees / 180 * pi
        for side in (1, -1):
            for apart, lean in ((-1.5, -34), (1.7, 34)) if k else ((0, 0),):
                r = out + apart
                cx, cy = 12 + side * r * cos(turn), 11.4 + r * sin(turn)
                spin = f"rotate({short(side * (degrees + lean))} {short(cx)} {short(cy)})"
                place = {"cx": cx, "cy": cy, "rx": "1.05", "ry": "2.3"}
                leaves.append(element("ellipse", **place, transform=spin))
    stem = "M12.6 21.7A10 10 0 0 0 20 6.4M11.4 21.7A10 10 0 0 1 4 6.4"
    branches = group(*leaves, fill=ink) + line(stem, stroke=ink, stroke_width=".7")
    return at(x - size / 2, y - size / 2, branches, scale=size / 24)


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
