"""Reviews in words: why something would have been better, and what decided the game."""

from typing import Any

from ..engine.game import Setup
from ..words import Args, Message
from .course import Course, Stroke
from .findings import Moment, Player
from .weighing import Weighed

LEAD = 1.0  # points: less is not worth a word


def reasons(setup: Setup, weighed: Weighed) -> tuple[Message, ...]:
    """What the searches found about the better line: the score after it, the lead, who gains."""
    played, better, seat = weighed.played, weighed.better, weighed.choice.seat
    if better is None:
        return ()
    found = []
    (own, other), (had, others) = (standing(each.scores, seat) for each in (better, played))
    if own - other > had - others:
        args: Args = {"own": own, "other": other, "had": had, "others": others}
        found.append(Message("review-why-score", args))
    if better.lead - played.lead >= LEAD:
        found.append(Message("review-why-lead", {"points": round(better.lead - played.lead)}))
    if setup.seats > 2:
        gains = [p - b for p, b in zip(played.wins, better.wins, strict=True)]
        name = setup.game.text.seat_name(gains.index(max(gains)))
        found.append(Message("review-why-helps", {"name": name}))
    return tuple(found)


def happened(course: Course, stroke: Stroke) -> tuple[Message, ...]:
    """What came up, as whose draw it was heard it, or an onlooker."""
    setup = course.positions[0].setup
    text, told = setup.game.text, list[Any]()
    for ply in range(stroke.first, stroke.last):
        before, after, (who, number) = *course.positions[ply : ply + 2], course.entries[ply]
        heard = before.heard(who, number, stroke.seat)
        views = (each.view(stroke.seat).state for each in (before, after))
        told += text.events(setup, next(views), who, heard, next(views))
    return tuple(text.tell(setup, event) for event in told)


def standing(scores: tuple[int, ...], seat: int) -> tuple[int, int]:
    """A seat's points, and those of the best other."""
    return scores[seat], max(points for k, points in enumerate(scores) if k != seat)


def headline(player: Player, players: int) -> tuple[Message, Message]:
    """Whether play or luck has decided, and how the player fares with even luck."""
    account = player.account
    name: Args = {"name": player.name}
    deserved = account.even >= 1 / players
    if account.result == 1:
        key = "review-won-play" if deserved else "review-won-luck"
    elif account.result == 0:
        key = "review-lost-luck" if deserved else "review-lost-play"
    else:
        key = "review-shared"
    percent = round(100 * min(1, max(0, account.even)))
    return Message(key, name), Message("review-even-of", {**name, "percent": percent})


def called(moment: Moment) -> Message:
    """What sort of moment it is."""
    if moment.kind == "decision":
        return Message(f"review-verdict-{moment.verdict}")
    if moment.kind == "luck":
        return Message("review-luck")
    return Message(f"review-rest-{moment.cause}")


def points(change: float, digits: int = 0) -> str:
    """A change of a chance, in points of a hundred, with a proper sign."""
    rounded = round(100 * change, digits)
    return f"{rounded:+.{digits}f}".replace("-", "−") if rounded else "0"


def percent(chance: float) -> str:
    """A chance, of a hundred."""
    return f"{round(100 * chance)}\N{NO-BREAK SPACE}%".replace("-", "−")
