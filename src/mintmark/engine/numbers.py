"""Tables of numbers for the interpreter: indexed as NumPy's are, with whole numbers of Python.

A number of 64 bits lies in a buffer, which a memoryview reads faster than NumPy makes its scalars;
so a game is played by the interpreter wherever Python runs, with nothing else.
"""

from array import array
from collections.abc import Iterable, Iterator
from math import prod
from typing import Any

Key = Any  # a whole number, a slice, or several of these


class Numbers:
    """A table, or a part of one: what is written to a part is written to the whole."""

    __slots__ = ("cells",)

    def __init__(self, cells: memoryview) -> None:
        self.cells = cells

    @property
    def shape(self) -> tuple[int, ...]:
        """How many there are in each direction."""
        return self.cells.shape or ()

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, key: Key) -> Any:
        try:
            found: Any = self.cells[key]
        except (NotImplementedError, TypeError):
            return self._part(key)
        return found if type(found) is int else Numbers(found)

    def __setitem__(self, key: Key, value: Any) -> None:
        try:
            self.cells[key] = value
        except (NotImplementedError, TypeError):
            part = self[key]
            if not isinstance(part, Numbers):
                raise TypeError(f"{value!r} is no whole number") from None
            part._fill(value)

    def __iter__(self) -> Iterator[Any]:
        one_row = self.cells.ndim == 1
        return iter(self.cells) if one_row else (self[k] for k in range(len(self)))

    def __eq__(self, other: object) -> bool:
        """Whether the shape and all numbers are the same."""
        return isinstance(other, Numbers) and self.cells == other.cells

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"Numbers({self.tolist()})"

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """For whoever has NumPy: `np.asarray` takes the numbers as they lie here."""
        return {"version": 3, "shape": self.shape, "typestr": "=i8", "data": self.cells}

    def tolist(self) -> list[Any]:
        """Lists of numbers."""
        return self.cells.tolist()

    def tobytes(self) -> bytes:
        """The bytes of all numbers, in order."""
        return self.cells.tobytes()

    @property
    def flat(self) -> Iterator[int]:
        """All numbers, in order."""
        return flattened(self.tolist())

    def sum(self) -> int:
        """All numbers together."""
        return sum(self.flat)

    def any(self) -> bool:
        """Whether any of them is not 0."""
        return any(self.flat)

    def _part(self, key: Key) -> "Numbers":
        """A row, or what is chosen from some rows."""
        first, *more = key if isinstance(key, tuple) else (key,)
        rest = more[0] if len(more) == 1 else tuple(more)
        if isinstance(first, slice):
            return self._of_rows(range(len(self))[first], rest)
        row = range(len(self))[first]
        found = Numbers(self._bytes(row, row + 1).cast("q", self.shape[1:]))
        return found if rest == () else found[rest]

    def _bytes(self, start: int, stop: int) -> memoryview:
        """The bytes of some rows."""
        length = self.cells.nbytes // len(self)
        return self.cells.cast("B")[start * length : stop * length]

    def _of_rows(self, rows: range, rest: Key) -> "Numbers":
        """Whole rows as they lie, or the same part of each as a copy, only to be read."""
        if rest == () and rows.step == 1 and rows:
            shape = (len(rows), *self.shape[1:])
            return Numbers(self._bytes(rows.start, rows.stop).cast("q", shape))
        parts = [self[row] if rest == () else self[row][rest] for row in rows]
        if all(isinstance(part, int) for part in parts):
            return Numbers(memoryview(array("q", parts)).toreadonly())
        joined = b"".join(part.tobytes() for part in parts)
        return Numbers(memoryview(joined).cast("q", (len(parts), *parts[0].shape)))

    def _fill(self, value: Any) -> None:
        """Write a number everywhere, or as many numbers as there are."""
        if isinstance(value, Numbers):
            values = value.tobytes()
        elif hasattr(value, "__index__") and not getattr(value, "shape", ()):
            values = (array("q", [value]) * prod(self.shape)).tobytes()
        else:
            values = array("q", flattened(value)).tobytes()
        if len(values) != self.cells.nbytes:
            raise ValueError(f"{len(values) // 8} numbers do not fill a table of {self.shape}")
        if len(self.shape) == 1:
            self.cells[:] = memoryview(values).cast("q")
        else:
            self.cells.cast("B")[:] = values


def together(rows: Iterable[Iterable[int]]) -> list[int]:
    """The sum of some rows, number by number."""
    return [sum(column) for column in zip(*rows, strict=True)]


def flattened(values: Iterable[Any]) -> Iterator[int]:
    """The numbers in lists of lists, in order."""
    for value in values:
        if isinstance(value, Iterable) and not isinstance(value, str):
            yield from flattened(value)
        else:
            yield value
