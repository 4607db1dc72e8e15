"""Moves of CoinAge as somebody would advise them: *Place II in A1 Anvilhead*."""

from ....engine.game import Setup
from ....words import Args, Message
from ..edition import ROMAN
from ..moves import Capture, March, Pay, Place
from .names import area_at


def advice(setup: Setup, seat: int, number: int) -> Message:
    """What to do, in words."""
    match setup.moves[number]:
        case Place(rank, label):
            args: Args = {"rank": ROMAN[rank - 1], "area": area_at(setup, label)}
            return Message("coinage-do-place", args)
        case Pay(rank):
            return Message("coinage-do-pay", {"rank": ROMAN[rank - 1]})
        case March(source, target):
            names = {"source": area_at(setup, source), "target": area_at(setup, target)}
            return Message("coinage-do-move", names)
        case Capture(label):
            return Message("coinage-do-capture", {"area": area_at(setup, label)})
        case _:
            return Message("coinage-do-done")
