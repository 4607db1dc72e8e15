"""Streams for simple clients: the updates of one table, one after the other."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request

from .identity import Guest, Pass
from .problems import NotAllowed, language_of
from .tables import Tables
from .watching import Watching

KEEP_ALIVE = 15.0  # seconds of silence after which something is sent, so that proxies wait

Asked = Request[Guest | None, Pass | None, Any]


async def updates(
    request: Asked, table: str, seat: int | None, since: int
) -> AsyncIterator[tuple[int, bytes | None]]:
    """Updates with their numbers, from now on; None when there has been nothing for a while."""
    if request.auth and "read" not in request.auth.scopes:
        raise NotAllowed("read")
    tables: Tables = request.app.state.tables
    live, news = await tables.fresh(table), asyncio.Event()
    guest = request.auth.guest if request.auth else None
    language = language_of(request.query_params, request.headers)
    watching = Watching(live, guest, seat, since, language, news.set)

    async def told() -> AsyncIterator[tuple[int, bytes | None]]:
        try:
            while watching.allowed and not request.app.state.stopping.is_set():
                news.clear()
                if body := watching.news():
                    yield watching.since, body
                    continue
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        await news.wait()
                except TimeoutError:
                    yield watching.since, None
        finally:
            watching.close()

    return told()
