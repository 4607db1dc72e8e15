"""Who reads a stream: counted while they do, and sent away when their token is no longer good."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from litestar.testing import RequestFactory
from support.server.client import settings_in

from mintmark.server.api import connections
from mintmark.server.api.request import ApiRequest
from mintmark.server.api.routes import bots
from mintmark.server.api.streams import Streams
from mintmark.server.serving.app import create_app
from mintmark.server.table.events import Pace, Place
from mintmark.server.table.opening import opened_by, seated
from mintmark.server.table.refusals import NotThere

TIMEOUT = 10


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Streams look again soon."""
    monkeypatch.setattr("mintmark.server.live.game_news.POLL", 0.02)


@asynccontextmanager
async def a_table(folder):
    """A server, a request of somebody who sits at a table there, and the table."""
    app = create_app(settings_in(folder))
    async with app.lifespan():
        shared = app.state.resources
        guest, secret = await shared.identity.new_guest("Ada")
        plan = ([Place(), Place()], Pace(), False, False)
        opened = opened_by(guest.id, "coinage", None, None, {}, *plan, toss=False)
        live = await shared.tables.open(opened, seated(guest, ["me", "open"], False, None))
        access = await shared.identity.access_of(secret)
        headers = {"Authorization": f"Bearer {secret}"}
        scope = RequestFactory(app=app).get("/", auth=access, user=guest, headers=headers).scope
        yield ApiRequest(scope), live


def streams_for(request):
    """What a request may read without end."""
    shared = request.app.state.resources
    return Streams(request, shared.tables, shared.limits, shared.connections, shared.stopping)


def streams_of(request, live):
    """Both kinds of streams, as the server sends them."""
    streams, shared = streams_for(request), request.app.state.resources

    async def of_table():
        return await streams.updates(live.table.id, None, 0)

    async def of_games():
        return (await bots.events.fn(request, streams, shared.store, shared.tables)).iterator

    return of_table, of_games


def open_at(state, live):
    """Watchers, listeners and counted streams."""
    return len(live.subscribers), len(state.tables.on_change), len(state.limits._open)


async def test_who_has_gone_before_a_stream_begins_leaves_nothing_behind(tmp_path):
    async with a_table(tmp_path) as (request, live):
        before = open_at(request.app.state.resources, live)
        for stream in streams_of(request, live):
            source = await stream()
            assert open_at(request.app.state.resources, live) == before
            await anext(aiter(source))
            assert open_at(request.app.state.resources, live) > before
            await source.aclose()
            assert open_at(request.app.state.resources, live) == before


async def test_what_cannot_be_read_is_refused_before_the_stream_begins(tmp_path):
    async with a_table(tmp_path) as (request, _):
        with pytest.raises(NotThere):
            await streams_for(request).updates("x" * 22, None, 0)


@pytest.mark.parametrize("kind", [0, 1])
async def test_a_stream_ends_when_its_token_is_revoked(tmp_path, monkeypatch, kind):
    monkeypatch.setattr(connections, "RECHECK", 0.02)
    async with a_table(tmp_path) as (request, live), asyncio.timeout(TIMEOUT):
        source = await streams_of(request, live)[kind]()
        await anext(aiter(source))
        await request.app.state.resources.identity.sign_out(request.headers["authorization"][7:])
        async for _ in source:
            pass


async def test_a_stream_ends_at_once_when_the_server_stops(tmp_path):
    async with a_table(tmp_path) as (request, live), asyncio.timeout(TIMEOUT):
        source = await streams_for(request).updates(live.table.id, None, 0)
        await anext(source)
        waiting = asyncio.create_task(anext(source, None))
        await asyncio.sleep(0.01)
        request.app.state.resources.stopping.set()
        assert await waiting is None
