"""CoinAge drawn: the map with its stacks, both banks, the toss and the score."""

from ....drawing.page import GAP, TOP
from ....drawing.picture import Picture
from ....engine.game import Setup
from ..edition import ROMAN, Area
from ..text.names import labelled, region_name
from ..view import View
from .board import board
from .coins import COINS
from .map.landscape import landscape
from .page import LEFT, Page
from .rails import RAIL, TOSS, rail, toss
from .score import high as score_high
from .score import score


def draw(setup: Setup, view: View, language: str, names: tuple[str, ...] = ()) -> Picture:
    """A view as a picture."""
    d, land = Page(setup, view, language, names), landscape(setup.edition)
    d.parts = land.parts | COINS
    map_high = LEFT * land.shape.height / land.shape.width
    below_map, below_toss = TOP + RAIL + GAP + map_high + GAP, TOP + TOSS + 16
    body = [
        rail(d, 1, TOP),
        board(d, TOP + RAIL + GAP, map_high),
        rail(d, 0, below_map),
        toss(d, TOP),
        score(d, below_toss),
    ]
    height = max(below_map + RAIL, below_toss + score_high(d))
    return d.picture(d.say("cab-turn", turn=view.turn), status(d), about(d), body, height)


def status(d: Page) -> str:
    """Whose turn it is, or how it ended."""
    if d.mover is None:
        return d.say(f"coinage-ends-{d.view.ending}")
    return d.say("cab-status-moves", side=d.called(d.mover))


def about(d: Page) -> str:
    """All areas with their stacks, the banks and the points."""
    lines = [in_words(d, area) for area in d.map.areas]
    for seat, bank in enumerate(d.view.banks):
        coins = ", ".join(f"{n} × {rank}" for rank, n in zip(ROMAN, bank, strict=True))
        lines.append(d.say("coinage-bank", side=d.called(seat), coins=coins))
        lines.append(f"{d.called(seat)}, {d.say('cab-total')}: {d.view.scores[seat]}")
    return ". ".join(lines) + "."


def in_words(d: Page, area: Area) -> str:
    """An area: its name, its region, its coins from the top down."""
    stack = d.view.stacks[area.label][::-1]
    coins = [
        d.say(f"cab-{'on' if k else 'coin'}-{each.side}", rank=ROMAN[each.rank - 1])
        for k, each in enumerate(stack)
    ]
    shown, region = " ".join(coins) or d.say("cab-empty"), d.name(region_name(area.region))
    return d.say("cab-area", area=d.name(labelled(area)), region=region, stack=shown)
