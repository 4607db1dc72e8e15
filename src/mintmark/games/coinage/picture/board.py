"""The map with the stacks that stand on it."""

from ....drawing.page import EDGE
from ....drawing.style import INK, TINCTURES
from ....drawing.svg import SERIF, at, breadth, circle, element, plain
from ..text.names import area_name
from .coins import chip, pile
from .map.landscape import landscape, tincture
from .map.polygon import SLOT
from .map.shape import Place
from .page import LEFT, Page

NAME, ROOM = 22, 190  # the size of an area's name, and the width that it may have


def board(d: Page, y: float, high: float) -> str:
    """The map, as wide as its column."""
    land = landscape(d.map)
    slots = "".join(slot(d, place) for place in land.shape.places)
    shape = land.shape
    box = f"{shape.left:.1f} {shape.top:.1f} {shape.width:.1f} {shape.height:.1f}"
    sheet = {"x": EDGE, "y": float(y), "width": LEFT, "height": float(high)}
    return element("svg", land.art, slots, **sheet, viewBox=box)


def slot(d: Page, place: Place) -> str:
    """An area's stack: its top coin, those beneath it once more beside it, its name below."""
    tint, stack = TINCTURES[tincture(d.map, place.area.region)], d.view.stacks[place.area.label]
    dotted = {"stroke": tint.ink, "stroke_width": "1.4", "stroke_dasharray": "2 5"}
    under = [chip(each.rank, each.side, 66, 40 - 33 * k, 17) for k, each in enumerate(stack[:-1])]
    return at(
        *place.anchor,
        circle(0, 0, SLOT, fill=tint.wash, opacity=".9"),
        circle(0, 0, SLOT - 4, fill="none", opacity=".75", **dotted),
        pile(stack),
        *under,
        label(place.area.label, d.name(area_name(place.area)), tint.ink, tint.wash),
    )


def label(letters: str, name: str, ink: str, ground: str) -> str:
    """An area's name below its stack, on a ground that keeps it legible."""
    size = NAME * min(1, ROOM / breadth(f"{letters} {name}", NAME))
    middle = {"text_anchor": "middle", "font_size": size, "font_family": SERIF, "y": 94}
    spans = element("tspan", plain(letters), font_weight=700, font_size=size * 0.82)
    spans += element("tspan", " " + plain(name), fill=INK, font_style="italic")
    halo = {"stroke": ground, "stroke_width": "5", "stroke_linejoin": "round"}
    under = element("text", spans, **middle, **halo, fill=ground)
    return under + element("text", spans, **middle, fill=ink)
