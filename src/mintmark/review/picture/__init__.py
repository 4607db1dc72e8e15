"""A review drawn: the chances to win, the luck beneath them, and how the result came about."""

from ...drawing.picture import Picture
from ...drawing.style import INK_2, heading, masthead
from ...drawing.svg import SERIF, words
from ...engine.game import find
from ...errors import InvalidOption
from ...words import LANGUAGES, speak
from ..findings import Review
from ..telling import called, headline, percent, points
from .curve import HIGH, Curve
from .figures import CARD, HEAD, ROW, SUM, account, card, players
from .sheet import EDGE, GAP, INNER, WIDTH, Sheet

TOP = 132  # below the headline


def draw(review: Review, seat: int, language: str) -> Picture:
    """The review for a seat."""
    if language not in LANGUAGES:
        raise InvalidOption(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    if seat not in range(len(review.players)):
        raise InvalidOption(f"no such seat: {seat!r} (there are 0 to {len(review.players) - 1})")
    d, title = Sheet(review, seat, language), find(review.game).title
    told, even = (speak(each, language) for each in headline(d.player, len(review.players)))
    last = d.turn(review.curve[-1].turn)
    cards = TOP + HIGH + GAP
    rows = cards + CARD + GAP
    total = rows + HEAD + ROW * len(review.players) + GAP
    body = [
        masthead(WIDTH, title, f"{d.say('review-title')} · {last}", ""),
        heading(EDGE, 92, told, INNER, 27),
        words(EDGE, 118, even, 16, INNER, fill=INK_2, font_family=SERIF),
        Curve(d, TOP).drawn(),
        *(card(d, k, moment, cards) for k, moment in enumerate(d.turning, 1)),
        players(d, rows),
        account(d, total),
    ]
    height = total + SUM + EDGE
    return Picture(f"{title}: {told}", about(d, even), language, WIDTH, height, "".join(body))


def about(d: Sheet, even: str) -> str:
    """All of it in words."""
    lines = [even]
    for player in d.review.players:
        accuracy, luck = round(100 * (player.accuracy or 0)), points(player.luck)
        lines.append(d.say("review-about-player", name=player.name, accuracy=accuracy, luck=luck))
    for moment in d.turning:
        what, when = speak(called(moment), d.language), d.turn(moment.turn)
        gain = points(moment.gains[d.seat])
        lines.append(f"{when}, {d.whose(moment)}: {what} {gain}. {d.told(moment)}".strip())
    for key, value, total in d.player.account.terms(d.seat):
        lines.append(f"{d.say(key)}: {percent(value) if total else points(value)}")
    return " ".join(each if each.endswith(".") else f"{each}." for each in lines)
