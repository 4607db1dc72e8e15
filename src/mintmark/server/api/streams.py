"""Streams for programs: the updates of one table, one after the other."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress

from litestar.di import NamedDependency

from ...errors import Refused
from ..http.authentication import address_of, secret_in
from ..http.limits import Limits
from ..live.subscription import Subscription, viewing_seat
from ..live.tables import Tables
from .connections import Connections
from .request import ApiRequest

KEEP_ALIVE = 15.0  # seconds of silence after which something is sent, so that proxies wait


class Reader:
    """Somebody who reads a stream, until they must go."""

    def __init__(self, stopping: asyncio.Event, wake: Callable[[], None]) -> None:
        self._stopping, self._wake, self._left = stopping, wake, False

    @property
    def stays(self) -> bool:
        """Whether there will be more for them."""
        return not self._left and not self._stopping.is_set()

    def leave(self, code: int, why: str) -> None:
        """Their token is no longer good, or the server stops."""
        self._left = True
        self._wake()


class Streams:
    """What a request may read without end."""

    def __init__(
        self,
        request: ApiRequest,
        tables: NamedDependency[Tables],
        limits: NamedDependency[Limits],
        connections: NamedDependency[Connections],
        stopping: NamedDependency[asyncio.Event],
    ) -> None:
        self.request, self.tables, self.limits = request, tables, limits
        self.connections, self.stopping = connections, stopping
        self.guest = request.user
        self.whose = self.guest.id if self.guest else None, address_of(request.scope)

    def check_room(self) -> None:
        """Whether there is room for one more stream; to be answered before it begins."""
        self.limits.check_open(*self.whose)

    @contextmanager
    def reading(self, wake: Callable[[], None]) -> Iterator[Reader]:
        """A stream that has begun: it is counted, and its token looked at now and then."""
        reader = Reader(self.stopping, wake)
        with self.limits.open(*self.whose):
            self.connections.add(reader, secret_in(self.request.headers)[0], self.whose[0])
            try:
                yield reader
            finally:
                self.connections.remove(reader)

    async def updates(
        self, table: str, seat: int | None, since: int
    ) -> AsyncIterator[bytes | None]:
        """Updates from now on; None when there has been nothing for a while."""
        live, news = await self.tables.fresh(table), asyncio.Event()
        viewing_seat(live, self.guest, seat)
        self.check_room()
        language = self.request.language

        async def told() -> AsyncIterator[bytes | None]:
            # nobody watches before this runs: it never does for a client that has gone by then
            time = asyncio.get_running_loop().time
            with suppress(Refused), self.reading(news.set) as reader:  # it may have changed since
                await live.ready_updates(viewing_seat(live, self.guest, seat))
                subscription = Subscription(live, self.guest, seat, since, language, news.set)
                silent = time()
                try:
                    while subscription.allowed and reader.stays:
                        news.clear()
                        if update := subscription.news():
                            yield update
                            silent = time()
                            continue
                        # counted from what was sent: others' secret moves wake us, and must not
                        # show
                        try:
                            async with asyncio.timeout_at(silent + KEEP_ALIVE):
                                await news.wait()
                        except TimeoutError:
                            yield None
                            silent = time()
                finally:
                    subscription.close()

        return told()
