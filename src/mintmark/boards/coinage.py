"""CoinAge in the terminal: the map, the banks, the score."""

import re

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.game import Setup
from ..games.coinage.edition import ROMAN
from ..games.coinage.moves import SIDES
from ..games.coinage.text.names import area_name, region_name
from ..games.coinage.view import Coin, View
from ..words import Message, speak
from .canvas import Canvas

COLUMN, ROW = 9, 4  # characters
STYLES = {"gold": "bold yellow", "silver": "bold cyan"}
INTRODUCTION = ("coinage-goal", "coinage-legend")
TINTS = ("blue", "green", "magenta", "red", "white")


def board(setup: Setup, view: View, language: str, console: Console) -> RenderableType:
    """Everything on the table, short enough for a small terminal."""
    width = COLUMN * (1 + max(area.last_column for area in setup.edition.areas)) + 1
    if console.width < width:
        drawing = area_list(setup, view, language)
    else:
        drawing = map_(setup, view, language, console.options.ascii_only)
    return Group(heading(view, language), drawing, banks(view, language), score(view, language))


def heading(view: View, language: str) -> Text:
    """Turn and mover, or that it is over."""
    side = speak(Message(f"coinage-{view.mover}"), language)
    key = "coinage-turn-over" if view.ending else "coinage-turn"
    return Text(speak(Message(key, {"turn": view.turn, "side": side}), language), "bold")


def area_list(setup: Setup, view: View, language: str) -> Text:
    """The map as a list, where the terminal is too narrow for a drawing: neighbours in brackets."""
    lines = []
    for area in setup.edition.areas:
        name = spoken(area_name(area), language)
        line = Text(f"{area.label} {name} ({', '.join(area.borders)})  ")
        line.append(spoken(region_name(area.region), language) + "  ")
        for text, style in stack(view.stacks[area.label]):
            line.append(text + " ", style)
        lines.append(line)
    return Text("\n").join(lines)


def map_(setup: Setup, view: View, language: str, ascii_only: bool) -> Text:
    """The map: areas whose boxes touch are neighbours; stacks from bottom to top."""
    areas = setup.edition.areas
    width = COLUMN * (1 + max(area.last_column for area in areas)) + 1
    canvas = Canvas(width, ROW * (1 + max(area.row for area in areas)) + 1, ascii_only)
    canvas.fill("~")  # the sea; areas are drawn over it
    for area in areas:
        x, y = COLUMN * area.first_column, ROW * area.row
        canvas.box(x, y, COLUMN * (area.last_column + 1), y + ROW)
        tint = TINTS[setup.edition.regions.index(area.region) % len(TINTS)]
        name = spoken(area_name(area), language)
        canvas.write(x + 1, y + 1, f"{area.label} {name}", f"bold {tint}")
        canvas.write(x + 1, y + 2, spoken(region_name(area.region), language), tint)
        at = x + 1
        for text, style in stack(view.stacks[area.label]):
            canvas.write(at, y + 3, text, style)
            at += len(text) + 1
    return canvas.render()


def spoken(name: Message | str, language: str) -> str:
    """A name on the map, in the player's language."""
    return name if isinstance(name, str) else speak(name, language)


def stack(coins: tuple[Coin, ...]) -> list[tuple[str, str]]:
    """Coins as texts with styles, as in `4g [2s]`: the one in brackets is on top."""
    texts = [(f"{coin.rank}{coin.side[0]}", STYLES[coin.side]) for coin in coins]
    return [*texts[:-1], (f"[{texts[-1][0]}]", texts[-1][1])] if texts else []


def banks(view: View, language: str) -> Text:
    """What is left in the banks, by rank."""
    lines = []
    for side, bank in zip(SIDES, view.banks, strict=True):
        name = speak(Message(f"coinage-{side}"), language)
        coins = "   ".join(f"{rank} ×{count}" for rank, count in zip(ROMAN, bank, strict=True))
        lines.append(Text(speak(Message("coinage-bank", {"side": name, "coins": coins}), language)))
        lines[-1].stylize(STYLES[side], 0, len(name))
    return Text("\n").join(lines)


def score(view: View, language: str) -> Table:
    """The score as it stands, as the rulebook counts it."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(speak(Message("coinage-score"), language))
    for region in view.regions:
        table.add_column(Text(spoken(region_name(region.name), language)), justify="right")
    for key in ("coinage-in-bank", "coinage-total"):
        table.add_column(speak(Message(key), language), justify="right")
    for seat, side in enumerate(SIDES):
        regions = [
            f"×2 {region.points[seat]}" if side == region.doubled else str(region.points[seat])
            for region in view.regions
        ]
        name = Text(speak(Message(f"coinage-{side}"), language), STYLES[side])
        total = Text(str(view.scores[seat]), "bold")
        table.add_row(name, *regions, str(sum(view.banks[seat])), total)
    return table


def figures(setup: Setup, language: str) -> list[tuple[list[str], list[list[str]]]]:
    """The map in figures, with where they come from."""
    map_ = setup.edition
    origins = ["part", "provenance"], [list(pair) for pair in map_.provenance]
    banks = (
        ["rank", "coins in each bank"],
        [[rank, str(count)] for rank, count in zip(ROMAN, map_.banks, strict=True)],
    )
    areas = (
        ["area", "name", "region", "borders"],
        [
            [
                area.label,
                spoken(area_name(area), language),
                spoken(region_name(area.region), language),
                ", ".join(area.borders),
            ]
            for area in map_.areas
        ],
    )
    return [origins, banks, areas]


def detail(setup: Setup, view: View, what: str, language: str) -> RenderableType | None:
    """All that there is to see is on the map already."""
    return None


def understood(setup: Setup, line: str, language: str) -> str:
    """What a person typed: the moves know a map's own names of its areas, but no translations."""
    for area in setup.edition.areas:
        name = area_name(area)
        if isinstance(name, Message):
            shown = re.escape(speak(name, language))
            line = re.sub(rf"\b{shown}\b", area.label, line, flags=re.IGNORECASE)
    return line
