"""What every part of a drawing of Warehouse 51 needs: the view, words, colours, signs."""

from ....drawing import page
from ....drawing.style import CARD, INK, METALS, STAMP, TINCTURES, Tincture
from ....drawing.svg import BOLD, SERIF, at, breadth, element, group, line, part, rect, words
from ....words import Message, speak
from ..edition import Relic
from ..moves import COLOURS
from ..text.story import relic_name, seat_name
from ..view import View
from .relics import RELICS, VESSEL

# Western, Mythologies, Near East, Eastern: initials of the colours would clash.
LETTERS = dict(zip(COLOURS, "WMNE", strict=True))
HATCHED = dict(zip(COLOURS, ("azure", "vert", "or", "gules"), strict=True))
EXPOSED = ("neutralising", "over")  # when the counterfeits lie open for all


class Page(page.Page[View]):
    """A view on its way to paper, in one language."""

    def called(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if self.names else speak(seat_name(seat), self.language)

    def card(self, relic: str) -> Relic:
        """The card of a relic."""
        found: Relic = self.setup.edition.relics[self.setup.edition.number(relic)]
        return found

    def relic(self, relic: str) -> str:
        """A relic's name."""
        name = relic_name(self.setup, relic)
        return speak(name, self.language) if isinstance(name, Message) else name


def tint(colour: str) -> Tincture:
    """How a colour is printed."""
    return TINCTURES[HATCHED[colour]]


def hatched(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A field in the colour of a department."""
    frame = rect(x, y, width, height, fill=tint(colour).wash, stroke=tint(colour).ink)
    return frame + rect(x, y, width, height, fill=f"url({part(HATCHED[colour])})", opacity=".6")


def chip(x: float, y: float, colour: str, figure: int) -> str:
    """A department's letter and a value, on its hatching."""
    ink = tint(colour).ink
    look = {"font_family": SERIF, "font_weight": 700, "fill": ink, "text_anchor": "middle"}
    wash = tint(colour).wash
    return group(
        hatched(x, y, 36, 16, colour),
        rect(x + 3, y + 2, 14, 12, fill=wash),
        rect(x + 21, y + 2, 12, 12, fill=wash),
        words(x + 10, y + 12.5, LETTERS[colour], 12, **look),
        words(x + 27, y + 12.5, str(figure), 12.5, **look),
    )


def engraving(relic: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """A relic, engraved around a place."""
    drawn = element("path", d=RELICS.get(relic, VESSEL), fill=ink, fill_rule="evenodd")
    return at(x - size / 2, y - size / 2, drawn, scale=size / 24)


def bar(x: float, y: float, scale: float = 1) -> str:
    """An ingot, 20 × 9."""
    gold = METALS["gold"]
    return at(
        x,
        y,
        element("path", d="M3 0h14l3 4.5H0z", fill=gold.light),
        element("path", d="M0 4.5h20v4.5H0z", fill=gold.face),
        line("M3 0h14l3 4.5V9H0V4.5zM0 4.5h20", stroke=gold.deep),
        scale=scale,
    )


def stamp_width(text: str, size: float) -> float:
    """How broad the stamp of a counterfeit is."""
    return breadth(text.upper(), size) * BOLD + size


def stamp(x: float, y: float, text: str, size: float) -> str:
    """The stamp of a counterfeit, around a place."""
    wide = stamp_width(text, size)
    return group(
        rect(
            -wide / 2,
            -size * 0.72,
            wide,
            size * 1.44,
            fill=CARD,
            stroke=STAMP,
            stroke_width="1.6",
            opacity=".94",
        ),
        words(
            0,
            size * 0.36,
            text.upper(),
            size,
            wide - 4,
            font_weight=700,
            fill=STAMP,
            text_anchor="middle",
        ),
        transform=f"translate({x:.1f} {y:.1f}) rotate(-8)",
    )
