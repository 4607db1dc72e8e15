"""The server's time: even whatever the machine's clock does, and standing while nobody keeps it.

Time runs from beat to beat, each of which is noted in the store. When the next one is overdue, the
process was stopped, or the machine slept, or the store did not answer: then time stands. As far as
the machine's clock is ahead afterwards, or after somebody has set it, that was an outage: it is
noted for all processes, and given back to whoever was thinking.
"""

import time
from collections.abc import Callable

from ..store import Store

OVERDUE = 3000  # milliseconds since the last beat: then nobody has kept the tables


def now() -> int:
    """Milliseconds since 1970, as the machine has it."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since some moment: nobody can set them, and a machine's sleep counts."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class Clock:
    """The time of one process, which agrees with that of the others."""

    def __init__(
        self, machine: Callable[[], int] = now, steady: Callable[[], int] = steady
    ) -> None:
        self._machine, self._steady = machine, steady
        self._at: int | None = None  # at the last beat
        self._beaten = 0
        self.outages: tuple[tuple[int, int], ...] = ()  # from when until when, in order

    def now(self) -> int:
        """Milliseconds since 1970."""
        if self._at is None:
            return self._machine()
        return self._at + _counted(self._steady() - self._beaten)

    @property
    def stands(self) -> bool:
        """Whether the next beat is overdue."""
        return self._at is not None and self._steady() - self._beaten > OVERDUE

    async def beat(self, store: Store, alone: bool) -> bool:
        """Say that somebody keeps the tables; whether there has been an outage, here or elsewhere.

        Who begins, and has the store alone, knows that nobody has kept them since the last beat.
        """
        mine, before = None if self._at is None else self.now(), self._steady()
        least = 0 if mine is None and alone else OVERDUE
        known = self.outages[-1][1] if self.outages else 0
        at, outages = await store.beat(mine, self._machine(), least, known)
        after = self._steady()
        self._at, self._beaten = max(at, (mine or 0) + _counted(after - before)), after
        self.outages += outages
        return bool(outages)


def _counted(passed: int) -> int:
    """Time that has passed since a beat, unless it is more than it can be."""
    return passed if passed <= OVERDUE else 0
