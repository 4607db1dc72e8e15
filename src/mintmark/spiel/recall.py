"""What a seat has lived through, as text: never made from anything but its views and what it hears.

A line for each thing that happened, as the seat knows it: who, the move in our notation (a question
mark if it may not know), and how its view has changed. What it cannot notice has no line.
"""

from typing import TYPE_CHECKING, Any

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
    fields = before.dtype.names
    return "".join(
        change(name, np.asarray(before[name]), np.asarray(after[name])) for name in fields
    )


def change(name: str, old: Any, new: Any) -> str:
    """How a table has changed: all of it, row by row, or cell by cell, whichever is short."""
    if np.array_equal(old, new):
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


def remembered_by_all(moment: "Moment", s: Record) -> dict[int, str]:
    """What seats remember of an imagined past: what all have seen, and what they see now."""
    public = moment.recall(ONLOOKER)
    nothing = moment.table.game.State.new()
    moment.table.game.State.hide(nothing)
    return {
        seat: f"seat {seat}: {public}\n{changes(nothing, moment.table.view(s, seat))}"
        for seat in range(moment.table.setup.seats)
    }
