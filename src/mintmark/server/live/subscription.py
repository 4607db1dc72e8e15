"""Who is told of a table: what they have been sent, and what is new."""

from collections.abc import Callable

from ...words import Message
from ..table.guest import Guest
from ..table.refusals import NotAllowed
from ..updates.seat_updates import SeatUpdates
from .live_table import LiveTable


class Subscription:
    """Somebody who is sent the updates of a table; `since` is the last one that they have."""

    def __init__(
        self,
        live: LiveTable,
        guest: Guest | None,
        seat: int | None,
        since: int,
        language: str | None,
        on_news: Callable[[], None],
        on_notice: Callable[[str, Message], None] = lambda table, message: None,
    ) -> None:
        self.live, self.guest, self.language = live, guest.id if guest else None, language
        self._seat = viewing_seat(live, guest, seat)
        # whoever names no seat goes along when seats are tossed
        self.follows = seat is None and live.table.seating is None
        # whoever claims to be further than the table is has seen another one
        self.since = since if since <= self.updates.seq else 0
        self.first = True
        self.wake, self.notice = on_news, on_notice
        live.subscribers.add(self)

    @property
    def seat(self) -> int | None:
        """The seat whose view they get; None for an onlooker's."""
        seating = self.live.table.seating
        if self._seat is None or not self.follows or seating is None:
            return self._seat
        return seating.index(self._seat)

    @property
    def updates(self) -> SeatUpdates:
        """What they have been told, and could be."""
        return self.live.updates(self.seat)

    @property
    def allowed(self) -> bool:
        """Whether the seat is still theirs."""
        return self.seat is None or self.live.table.seats[self.seat].guest == self.guest

    def news(self) -> bytes | None:
        """The update that they have not had yet; the first one always comes."""
        updates = self.updates
        if not self.first and self.since == updates.seq:
            return None
        update = updates.update(self.since, self.language, self.guest)
        self.first, self.since = False, updates.seq
        return update

    def close(self) -> None:
        """Tell them no more."""
        self.live.subscribers.discard(self)


def viewing_seat(live: LiveTable, guest: Guest | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets; None for an onlooker's.

    Of several seats one must be named: else those who share a screen would see each other's.
    """
    held = live.table.seats_of(guest.id if guest else None)
    if seat is None:
        return held[0] if len(held) == 1 else None
    if seat not in held:
        raise NotAllowed("table-not-your-seat")
    return seat
