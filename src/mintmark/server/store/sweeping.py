"""Forgetting: tokens that have expired, guests who never came back, tables nobody started."""

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, or_, select

from .schema import guests, holders, tables, tokens
from .values import Swept

DAY = 86_400_000
MOST = 200  # rows of a kind in one transaction, which others wait for


def sweep(connection: Connection, now: int, days: int, open_days: int) -> Swept:
    """Forget guests not seen for `days`, and tables that stayed open for `open_days`."""
    stale_table = (
        (tables.c.status == "open")
        & (tables.c.changed_at < now - open_days * DAY)
        & or_(tables.c.leased_by.is_(None), tables.c.leased_until < now)
    )
    stale_guest = (
        guests.c.password.is_(None)
        & (guests.c.seen_at < now - days * DAY)
        & ~exists().where(holders.c.guest_id == guests.c.id)
    )
    return Swept(
        tables=_forget(connection, tables, stale_table),
        tokens=_forget(connection, tokens, tokens.c.expires_at <= now),
        guests=_forget(connection, guests, stale_guest),
    )


def _forget(connection: Connection, table: Table, stale: ColumnElement[bool]) -> int:
    """What hangs on the rows goes with them, by their foreign keys."""
    found = select(table.c.id).where(stale).limit(MOST)
    return connection.execute(delete(table).where(table.c.id.in_(found), stale)).rowcount
