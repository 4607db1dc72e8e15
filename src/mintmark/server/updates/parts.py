"""What an update says of a table to everybody: encoded when it changes, for all who are told."""

from collections.abc import Callable
from dataclasses import astuple
from typing import Any

from msgspec import Raw

from ..table.events import Said
from ..table.setups import shown_name
from ..table.table import Table
from . import wire

CLOSED = ("over", "aborted")


def plan(table: Table) -> Any:
    """What is played, as JSON."""
    return _encoded(table, plan_of, ())


def seats(table: Table) -> Any:
    """Who sits where, as JSON."""
    return _encoded(table, seats_of, (table.seats, table.resigned))


def luck(table: Table) -> Any:
    """What was promised, as JSON."""
    mixed = table.play.luck if table.play else table.seats
    return _encoded(table, luck_of, (mixed, table.status in CLOSED, table.seating))


def _encoded(table: Table, part: Callable[[Table], object], source: tuple[object, ...]) -> Any:
    """A part of updates, made anew when what it is made from is no longer the same."""
    known = table.made.get(part)
    if known is None or known[0] != source:
        known = table.made[part] = source, Raw(wire.encode(part(table)))
    return known[1]


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
    seed = luck.seed.hex() if table.status in CLOSED else None
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
