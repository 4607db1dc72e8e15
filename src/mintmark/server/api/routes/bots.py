"""For programs that play: a stream of events, a stream for each game, and a call to move.

Shaped like what chess programs use on lichess; docs/server.md has a whole bot in 40 lines.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ...http.authentication import needs
from ...http.errors import refuses
from ...live.game_news import Follower
from ...live.tables import Tables
from ...store import Store
from ...table import decisions, seating
from ...table.decisions import Decision
from ...table.refusals import TooMany
from ...updates import wire
from ..caller import Caller
from ..request import ApiRequest
from ..streams import Streams

LINES = "application/x-ndjson"
FRESH = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@get("/events", guards=[needs("read")], responses=refuses(401), media_type=LINES)
async def events(
    request: ApiRequest,
    streams: NamedDependency[Streams],
    store: NamedDependency[Store],
    tables: NamedDependency[Tables],
) -> Stream:
    """Your games as they begin and end, and invitations: one JSON object a line."""
    streams.check_room()

    async def lines() -> AsyncIterator[bytes]:
        follower = Follower(request.guest.id, store, tables)
        try:
            with suppress(TooMany), streams.reading(follower.news.set) as reader:
                async for news in follower.stream():
                    if not reader.stays:
                        return
                    yield wire.encode(news) + b"\n" if news else b"\n"
        finally:
            follower.close()

    return Stream(lines(), media_type=LINES, headers=FRESH)


@get(
    "/games/{table:str}/stream",
    guards=[needs("read")],
    responses=refuses(401, 404),
    media_type=LINES,
)
async def game(
    table: FromPath[wire.TableId],
    streams: NamedDependency[Streams],
    seat: FromQuery[wire.SeatNumber | None] = None,
    since: FromQuery[wire.Count] = 0,
) -> Stream:
    """The updates of a game, one a line; empty lines keep the connection alive."""
    updates = await streams.updates(table, seat, since)

    async def lines() -> AsyncIterator[bytes]:
        async for update in updates:
            yield (update or b"") + b"\n"

    return Stream(lines(), media_type=LINES, headers=FRESH)


@post(
    "/games/{table:str}/accept",
    status_code=200,
    guards=[needs("play")],
    responses=refuses(401, 404, 409),
)
async def accept(
    table: FromPath[wire.TableId], caller: NamedDependency[Caller]
) -> Response[dict[str, bool]]:
    """Sit down where you are invited, or on any free seat."""
    return await done(caller, table, seating.sit(caller.guest, None, True, None))


@post(
    "/games/{table:str}/move/{move:str}",
    status_code=200,
    guards=[needs("play")],
    responses=refuses(401, 404, 409),
)
async def move(
    table: FromPath[wire.TableId],
    move: FromPath[wire.MoveText],
    caller: NamedDependency[Caller],
    seat: FromQuery[wire.SeatNumber | None] = None,
    question: FromQuery[wire.Count | None] = None,
) -> Response[dict[str, bool]]:
    """Make a move; with the number of the question, never in answer to another one."""
    return await done(caller, table, decisions.move(caller.guest, seat, question, move))


@post(
    "/games/{table:str}/resign",
    status_code=200,
    guards=[needs("play")],
    responses=refuses(401, 404, 409),
)
async def resign(
    table: FromPath[wire.TableId], caller: NamedDependency[Caller]
) -> Response[dict[str, bool]]:
    """Give up."""
    return await done(caller, table, decisions.resign(caller.guest, None))


async def done(caller: Caller, table: str, decision: Decision) -> Response[Any]:
    """Decide something at a table."""
    await caller.tables.act(table, decision, caller.request.request_id)
    return Response({"ok": True})


ROUTER = Router("/api/bot", tags=["bots"], route_handlers=[events, game, accept, move, resign])
