"""How all our pictures look: paper and ink, metals, hatching, small signs, panels and paddles."""

from dataclasses import dataclass
from math import cos, pi, sin

from .svg import SERIF, at, breadth, circle, element, group, part, rect, short, words

PAPER, RAISED, SUNK = "#f5eee0", "#fcf8ef", "#ebe2cf"
INK, INK_2, INK_3 = "#231c16", "#53483d", "#6d6052"
RULE, RULE_STRONG, ENGRAVE = "#d9cdb6", "#8f7f66", "#4a3d30"
ACCENT, ACCENT_INK, ACCENT_WASH, STAMP = "#7a1d2a", "#fff7ea", "#f4e2da", "#9c2434"
CARD, CARD_LINE = "#fdf9f0", "#8c7d66"


@dataclass(frozen=True, slots=True)
class Metal:
    """The colours of a coin: its face, highlights, rim and figures."""

    face: str
    light: str
    deep: str
    ink: str


METALS = {
    "gold": Metal("#dcb557", "#f2dda3", "#8f6715", "#352406"),
    "silver": Metal("#cfd3d4", "#f1f3f2", "#71787d", "#20262b"),
    "copper": Metal("#d08c5e", "#efc7a9", "#8a4a25", "#311308"),
    "penny": Metal("#6e6459", "#8f8477", "#3a332c", "#fbf4e6"),
}


@dataclass(frozen=True, slots=True)
class Tincture:
    """A colour that its hatching tells as well, as engravers print coats of arms in one ink."""

    ink: str
    wash: str


TINCTURES = {
    "azure": Tincture("#2f5079", "#d9e2ea"),
    "vert": Tincture("#37603f", "#dbe6d3"),
    "or": Tincture("#7b5a0e", "#f3e5bf"),
    "gules": Tincture("#9c3a22", "#f4dacc"),
    "sable": Tincture("#53483d", "#e2dac8"),
    "argent": Tincture("#6d6052", "#f7f3e8"),
}


def hatching(name: str, size: int, d: str, turned: bool = False, width: float = 0.9) -> str:
    """A pattern of lines or dots in the ink of a tincture."""
    lines = element(
        "path",
        d=d,
        fill="none",
        stroke=TINCTURES[name].ink,
        stroke_width=str(width),
        stroke_linecap="round",
    )
    return element(
        "pattern",
        lines,
        id=part(name)[1:],
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)" if turned else None,
    )


HATCHING = {
    "azure": hatching("azure", 6, "M0 3h6"),
    "gules": hatching("gules", 6, "M3 0v6"),
    "vert": hatching("vert", 6, "M0 3h6", turned=True),
    "or": hatching("or", 7, "M3.5 3.5h0", turned=True, width=1.9),
    "sable": hatching("sable", 7, "M0 3.5h7M3.5 0v7"),
    "argent": hatching("argent", 14, "M7 5v4M5 7h4"),
}

# Small signs, drawn on 24 × 24.
SIGNS = {
    "crown": "M3 18.5 2 7.2l5 4.3L12 4l5 7.5 5-4.3-1 11.3zM4 20h16v1.8H4z",
    "moon": "M15.8 2.4a9.8 9.8 0 1 0 5.9 14.9A8.6 8.6 0 0 1 15.8 2.4z",
    "sceptre": "M10.7 10.2h2.6V21h-2.6zM8.6 20.4h6.8v2H8.6zM9.4 9h5.2v2H9.4zM12 .8 15.6 5 12 9 8.4"
    " 5zM4.5 6a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 0 0-3.4 0zM16.1 6a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 0 0"
    "-3.4 0z",
    "eagle": "M12 3.2 14.2 5.6 13.4 8.4 22.5 4.6C22.6 10.6 19.4 14.6 14.6 15.6L17.4 21.2 13.2 19.4"
    " 12 22.6 10.8 19.4 6.6 21.2 9.4 15.6C4.6 14.6 1.4 10.6 1.5 4.6L10.6 8.4 9 6.4 6.6 6.6 9 4z",
    "hourglass": "M5 1.5h14v2.4H5zM5 20.1h14v2.4H5zM6.6 4.6h10.8c0 4-2.5 5.6-3.9 7.4 1.4 1.8 3.9"
    " 3.4 3.9 7.4H6.6c0-4 2.5-5.6 3.9-7.4C9.1 10.2 6.6 8.6 6.6 4.6zm2.3 1.7c.7 2 2 3 3.1 4.3 1.1"
    "-1.3 2.4-2.3 3.1-4.3z",
    "pouch": "M9 2.2c1 .7 2 .7 3 .1 1 .6 2 .6 3-.1l1.3 1.4-2 3.2H9.7l-2-3.2zM9.3 8h5.4c3 2.5 5.3 6"
    " 5.3 9.2 0 3.4-3 5-8 5s-8-1.6-8-5C4 14 6.3 10.5 9.3 8zm1.7 4v2.4H8.6v2H11v2.4h2v-2.4h2.4v-2H13"
    "V12z",
    "star": "M12 .8l2.3 7.1 6.6-3.4-3.8 6.3 6.2 2.2-7 1.7 2 7.2-6.3-4.3-6.3 4.3 2-7.2-7-1.7 6.2-2.2"
    "-3.8-6.3 6.6 3.4z",
    "lock": "M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H19v11.5H5V10zm2.2 0h6.6V7.5a3.3 3.3 0 0 0-6.6 0z",
    "check": "M9.3 18.8 2.6 12l1.7-1.7 5 5.1L19.8 4.8l1.7 1.7z",
    "eye": "M12 4.5c5 0 8.8 3.6 10.5 7.5-1.7 3.9-5.5 7.5-10.5 7.5S3.2 15.9 1.5 12C3.2 8.1 7 4.5 12"
    " 4.5zm0 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z",
    "arrow": "M2 11h14.5l-5.2-5.3 1.5-1.5L20.6 12l-7.8 7.8-1.5-1.5 5.2-5.3H2z",
    "blessed": "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2a8.5 8.5 0 1 0 0 17 8.5 8.5 0"
    " 0 0 0-17zM12 5.5c.9 3.9 2.6 5.6 6.5 6.5-3.9.9-5.6 2.6-6.5 6.5-.9-3.9-2.6-5.6-6.5-6.5 3.9-.9"
    " 5.6-2.6 6.5-6.5z",
    "cursed": "M12 22.5.8 3h22.4zM8.7 7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm6.6 0a1.9 1.9 0 1"
    " 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM12 11.6l-1.3 2.8h2.6z",
    "neutral": "M12 1.5 22.5 12 12 22.5 1.5 12zm0 2.9L4.4 12l7.6 7.6 7.6-7.6zM7.5 11h9v2h-9z",
}


