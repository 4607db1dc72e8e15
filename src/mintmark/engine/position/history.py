"""The positions of a game, from its first to its last."""

from collections.abc import Iterator
from itertools import islice

from . import Position

STRIDE = 16  # of the entries, after so many the state is kept, packed
RECENT = 4  # positions are kept as they are


class History:
    """Who did what, and how it stood before the first entry and after each.

    Positions that are not kept are played again when they are asked for.
    """

    __slots__ = ("entries", "last", "_packed", "_recent")

    def __init__(self, first: Position) -> None:
        self.entries: list[tuple[int, int]] = []  # (who, number of the move)
        self._packed = [first.packed()]
        self._recent, self.last = [first], first

    def append(self, who: int, number: int) -> None:
        """A move that is known to be legal."""
        self.last = self.last.applied(who, number)
        self.entries.append((who, number))
        self._recent.append(self.last)
        if len(self._recent) > RECENT:
            del self._recent[0]
        if len(self.entries) % STRIDE == 0:
            self._packed.append(self.last.packed())

    def __getitem__(self, ply: int) -> Position:
        """How it stood after so many entries."""
        back = len(self.entries) - ply
        if back < len(self._recent):
            return self._recent[-1 - back]
        kept = ply // STRIDE
        position = self.last.unpacked(self._packed[kept])
        for entry in self.entries[kept * STRIDE : ply]:
            position = position.applied(*entry)
        return position

    def since(self, ply: int) -> Iterator[Position]:
        """How it stood after so many entries, and after each later one."""
        recent = max(ply, len(self.entries) + 1 - len(self._recent))  # from here on they are kept
        if ply < recent:
            position = self[ply]
            yield position
            for entry in islice(self.entries, ply, recent - 1):
                position = position.applied(*entry)
                yield position
        yield from self._recent[recent - len(self.entries) - 1 :]

    def copy(self) -> "History":
        """The same game, to be played on apart from this one."""
        twin = object.__new__(History)
        twin.entries, twin.last = self.entries.copy(), self.last
        twin._recent, twin._packed = self._recent.copy(), self._packed.copy()
        return twin

    def until(self, ply: int) -> "History":
        """The same game as it stood after so many entries."""
        earlier = object.__new__(History)
        earlier.entries, earlier.last = self.entries[:ply], self[ply]
        earlier._recent = [earlier.last]
        earlier._packed = self._packed[: ply // STRIDE + 1]
        return earlier
