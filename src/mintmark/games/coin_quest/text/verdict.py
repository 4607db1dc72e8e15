"""The end of Coin Quest: where each score comes from, and what broke a tie."""

from typing import Any

from ....engine.game import Setup
from ..coin import METALS
from ..moves import MARK_COUNT
from ..rules.scoring import bonus_in, marks_owned, quality, value_in
from .events import Event, Over, Scored, TieBroken, Tied


def breakdown(setup: Setup, s: Any, seat: int) -> tuple[int, int, int, int, int]:
    """The parts of a score as the rulebook counts them: track, Quality, crown, sceptre, eagle."""
    box = setup.box
    crown, sceptre, eagle = (
        int(bonus_in(box, marks_owned(box, s, mark), seat, mark)) for mark in range(MARK_COUNT)
    )
    return int(s.prestige[seat]), int(quality(box, s, seat)), crown, sceptre, eagle


def verdict(setup: Setup, s: Any) -> list[Event]:
    """The score of every seat, and what orders those that are level."""
    told: list[Event] = [Over()]
    for seat in range(setup.seats):
        parts = breakdown(setup, s, seat)
        told.append(Scored(seat, *parts, total=sum(parts)))
    for seat in range(setup.seats):
        for other in range(seat + 1, setup.seats):
            if sum(breakdown(setup, s, seat)) == sum(breakdown(setup, s, other)):
                told.append(tie(setup, s, seat, other))
    return told


def tie(setup: Setup, s: Any, a: int, b: int) -> Event:
    """Copper, silver, gold: the first that differs decides."""
    for metal in reversed(range(len(METALS))):
        mine, theirs = (int(value_in(setup.box, s, seat, metal)) for seat in (a, b))
        if mine != theirs:
            ahead, behind = (a, b) if mine > theirs else (b, a)
            return TieBroken(ahead, behind, METALS[metal], max(mine, theirs), min(mine, theirs))
    return Tied(a, b)
