"""What a seat has lived through, as text: never made from anything but its views and what it hears.

A line for each thing that happened, as the seat knows it: who, the move in our notation (a question
mark if it may not know), and how its view has changed. What it cannot notice has no line.
"""

from typing import TYPE_CHECKING

import numpy as np

from ..engine.game import Record
from ..engine.rule import CHANCE, ONLOOKER, UNKNOWN
from .table import Table

if TYPE_CHECKING:
    from .moment import Choice, Moment


def told(
    table: Table, before: Record, after: Record, choice: "Choice", void: bool, seat: int
) -> str:
    """A line of what a seat remembers, or nothing."""
    who, number = choice
    name = "chance" if who == CHANCE else str(who)
    if void:
        return f"\n{name}: {table.setup.moves[number]} (too late)" if who == seat else ""
    heard = table.rules.heard(table.box, before, who, number, seat)
    changed = changes(table.view(before, seat), table.view(after, seat))
    if heard == UNKNOWN:
        return f"\n{name}: ?{changed}" if changed else ""
    return f"\n{name}: {table.setup.moves[heard]}{changed}"


def changes(before: Record, after: Record) -> str:
    """How a view has changed, field by field."""
    texts = []
    for name in before.dtype.names:
        old, new = np.atleast_1d(before[name]), np.atleast_1d(after[name])
        for place in np.argwhere(old != new).tolist():
            where = "" if np.ndim(before[name]) == 0 else str(place).replace(" ", "")
            texts.append(f" {name}{where}={new[tuple(place)]}")
    return "".join(texts)


def remembered_by_all(moment: "Moment", s: Record) -> dict[int, str]:
    """What seats remember of an imagined past: what all have seen, and what they see now."""
    public = moment.recall(ONLOOKER)
    nothing = moment.table.game.State.new()
    moment.table.game.State.hide(nothing)
    return {
        seat: f"seat {seat}: {public}\n{changes(nothing, moment.table.view(s, seat))}"
        for seat in range(moment.table.setup.seats)
    }
