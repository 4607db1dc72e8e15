"""What the standings would be after a move: told from a view, by the rules that score the game."""

from typing import Any

from ....engine.game import Setup, Standing
from ....engine.position import Position
from .. import rules
from ..moves import SEATS
from ..rules import scoring


def suppose(setup: Setup, v: Any, seat: int | None, that: str) -> tuple[Standing, ...]:
    """The standings if the mover made this move: by region, and last the bank."""
    ahead = Position(setup, v).after(int(v.mover) if seat is None else seat, that).state
    return tuple(standing(setup, ahead, each) for each in range(SEATS))


def standing(setup: Setup, s: Any, seat: int) -> Standing:
    """What a seat scores, and what that is made of."""
    regions = range(setup.box.regions)
    shares = [int(scoring.region_points(setup.box, s, region, seat)) for region in regions]
    shares.append(int(rules.coins(s, seat)))
    return Standing(sum(shares), tuple(shares))
