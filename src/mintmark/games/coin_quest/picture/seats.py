"""The players around the table: prestige, how many coins lie where, mint marks, what was used."""

from ....engine.look import ACCENT, INK_2, INK_3, RULE, heading, paddle, panel, sign
from ....engine.svg import SERIF, group, rect, words
from ..coin import MARKS
from .coins import back
from .desk import EDGE, GAP, INNER, Desk

HIGH = 138
MIDDLE = {"text_anchor": "middle"}


def seats(d: Desk, y: float) -> tuple[str, float]:
    """All players, side by side."""
    count = len(d.view.players)
    width = (INNER - GAP * (count - 1)) / count
    drawn = [seat(d, k, EDGE + k * (width + GAP), y, width) for k in range(count)]
    return group(*drawn), HIGH


def seat(d: Desk, number: int, x: float, y: float, width: float) -> str:
    """A player."""
    player, on = d.view.players[number], number in d.view.awaited
    own = number == d.view.seat
    used = d.row(player.used, x + width - 70, y + 119, 24, 60) if player.used else ""
    return group(
        panel(x, y, width, HIGH),
        rect(x, y, 4, HIGH, fill=ACCENT) if on else "",
        paddle(x + 14, y + 12, number + 1, on, 28),
        heading(x + 50, y + 28, d.called(number), width - (84 if own else 62), 15),
        words(x + 50, y + 48, status(d, number), 12.5, width - 98, fill=ACCENT if on else INK_2),
        sign("eye", x + width - 20, y + 23, 15, INK_2) if own else "",
        words(
            x + width - 12,
            y + 52,
            str(d.view.scores[number]),
            24,
            text_anchor="end",
            font_family=SERIF,
        ),
        rect(x + 14, y + 60, width - 28, 1, fill=RULE),
        counts(d, number, x + 14, y + 60, width - 28),
        rect(x + 14, y + 101, width - 28, 1, fill=RULE),
        marks(d, number, x + 14, y + 119),
        used,
    )


def status(d: Desk, number: int) -> str:
    """What a player is at, in a few words."""
    view, player = d.view, d.view.players[number]
    if player.holds_penny:
        return d.say("cqb-passing")
    if view.phase == "bidding":
        return d.say("cqb-locked" if player.ready else "cqb-placing")
    if view.phase == "buying" and number in view.awaited:
        return d.say("cqb-buying")
    return d.say("cqb-start-player") if number == view.first else ""


def counts(d: Desk, number: int, x: float, y: float, width: float) -> str:
    """How many coins are in the pouch, behind the screen and among the discards."""
    player, third = d.view.players[number], width / 3
    figures = (player.in_pouch, player.behind_screen, len(player.discard))
    drawn = []
    for k, (figure, key) in enumerate(zip(figures, ("pouch", "screen", "discards"), strict=True)):
        middle = x + third * (k + 0.5)
        drawn += [
            words(middle, y + 20, str(figure), 17, font_family=SERIF, **MIDDLE),
            words(middle, y + 34, d.say(f"cq-{key}"), 11, third - 2, fill=INK_3, **MIDDLE),
        ]
    if player.behind_screen:
        drawn.append(back(x + third * 1.5 - 20, y + 14, 13))
    if player.penny_in_pouch:
        drawn.append(d.coin("penny", x + third * 0.5 + 20, y + 14, 18))
    return group(*drawn)


def marks(d: Desk, number: int, x: float, y: float) -> str:
    """Crowns, sceptres and eagles: at least and at most."""
    drawn = []
    for mark, (least, most) in zip(MARKS[1:], d.view.players[number].marks, strict=True):
        if mark == "eagle" and d.setup.options["essen"] == "off":
            continue
        text = str(least) if least == most else f"{least}–{most}"
        drawn += [sign(mark, x + 8, y, 15), words(x + 19, y + 5, text, 14)]
        x += 36 if least == most else 48
    return group(*drawn)
