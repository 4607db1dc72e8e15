"""A table in memory, with those who are told of its changes."""

import asyncio
import time
from typing import Protocol

from ...words import Message
from ..table.table import Table
from ..updates.seat_updates import SeatUpdates
from ..updates.story import Story

LONG = 200  # entries of a game: going through them takes too long for the loop


class Subscriber(Protocol):
    """Somebody who wants to know when a table has changed."""

    guest: str | None

    def wake(self) -> None:
        """It has; must not wait."""

    def notice(self, table: str, message: Message) -> None:
        """Something that passes and is not kept."""


class LiveTable:
    """A table in memory, with its subscribers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.updates_by_seat: dict[int | None, SeatUpdates] = {}
        self.resting = False
        self.use()

    def use(self) -> None:
        """Somebody looks, or something has happened."""
        self.used, self.resting = time.monotonic(), False

    def updates(self, seat: int | None) -> SeatUpdates:
        """What a seat has been told; brought up to date when it is asked for."""
        if seat not in self.updates_by_seat:
            self.updates_by_seat[seat] = SeatUpdates(self.table, seat, self._story(seat))
        found = self.updates_by_seat[seat]
        if found.table is not self.table:
            found.follow(self.table)
        return found

    async def ready_updates(self, seat: int | None) -> SeatUpdates:
        """The same, ready for an update. Of a long game that takes a while: not on the loop."""
        table, known = self.table, self.updates_by_seat.get(seat)
        if is_long(table) and (known is None or known.table is not table):
            story = await asyncio.to_thread(prepared, table, seat, self._story(seat))
            if seat not in self.updates_by_seat:
                self.updates_by_seat[seat] = SeatUpdates(table, seat, story)
        return self.updates(seat)

    def _story(self, seat: int | None) -> Story | None:
        """The story that a seat has heard; where nothing is secret, anybody's will do."""
        if self.table.setup.game.secrets:
            known = self.updates_by_seat.get(seat)
        else:
            known = next(iter(self.updates_by_seat.values()), None)
        return known.story if known else None

    def prepare(self, table: Table) -> None:
        """Have all made that subscribers will need of a table; in any thread."""
        for updates in tuple(self.updates_by_seat.values()):
            prepared(table, updates.seat, updates.story)

    def adopt(self, table: Table) -> None:
        """The table has changed, and that is kept."""
        self.table = table
        self.use()
        for subscriber in tuple(self.subscribers):
            subscriber.wake()

    def rest(self) -> None:
        """Nobody looks: keep what is needed to go on, and nothing that can be made again."""
        self.resting = True
        self.updates_by_seat.clear()
        self.table.rest()

    def notify(self, message: Message) -> None:
        """Say something in passing to all subscribers."""
        for subscriber in tuple(self.subscribers):
            subscriber.notice(self.table.id, message)


def is_long(table: Table) -> bool:
    """Whether going through the game takes a while."""
    return table.play is not None and table.play.ply > LONG


def prepared(table: Table, seat: int | None, known: Story | None) -> Story:
    """What a seat has heard of a long game: one that it has already, or a new one.

    One that is known is not touched, since others may be told of it meanwhile.
    """
    story = known or Story()
    if table.play is not None:
        view = table.views[-1 if seat is None else seat]
        if known:
            known.prepare(table.play, view)
        else:
            story.follow(table.play, view)
        _ = view.free_undo  # kept there
    return story
