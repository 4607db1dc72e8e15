"""What people and bots can do at a table: each is checked, and becomes events, or is refused."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Literal

import msgspec

from ...bots.bot import Budget
from ...play import Play
from .clocks import SECOND
from .events import (
    Credited,
    Happened,
    Moved,
    Muted,
    Pleaded,
    Rematched,
    Replied,
    RequestId,
    Resigned,
    Said,
    Sat,
    TookBack,
    WentBack,
)
from .guest import Guest
from .refusals import Invalid, NotAllowed, NotNow, NotThere, Stale
from .table import Table
from .view import SeatView, noticed, views_of

DECISIONS = 3_000  # of one seat; no game of ours needs half as many
STAND_IN = "casual"  # the bot that plays on for somebody who has resigned


class Draft:
    """A table with events that are not yet stored, in answer to somebody's request or not."""

    def __init__(self, table: Table, at: int, request: RequestId | None = None) -> None:
        self.table, self.at, self.request = table, at, request
        self.events: list[Happened] = []

    def add(self, event: Happened, views: tuple[SeatView, ...] | None = None) -> None:
        """One more."""
        if self.request and not self.events:
            event = msgspec.structs.replace(event, request=self.request)
        self.table = self.table.after(event, self.at, views)
        self.events.append(event)


Decision = Callable[[Draft], None]
By = Literal["bot", "clock"] | None  # who decides for a seat, if not the person who sits there


def own_seat(table: Table, guest: Guest, seat: int | None) -> int:
    """The seat that somebody acts for: the one named, or the only one they have."""
    held = table.seats_of(guest.id)
    if seat is None:
        if len(held) > 1:
            raise Invalid("table-which-seat")
        if not held:
            raise NotAllowed("table-no-seat-of-yours")
        return held[0]
    check_seat(table, seat)
    if seat not in held:
        raise NotAllowed("table-not-your-seat")
    return seat


def check_seat(table: Table, seat: int) -> None:
    """There is such a seat."""
    if seat not in range(len(table.seats)):
        raise NotThere("table-no-such-seat", seat=seat)


def game_at(table: Table) -> Play:
    """The game, if it is being played."""
    if table.status != "playing" or table.play is None:
        raise NotNow(f"table-is-{table.status}")
    return table.play


def move(guest: Guest, seat: int | None, question: int | None, text: str) -> Decision:
    """A person's move, in answer to a question."""

    def decide(draft: Draft) -> None:
        game_at(draft.table)
        make(draft, own_seat(draft.table, guest, seat), question, text, None)

    return decide


def bot_move(seat: int, question: int, text: str) -> Decision:
    """A bot's move, if it still sits there and the question is still asked."""

    def decide(draft: Draft) -> None:
        game_at(draft.table)
        table = draft.table
        if table.seats[seat].bot is None or table.question(seat) != question:
            raise Stale("table-stale")  # a person plays here now, or another process was quicker
        make(draft, seat, question, text, "bot")

    return decide


def time_out(draft: Draft) -> None:
    """What is declared happens for a seat whose time is up; nothing, if none is."""
    play, runs_out = game_at(draft.table), draft.table.clocks.runs_out
    if runs_out and runs_out[0] <= draft.at:
        seat = runs_out[1]
        make(draft, seat, None, str(play.idle(seat)), "clock")


def credit(draft: Draft, outages: Sequence[tuple[int, int]]) -> None:
    """Give back the time in which nobody kept the tables, before anything else happens."""
    known = draft.table.changed_at
    missed = takewhile(lambda outage: outage[1] > known, reversed(outages))
    lost = sum(until - max(since, known) for since, until in missed)
    if draft.table.clocks.runs_out and lost:
        draft.add(Credited(lost))


def due_at(table: Table, at: int) -> int | None:
    """When something must happen by itself: a bot's move at once, a clock's when it runs out."""
    if any(table.seats[seat].bot for seat in table.awaited):
        return at
    return table.clocks.runs_out[0] if table.clocks.runs_out else None


def budget_of(table: Table, seat: int) -> Budget | None:
    """How long a bot may think: on a live clock a small part of what is left."""
    if table.clocks.pace.kind != "live":
        return None
    return Budget(seconds=min(1.0, max(0.01, table.clocks.left[seat] / SECOND / 20)))


