"""What a decision of Coin Quest is about, in one line for those who are new to it."""

from typing import Any

from ....engine.game import Setup
from ....engine.rule import NOBODY, has
from ....words import Message
from ..coin import METALS
from ..rules import state
from ..rules.bidding import can_use, using
from ..rules.state import HAND
from .story import to_place

GOLD = METALS.index("gold")


def coach(setup: Setup, v: Any, seat: int) -> Message | None:
    """What matters now, told from the view alone."""
    rounds = int(setup.box.rounds - v.turn)
    if v.phase == state.BUYING:
        return Message("cq-coach-buy", {"rounds": rounds}) if rounds else Message("cq-coach-last")
    if has(v.locked, seat):
        return None
    if v.holder == seat:
        return Message("cq-coach-penny")
    if v.action[seat] != NOBODY:
        age = using(setup.box, v, seat, state.AGE)
        return Message("cq-coach-trash" if age else "cq-coach-draw")
    if any(can_use(setup.box, v, seat, kind) for kind in range(setup.box.kinds)):
        return Message("cq-coach-use")
    if not to_place(setup, v, seat):
        return Message("cq-coach-lock")
    if not rounds:
        return Message("cq-coach-last")
    gold = v.kinds[seat, HAND] & setup.box.of_metal[GOLD]
    return Message("cq-coach-gold" if gold else "cq-coach-no-gold")
