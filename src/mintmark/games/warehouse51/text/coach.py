"""What a decision of Warehouse 51 is about, in one line for those who are new to it."""

from typing import Any

from ....engine.game import Setup
from ....engine.rule import NOBODY, has
from ....words import Message
from ..moves import COLOURS
from ..rules import scoring, state
from .telling import colour_name, seat_name

SAID = {
    state.REVEALING: "reveal",
    state.PAYING: "pay",
    state.GIVING: "give",
    state.SWAPPING: "swap",
    state.BUYING_BACK: "buy-back",
    state.CERTIFYING: "certify",
    state.NEUTRALISING: "neutralise",
}


def coach(setup: Setup, v: Any, seat: int) -> Message | None:
    """What matters now, told from the view alone."""
    if v.phase in SAID:
        rate = {"rate": int(setup.box.ingots_per_point)} if v.phase == state.BUYING_BACK else {}
        return Message(f"w51-coach-{SAID[int(v.phase)]}", rate)
    if has(state.fakes(v), v.lot):
        return Message("w51-coach-fake")
    return completed(setup, v, seat) or paid(setup, v, seat) or rivalry(setup, v, seat)


def completed(setup: Setup, v: Any, seat: int) -> Message | None:
    """If the lot would make another set of four colours."""
    ahead = v.copy()
    ahead.owned[seat] |= 1 << int(v.lot)
    if scoring.sets(setup.box, ahead, seat) <= scoring.sets(setup.box, v, seat):
        return None
    return Message("w51-coach-set", {"points": int(setup.box.set_points)})


def paid(setup: Setup, v: Any, seat: int) -> Message | None:
    """If what the leading bidder would pay comes to this seat."""
    if v.phase != state.OPEN or v.leader == NOBODY or state.left_of(setup.box, v.leader) != seat:
        return None
    return Message("w51-coach-paid", {"other": seat_name(int(v.leader)), "count": int(v.bid)})


def rivalry(setup: Setup, v: Any, seat: int) -> Message:
    """How it stands in the colour of the lot."""
    box = setup.box
    colour = next(k for k in range(len(COLOURS)) if has(box.colour[k], v.lot))
    worth = [int(scoring.worth(box, v, each, colour)) for each in range(setup.seats)]
    return Message(
        "w51-coach-colour",
        {
            "colour": colour_name(COLOURS[colour]),
            "own": worth[seat],
            "most": max(worth[:seat] + worth[seat + 1 :]),
            "value": int(box.value[v.lot]),
        },
    )
