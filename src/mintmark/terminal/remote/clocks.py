"""Clocks as they stand now."""

import time
from collections.abc import Iterator

from ...server.updates import wire


def time_left(clocks: wire.ClockInfo | None, ahead: int) -> Iterator[tuple[int, str]]:
    """The time left to each seat; `ahead` is by how much the server's clock is before ours."""
    if clocks is None:
        return
    spent = max(0, time.time_ns() // 1_000_000 + ahead - clocks.since)
    for seat, left in enumerate(clocks.left):
        yield seat, written(max(0, left - spent) if seat in clocks.running else left)


def written(milliseconds: int) -> str:
    """A time as clocks show it: 4:05, 1:00:00, 2 d 03:00."""
    seconds = milliseconds // 1000
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    if days:
        return f"{days} d {hours:02}:{minutes:02}"
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
