"""Structs: flat structures of integers, the only values that a rule reads or writes.

    @struct
    class State:
        mover: i1                 # a number
        bank: i1[SEATS, RANKS]    # a table of numbers

A struct has two layouts. The interpreter uses the wide one: an object whose numbers are Python's,
because NumPy's small integers wrap or raise there. Compiled code widens every sum by itself, so it
keeps its states in the narrow layout, a structure of NumPy, the widths of which the annotations
give. NumPy is only asked for when somebody wants that: playing by the interpreter needs none.
"""

import zlib
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from operator import itemgetter
from struct import Struct as Form
from struct import error as FormError
from typing import TYPE_CHECKING, Any, ClassVar

from .numbers import Numbers
from .rule import UNKNOWN, Rule, assign, rule

if TYPE_CHECKING:
    import numpy as np

Order = Callable[[Sequence[int]], tuple[int, ...]]
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}  # as the module struct calls the widths


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

    __slots__ = ("_cells",)
    names: ClassVar[tuple[str, ...]]
    numbers: ClassVar[tuple[str, ...]]  # the fields that are one number
    tables: ClassVar[tuple[tuple[str, slice, tuple[int, ...]], ...]]  # bytes of _cells, shape
    size: ClassVar[int]  # of _cells
    form: ClassVar[Form]  # of the narrow layout
    to_wide: ClassVar[Order]  # from its order: the fields that are one number, then the tables
    to_narrow: ClassVar[Order]  # and back
    dtype = property(type)  # its layout, under the name that NumPy gives to that of a structure

    def __init__(self, cells: bytes | bytearray | None = None) -> None:
        """A struct in which all is 0, or whose tables have these bytes."""
        self._cells = bytearray(self.size if cells is None else cells)
        view = memoryview(self._cells)
        for name, place, shape in self.tables:
            setattr(self, name, Numbers(view[place].cast("q", shape)))
        if cells is None:
            for name in self.numbers:
                setattr(self, name, 0)

    @classmethod
    def laid_out(cls, name: str, fields: dict[str, Number]) -> "type[Wide]":
        """The class for some fields."""
        tables, size = [], 0
        for field, kind in fields.items():
            if kind.shape:
                tables.append((field, slice(size, size + 8 * prod(kind.shape)), kind.shape))
                size += 8 * prod(kind.shape)
        form = "".join(f"{prod(kind.shape)}{CODES[kind.width]}" for kind in fields.values())
        widest = max(fields.values(), key=lambda kind: kind.width).width
        order = _numbers_first(fields)
        own = {
            "__slots__": (*fields,),
            "names": (*fields,),
            "numbers": tuple(field for field, kind in fields.items() if not kind.shape),
            "tables": tuple(tables),
            "size": size,
            "form": Form(f"@{form}0{CODES[widest]}"),  # as long as the compiler's, to its last byte
            "to_wide": _in_order(order),
            "to_narrow": _in_order(sorted(range(len(order)), key=order.__getitem__)),
        }
        return type(name, (cls,), own)

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        table = getattr(self, name)
        if isinstance(table, Numbers):
            table[:] = value
        else:
            setattr(self, name, int(value))

    def copy(self) -> "Wide":
        """Another struct with the same values."""
        other = type(self)(self._cells)
        for name in self.numbers:
            setattr(other, name, getattr(self, name))
        return other

    def tobytes(self) -> bytes:
        """Bytes that are equal for equal structs."""
        numbers = array("q", [getattr(self, name) for name in self.numbers])
        return numbers.tobytes() + self._cells

    def narrowed(self) -> bytes:
        """The bytes of the same struct in the narrow layout."""
        numbers = [getattr(self, name) for name in self.numbers]
        try:
            return self.form.pack(
                *type(self).to_narrow([*numbers, *memoryview(self._cells).cast("q")])
            )
        except FormError as error:  # a law of every game: its values fit
            raise OverflowError(str(error)) from None

    @classmethod
    def widened(cls, narrow: bytes) -> "Wide":
        """A struct from its bytes in the narrow layout."""
        values = cls.to_wide(cls.form.unpack(narrow))
        wide = cls(array("q", values[len(cls.numbers) :]).tobytes())
        for name, value in zip(cls.numbers, values, strict=False):
            setattr(wide, name, value)
        return wide


