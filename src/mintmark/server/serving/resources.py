"""What operations share: opened when the application starts, and provided to them by name."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide

from ...words import learn
from ..accounts.identity import Access, Identity
from ..api.caller import Caller
from ..api.connections import Connections
from ..api.streams import Streams
from ..broker import Broker, open_broker
from ..http.limits import Limits
from ..live.automation import Automation
from ..live.bot_pool import BotPool
from ..live.server_clock import Clock
from ..live.tables import Tables
from ..operations.metrics import Metrics
from ..operations.settings import Settings
from ..replay.archive import Archive
from ..store import Store
from .interpreter import collect_garbage


class Resources:
    """The first four are there from the beginning, the others while the application runs."""

    settings: Settings
    clock: Clock
    metrics: Metrics
    limits: Limits

    stopping: asyncio.Event  # set when the server is about to stop, so that streams can end
    store: Store
    identity: Identity
    broker: Broker
    tables: Tables
    bot_pool: BotPool
    archive: Archive
    connections: Connections

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings, self.clock = settings, clock
        self.metrics, self.limits = Metrics(), Limits()

    def dependencies(self) -> dict[str, Provide]:
        """All of them by their names, and what is made of them for a request."""
        shared = {name: self._provided(name) for name in Resources.__annotations__}
        return shared | {
            "caller": Provide(Caller, sync_to_thread=False),
            "streams": Provide(Streams, sync_to_thread=False),
        }

    def _provided(self, name: str) -> Provide:
        async def provide() -> Any:
            return getattr(self, name)

        return Provide(provide)

    async def access_of(self, secret: str) -> Access | None:
        """What a secret allows."""
        return await self.identity.access_of(secret)

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Store, identity and broker, opened in this order and closed in reverse."""
        self.stopping = asyncio.Event()
        async with AsyncExitStack() as stack:
            self.store = await Store.open(self.settings.database_url, self.metrics.batch.observe)
            stack.push_async_callback(self.store.close)
            self.identity = Identity(self.store, self.clock.now)
            stack.push_async_callback(self.identity.close)
            self.broker = await open_broker(self.settings.broker_url, self.settings.database_url)
            stack.push_async_callback(self.broker.close)
            async with self._at_tables():
                yield

    @asynccontextmanager
    async def _at_tables(self) -> AsyncIterator[None]:
        """The tables, and those who keep them going."""
        self.tables = Tables(self.store, self.broker, self.metrics, self.clock)
        self.bot_pool = BotPool(self.metrics)
        self.archive = Archive(self.store, self.tables, self.stopping)
        self.connections = Connections(self.identity)
        automation = Automation(self.store, self.tables, self.bot_pool)
        await automation.beat()
        work = [
            asyncio.create_task(each)
            for each in (
                self.connections.run(self.stopping),
                self.tables.follow(),
                automation.run(),
                collect_garbage(),
                asyncio.to_thread(learn),  # nobody waits for it later
            )
        ]
        yield
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await automation.close()
        await self.tables.close()
        await self.bot_pool.close()
