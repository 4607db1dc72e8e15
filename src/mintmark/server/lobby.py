"""What the lobby shows of a table: public things alone, the same for everybody."""

import msgspec

from . import perspective, wire
from .table import Table


class Summary(msgspec.Struct, frozen=True):
    """A table at a glance."""

    plan: wire.Plan
    status: str
    seats: tuple[wire.SeatInfo, ...]
    turn: int
    awaited: tuple[int, ...]
    outcome: wire.OutcomeInfo | None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Summary).decode


def summary_of(table: Table) -> bytes:
    """The summary as it is stored."""
    return encode(
        Summary(
            plan=perspective.plan_of(table),
            status=table.status,
            seats=perspective.seats_of(table),
            turn=table.play.turn if table.play else 0,
            awaited=table.awaited,
            outcome=perspective.outcome_of(table),
        )
    )
