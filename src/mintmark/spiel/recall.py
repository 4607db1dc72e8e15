"""What a seat has lived through, as text: never made from anything but its views and what it hears.

A line for each thing that happened, as the seat knows it: who, the move in our notation (a question
mark if it may not know), and how its view has changed. What it cannot notice has no line.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.game import Struct
from ..engine.position import Position
from ..engine.rule import CHANCE, UNKNOWN

if TYPE_CHECKING:
    from .moment import Moment


def told(step: "Moment", seat: int | None, changed: str) -> str:
    """A line of what a seat remembers, or nothing: what led to a moment, as far as it knows."""
    assert step.before is not None and step.choice is not None
    table, (who, number) = step.table, step.choice
    name = "chance" if who == CHANCE else str(who)
    if step.void:
        return f"\n{name}: {table.setup.moves[number]} (too late)" if who == seat else ""
    heard = step.before.position.heard(who, number, seat)
    if heard == UNKNOWN:
        return f"\n{name}: ?{changed}" if changed else ""
    return f"\n{name}: {table.setup.moves[heard]}{changed}"


def changes(before: Struct, after: Struct) -> str:
    """How a view has changed, field by field."""
    return "".join(change(name, before[name], after[name]) for name in before.names)


def change(name: str, old: Any, new: Any) -> str:
    """How a table has changed: all of it, row by row, or cell by cell, whichever is short."""
    if not isinstance(new, np.ndarray):
        return f" {name}={new}" if old != new else ""
    if old.tobytes() == new.tobytes():
        return ""
    if (new == new.flat[0]).all():
        return f" {name}={new.flat[0]}"
    if new.ndim > 1:
        return "".join(change(f"{name}[{k}]", old[k], new[k]) for k in range(len(new)))
    common = max(set(new.tolist()), key=new.tolist().count)
    changed, rare = np.flatnonzero(old != new), np.flatnonzero(new != common)
    if len(changed) <= len(rare):
        return "".join(f" {name}[{k}]={new[k]}" for k in changed)
    return f" {name}={common}{{{','.join(f'{k}:{new[k]}' for k in rare)}}}"


def remembered_by_all(moment: "Moment", position: Position) -> dict[int | None, str]:
    """What seats remember of an imagined past: what all have seen, and what they see now."""
    public = moment.recall(None)
    nothing = moment.table.game.State.new()
    moment.table.game.State.hide(nothing)
    return {
        seat: f"seat {seat}: {public}\n{changes(nothing, position.view(seat).state)}"
        for seat in range(moment.table.setup.seats)
    }