def make(draft: Draft, seat: int, question: int | None, text: str, by: By) -> None:
    """A move with what chance makes of it; the rules refuse what is not legal."""
    table, play = draft.table, game_at(draft.table)
    current = table.question(seat)
    if question is not None and current is not None and question != current:
        raise Stale("table-stale")
    check_patience(table, seat, text)
    after = play.copy()
    after.settle = True
    after.push(seat, text)
    after.settle = False
    views = views_of(after)
    told, asked = noticed(table.views, views, seat)
    chance = tuple(entry.move for entry in after.entries(play.ply + 1))
    said = after.entries(play.ply)[0].move  # as it is written, however it was typed
    draft.add(Moved(seat, said, told, asked, chance, by), views)


def check_patience(table: Table, seat: int, text: str | None) -> None:
    """Who has changed their mind without end can only lead on: a record must not grow for ever.

    A seat's own decisions are counted, so that it learns nothing about others by that.
    """
    if table.decided[seat] < DECISIONS:
        return
    play = game_at(table)
    if text is None or table.setup.moves.number(text) not in map(
        table.setup.moves.number, play.forward(seat)
    ):
        raise NotNow("table-lead-on")


def undo(guest: Guest, seat: int | None) -> Decision:
    """Take back one's last decision: at once if nothing was learnt by it, else if others agree."""

    def decide(draft: Draft) -> None:
        table, play = draft.table, game_at(draft.table)
        mine = own_seat(table, guest, seat)
        if play.last_of(mine) is None:
            raise NotNow("table-nothing-to-undo")
        if table.plea and table.plea.seat == mine:  # it stands for what was decided then
            raise NotNow("table-undo-asked-already")
        entry = table.views[mine].free_undo
        check_patience(table, mine, None)
        if entry is not None:
            views = views_of(play.without(entry))
            told, asked = noticed(table.views, views, mine)
            draft.add(TookBack(mine, entry, told, asked), views)
            return
        if table.plea:
            raise NotNow("table-undo-asked-already")
        draft.add(Pleaded(mine))
        go_back_if_agreed(draft)

    return decide


def reply(guest: Guest, yes: bool) -> Decision:
    """Agree that somebody takes a decision back, or do not."""

    def decide(draft: Draft) -> None:
        game_at(draft.table)
        plea, mine = draft.table.plea, draft.table.seats_of(guest.id)
        if plea is None:
            raise NotNow("table-no-undo-asked")
        if not mine or draft.table.seats[plea.seat].guest == guest.id:
            raise NotAllowed("table-not-yours-to-agree")
        draft.add(Replied(mine[0], yes))
        go_back_if_agreed(draft)

    return decide


def go_back_if_agreed(draft: Draft) -> None:
    """When all other people at the table have agreed; bots do not mind."""
    table, plea = draft.table, draft.table.plea
    if plea is None or table.seats[plea.seat].guest is None:
        return
    agreed = {table.seats[seat].guest for seat in (plea.seat, *plea.agreed)}
    if all(seat.guest is None or seat.guest in agreed for seat in table.seats):
        draft.add(WentBack(plea.seat, plea.entry))


def resign(guest: Guest, seat: int | None) -> Decision:
    """Give up. Of two the other wins; of more, a bot plays on in the seat, which comes last."""

    def decide(draft: Draft) -> None:
        game_at(draft.table)
        mine = own_seat(draft.table, guest, seat)
        draft.add(Resigned(mine))
        if draft.table.status == "playing":
            draft.add(Sat(mine, STAND_IN, bot=STAND_IN))
            go_back_if_agreed(draft)

    return decide


# Beside the game


def say(guest: Guest, text: str) -> Decision:
    """A line in the chat."""

    def decide(draft: Draft) -> None:
        draft.add(Said(guest.id, guest.name, text))

    return decide


def mute(guest: Guest, whom: str, on: bool) -> Decision:
    """Do not hear somebody, or hear them again."""

    def decide(draft: Draft) -> None:
        known = {seat.guest for seat in draft.table.seats} | {
            line.guest for line in draft.table.chat
        }
        if whom not in known or whom == guest.id:
            raise NotThere("table-nobody-there")
        draft.add(Muted(guest.id, whom, on))

    return decide


def rematched(table: str, instead_of: str | None) -> Decision:
    """The game goes on at another table, which is known to all from now on."""

    def decide(draft: Draft) -> None:
        if draft.table.rematch != instead_of:
            raise NotNow("table-rematched-already")
        draft.add(Rematched(table))

    return decide
