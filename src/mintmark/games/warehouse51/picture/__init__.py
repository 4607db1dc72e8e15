"""Warehouse 51 drawn: crates, the block, bids, collections, and what is known of counterfeits."""

from ....drawing.page import EDGE, GAP, INNER
from ....drawing.picture import Picture
from ....drawing.style import INK, INK_2, heading, panel, signed
from ....drawing.svg import SERIF, group, words
from ....engine.game import Setup
from ..view import View
from .block import back, upper
from .page import EXPOSED, RELICS, Page, chip, ingots, stamp, stamp_width
from .page import relic as drawn_relic
from .seats import seats, token

SHOP = 232  # the width of the pawn shop
ACROSS = 2  # counterfeits in a row
SIDES = "w51b-side-left", "w51b-side-right"


def draw(setup: Setup, view: View, language: str, names: tuple[str, ...] = ()) -> Picture:
    """A view as a picture."""
    d = Page(setup, view, language, names)
    d.parts = RELICS
    place = d.say("w51b-turn", turn=view.turn, all=len(setup.edition.relics))
    return d.picture(place, status(d), about(d), *d.stacked(upper, seats, below))


def status(d: Page) -> str:
    """Who is awaited."""
    if d.view.ending:
        return d.say("refuse-game-over")
    if not d.view.to_act:
        return d.say("picture-chance")
    return d.say("picture-to-act", names=tuple(map(d.called, d.view.to_act)))


def about(d: Page) -> str:
    """Whose eyes these are, what is on the block, and what everybody has."""
    seat, seen = d.view.seat, d.say("picture-seen-onlooker")
    lines = [seen if seat is None else d.say("picture-seen", name=d.called(seat))]
    if d.view.lot is not None:
        lines.append(f"{d.say('w51b-block')}: {d.relic(d.view.lot)}")
    for k, player in enumerate(d.view.players):
        relics = [d.relic(each.relic) for each in player.collection]
        ingots = d.say("w51b-ingots", count=player.gold)
        points = f"{signed(player.score)} {d.say('w51b-points', count=abs(player.score))}"
        lines.append(f"{d.called(k)}: {', '.join([points, ingots, *relics])}")
    return ". ".join(lines) + "."


def below(d: Page, y: float) -> tuple[str, float]:
    """The counterfeits, known or face down, and the pawn shop."""
    hidden, sides = face_down(d), own_sides(d)
    rows = max(1, *map(len, sides)) if sides else max(1, -(-len(d.view.fakes) // ACROSS))
    top = 68 if sides else 48
    high = top + 10 + 34 * rows
    width = INNER - SHOP - GAP
    own = d.view.seat is not None and d.view.phase not in EXPOSED
    x = EDGE + 16
    step = (width - 18) / ACROSS
    drawn = [
        panel(EDGE, y, width, high, top=INK),
        heading(
            x, y + 30, d.say("w51b-known" if own else "w51b-exposed"), width - 48 - 32 * hidden
        ),
        *(back(EDGE + width - 16 - 32 * (k + 1), y + 11, 25, 34) for k in range(hidden)),
    ]
    for column, (key, relics) in enumerate(zip(SIDES, sides, strict=False)):
        drawn.append(words(x + column * step, y + 58, d.say(key), 13, step - 18, fill=INK_2))
        for k, relic in enumerate(relics):
            drawn.append(note(d, relic, x + column * step, y + top + k * 34, step - 18))
    for k, relic in enumerate(() if sides else d.view.fakes):
        drawn.append(note(d, relic, x + k % ACROSS * step, y + top + k // ACROSS * 34, step - 18))
    return group(*drawn, shop(d, EDGE + width + GAP, y, high)), high


def own_sides(d: Page) -> tuple[tuple[str, ...], ...]:
    """The counterfeits to a seat's left and to its right, while they are its secret."""
    if d.view.seat is None or d.view.phase in EXPOSED or not d.view.fakes:
        return ()
    between = d.view.counterfeits
    return between[d.view.seat] or (), between[d.view.players[d.view.seat].right] or ()


def face_down(d: Page) -> int:
    """How many counterfeits lie between others, for all that these eyes see."""
    if d.view.phase in ("choosing_first", "dealing", *EXPOSED):
        return 0
    count = len(d.view.players)
    between: int = d.setup.edition.counterfeits_between[count - 3]
    return between * count - len(d.view.fakes)


def note(d: Page, relic: str, x: float, y: float, width: float) -> str:
    """A counterfeit that lies open to these eyes."""
    card, fake = d.card(relic), d.say("w51b-fake-short")
    wide = stamp_width(fake, 11)
    return group(
        chip(x, y + 6, card.colour, card.value),
        drawn_relic(relic, x + 50, y + 14, 20),
        words(x + 66, y + 19, d.relic(relic), 14, width - 72 - wide),
        stamp(x + width - wide / 2, y + 14, fake, 11),
    )


def shop(d: Page, x: float, y: float, high: float) -> str:
    """The pawn shop and the supply."""
    return group(
        panel(x, y, SHOP, high, top=INK),
        heading(x + 16, y + 30, d.say("w51b-pawn-shop"), SHOP - 32),
        token(x + 32, y + 61, 15),
        words(x + 56, y + 67, str(d.view.tokens), 19, font_family=SERIF),
        ingots(1, x + 116, y + 38, 1.5),
        words(x + 156, y + 67, str(d.view.supply), 19, font_family=SERIF),
    )
