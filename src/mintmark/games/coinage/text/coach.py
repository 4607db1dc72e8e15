"""What a decision of CoinAge is about, in one line for those who are new to it."""

from typing import Any

from ....engine.game import Setup
from ....engine.rule import size
from ....words import Message
from .. import rules
from ..rules import scoring
from .names import region_name

FEW = 2  # coins in a bank that is nearly empty


def coach(setup: Setup, v: Any, seat: int) -> Message | None:
    """What matters now, told from the view alone."""
    placing = rules.placements_left(v) > 0 and v.ready
    if placing and size(rules.empty(setup.box, v)) == 1:
        return Message("coinage-coach-last", points(setup, v, seat))
    if placing and rules.coins(v, seat) <= FEW:
        return Message("coinage-coach-bank", {"count": int(rules.coins(v, seat))})
    if v.may_pay:
        return Message("coinage-coach-pay")
    if placing:
        return near_majority(setup, v, seat) or Message("coinage-coach-place")
    if v.may_capture:
        return Message("coinage-coach-capture")
    return Message("coinage-coach-move") if v.may_march else None


def points(setup: Setup, v: Any, seat: int) -> dict[str, int]:
    """How it stands between the two."""
    own, other = (int(scoring.points(setup.box, v, each)) for each in (seat, 1 - seat))
    return {"own": own, "other": other}


def near_majority(setup: Setup, v: Any, seat: int) -> Message | None:
    """The region with the most to double in which one area more would lead, if there is one."""
    box, best, found = setup.box, -1, None
    for k, region in enumerate(setup.edition.regions):
        own, other = (size(v.held[each] & box.region[k]) for each in (seat, 1 - seat))
        worth = int(scoring.region_ranks(box, v, k, seat)) + size(box.region[k])
        if own == other and worth > best:
            args = {"region": region_name(region), "own": own, "other": other}
            best, found = worth, Message("coinage-coach-region", args)
    return found
