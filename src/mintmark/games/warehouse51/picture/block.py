"""The upper half of the table: the crates, the relic on the block, and who bids what."""

from ....drawing.page import EDGE, GAP, INNER
from ....drawing.style import (
    ACCENT,
    ACCENT_WASH,
    CARD,
    CARD_LINE,
    INK,
    INK_2,
    INK_3,
    RULE,
    SUNK,
    TINCTURES,
    heading,
    paddle,
    panel,
    sign,
)
from ....drawing.svg import SERIF, at, circle, element, group, rect, words, wrapped
from ....words import speak
from ..edition import Relic
from ..moves import COLOURS
from ..text.telling import effect_of
from .page import PIECES, Page, engraved, hatched, letter, piece, stamp, tint
from .scores import final

HIGH, CRATES, BIDS = 300, 172, 286
BLOCK = INNER - CRATES - BIDS - 2 * GAP
MIDDLE = {"text_anchor": "middle"}


def upper(d: Page, y: float) -> tuple[str, float]:
    """Crates, block, bids."""
    crate_high = (HIGH - 3 * 8) / 4
    crates = [crate(d, k, y + k * (crate_high + 8), crate_high) for k in range(len(COLOURS))]
    x = EDGE + CRATES + GAP
    if d.view.ending:
        return group(*crates, final(d, x, y, INNER - CRATES - GAP, HIGH)), HIGH
    return group(*crates, block(d, x, y), bids(d, EDGE + INNER - BIDS, y)), HIGH


def crate(d: Page, number: int, y: float, high: float) -> str:
    """A pile: how many relics are left, and what most and second most value in it earn."""
    colour = COLOURS[number]
    left, (first, second) = len(d.view.piles[colour]), d.setup.edition.points[number]
    x, middle = EDGE + 72, y + high / 2
    return group(
        panel(EDGE, y, CRATES, high),
        at(EDGE + 8, middle - 31, drawn_crate(colour, left), scale=0.49),
        words(x, middle - 6, str(left), 21, font_family=SERIF),
        words(x + 26, middle - 6, d.say("w51b-left"), 13, 66, fill=INK_2),
        words(
            x,
            middle + 16,
            d.say("w51b-points-pair", first=first, second=second),
            13,
            94,
            fill=INK_2,
        ),
    )


def drawn_crate(colour: str, left: int) -> str:
    """A crate on 120 × 118, with the cards that stick out of it."""
    cards = [at(n * 3.2, n % 2 * -2, PIECES["card"]) for n in range(min(left, 7))]
    return group(*cards, piece("crate", colour))


def block(d: Page, x: float, y: float) -> str:
    """The relic on the block, with all that its card says; or what comes next."""
    frame = panel(x, y, BLOCK, HIGH, top=INK)
    if d.view.lot is None:
        key = "w51b-first-relic" if d.view.turn < 2 else "w51b-turn-up"
        lines = wrapped(d.say(key), 17, BLOCK - 230, 4)
        said = [
            words(x + 210, y + 60 + 24 * k, each, 17, font_family=SERIF, fill=INK_2)
            for k, each in enumerate(lines)
        ]
        return group(frame, back(x + 18, y + 20, 172, 260), *said)
    card = d.card(d.view.lot)
    kind = d.say(f"w51-auction-{'sealed' if card.sealed else 'open'}")
    effect = wrapped(speak(effect_of(card), d.language), 14, BLOCK - 226, 6)
    right = x + 206
    return group(
        frame,
        front(d, card, x + 18, y + 20, 172, 260),
        words(right, y + 40, kind, 12.5, BLOCK - 226, font_weight=600, fill=ACCENT),
        words(right, y + 70, d.relic(card.id), 23, BLOCK - 226, font_family=SERIF),
        rect(right, y + 86, BLOCK - 226, 1, fill=RULE),
        *(words(right, y + 110 + 20 * k, each, 14) for k, each in enumerate(effect)),
        sign(card.mark, right + 9, y + 262, 18),
        words(right + 25, y + 267, d.say(f"w51-mark-{card.mark}"), 14, 150, fill=INK_2),
    )


