"""A connection over which processes tell each other news; when it is lost, it is made again.

A text on the wire is "origin seq table". Everyone hears everything, also their own: so a process
knows that it is heard. One with nothing to tell sends a beat, "origin 0 ", now and then.
"""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress

from .news import Inbox, News

CHANNEL = "mintmark"
BEAT = 10.0  # seconds without anything to tell
TIMEOUT = 5.0  # seconds for an answer
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts to connect

Send = Callable[[Sequence[str]], Awaitable[object]]
log = logging.getLogger(__name__)


class Lost(Exception):
    """The connection is lost."""


class Link(ABC):
    """Keeps a connection, and carries news both ways."""

    TROUBLES: tuple[type[Exception], ...] = (Lost, OSError, TimeoutError)

    def __init__(self) -> None:
        self._origin = secrets.token_hex(8)
        self._inbox = Inbox()
        self._outbox: dict[str, int] = {}
        self._wake, self._told, self._linked = (asyncio.Event() for _ in range(3))
        self._told.set()
        self._was_linked = False
        self._lost = False
        self._unheard_since: float | None = None
        self._staying: asyncio.Task[None] | None = None

    @abstractmethod
    def _connect(self) -> AbstractAsyncContextManager[Send]:
        """A connection that listens, calls `_hear` and `_lose`, and gives a way to send texts."""

    @property
    def connected(self) -> bool:
        """Whether news come and go at this moment."""
        return self._linked.is_set()

    async def start(self) -> bool:
        """Connect; False if that takes too long."""
        self._staying = asyncio.create_task(self._stay_linked())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._linked.wait(), TIMEOUT)
        return self.connected

    def news(self) -> AsyncIterator[News]:
        """What others tell, until it is closed."""
        return self._inbox.news()

    async def publish(self, table: str, seq: int) -> None:
        """Tell the others soon; while the connection is lost, it is kept for them."""
        self._outbox[table] = max(seq, self._outbox.get(table, 0))
        self._told.clear()
        self._wake.set()

    async def close(self) -> None:
        """Tell what is left, and leave."""
        if self.connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), 1)
        if self._staying:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        self._linked.clear()
        self._inbox.close()

    def _hear(self, text: str) -> None:
        """A text from anyone."""
        origin, _, told = text.partition(" ")
        seq, _, table = told.partition(" ")
        if origin == self._origin:
            self._unheard_since = None
        elif table and seq.isdecimal():
            self._inbox.grew(table, int(seq))

    def _lose(self) -> None:
        """The connection was lost."""
        self._lost = True
        self._wake.set()

    async def _stay_linked(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            self._lost, self._unheard_since = False, None
            try:
                async with self._connect() as send:
                    pause = SHORTEST_PAUSE
                    self._begin()
                    await self._talk(send)
            except self.TROUBLES as error:
                log.warning("no broker: %s", type(error).__name__)  # its text may hold an address
            self._linked.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _begin(self) -> None:
        if self._was_linked:
            self._inbox.missed()
        self._was_linked = True
        self._linked.set()
        self._wake.set()

    async def _talk(self, send: Send) -> None:
        """Send what there is to tell, until the connection is lost."""
        time = asyncio.get_running_loop().time
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT)
            self._wake.clear()
            unheard = self._unheard_since
            if self._lost or (unheard is not None and time() - unheard > TIMEOUT):
                raise Lost
            telling = dict(self._outbox) or {"": 0}
            self._unheard_since = unheard or time()
            texts = [f"{self._origin} {seq} {table}" for table, seq in telling.items()]
            await asyncio.wait_for(send(texts), TIMEOUT)
            self._outbox = {t: seq for t, seq in self._outbox.items() if telling.get(t) != seq}
            if not self._outbox:
                self._told.set()