def _numbers_first(fields: dict[str, Number]) -> list[int]:
    """Where the values of a narrow struct lie, in the order of a wide one."""
    numbers: list[int] = []
    tables: list[int] = []
    place = 0
    for kind in fields.values():
        here = range(place, place + prod(kind.shape))
        (tables if kind.shape else numbers).extend(here)
        place = here.stop
    return numbers + tables


def _in_order(places: list[int]) -> Order:
    """What takes the values at some places out of others; of one value too."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda values: tuple(values)


if TYPE_CHECKING:
    Layout = type[Wide] | np.dtype[Any]


def struct(cls: Any) -> Any:
    """Give a class of annotations its layouts, and the rules `copy` and `hide` (all UNKNOWN).

    `pack` makes a few bytes of a struct, to be kept or sent, and `unpack` a wide struct of them.
    """
    fields: dict[str, Number] = cls.__annotations__
    cls.wide = Wide.laid_out(cls.__name__, fields)
    cls.several = staticmethod(lambda count, layout=cls.wide: _several(count, layout))
    cls.new = staticmethod(lambda layout=cls.wide: _several(1, layout)[0])
    cls.pack = staticmethod(lambda r: zlib.compress(in_layout(r, cls.wide).narrowed(), 1))
    cls.unpack = staticmethod(lambda data: cls.wide.widened(zlib.decompress(data)))
    copy = ("target.{0} = source.{0}", "assign(target.{0}, source.{0})")
    hide = (f"target.{{0}} = {UNKNOWN}", f"target.{{0}}[:] = {UNKNOWN}")
    cls.copy = staticmethod(_rule(fields, "source, target", *copy))
    cls.hide = staticmethod(_rule(fields, "target", *hide))
    cls.narrow = Narrow(fields)
    return cls


class Narrow:
    """The narrow layout of a struct, made when it is first asked for."""

    def __init__(self, fields: dict[str, Number]) -> None:
        self.fields = fields

    def __get__(self, _: object, struct: Any) -> "np.dtype[Any]":
        import numpy as np  # a game can be played without

        # aligned, because a GPU cannot read a number that lies across two words
        columns = [(name, kind.width, kind.shape) for name, kind in self.fields.items()]
        struct.narrow = np.dtype(columns, align=True)
        made: np.dtype[Any] = struct.narrow
        return made


def _several(count: int, layout: "Layout") -> Any:
    """Structs in which all is 0."""
    if isinstance(layout, type):
        return [layout() for _ in range(count)]
    import numpy as np

    return np.zeros(count, layout).view(np.recarray)


def _rule(fields: dict[str, Number], arguments: str, number: str, table: str) -> Rule:
    """A rule that does the same to every field of a struct: a rule cannot ask for its fields."""
    lines = [f"def each({arguments}):"]
    for field, kind in fields.items():
        lines.append("    " + (table if kind.shape else number).format(field))
    scope: dict[str, Any] = {"assign": assign}
    exec("\n".join(lines), scope)
    return rule(scope["each"])


def in_layout(r: Any, layout: "Layout") -> Any:
    """The same struct in another layout, or a copy in the same."""
    if isinstance(layout, type):
        return r.copy() if isinstance(r, Wide) else layout.widened(r.tobytes())
    import numpy as np

    data = r.narrowed() if isinstance(r, Wide) else r.tobytes()
    return np.frombuffer(bytearray(data), layout).view(np.recarray)[0]


def plain(r: Any) -> dict[str, Any]:
    """A struct as plain numbers and lists, by field: for comparing layouts, and for people."""
    fields = {name: r[name] for name in r.dtype.names}
    return {
        name: field.tolist() if hasattr(field, "tolist") else field
        for name, field in fields.items()
    }
