"""Records: flat structures of integers, the only values that a rule reads or writes.

    @record
    class State:
        mover: i1                 # a number
        bank: i1[SEATS, RANKS]    # a table of numbers

A record has two layouts. The interpreter uses the wide one, in which every number has 64 bits,
because NumPy's small integers wrap or raise there. Compiled code widens every sum by itself, so it
keeps its states in the narrow layout, the widths of which the annotations give.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from .rule import UNKNOWN, Rule, assign, rule


@dataclass(frozen=True)
class Number:
    """The type of a field: its bytes in the narrow layout, and the shape if it is a table."""

    width: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Number":
        return Number(self.width, shape if isinstance(shape, tuple) else (shape,))


i1, i2, i4, i8 = Number("i1"), Number("i2"), Number("i4"), Number("i8")


def record(cls: Any) -> Any:
    """Give a class of annotations its layouts, and the rules `copy` and `hide` (all UNKNOWN)."""
    fields: dict[str, Number] = cls.__annotations__
    # aligned, because a GPU cannot read a number that lies across two words
    cls.wide = np.dtype([(name, "i8", kind.shape) for name, kind in fields.items()], align=True)
    cls.narrow = np.dtype([(name, k.width, k.shape) for name, k in fields.items()], align=True)
    cls.several = staticmethod(lambda count, layout=cls.wide: _zeros(count, layout))
    cls.new = staticmethod(lambda layout=cls.wide: _zeros(1, layout)[0])
    copy = ("target.{0} = source.{0}", "assign(target.{0}, source.{0})")
    hide = (f"target.{{0}} = {UNKNOWN}", f"target.{{0}}[:] = {UNKNOWN}")
    cls.copy = staticmethod(_rule(fields, "source, target", *copy))
    cls.hide = staticmethod(_rule(fields, "target", *hide))
    return cls


def _zeros(count: int, layout: "np.dtype[Any]") -> Any:
    return np.zeros(count, layout).view(np.recarray)


def _rule(fields: dict[str, Number], arguments: str, number: str, table: str) -> Rule:
    """A rule that does the same to every field of a record: a rule cannot ask for its fields."""
    lines = [f"def each({arguments}):"]
    for field, kind in fields.items():
        lines.append("    " + (table if kind.shape else number).format(field))
    scope: dict[str, Any] = {"assign": assign}
    exec("\n".join(lines), scope)
    return rule(scope["each"])


def relaid(r: Any, layout: "np.dtype[Any]") -> Any:
    """The same record in another layout."""
    other = _zeros(1, layout)[0]
    for name in layout.names or ():
        other[name] = r[name]
    return other


def plain(r: Any) -> dict[str, Any]:
    """A record as plain numbers and lists, by field: for comparing layouts, and for people."""
    return {name: np.asarray(r[name]).tolist() for name in r.dtype.names}
