"""Clocks: a seat's runs while the game waits for it.

Who is waited for is known to everybody, so clocks tell no secrets: what happens behind a screen or
in a closed fist neither stops nor starts one.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from ...words import Message
from .events import Pace

SECOND = 1000
MINUTE, DAY = 60 * SECOND, 24 * 3600 * SECOND


def lasting(time: int) -> Message:
    """For how long something has lasted, roughly and in words."""
    minutes = max(1, time // MINUTE)
    if minutes < 120:
        return Message("table-minutes", {"count": minutes})
    return Message("table-hours", {"count": minutes // 60})


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

    def passed(
        self, awaited: Collection[int], new_turn: bool, at: int, mover: int | None = None
    ) -> "Clocks":
        """As it stands when others are waited for, or a turn has gone by.

        Who makes the game wait for them again (`mover`) gains no time by that.
        """
        waiting = frozenset(awaited)
        if waiting == self.running and not new_turn:
            return self
        left = list(self.left_at(at))
        for seat in range(len(left)):
            was, now = seat in self.running, seat in waiting
            again = now and not was and seat == mover and not new_turn
            if self.pace.kind == "days":
                if now and (new_turn or not was) and not again:
                    left[seat] = self.pace.days * DAY
            elif was and (new_turn or not now):
                left[seat] += self.pace.increment * SECOND
            elif again:
                left[seat] = max(0, left[seat] - self.pace.increment * SECOND)
        return replace(self, left=tuple(left), running=waiting, since=max(at, self.since))

    def turned_back(self, awaited: Collection[int], at: int) -> "Clocks":
        """As it stands when the game has gone back: what was spent is spent, nothing is added."""
        waiting, left = frozenset(awaited), list(self.left_at(at))
        if self.pace.kind == "days":
            for seat in waiting - self.running:
                left[seat] = self.pace.days * DAY
        return replace(self, left=tuple(left), running=waiting, since=max(at, self.since))

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
