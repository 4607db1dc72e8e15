"""What differs between two boxes of Coin Quest."""

from collections import Counter

from ....formats.editions import difference
from ....words import Message
from ..coin import Coin
from ..edition import BONUSES, SETS, Edition, Lot


def differences(ours: Edition, own: Edition) -> tuple[Message, ...]:
    """How a box differs from one of ours: figures, bonuses, lots, coins."""
    found: list[Message] = []
    for name in ("draw", "price", "market", "rounds"):
        found += difference(Message(f"differs-{name}"), getattr(ours, name), getattr(own, name))
    for mark, before, after in zip(BONUSES, ours.bonuses, own.bonuses, strict=True):
        what = Message("differs-bonus", {"mark": Message(f"cq-icon-{mark}")})
        found += difference(what, figures(before), figures(after))
    for number, (one, other) in enumerate(zip(ours.lots, own.lots, strict=True), 1):
        found += difference(Message("differs-lot", {"lot": number}), lot(one), lot(other))
    for name, some, others in zip(SETS, ours.sets, own.sets, strict=True):
        found += difference(Message(f"differs-{name}"), beyond(some, others), beyond(others, some))
    return tuple(found)


def figures(bonus: tuple[int, int, int]) -> str:
    """The points of three places."""
    return "/".join(map(str, bonus))


def lot(each: Lot) -> Message:
    """A lot in words."""
    bans = tuple(Message("differs-metal", {"metal": metal}) for metal in sorted(set(each.bans)))
    args = {"prestige": each.prestige, "players": each.players}
    return Message("differs-lot-is", {**args, "bans": bans or "–"})


def beyond(coins: tuple[Coin, ...], others: tuple[Coin, ...]) -> tuple[str, ...]:
    """Coins that are not among others."""
    return tuple(f"{count} × {coin}" for coin, count in (Counter(coins) - Counter(others)).items())
