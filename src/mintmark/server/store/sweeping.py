"""Forgetting: tokens that have expired, guests who never came back, tables nobody started."""

from sqlalchemy import ColumnElement, Table, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import guests, holders, tables, tokens
from .values import Swept

DAY = 86_400_000
MOST = 200  # rows of a kind in one transaction, which others wait for


async def sweep(connection: AsyncConnection, now: int, days: int, open_days: int) -> Swept:
    """Forget guests not seen for `days`, and tables that stayed open for `open_days`."""
    stale_table = (
        (tables.c.status == "open")
        & (tables.c.changed_at < now - open_days * DAY)
        & or_(tables.c.keeper.is_(None), tables.c.kept_until < now)
    )
    stale_guest = (
        guests.c.password.is_(None)
        & (guests.c.seen_at < now - days * DAY)
        & ~exists().where(holders.c.guest_id == guests.c.id)
    )
    return Swept(
        tables=await _forget(connection, tables, stale_table),
        tokens=await _forget(connection, tokens, tokens.c.expires_at <= now),
        guests=await _forget(connection, guests, stale_guest),
    )


async def _forget(connection: AsyncConnection, table: Table, stale: ColumnElement[bool]) -> int:
    """What hangs on the rows goes with them, by their foreign keys."""
    found = select(table.c.id).where(stale).limit(MOST)
    return (await connection.execute(delete(table).where(table.c.id.in_(found), stale))).rowcount
