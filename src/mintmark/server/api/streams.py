"""Streams for simple clients: the updates of one table, one after the other."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from litestar import Request

from ...errors import Refused
from ..accounts.identity import Pass
from ..http.authentication import address_of, secret_in
from ..http.errors import language_of
from ..live.subscription import Subscription, viewing_seat
from ..live.tables import Tables
from ..table.guest import Guest

KEEP_ALIVE = 15.0  # seconds of silence after which something is sent, so that proxies wait

Asked = Request[Guest | None, Pass | None, Any]


class Reader:
    """Somebody who reads a stream, until they must go."""

    def __init__(self, request: Asked, wake: Callable[[], None]) -> None:
        self._stopping, self._wake, self._left = request.app.state.stopping, wake, False

    @property
    def stays(self) -> bool:
        """Whether there will be more for them."""
        return not self._left and not self._stopping.is_set()

    def leave(self, code: int, why: str) -> None:
        """Their token is no longer good, or the server stops."""
        self._left = True
        self._wake()


def check_room(request: Asked) -> None:
    """Whether there is room for one more stream; to be answered before it begins."""
    request.app.state.limits.check_open(*_whose(request))


@contextmanager
def reading(request: Asked, wake: Callable[[], None]) -> Iterator[Reader]:
    """A stream that has begun: it is counted, and its token looked at now and then."""
    state, reader = request.app.state, Reader(request, wake)
    with state.limits.open(*_whose(request)):
        state.connections.add(reader, secret_in(request.headers)[0], _whose(request)[0])
        try:
            yield reader
        finally:
            state.connections.remove(reader)


def _whose(request: Asked) -> tuple[str | None, str]:
    guest = request.auth.guest.id if request.auth else None
    return guest, address_of(request.scope)


async def updates(
    request: Asked, table: str, seat: int | None, since: int
) -> AsyncIterator[tuple[int, bytes | None]]:
    """Updates with their numbers, from now on; None when there has been nothing for a while."""
    tables: Tables = request.app.state.tables
    live, news = await tables.fresh(table), asyncio.Event()
    guest = request.auth.guest if request.auth else None
    language = language_of(request.query_params, request.headers)
    viewing_seat(live, guest, seat)
    check_room(request)

    async def told() -> AsyncIterator[tuple[int, bytes | None]]:
        # nobody watches before this runs: it never does for a client that has gone by then
        time = asyncio.get_running_loop().time
        with suppress(Refused), reading(request, news.set) as reader:  # it may have changed since
            await live.ready_updates(viewing_seat(live, guest, seat))
            subscription = Subscription(live, guest, seat, since, language, news.set)
            silent = time()
            try:
                while subscription.allowed and reader.stays:
                    news.clear()
                    if body := subscription.news():
                        yield subscription.since, body
                        silent = time()
                        continue
                    # counted from what was sent: others' secret moves wake us, and must not show
                    try:
                        async with asyncio.timeout_at(silent + KEEP_ALIVE):
                            await news.wait()
                    except TimeoutError:
                        yield subscription.since, None
                        silent = time()
            finally:
                subscription.close()

    return told()
