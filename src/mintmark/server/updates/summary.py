"""What the lobby shows of a table: public things alone, the same for everybody."""

import msgspec

from ..table.table import Table
from . import parts, wire


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
            plan=parts.plan(table),
            status=table.status,
            seats=parts.seats(table),
            turn=table.play.turn if table.play else 0,
            awaited=table.awaited,
            outcome=parts.outcome_of(table),
        )
    )