def sign(name: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """A small sign around a place."""
    drawn = element("path", d=SIGNS[name], fill=ink, fill_rule="evenodd")
    return at(x - size / 2, y - size / 2, drawn, scale=size / 24)


def panel(
    x: float, y: float, width: float, height: float, top: str | None = None, fill: str = RAISED
) -> str:
    """Paper that lies on the table; a heavy line opens it."""
    opened = rect(x, y, width, 3, fill=top) if top else ""
    edge = rect(x + 0.5, y + 0.5, width - 1, height - 1, fill=fill, stroke=RULE)
    return edge + opened


def heading(x: float, y: float, text: str, room: float, size: float = 16, /, **look: object) -> str:
    """The title of a panel, or a name."""
    return words(x, y, text, size, room, font_family=SERIF, font_weight=600, **look)


def masthead(width: float, title: str, where: str, status: str) -> str:
    """The name of the game, how far it is, and who is to act."""
    after = 24 + breadth(title, 24) + 22
    return group(
        words(24, 36, title, 24, font_family=SERIF, font_weight=500),
        rect(after - 8, 20, 1, 20, fill=RULE_STRONG),
        words(after + 4, 35, where, 15, 260, fill=INK_2),
        words(width - 24, 35, status, 15, 540, text_anchor="end", font_weight=600, fill=ACCENT),
        rect(24, 49, width - 48, 1, fill=RULE),
        rect(24, 52, width - 48, 1, fill=RULE),
    )


def paddle(x: float, y: float, number: int, on: bool, size: float = 32) -> str:
    """A bidder's paddle with the number of the seat, drawn on 50 × 64; red when it is awaited."""
    face, ink = (ACCENT, ACCENT_INK) if on else (RAISED, INK)
    edge = ACCENT if on else INK
    grip = element(
        "path",
        d="M21 44h8v18a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z",
        fill=SUNK,
        stroke=edge,
        stroke_width="1.5",
    )
    return at(
        x,
        y,
        grip,
        circle(25, 24, 22.5, fill=face, stroke=edge, stroke_width="1.8"),
        circle(25, 24, 18.5, fill="none", stroke=ink, stroke_width=".8", opacity=".7"),
        words(25, 32.5, str(number), 24, font_family=SERIF, text_anchor="middle", fill=ink),
        scale=size / 50,
    )


def signed(number: int) -> str:
    """A number with a proper minus."""
    return f"−{-number}" if number < 0 else str(number)


def ring(steps: int, radius: float, wave: float = 0, waves: int = 0, start: float = 0) -> str:
    """A closed line around 0, 0: a polygon, or a wave around a circle."""
    points = []
    for k in range(steps):
        turn = k / steps * 2 * pi + start
        r = radius + wave * cos(waves * turn)
        points.append(f"{short(r * cos(turn))} {short(r * sin(turn))}")
    return f"M{'L'.join(points)}z"


def rays(inner: float, outer: float, count: int) -> str:
    """Short lines all around, as on the rim of a coin."""
    turns = [(cos(k / count * 2 * pi), sin(k / count * 2 * pi)) for k in range(count)]
    return "".join(
        f"M{short(inner * x)} {short(inner * y)}L{short(outer * x)} {short(outer * y)}"
        for x, y in turns
    )