def front(d: Page, card: Relic, x: float, y: float, width: float, high: float) -> str:
    """A relic card."""
    look = {"font_family": SERIF, "font_weight": 700, "fill": tint(card.colour).ink}
    wash, middle = tint(card.colour).wash, x + width / 2
    short = d.say(f"w51b-short-{card.colour}")
    art = piece("plate", card.colour) + at(84, 30, engraved(card.id), scale=0.453)
    fake = card.id in d.view.fakes
    return group(
        rect(x, y, width, high, rx=5.0, fill=CARD, stroke=CARD_LINE, stroke_width="1.2"),
        hatched(x + 7, y + 7, width - 14, 30, card.colour),
        rect(x + 12, y + 10, 24, 24, fill=wash),
        rect(x + width - 34, y + 10, 22, 24, fill=wash),
        words(x + 24, y + 29, letter(card.colour), 19, text_anchor="middle", **look),
        words(x + width - 23, y + 29, str(card.value), 19, text_anchor="middle", **look),
        element(
            "svg", art, x=x + 7, y=y + 37, width=width - 14, height=160, viewBox="50 0 300 300"
        ),
        rect(x + 7, y + 37, width - 14, 160, fill="none", stroke=CARD_LINE),
        words(middle, y + 222, d.relic(card.id), 17, width - 20, font_family=SERIF, **MIDDLE),
        words(middle, y + 243, short, 12.5, width - 20, fill=INK_2, **MIDDLE),
        stamp(middle, y + 172, d.say("w51b-fake-short"), 20) if fake else "",
    )


def back(x: float, y: float, width: float, high: float) -> str:
    """A card that lies face down."""
    by = max(3, width / 24)
    inner = rect(x + by, y + by, width - 2 * by, high - 2 * by, fill="none", stroke=CARD_LINE)
    middle = x + width / 2, y + high / 2
    seal = circle(*middle, width * 0.26, fill=CARD, stroke=CARD_LINE)
    mark = words(
        middle[0],
        middle[1] + width * 0.1,
        "51",
        width * 0.27,
        font_family=SERIF,
        fill=INK_2,
        **MIDDLE,
    )
    edge = rect(x, y, width, high, rx=float(width / 34), fill=SUNK, stroke=CARD_LINE)
    return (
        edge
        + inner
        + rect(
            x + by,
            y + by,
            width - 2 * by,
            high - 2 * by,
            fill=TINCTURES["sable"].hatching,
            opacity=".25",
        )
        + seal
        + mark
    )


def bids(d: Page, x: float, y: float) -> str:
    """Everyone's part in the auction."""
    title = "w51b-fists" if d.view.phase == "sealed" else "w51b-seats"
    drawn = [
        panel(x, y, BIDS, HIGH, top=INK),
        heading(x + 16, y + 32, d.say(title), BIDS - 32),
    ]
    for seat in range(len(d.view.players)):
        drawn.append(bidder(d, seat, x, y + 48 + seat * 49))
    return group(*drawn)


def bidder(d: Page, seat: int, x: float, y: float) -> str:
    """A seat in the auction: what it has bid, or a closed fist."""
    on, state = seat in d.view.to_act, standing(d, seat)
    drawn = [
        rect(x + 1, y, BIDS - 2, 48, fill=ACCENT_WASH) if on else "",
        rect(x + 16, y, BIDS - 32, 1, fill=RULE),
        paddle(x + 16, y + 8, seat + 1, on, 25),
        heading(x + 52, y + 21, d.called(seat), 150, 15),
        words(x + 52, y + 39, state, 12.5, 150, fill=ACCENT if on else INK_2),
        figure(d, seat, x + BIDS - 34, y + 24),
    ]
    return group(*drawn)


def figure(d: Page, seat: int, x: float, y: float) -> str:
    """Ingots bid; those in a closed fist are nobody else's business."""
    player, view = d.view.players[seat], d.view
    shown: int | None = None
    if view.phase == "open" and seat == view.leader:
        shown = view.bid
    elif view.phase == "sealed" and seat == view.seat:
        shown = view.fist
    elif view.phase not in ("open", "sealed"):
        shown = player.opened
    if shown is not None:
        return words(x + 16, y + 8, str(shown), 23, font_family=SERIF, text_anchor="end")
    if view.phase == "sealed" and player.fist_closed:
        return sign("fist", x, y, 30)
    return words(x + 16, y + 6, "–", 17, fill=INK_3, text_anchor="end")


def standing(d: Page, seat: int) -> str:
    """How a seat stands in the present auction, in a few words."""
    view, asked = d.view, seat in d.view.to_act
    if view.phase in ("revealing", "turning_up"):
        return d.say("w51b-reveals") if seat == view.revealer else ""
    if view.phase == "open":
        if seat == view.leader:
            return d.say("w51b-leads-with", bid=view.bid)
        if asked:
            return d.say("w51b-to-bid")
        return d.say("w51b-still-in" if seat in view.still_in else "w51b-passed")
    if view.phase == "sealed":
        return d.say("w51b-fist-closed" if view.players[seat].fist_closed else "w51b-to-close")
    return d.say("w51b-decides") if asked else ""
