"""What happens in CoinAge as messages: keys with arguments, put into words by `words`."""

from ....engine.game import Setup
from ....words import Message, Spoken
from ..edition import ROMAN
from ..moves import SIDES
from .events import Captured, Ended, Event, Moved, Paid, Placed, Slapped, Stopped
from .names import area_at


def seat_name(seat: int) -> Message:
    """Gold or silver."""
    return Message(f"coinage-{SIDES[seat]}")


def roman(ranks: tuple[int, ...]) -> str:
    """Ranks as people write them, as in `I, III`."""
    return ", ".join(ROMAN[rank - 1] for rank in ranks)


def tell(setup: Setup, event: Event) -> Message:
    """An event in words."""
    match event:
        case Slapped(seat, tossed, matched):
            ranks = {"tossed": roman(tossed), "matched": roman(matched)}
            return by("slapped", seat, **ranks, count=len(matched))
        case Placed(seat, rank, area, int(under)):
            ranks = {"rank": ROMAN[rank - 1], "under": ROMAN[under - 1]}
            return by("covered", seat, **ranks, area=area_at(setup, area))
        case Placed(seat, rank, area):
            return by("placed", seat, rank=ROMAN[rank - 1], area=area_at(setup, area))
        case Paid(seat, rank):
            return by("paid", seat, rank=ROMAN[rank - 1])
        case Moved(seat, source, target):
            names = {"source": area_at(setup, source), "target": area_at(setup, target)}
            return by("moved", seat, **names)
        case Captured(seat, rank, area):
            return by("captured", seat, rank=ROMAN[rank - 1], area=area_at(setup, area))
        case Stopped(seat):
            return by("stopped", seat)
        case Ended(how):
            return Message(f"coinage-ends-{how}")


def by(key: str, seat: int, **args: Spoken) -> Message:
    """Something that a seat did."""
    return Message(f"coinage-{key}", {"side": seat_name(seat), **args})
