"""How all our pictures look: paper and ink, metals, hatching, small signs, panels and paddles."""

import json
import re
from dataclasses import dataclass
from importlib.resources import files

from .svg import SERIF, at, breadth, group, own, part, rect, words

# A colour is written var(--ink), for pictures and for the client; a picture puts in what is light.
PALETTE = {
    name: light or plain.replace("'", "&quot;")
    for name, light, plain in re.findall(
        r"--([\w-]+): (?:light-dark\(\s*(#\w+)|([^;]+))",
        files(__package__).joinpath("palette.css").read_text("utf-8"),
    )
}


def colours(names: str) -> list[str]:
    """Colours of the palette."""
    return [f"var(--{name})" for name in names.split()]


PAPER, RAISED, SUNK, INK, INK_2, INK_3 = colours("paper paper-raised paper-sunk ink ink-2 ink-3")
RULE, RULE_STRONG, ENGRAVE = colours("rule rule-strong engrave")
ACCENT, ACCENT_INK, ACCENT_WASH, STAMP = colours("accent accent-ink accent-wash stamp")
CARD, CARD_INK, CARD_LINE = colours("card card-ink card-line")
SEA, SEA_LINE, COAST, LAND_LINE = colours("sea sea-line coast land-line")


@dataclass(frozen=True, slots=True)
class Metal:
    """The colours of a coin: its face, highlights, rim and figures."""

    face: str
    light: str
    deep: str
    ink: str


METALS = {
    name: Metal(*colours(f"{name} {name}-light {name}-deep {name}-ink"))
    for name in ("gold", "silver", "copper", "penny")
}


@dataclass(frozen=True, slots=True)
class Tincture:
    """A colour that its hatching tells as well, as engravers print coats of arms in one ink."""

    ink: str
    wash: str
    hatching: str


TINCTURES = {
    name: Tincture(f"var(--{name})", f"var(--{name}-wash)", f"url({part(f'h-{name}')})")
    for name in ("azure", "vert", "or", "gules", "sable", "argent")
}
SIGNS = dict[str, str]()  # on 24 × 24


def drawings(package: str, file: str) -> dict[str, str]:
    """Drawings by name, from a file that the client reads as well; {crown} stands for a sign."""
    found: dict[str, str] = json.loads(files(package).joinpath(file).read_text("utf-8"))
    return {name: with_signs(drawn) for name, drawn in found.items()}


def with_signs(drawn: str) -> str:
    """A drawing with its signs in it; other words in braces are left."""
    return re.sub(r"{(\w+)}", lambda word: SIGNS.get(word[1], word[0]), drawn)


SIGNS |= drawings(__package__, "signs.json")
PADDLES = drawings(__package__, "paddles.json")  # on 50 × 64
HATCHING = {name: own(drawn) for name, drawn in drawings(__package__, "hatching.json").items()}


def sign(name: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """A small sign around a place."""
    return at(x - size / 2, y - size / 2, group(SIGNS[name], fill=ink), scale=size / 24)


def in_light(drawn: str) -> str:
    """A drawing with the colours and letters of the light theme in it."""
    return re.sub(r"var\(--([\w-]+)\)", lambda name: PALETTE[name[1]], drawn)


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
    """A bidder's paddle with the number of the seat; red when it is awaited."""
    drawn = PADDLES["paddle-on" if on else "paddle"].replace("{n}", str(number))
    return at(x, y, group(drawn, color=ACCENT if on else INK), scale=size / 50)


def signed(number: int) -> str:
    """A number with a proper minus."""
    return f"−{-number}" if number < 0 else str(number)
