"""Clocks: a seat's runs while the game waits for it.

Who is waited for is known to everybody, so clocks tell no secrets: what happens behind a screen or
in a closed fist neither stops nor starts one.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from .events import Pace

SECOND = 1000
DAY = 24 * 3600 * SECOND


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left by seat, as of a moment; since then those of some seats are running."""

    pace: Pace
    left: tuple[int, ...]
    running: frozenset[int]
    since: int

    @classmethod
    def at_start(cls, pace: Pace, seats: int, at: int) -> "Clocks":
        """All stand."""
        whole = pace.seconds * SECOND if pace.kind == "live" else pace.days * DAY
        return cls(pace, (whole,) * seats, frozenset(), at)

    def passed(self, awaited: Collection[int], new_turn: bool, at: int) -> "Clocks":
        """As it stands when others are waited for, or a turn has gone by."""
        waiting = frozenset(awaited)
        if waiting == self.running and not new_turn:
            return self
        left = list(self.left_at(at))
        for seat in self.running:
            if new_turn or seat not in waiting:
                left[seat] = self._after_turn(left[seat])
        return replace(self, left=tuple(left), running=waiting, since=max(at, self.since))

    def _after_turn(self, left: int) -> int:
        if self.pace.kind == "days":
            return self.pace.days * DAY
        return left + self.pace.increment * SECOND

    def left_at(self, at: int) -> tuple[int, ...]:
        """Milliseconds left by seat; never less than none, whatever the machine's clock does."""
        spent = max(0, at - self.since)
        return tuple(
            max(0, left - spent) if seat in self.running else left
            for seat, left in enumerate(self.left)
        )

    def credited(self, lost: int) -> "Clocks":
        """As if some time had not been."""
        return replace(self, since=self.since + lost)

    @property
    def runs_out(self) -> tuple[int, int] | None:
        """When the first clock runs out, and whose; None if there are none."""
        if self.pace.kind == "none" or not self.running:
            return None
        seat = min(self.running, key=lambda seat: (self.left[seat], seat))
        return self.since + self.left[seat], seat
