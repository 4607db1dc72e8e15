"""The ways in which processes tell each other that a table grew."""

from collections.abc import AsyncIterator
from importlib.util import find_spec
from typing import Protocol, runtime_checkable
from urllib.parse import urlsplit

from ..operations.errors import CannotStart
from ..store.database.address import asyncpg_url, is_postgres
from .link import Link
from .news import Inbox, News

VALKEY = ("valkey", "valkeys", "redis", "rediss")


@runtime_checkable  # Litestar looks whether it provides one
class Broker(Protocol):
    """Tells other processes that a table grew, and hears it from them."""

    @property
    def connected(self) -> bool:
        """Whether news come and go at this moment."""

    def news(self) -> AsyncIterator[News]:
        """What others tell, until it is closed; for one reader."""

    async def publish(self, table: str, seq: int) -> None:
        """Tell the others soon; never waits for them."""

    async def close(self) -> None:
        """Tell what is left, and leave."""


class Alone:
    """The only process: there is nobody to tell."""

    def __init__(self) -> None:
        self._inbox = Inbox()

    @property
    def connected(self) -> bool:
        """Nothing can be lost."""
        return True

    def news(self) -> AsyncIterator[News]:
        """Nothing, until it is closed."""
        return self._inbox.news()

    async def publish(self, table: str, seq: int) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """End the news."""
        self._inbox.close()


async def open_broker(broker_url: str | None, database_url: str) -> Broker:
    """By the address given; else by the database, if it is PostgreSQL; else alone."""
    address = broker_url or (database_url if is_postgres(database_url) else None)
    if address is None:
        return Alone()
    link = _link(address)
    if not await link.start():
        await link.close()
        where = urlsplit(address)
        raise CannotStart(
            f"messages between processes cannot go through {where.scheme}://{where.hostname}: "
            "there is no answer"
        )
    return link


def _link(address: str) -> Link:
    kind = address.partition(":")[0]
    if kind in VALKEY:
        if not find_spec("valkey"):
            raise CannotStart("Valkey needs more packages: pip install 'mintmark[scale]'")
        from .valkey import Valkey

        return Valkey(address)
    if not kind.startswith("postgres"):
        raise CannotStart(
            f"messages cannot go through {kind}: give a valkey, redis or postgresql address"
        )
    dsn = asyncpg_url(address)
    from .postgres import Postgres

    return Postgres(dsn)
