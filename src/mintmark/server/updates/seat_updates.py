"""What a seat is sent of a table: updates, ready for the wire."""

from bisect import bisect_right
from collections import deque
from dataclasses import astuple
from operator import itemgetter
from typing import Any

from ...play import Play
from ..table.events import Said
from ..table.setups import shown_name
from ..table.table import Table
from ..table.view import SeatView
from . import wire

REMEMBERED = 64  # updates that somebody who lost the connection can go on from


class SeatUpdates:
    """What a seat, or an onlooker, has been told so far; it follows one table."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.index = len(table.seats) if seat is None else seat
        self.lines: list[Any] = []  # the story: events of the game
        self.steps = [(0, 0)]  # after how many entries of the record it had how many lines
        self.play: Play | None = None
        self.past: deque[tuple[int, int, int]] = deque(maxlen=REMEMBERED)  # seq, lines, chat
        self.encoded: dict[tuple[Any, ...], bytes] = {}  # updates, while the table stays as it is
        self.follow(table)

    def follow(self, table: Table) -> None:
        """The table has changed; catch up."""
        self.table = table
        self.seq = table.told[self.index]
        self.encoded.clear()
        if table.play is not None and table.play is not self.play:
            self._tell(table.play, table.views[self.index])
        if not self.past or self.past[-1][0] != self.seq:
            self.past.append((self.seq, len(self.lines), table.chatted))

    def prepare(self, table: Table) -> None:
        """Have all made that following a table to here will need; in any thread."""
        if table.play is not None:
            view = table.views[self.index]
            if table.play is not self.play:
                view.story(self.steps[self._known(table.play) - 1][0])
            _ = view.free_undo  # kept there

    def _known(self, play: Play) -> int:
        """How many steps of the story stay as they are told."""
        shared = play.shared(self.play) if self.play else 0
        return bisect_right(self.steps, shared, key=itemgetter(0))

    def _tell(self, play: Play, view: SeatView) -> None:
        """Go on with the story; where decisions were taken back, from there."""
        del self.steps[self._known(play) :]
        ply, kept = self.steps[-1]
        before = self.lines[kept:]
        self.lines[kept:] = view.story(ply)
        if self.lines[kept : kept + len(before)] != before:
            # only where its own story changes: what others took back in secret must not show
            pairs = enumerate(zip(before, self.lines[kept:], strict=False), kept)
            same = next((n for n, (a, b) in pairs if a != b), len(self.lines))
            told = [(seq, min(lines, same), chat) for seq, lines, chat in self.past]
            self.past = deque(told, maxlen=REMEMBERED)
        if play.ply > ply:
            self.steps.append((play.ply, len(self.lines)))
        self.play = play

    def update(self, since: int, language: str | None, guest: str | None) -> bytes:
        """All that is to be known now, for somebody who has been told everything up to `since`."""
        known = next((entry for entry in self.past if entry[0] == since), (0, 0, 0))
        muted = frozenset(whom for who, whom in self.table.mutes if who == guest)
        key = (*known, language, muted)
        if key not in self.encoded:
            self.encoded[key] = wire.encode(self._update(known[1], known[2], language, muted))
        return self.encoded[key]

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
            plan=plan_of(table),
            status=table.status,
            seats=seats_of(table),
            luck=luck_of(table),
            awaited=table.awaited,
            clocks=clocks_of(table),
            question=question,
            ask=wire.words(asked.ask, language) if asked and asked.ask else None,
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
            story=tuple(wire.line(event, table.setup, language) for event in self.lines[lines:]),
            chat=chat_of(table, chat, muted),
            outcome=outcome_of(table),
            rematch=table.rematch,
        )


def plan_of(table: Table) -> wire.Plan:
    """What is played."""
    opened, setup = table.opened, table.setup
    return wire.Plan(
        game=opened.game,
        edition=shown_name(setup),
        own_edition=setup.own_edition is not None,
        options=dict(setup.options),
        pace=opened.pace,
        public=opened.public,
        hints=opened.hints,
        owner=opened.owner,
        after=opened.after,
        toss=opened.toss,
        drawn_from=opened.drawn_from,
    )


def seats_of(table: Table) -> tuple[wire.SeatInfo, ...]:
    """Who sits where."""
    return tuple(
        wire.SeatInfo(
            name=seat.name,
            guest=seat.guest,
            bot=seat.bot,
            invited=seat.invited.name or None,
            invitee=seat.invited.guest,
            ready=seat.ready,
            left=seat.left,
            late=seat.late,
            absent=seat.absent.name or None,
            resigned=number in table.resigned,
            absentee=seat.absent.guest,
        )
        for number, seat in enumerate(table.seats)
    )


def outcome_of(table: Table) -> wire.OutcomeInfo | None:
    """How it ended."""
    return wire.OutcomeInfo(*astuple(table.outcome)) if table.outcome else None


def luck_of(table: Table) -> wire.LuckInfo:
    """What was promised; when nobody will play on, the secret too."""
    luck = table.luck
    closed = table.status in ("over", "aborted")
    seed = luck.seed.hex() if closed else None
    return wire.LuckInfo(luck.commitment, luck.entropy, seed, table.seating)


def clocks_of(table: Table) -> wire.ClockInfo | None:
    """The clocks, where there are any."""
    clocks = table.clocks
    if clocks.pace.kind == "none":
        return None
    return wire.ClockInfo(clocks.left, tuple(sorted(clocks.running)), clocks.since)


def seat_of(table: Table, guest: str) -> int | None:
    """Where somebody sits now, the first of several seats."""
    return next(iter(table.seats_of(guest)), None)


def chat_of(table: Table, since: int, muted: frozenset[str]) -> tuple[wire.ChatLine, ...]:
    """What was said, but for those whom the listener does not want to hear."""
    first = table.chatted - len(table.chat)
    lines: tuple[Said, ...] = table.chat[max(0, since - first) :]
    return tuple(
        wire.ChatLine(n, said.guest, said.name, seat_of(table, said.guest), said.text)
        for n, said in enumerate(lines, max(since, first))
        if said.guest not in muted
    )
