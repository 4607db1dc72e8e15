"""Moves of Warehouse 51 as somebody would advise them: *Pawn Excalibur*."""

from ....engine.game import Setup
from ....words import Args, Message
from ..moves import Bid, BuyBack, Certify, Fist, Give, Neutralise, Pass, Pawn, Pay, Reveal, Swap
from ..rules.state import left_of, right_of
from .telling import relic_name, seat_name


def advice(setup: Setup, seat: int, number: int) -> Message:
    """What to do, in words."""
    args: Args = {}
    match setup.moves[number]:
        case Reveal(colour):
            key, args = "reveal", {"colour": Message(f"w51-colour-{colour}")}
        case Pass():
            key = "pass"
        case Bid(ingots):
            key, args = "bid", {"ingots": ingots}
        case Fist(ingots):
            key, args = "fist", {"ingots": ingots}
        case Pay(side):
            neighbour = left_of if side == "left" else right_of
            key, args = "pay", {"other": seat_name(int(neighbour(setup.box, seat)))}
        case Swap(own, other):
            args = {"own": relic_name(setup, own), "relic": relic_name(setup, other)}
            key = "swap"
        case Pawn(relic):
            key, args = "pawn", {"relic": relic_name(setup, relic)}
        case Give(relic):
            key, args = "give", {"relic": relic_name(setup, relic)}
        case BuyBack(relic):
            key, args = "buy-back", {"relic": relic_name(setup, relic)}
        case Certify(relic):
            key, args = "certify", {"relic": relic_name(setup, relic)}
        case Neutralise(relic):
            key, args = "neutralise", {"relic": relic_name(setup, relic)}
        case _:
            key = "decline"
    return Message(f"w51-do-{key}", args)
