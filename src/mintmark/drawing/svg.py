"""SVG as text: elements, words that fit their room, and names for parts that are used again."""

import re
import unicodedata
from html import escape

OWN = "\0"  # before the name of a part, until the drawing that it belongs to has a name
SERIF, SANS = "var(--serif)", "var(--sans)"

ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # in XML
NARROW, BROAD = frozenset("ijltfrI .,:;'’|!()[]/·"), frozenset("mwMWQO@%—…ЖШЩЮМФшщжюмфы")
BOLD = 1.13  # times as broad
SMALLEST = 0.8  # of the usual size of letters, before words are cut


def short(x: float) -> str:
    """A number with one decimal at most."""
    return f"{round(x, 1) + 0.0:g}"  # the sum turns a minus nought into nought


def plain(text: str) -> str:
    """A text that anybody may have written, ready to stand in a drawing."""
    readable = escape(ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", text))
    return readable.replace("var(", "var&#40;")  # no colour of ours


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element; the attribute stroke_width is written stroke-width, and None is left out."""
    given = "".join(
        f' {key.replace("_", "-")}="{short(value) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def group(*inside: str, **attributes: object) -> str:
    """Several elements as one."""
    return element("g", *inside, **attributes)


def at(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Elements around a place of their own."""
    larger = "" if scale == 1 else f" scale({scale:.3f})"
    return group(*inside, transform=f"translate({short(x)} {short(y)}){larger}")


def rect(x: float, y: float, width: float, height: float, **look: object) -> str:
    """A rectangle."""
    corner = {"x": float(x), "y": float(y)}
    return element("rect", **corner, width=float(width), height=float(height), **look)


def circle(x: float, y: float, r: float, **look: object) -> str:
    """A circle."""
    return element("circle", cx=float(x), cy=float(y), r=float(r), **look)


def line(d: str, **look: object) -> str:
    """A path that is not filled."""
    return element("path", d=d, fill="none", **look)


def part(name: str) -> str:
    """Where a part of the drawing is referred to, as paint or as a shape."""
    return f"#{OWN}{name}"


def own(drawing: str) -> str:
    """A drawing as a part: its name, and those that it refers to, are its picture's own."""
    return re.sub(r"(?<= id='|url\(#)", OWN, drawing)


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, /, **look: object) -> str:
    """A part of the drawing, once more."""
    if scale != 1:
        moved = f"translate({short(x)} {short(y)}) scale({scale:.3f})"
        return element("use", href=part(name), transform=moved, **look)
    return element("use", href=part(name), x=float(x) or None, y=float(y) or None, **look)


def breadth(text: str, size: float) -> float:
    """About how broad a text is, in the broadest of the usual letters."""
    return size * sum(map(_breadth, text))


def _breadth(letter: str) -> float:
    if letter in NARROW:
        return 0.36
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    if letter in BROAD:
        return 0.92
    return 0.72 if letter.isupper() else 0.61


def words(
    x: float, y: float, text: str, size: float, room: float | None = None, /, **look: object
) -> str:
    """A line of text. Where there is little room it is set smaller, then cut."""
    if room is not None:
        room /= BOLD if look.get("font_weight", 400) in (600, 700) else 1
        size *= max(SMALLEST, min(1, room / max(1, breadth(text, size))))
        text = cut(text, size, room)
    place = {"x": float(x), "y": float(y), "font_size": float(size)}
    return element("text", plain(text), **place, **look)


def cut(text: str, size: float, room: float) -> str:
    """As much of a text as there is room for."""
    if breadth(text, size) <= room:
        return text
    while text and breadth(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, room: float, most: int) -> list[str]:
    """A text in lines; what goes beyond the last one is cut."""
    lines, rest = [""], text.split()
    while rest:
        longer = f"{lines[-1]} {rest[0]}".strip()
        if breadth(longer, size) > room and lines[-1] and len(lines) < most:
            lines.append("")
        else:
            lines[-1] = longer
            del rest[0]
    return [cut(each, size, room) for each in lines]
