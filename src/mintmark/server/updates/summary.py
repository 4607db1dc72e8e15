"""What the lobby shows of a table: public things alone, the same for everybody."""

import msgspec

from ..table.table import Table
from . import seat_updates, wire


class Summary(msgspec.Struct, frozen=True):
    """A table at a glance."""

    plan: wire.Plan
    status: str
    seats: tuple[wire.SeatInfo, ...]
    turn: int
    awaited: tuple[int, ...]
    outcome: wire.OutcomeInfo | None


read_summary = msgspec.json.Decoder(Summary).decode


def summary_of(table: Table) -> bytes:
    """The summary as it is stored."""
    return wire.encode(
        Summary(
            plan=seat_updates.plan_of(table),
            status=table.status,
            seats=seat_updates.seats_of(table),
            turn=table.play.turn if table.play else 0,
            awaited=table.awaited,
            outcome=seat_updates.outcome_of(table),
        )
    )
