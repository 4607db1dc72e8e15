"""What a seat is sent of a table: updates, ready for the wire."""

from collections import deque
from typing import Any

from ..table.table import Table
from . import parts, wire
from .story import Story

REMEMBERED = 64  # updates that somebody who lost the connection can go on from


class SeatUpdates:
    """What a seat, or an onlooker, has been told so far; it follows one table."""

    def __init__(self, table: Table, seat: int | None, story: Story | None = None) -> None:
        self.seat = seat
        self.index = len(table.seats) if seat is None else seat
        self.story = story or Story()
        # of each update its seq, lines of the story, how often that was cut, lines of the chat
        self.past: deque[tuple[int, int, int, int]] = deque(maxlen=REMEMBERED)
        self.encoded: dict[tuple[Any, ...], bytes] = {}  # updates, while the table stays as it is
        self.follow(table)

    def follow(self, table: Table) -> None:
        """The table has changed; catch up."""
        self.table = table
        self.seq = table.told[self.index]
        self.encoded.clear()
        if table.play is not None:
            self.story.follow(table.play, table.views[self.index])
        if not self.past or self.past[-1][0] != self.seq:
            told = len(self.story.lines), len(self.story.cuts)
            self.past.append((self.seq, *told, table.chatted))

    def update(self, since: int, language: str | None, guest: str | None) -> bytes:
        """All that is to be known now, for somebody who has been told everything up to `since`."""
        lines, chat = self._known(since)
        muted = frozenset([whom for who, whom in self.table.mutes if who == guest])
        key = (lines, chat, language, muted)
        if key not in self.encoded:
            self.encoded[key] = wire.encode(self._update(lines, chat, language, muted))
        return self.encoded[key]

    def _known(self, since: int) -> tuple[int, int]:
        """How much of story and chat somebody has who was told everything up to `since`."""
        for seq, lines, cuts, chat in reversed(self.past):
            if seq == since:
                return min([lines, *self.story.cuts[cuts:]]), chat
        return 0, 0

    def _update(
        self, lines: int, chat: int, language: str | None, muted: frozenset[str]
    ) -> wire.Update:
        table = self.table
        view = table.views[self.index] if table.play else None
        question = None if self.seat is None else table.question(self.seat)
        asked = view if question is not None else None
        return wire.Update(
            table=table.id,
            seat=self.seat,
            seq=self.seq,
            plan=parts.plan(table),
            status=table.status,
            seats=parts.seats(table),
            luck=parts.luck(table),
            awaited=table.awaited,
            clocks=parts.clocks_of(table),
            question=question,
            ask=wire.words(asked.ask, language) if asked and asked.ask else None,
            coach=wire.words(asked.coach, language) if asked and asked.coach else None,
            moves=asked.moves if asked else (),
            warnings={move: wire.words(why, language) for move, why in asked.warnings.items()}
            if asked
            else {},
            can_undo=table.status == "playing" and table.views[self.index].free_undo is not None,
            plea=wire.Plea(table.plea.seat, tuple(sorted(table.plea.agreed)))
            if table.plea
            else None,
            view=view.shown if view else None,
            story_from=lines,
            story=self.story.since(lines, table.setup, language),
            chat=parts.chat_of(table, chat, muted),
            outcome=parts.outcome_of(table),
            rematch=table.rematch,
        )
