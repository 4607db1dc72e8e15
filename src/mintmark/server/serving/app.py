"""The web application: its parts, the resources that they share, and what is said of errors.

On `app.state`: settings, clock, metrics, limits; from the start of the lifespan on store, identity,
broker, tables, bot_pool and archive; and `stopping`, an event that is set when the server is about
to stop, so that sockets and streams can take their leave.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, InternalServerException

from ...errors import MintmarkError
from ...words import learn
from ..accounts.identity import Identity
from ..api import openapi, socket
from ..api.connections import Connections
from ..api.routes import bots, boxes, games, health, lobby, people, records, seats, tables
from ..broker import open_broker
from ..http import client_files, pages
from ..http.authentication import Authentication
from ..http.errors import on_http_error, on_mistake, on_refusal
from ..http.limits import BODY, Limits
from ..http.request_log import RequestLog
from ..http.security import HostAndOrigin, SecurityHeaders
from ..live.automation import Automation
from ..live.bot_pool import BotPool
from ..live.server_clock import Clock
from ..live.tables import Tables
from ..operations.logs import set_up_logs
from ..operations.metrics import Metrics
from ..operations.settings import Settings
from ..replay.archive import Archive
from ..store import Store
from ..table.refusals import Invalid
from .interpreter import collect_garbage, collect_garbage_seldom

ROUTERS = (
    people.ROUTER,
    games.ROUTER,
    boxes.ROUTER,
    lobby.ROUTER,
    seats.ROUTER,
    tables.ROUTER,
    records.ROUTER,
    bots.ROUTER,
    socket.ROUTER,
    health.ROUTER,
    openapi.ROUTER,
    pages.ROUTER,
)


class Asked(Request[Any, Any, State]):
    """A request whose JSON is text, and not nested deeper than we can read."""

    async def body(self) -> bytes:
        """The body; a client that leaves before its end is no mistake of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException from None

    async def json(self) -> Any:
        """The body as a value."""
        try:
            return await super().json()
        except RecursionError:
            raise Invalid("server-too-deep") from None
        except UnicodeDecodeError:
            raise Invalid("table-not-utf8") from None


@asynccontextmanager
async def resources(app: Litestar) -> AsyncIterator[None]:
    """Store, identity and broker, opened in this order and closed in reverse."""
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        app.state.stopping = asyncio.Event()
        app.state.store = await Store.open(settings.database_url, app.state.metrics.batch.observe)
        stack.push_async_callback(app.state.store.close)
        app.state.identity = Identity(app.state.store, app.state.clock.now)
        stack.push_async_callback(app.state.identity.close)
        app.state.broker = await open_broker(settings.broker_url, settings.database_url)
        stack.push_async_callback(app.state.broker.close)
        async with at_tables(app):
            yield


@asynccontextmanager
async def at_tables(app: Litestar) -> AsyncIterator[None]:
    """The tables, and those who keep them going."""
    state = app.state
    state.tables = Tables(state.store, state.broker, state.metrics, state.clock)
    state.bot_pool = BotPool(state.metrics)
    state.archive = Archive(state.store, state.tables, state.stopping)
    automation = Automation(state.store, state.tables, state.bot_pool)
    await automation.beat()
    state.connections = Connections(state.identity)
    rechecking = asyncio.create_task(state.connections.run(state.stopping))
    work = [
        asyncio.create_task(each())
        for each in (state.tables.follow, automation.run, collect_garbage)
    ]
    work.append(asyncio.create_task(asyncio.to_thread(learn)))  # nobody waits for it later
    yield
    for task in (rechecking, *work):
        task.cancel()
    await asyncio.gather(rechecking, *work, return_exceptions=True)
    await automation.close()
    await state.tables.close()
    await state.bot_pool.close()


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application with everything in it."""
    metrics, limits = Metrics(), Limits()
    files = client_files.built(client_files.FOLDER)
    app = Litestar(
        route_handlers=(*ROUTERS, client_files.router(files) if files else pages.HOME),
        lifespan=[resources],
        middleware=[HostAndOrigin(settings), Authentication(limits)],
        before_send=[SecurityHeaders(settings)],
        exception_handlers={
            MintmarkError: on_refusal,
            HTTPException: on_http_error,
            Exception: on_mistake,
        },
        request_class=Asked,
        request_max_body_size=BODY,
        state=State(
            {"settings": settings, "clock": clock or Clock(), "metrics": metrics, "limits": limits}
        ),
        openapi_config=openapi.interface(),
        plugins=[openapi.StrictValues()],
        logging_config=None,
    )
    app.asgi_handler = RequestLog(app.asgi_handler, metrics)
    return app


def app_of_worker(settings: Settings) -> Litestar:
    """The application in a process that was started by another one."""
    set_up_logs(settings.log_level)
    app = create_app(settings)
    collect_garbage_seldom()
    return app
