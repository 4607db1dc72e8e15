"""Structs: flat structures of integers, the only values that a rule reads or writes.

    @struct
    class State:
        mover: i1                 # a number
        bank: i1[SEATS, RANKS]    # a table of numbers

A struct has two layouts. The interpreter uses the wide one: an object whose numbers are Python's
and whose tables have 64 bits for each, because NumPy's small integers wrap or raise there. Compiled
code widens every sum by itself, so it keeps its states in the narrow layout, a structure of NumPy,
the widths of which the annotations give.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

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


class Wide:
    """A struct in the wide layout: each @struct has a class of its own, with its fields as slots.

    A table is filled, never replaced: `s.bank[:] = ...`.
    """

    __slots__ = ()
    names: ClassVar[tuple[str, ...]]
    zeros: ClassVar[tuple[Any, ...]]
    dtype = property(type)  # its layout, under the name that NumPy gives to that of a structure

    def __init__(self, values: Iterable[Any]) -> None:
        """A struct of its own with these values; their tables are copied."""
        for name, value in zip(self.names, values, strict=True):
            table = isinstance(value, np.ndarray)
            setattr(self, name, np.array(value, np.int64) if table else int(value))

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        table = getattr(self, name)
        if isinstance(table, np.ndarray):
            table[:] = value
        else:
            setattr(self, name, int(value))

    def item(self) -> tuple[Any, ...]:
        """All values, in their order."""
        return tuple([getattr(self, name) for name in self.names])

    def copy(self) -> "Wide":
        """Another struct with the same values."""
        return type(self)(self.item())

    def tobytes(self) -> bytes:
        """Bytes that are equal for equal structs."""
        return b"".join([np.int64(value).tobytes() for value in self.item()])


Layout = type[Wide] | np.dtype[Any]


def struct(cls: Any) -> Any:
    """Give a class of annotations its layouts, and the rules `copy` and `hide` (all UNKNOWN).

    `pack` makes a few bytes of a struct, to be kept or sent, and `unpack` a wide struct of them.
    """
    fields: dict[str, Number] = cls.__annotations__
    zeros = tuple(np.zeros(kind.shape, np.int64) if kind.shape else 0 for kind in fields.values())
    slots = {"__slots__": (*fields,), "names": (*fields,), "zeros": zeros}
    cls.wide = type(cls.__name__, (Wide,), slots)
    # aligned, because a GPU cannot read a number that lies across two words
    cls.narrow = np.dtype([(name, k.width, k.shape) for name, k in fields.items()], align=True)
    cls.several = staticmethod(lambda count, layout=cls.wide: _several(count, layout))
    cls.new = staticmethod(lambda layout=cls.wide: _several(1, layout)[0])
    cls.pack = staticmethod(lambda r: zlib.compress(in_layout(r, cls.narrow).tobytes(), 1))
    cls.unpack = staticmethod(
        lambda data: in_layout(np.frombuffer(zlib.decompress(data), cls.narrow)[0], cls.wide)
    )
    copy = ("target.{0} = source.{0}", "assign(target.{0}, source.{0})")
    hide = (f"target.{{0}} = {UNKNOWN}", f"target.{{0}}[:] = {UNKNOWN}")
    cls.copy = staticmethod(_rule(fields, "source, target", *copy))
    cls.hide = staticmethod(_rule(fields, "target", *hide))
    return cls


def _several(count: int, layout: Layout) -> Any:
    """Structs in which all is 0."""
    if isinstance(layout, np.dtype):
        return np.zeros(count, layout).view(np.recarray)
    return [layout(layout.zeros) for _ in range(count)]


def _rule(fields: dict[str, Number], arguments: str, number: str, table: str) -> Rule:
    """A rule that does the same to every field of a struct: a rule cannot ask for its fields."""
    lines = [f"def each({arguments}):"]
    for field, kind in fields.items():
        lines.append("    " + (table if kind.shape else number).format(field))
    scope: dict[str, Any] = {"assign": assign}
    exec("\n".join(lines), scope)
    return rule(scope["each"])


def in_layout(r: Any, layout: Layout) -> Any:
    """The same struct in another layout, or a copy in the same."""
    if not isinstance(layout, np.dtype):
        return layout(r.item())
    others = _several(1, layout)
    others[0] = r.item()
    return others[0]


def plain(r: Any) -> dict[str, Any]:
    """A struct as plain numbers and lists, by field: for comparing layouts, and for people."""
    return {name: np.asarray(r[name]).tolist() for name in r.dtype.names}
