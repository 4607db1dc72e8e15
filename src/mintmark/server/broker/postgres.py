"""News by PostgreSQL's LISTEN and NOTIFY, on a connection of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from .link import CHANNEL, TIMEOUT, Link, Send

NOTIFY = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"


class Postgres(Link):
    """A link through a PostgreSQL server."""

    TROUBLES = (*Link.TROUBLES, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, dsn: str) -> None:
        super().__init__()
        self._dsn = dsn

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[Send]:
        connection = await asyncpg.connect(self._dsn, timeout=TIMEOUT)
        try:
            connection.add_termination_listener(lambda _: self._lose())
            await connection.add_listener(CHANNEL, lambda *told: self._hear(str(told[-1])))
            yield lambda texts: connection.execute(NOTIFY, CHANNEL, texts)
        finally:
            connection.terminate()
