"""What a move of CoinAge did; questions and refusals as messages."""

from collections.abc import Sequence
from typing import Any

from ....engine.game import Setup
from ....engine.position import Position
from ....engine.rule import CHANCE, has, size
from ....words import Args, Message
from .. import rules
from ..edition import ROMAN
from ..moves import (
    CAPTURE,
    DONE,
    MARCH,
    PAY,
    SEATS,
    SLAP,
    Capture,
    Done,
    March,
    Pay,
    Place,
    ranks_in,
)
from ..rules import scoring
from .events import Captured, Ended, Event, Moved, Paid, Placed, Slapped, Stopped
from .names import area_at


def events(setup: Setup, before: Any, who: int, number: int, after: Any) -> tuple[Event, ...]:
    """What a move did, told from the views before and after it."""
    told = slap(before, number) if who == CHANCE else moved(setup, before, number)
    if after.ending == rules.RUNNING:
        return (told,)
    return told, Ended(rules.ENDINGS[after.ending])


def slap(before: Any, number: int) -> Slapped:
    """Which coins were tossed, and which matched."""
    seat = int(before.mover)
    return Slapped(seat, ranks_in(rules.kinds(before, seat)), ranks_in(number - SLAP))


def moved(setup: Setup, before: Any, number: int) -> Event:
    """What the mover did."""
    seat = int(before.mover)
    match setup.moves[number]:
        case Place(rank, label):
            under = int(rules.top(before, area_number(setup, label)))
            return Placed(seat, rank, label, None if under == rules.GROUND else under + 1)
        case Pay(rank):
            return Paid(seat, rank)
        case March(source, target):
            return Moved(seat, source, target)
        case Capture(label):
            return Captured(seat, int(rules.top(before, area_number(setup, label))) + 1, label)
        case _:
            return Stopped(seat)


def area_number(setup: Setup, label: str) -> int:
    """The number of an area, given its label."""
    return next(k for k, area in enumerate(setup.edition.areas) if area.label == label)


def ask(setup: Setup, v: Any, seat: int) -> Message:
    """What the mover is asked for, and why: only what is really possible."""
    legal = Position(setup, v).numbers(seat)
    args = {"count": int(rules.placements_left(v)), "matches": size(v.slap)}
    if rules.paid(v) and args["count"]:
        return Message("coinage-ask-paid", args)
    if v.may_pay:
        return Message("coinage-ask-four" if args["count"] else "coinage-ask-pay-or-stop", args)
    open_actions = {
        "place": any(number < PAY for number in legal),
        "capture": any(CAPTURE <= number < DONE for number in legal),
        "move": any(MARCH <= number < CAPTURE for number in legal),
    }
    wanted = [action for action, possible in open_actions.items() if possible]
    return Message("-".join(["coinage-ask", *wanted] if wanted else ["coinage-ask-nothing"]), args)


def warnings(setup: Setup, v: Any, seat: int, legal: Sequence[int]) -> dict[int, Message]:
    """Before a placement that ends the game: the score that it would end at (7.1)."""
    if size(rules.empty(setup.box, v)) > 1 and rules.coins(v, seat) > 1:
        return {}
    found = {number: final_score(setup, v, seat, number) for number in legal if number < PAY}
    return {number: warning for number, warning in found.items() if warning}


def final_score(setup: Setup, v: Any, seat: int, number: int) -> Message | None:
    """At which score a move ends the game, if it does."""
    ahead, scores = v.copy(), [0] * SEATS
    rules.apply(setup.box, ahead, seat, number)
    if ahead.ending == rules.RUNNING:
        return None
    scoring.scores(setup.box, ahead, scores)
    gold, silver = map(int, scores)
    return Message("coinage-warn-ends", {"gold": gold, "silver": silver})


def refusal(setup: Setup, v: Any, seat: int, number: int) -> Message:
    """Why a move is not legal for a seat that is asked."""
    match setup.moves[number]:
        case Place(rank, label):
            return place_refusal(setup, v, rank - 1, label)
        case Pay(rank):
            return pay_refusal(v, rank - 1)
        case March(source, target):
            return march_refusal(setup, v, source, target)
        case Capture(label):
            if not v.may_capture:
                return once_refusal("capture", v, most=0)
            return Message("coinage-refuse-nothing-there", {"area": area_at(setup, label)})
        case Done():
            return Message("coinage-refuse-paid-must-place")
        case _:
            return Message("refuse-only-chance")


def coin_refusal(v: Any, rank: int) -> Message | None:
    """Why a coin cannot be used this turn, if it cannot."""
    key = "used" if has(v.slap, rank) else "no-match"
    if has(v.ready, rank):
        return None
    return Message(f"coinage-refuse-{key}", {"rank": ROMAN[rank]})


def place_refusal(setup: Setup, v: Any, rank: int, label: str) -> Message:
    """Why a coin cannot go there."""
    unusable = coin_refusal(v, rank)
    if unusable:
        return unusable
    if rules.placements_left(v) <= 0:
        return Message("coinage-refuse-pay-first" if v.may_pay else "coinage-refuse-enough-placed")
    top = rules.top(v, area_number(setup, label))
    args: Args = {"rank": ROMAN[rank], "area": area_at(setup, label), "top": ROMAN[top]}
    return Message("coinage-refuse-too-large" if rank >= top else "coinage-refuse-own", args)


def pay_refusal(v: Any, rank: int) -> Message:
    """Why this coin cannot be paid."""
    if rules.paid(v):
        return Message("coinage-refuse-paid-already")
    if not v.may_pay:
        return Message("coinage-refuse-pay", {"count": size(v.slap)})
    return coin_refusal(v, rank) or Message("coinage-refuse-pay", {"count": size(v.slap)})


def march_refusal(setup: Setup, v: Any, source: str, target: str) -> Message:
    """Why this stack cannot go there."""
    if not v.may_march:
        return once_refusal("move", v, most=1)
    names = {"source": area_at(setup, source), "target": area_at(setup, target)}
    if not has(rules.stacks(v), area_number(setup, source)):
        return Message("coinage-refuse-nothing-there", {"area": names["source"]})
    if not has(setup.box.border[area_number(setup, source)], area_number(setup, target)):
        return Message("coinage-refuse-no-border", names)
    return Message("coinage-refuse-occupied", {"area": names["target"]})


def once_refusal(action: str, v: Any, most: int) -> Message:
    """An action that the slap never allowed, or that has been taken."""
    count = size(v.slap)
    key = f"coinage-refuse-{action}" if count > most else f"coinage-refuse-{action}-again"
    return Message(key, {"count": count})
