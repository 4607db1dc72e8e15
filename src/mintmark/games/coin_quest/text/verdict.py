"""The end of Coin Quest in words: where each score comes from, and what broke a tie."""

from collections.abc import Callable
from typing import Any

from ....engine.game import Setup
from ....words import Args, Message
from ..coin import METALS
from ..moves import MARK_COUNT
from ..rules.scoring import bonus_in, marks_owned, quality, value_in


def breakdown(setup: Setup, s: Any, seat: int) -> tuple[int, ...]:
    """The parts of a score as the rulebook counts them: track, Quality, crown, sceptre, eagle."""
    box = setup.box
    bonuses = (
        int(bonus_in(box, marks_owned(box, s, mark), seat, mark)) for mark in range(MARK_COUNT)
    )
    return int(s.prestige[seat]), int(quality(box, s, seat)), *bonuses


def verdict(setup: Setup, s: Any, seat_name: Callable[[int], Message]) -> list[Message]:
    """The score of every seat, and what orders those that are level."""
    names = ("track", "quality", "crown", "sceptre", "eagle")
    told = [Message("cq-over")]
    for seat in range(setup.seats):
        parts = breakdown(setup, s, seat)
        points: Args = {"seat": seat_name(seat), "total": sum(parts)}
        told.append(Message("cq-total", {**points, **dict(zip(names, parts, strict=True))}))
    for seat in range(setup.seats):
        for other in range(seat + 1, setup.seats):
            told += tie_story(setup, s, seat, other, seat_name)
    return told


def tie_story(
    setup: Setup, s: Any, a: int, b: int, seat_name: Callable[[int], Message]
) -> list[Message]:
    """Copper, silver, gold: the first that differs decides."""
    box = setup.box
    if sum(breakdown(setup, s, a)) != sum(breakdown(setup, s, b)):
        return []
    for metal in reversed(range(len(METALS))):
        mine, theirs = (int(value_in(box, s, seat, metal)) for seat in (a, b))
        if mine != theirs:
            ahead, behind = (a, b) if mine > theirs else (b, a)
            args: Args = {"seat": seat_name(ahead), "other": seat_name(behind)}
            args |= {"metal": METALS[metal]}
            points = {"more": max(mine, theirs), "less": min(mine, theirs)}
            return [Message("cq-tie-broken", {**args, **points})]
    return [Message("cq-tie", {"seat": seat_name(a), "other": seat_name(b)})]
