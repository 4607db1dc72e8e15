"""The positions of a game, from its first to its last."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

from . import Position

STRIDE = 16  # of the entries, after so many the state is kept, packed
RECENT = 4  # positions are kept as they are, …
KNOWN = 2  # … and the last of them with all that was found out about them


@cache
def entry(who: int, number: int) -> tuple[int, int]:
    """Who did what: one value for all games, since there are many games and few moves."""
    return who, number


class History:
    """Who did what, and how it stood before the first entry and after each.

    Positions that are not kept are played again when they are asked for.
    """

    __slots__ = ("entries", "_packed", "_recent", "_last")

    def __init__(self, first: Position) -> None:
        self.entries: list[tuple[int, int]] = []  # (who, number of the move)
        self._packed = [first.packed()]
        self._recent = [first]
        self._last: Callable[[], Position] | None = None  # makes it again, when none is kept

    @property
    def last(self) -> Position:
        """How it stands."""
        return self._awake()[-1]

    def _awake(self) -> list[Position]:
        """The positions that are kept, the last one in any case.

        Nobody who has this list is disturbed by a rest: in other threads some may look back.
        """
        recent = self._recent
        if not recent:
            assert self._last is not None, "it rests"
            recent = self._recent = [self._last()]
        return recent

    def append(self, who: int, number: int) -> None:
        """A move that is known to be legal."""
        recent = self._awake()
        recent.append(recent[-1].applied(who, number))
        self.entries.append(entry(who, number))
        if len(recent) > KNOWN:
            recent[-1 - KNOWN] = recent[-1 - KNOWN].bare()
        if len(recent) > RECENT:
            del recent[0]
        if len(self.entries) % STRIDE == 0:
            self._packed.append(recent[-1].packed())

    def __getitem__(self, ply: int) -> Position:
        """How it stood after so many entries."""
        recent, back = self._awake(), len(self.entries) - ply
        if back < len(recent):
            return recent[-1 - back]
        kept = ply // STRIDE
        position = recent[-1].unpacked(self._packed[kept])
        for entry in self.entries[kept * STRIDE : ply]:
            position = position.applied(*entry)
        return position

    def since(self, ply: int) -> Iterator[Position]:
        """How it stood after so many entries, and after each later one."""
        recent = self._awake()
        kept = max(ply, len(self.entries) + 1 - len(recent))  # from here on they are
        if ply < kept:
            position = self[ply]
            yield position
            for entry in islice(self.entries, ply, kept - 1):
                position = position.applied(*entry)
                yield position
        yield from recent[kept - len(self.entries) - 1 :]

    def rest(self) -> None:
        """Keep no more than is needed to go on: nobody looks back for a while."""
        if self._recent:
            self._last = self._recent[-1].unpacking()
            self._recent = []

    def copy(self) -> "History":
        """The same game, to be played on apart from this one."""
        twin = object.__new__(History)
        twin._recent = self._recent.copy()  # first: a rest makes `_last` before it empties them
        twin.entries, twin._last = self.entries.copy(), self._last
        twin._packed = self._packed.copy()
        return twin

    def until(self, ply: int) -> "History":
        """The same game as it stood after so many entries."""
        earlier = object.__new__(History)
        earlier.entries, earlier._last = self.entries[:ply], None
        earlier._recent = [self[ply]]
        earlier._packed = self._packed[: ply // STRIDE + 1]
        return earlier
