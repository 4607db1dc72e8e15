"""The players around the table: prestige, how many coins lie where, mint marks, what was used."""

from ....drawing.page import EDGE, GAP, INNER
from ....drawing.style import ACCENT, INK_2, INK_3, RULE, heading, paddle, panel, sign
from ....drawing.svg import SERIF, group, rect, words
from ..coin import MARKS
from .coins import back
from .page import Page

HIGH, USED = 138, 32  # of a player; of the coins that were used
MIDDLE = {"text_anchor": "middle"}
SPOTS = {"pouch": 0.28, "screen": 0.42, "discards": 0.3}  # shares of the width


def seats(d: Page, y: float) -> tuple[str, float]:
    """All players, side by side."""
    players = d.view.players
    high = HIGH + (USED if any(player.used for player in players) else 0)
    width = (INNER - GAP * (len(players) - 1)) / len(players)
    drawn = [seat(d, k, EDGE + k * (width + GAP), y, width, high) for k in range(len(players))]
    return group(*drawn), high


def seat(d: Page, number: int, x: float, y: float, width: float, high: float) -> str:
    """A player."""
    player, on = d.view.players[number], number in d.view.awaited
    own, end = number == d.view.seat, x + width - 12
    aside = 20 if own else 0
    ink, score = ACCENT if on else INK_2, {"text_anchor": "end", "font_family": SERIF}
    return group(
        panel(x, y, width, high),
        rect(x, y, 4, high, fill=ACCENT) if on else "",
        paddle(x + 14, y + 12, number + 1, on, 28),
        heading(x + 50, y + 28, d.called(number), width - 62, 15),
        sign("eye", x + 57, y + 44, 15, ink) if own else "",
        words(x + 50 + aside, y + 48, status(d, number), 12.5, width - 98 - aside, fill=ink),
        words(end, y + 52, str(d.view.scores[number]), 24, **score),
        rect(x + 14, y + 60, width - 28, 1, fill=RULE),
        counts(d, number, x + 14, y + 60, width - 28),
        rect(x + 14, y + 101, width - 28, 1, fill=RULE),
        marks(d, number, x + 14, y + 119),
        d.row(player.used, x + 14, y + HIGH + 10, 26, width - 28),
    )


def status(d: Page, number: int) -> str:
    """What a player is at, in a few words."""
    view, player = d.view, d.view.players[number]
    if player.holds_penny:
        return d.say("cqb-passing")
    if view.phase == "bidding":
        return d.say("cqb-locked" if player.ready else "cqb-placing")
    if view.phase == "buying" and number in view.awaited:
        return d.say("cqb-buying")
    return d.say("cqb-start-player") if number == view.first else ""


def counts(d: Page, number: int, x: float, y: float, width: float) -> str:
    """How many coins are in the pouch, behind the screen and among the discards."""
    player, drawn = d.view.players[number], []
    figures = (player.in_pouch, player.behind_screen, len(player.discard))
    for figure, (key, share) in zip(figures, SPOTS.items(), strict=True):
        middle, room = x + width * share / 2, width * share
        drawn += [
            words(middle, y + 20, str(figure), 17, font_family=SERIF, **MIDDLE),
            words(middle, y + 34, d.say(f"cq-{key}"), 11, room - 2, fill=INK_3, **MIDDLE),
        ]
        if key == "screen" and figure:
            drawn.append(back(middle - 20, y + 14, 13))
        if key == "pouch" and player.penny_in_pouch:
            drawn.append(d.coin("penny", middle - 19, y + 14, 17))
        x += room
    return group(*drawn)


def marks(d: Page, number: int, x: float, y: float) -> str:
    """Crowns, sceptres and eagles: at least and at most."""
    drawn = []
    for mark, (least, most) in zip(MARKS[1:], d.view.players[number].marks, strict=True):
        if mark == "eagle" and d.setup.options["essen"] == "off":
            continue
        text = str(least) if least == most else f"{least}–{most}"
        drawn += [sign(mark, x + 8, y, 15), words(x + 19, y + 5, text, 14)]
        x += 36 if least == most else 48
    return group(*drawn)
