"""Moves of Coin Quest as somebody would advise them: *Put a gold two on lot 3*."""

from ....engine.game import Setup
from ....words import Args, Message
from ..moves import Buy, Draw, Lock, Pass, Place, Stop, TakeBack, Trash, TrashDiscarded, Unlock, Use
from .telling import named, seat_name


def advice(setup: Setup, seat: int, number: int) -> Message:
    """What to do, in words."""
    args: Args = {}
    match setup.moves[number]:
        case Use(coin):
            key, args = "use", {"coin": named(setup, coin)}
        case Draw():
            key = "draw"
        case Stop():
            key = "stop"
        case Trash(coin):
            key, args = "trash", {"coin": named(setup, coin)}
        case TrashDiscarded(coin):
            key, args = "trash-discard", {"coin": named(setup, coin)}
        case Place(coin, lot):
            key, args = "place", {"coin": named(setup, coin), "lot": lot}
        case TakeBack(coin, lot):
            key, args = "take-back", {"coin": named(setup, coin), "lot": lot}
        case Lock():
            key = "lock"
        case Unlock():
            key = "unlock"
        case Pass(player):
            key, args = "pass", {"other": seat_name(player - 1)}
        case Buy(coin):
            key, args = "buy", {"coin": named(setup, coin)}
        case _:
            key = "decline"
    return Message(f"cq-do-{key}", args)
