"""Who sits where: the seat of the learner, and bots in turn order from there."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..bots.roster import known
from ..engine.environments.opponents import ANY_SEAT, LEARNER
from ..engine.game import Setup
from ..engine.playout import BOTS
from ..errors import InvalidOption


def learner(setup: Setup, seat: int | str) -> int:
    """A seat by its number or its name; "random" is another one in each game."""
    names = [setup.game.text.seat_word(k) for k in range(setup.seats)]
    if seat == "random":
        return ANY_SEAT
    if isinstance(seat, str) and seat in names:
        return names.index(seat)
    if type(seat) is int and 0 <= seat < setup.seats:
        return seat
    words = ", ".join(map(repr, (*range(setup.seats), *names)))
    raise InvalidOption(f"seat must be one of {words} or 'random', not {seat!r}")


def opponents(setup: Setup, bots: str | Sequence[str]) -> list[str]:
    """The names of the bots after the learner's seat, in turn order."""
    others = setup.seats - 1
    names = [bots] * others if isinstance(bots, str) else bots
    if not isinstance(names, list | tuple) or len(names) != others:
        raise InvalidOption(f"bots must be the name of one, or {others} names, not {bots!r}")
    return [known(str(name)) for name in names]


def kinds(names: Sequence[str]) -> Any:
    """Learner and bots as compiled code knows them; who is not compiled is a guest as well."""
    compiled = [BOTS.index(name) if name in BOTS else LEARNER for name in names]
    return np.array([LEARNER, *compiled], np.int64)
