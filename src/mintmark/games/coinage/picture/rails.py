"""The two sides with their banks, and the toss."""

from ....drawing.page import EDGE
from ....drawing.style import ACCENT, INK, INK_2, INK_3, heading, panel
from ....drawing.svg import SERIF, group, rect, words
from ..edition import RANKS
from ..moves import SIDES
from .coins import coin, missing
from .page import ASIDE, LEFT, RIGHT, Page

RAIL, TOSS = 66, 140  # heights
END = {"text_anchor": "end"}


def rail(d: Page, seat: int, y: float) -> str:
    """A side: whose turn, its bank, its points."""
    on, score, middle, end = seat == d.mover, d.view.scores[seat], y + RAIL / 2, EDGE + LEFT - 18
    return group(
        panel(EDGE, y, LEFT, RAIL),
        rect(EDGE, y, 4, RAIL, fill=ACCENT) if on else "",
        coin(4, SIDES[seat], EDGE + 38, middle, 23),
        name(d, seat, EDGE + 76, middle),
        bank(d, seat, EDGE + 250, middle),
        words(end, middle + 4, str(score), 28, font_family=SERIF, **END),
        words(end, middle + 21, d.say("cab-points", count=score), 13, 80, fill=INK_2, **END),
    )


def name(d: Page, seat: int, x: float, y: float) -> str:
    """Who sits there, which side that is, and whether it is to move."""
    on = seat == d.mover
    state = d.say("cab-status-moves" if on else "cab-status-waits", side=d.side(seat))
    if d.mover is None:
        state = d.side(seat)
    if not d.names:
        return heading(x, y + 6, state, 152, 17, fill=ACCENT if on else INK)
    below = words(x, y + 17, state, 13.5, 156, fill=ACCENT if on else INK_2)
    return heading(x, y - 3, d.names[seat], 156, 18, fill=ACCENT if on else INK) + below


def bank(d: Page, seat: int, x: float, y: float) -> str:
    """The coins that a side has left, by rank."""
    drawn = []
    for rank, count in enumerate(d.view.banks[seat], 1):
        r = 13 + 2.2 * rank
        drawn += [
            coin(rank, SIDES[seat], x, y, r) if count else missing(rank, x, y, r),
            words(x + r + 6, y + 6, f"×{count}", 16, fill=INK if count else INK_3),
        ]
        x += 82
    return group(*drawn)


def toss(d: Page, y: float) -> str:
    """Which coins have matched, and which of them are used."""
    view, title = d.view, d.say("cab-toss", name=d.called(SIDES.index(d.view.mover)))
    drawn = [
        panel(ASIDE, y, RIGHT, TOSS, top=INK if d.mover is None else ACCENT),
        heading(ASIDE + 16, y + 30, title, RIGHT - 32),
    ]
    for rank in range(1, RANKS + 1):
        x, r, ready = ASIDE + 36 + (rank - 1) * 56, 15 + 2 * rank, rank in view.ready
        matched = rank in (view.slap or ())
        state = d.say("cab-matches" if ready else "cab-used") if matched else "–"
        look = {"text_anchor": "middle", "fill": ACCENT if ready else INK_3}
        drawn += [
            coin(rank, view.mover, x, y + 78, r) if matched else missing(rank, x, y + 78, r),
            words(x, y + 121, state, 12, 52, **look),
        ]
    return group(*drawn)
