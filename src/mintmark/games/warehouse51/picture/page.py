"""What every part of a drawing of Warehouse 51 needs: the view, words, colours, signs."""

import json
from importlib.resources import files

from ....drawing import page
from ....drawing.style import CARD, CARD_INK, INK, STAMP, TINCTURES, Tincture, drawings
from ....drawing.svg import BOLD, SERIF, at, breadth, group, own, part, rect, use, words
from ....words import Message, speak
from ..edition import Relic
from ..text.telling import relic_name, seat_name
from ..view import View

# Western, Mythologies, Near East, Eastern: initials of the colours would clash.
DEPARTMENTS = json.loads(files(__package__).joinpath("departments.json").read_text("utf-8"))
PIECES = drawings(__package__, "pieces.json")
RELICS = {
    f"relic-{name}": group(drawn, id=part(f"relic-{name}")[1:])
    for name, drawn in drawings(__package__, "relics.json").items()
}
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
    return TINCTURES[DEPARTMENTS[colour]["tincture"]]


def letter(colour: str) -> str:
    """What a department is called in a word."""
    return str(DEPARTMENTS[colour]["letter"])


def piece(name: str, colour: str) -> str:
    """A piece of a department."""
    drawn = PIECES[name].replace("{tincture}", DEPARTMENTS[colour]["tincture"])
    return own(drawn.replace("{letter}", letter(colour)))


def hatched(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A field in the colour of a department."""
    frame = rect(x, y, width, height, fill=tint(colour).wash, stroke=tint(colour).ink)
    return frame + rect(x, y, width, height, fill=tint(colour).hatching, opacity=".6")


def chip(x: float, y: float, colour: str, figure: int) -> str:
    """A department's letter and a value, on its hatching."""
    ink = tint(colour).ink
    look = {"font_family": SERIF, "font_weight": 700, "fill": ink, "text_anchor": "middle"}
    wash = tint(colour).wash
    return group(
        hatched(x, y, 36, 16, colour),
        rect(x + 3, y + 2, 14, 12, fill=wash),
        rect(x + 21, y + 2, 12, 12, fill=wash),
        words(x + 10, y + 12.5, letter(colour), 12, **look),
        words(x + 27, y + 12.5, str(figure), 12.5, **look),
    )


def relic(name: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """A relic around a place, drawn on 512 × 512; a plain vessel for one that we do not know."""
    return use(drawn_as(name), x - size / 2, y - size / 2, size / 512, fill=ink)


def engraved(name: str) -> str:
    """A relic as an engraver would do it: hatched in the light, solid in the shade."""
    light = {"stroke": CARD_INK, "stroke_width": 7, "stroke_linejoin": "round"}
    shade = group(use(drawn_as(name), fill=CARD_INK), mask=f"url({part('e-mask')})")
    return use(drawn_as(name), fill=f"url({part('e-lines')})", **light) + shade


def drawn_as(name: str) -> str:
    """The part of a picture that shows a relic."""
    return f"relic-{name}" if f"relic-{name}" in RELICS else "relic-vessel"


def ingots(count: int, x: float, y: float, scale: float) -> str:
    """Bars that can be counted: heaps of five."""
    heaps = [PIECES[f"ingots-{min(5, count - k)}"] for k in range(0, count, 5)]
    return "".join(at(x + 58 * scale * k, y, heap, scale=scale) for k, heap in enumerate(heaps))


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
