"""The web application: its parts, the resources that they share, and what is said of errors.

On `app.state`: settings, clock, metrics, limits; from the start of the lifespan on store, identity,
broker, tables, thinkers and archive; and `stopping`, an event that is set when the server is about
to stop, so that sockets and streams can take their leave.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, InternalServerException

from ..errors import MintmarkError
from ..words import learn
from . import client, docs, pages, socket
from .access import Doorkeeper
from .archive import Archive
from .broker import open_broker
from .clock import Clock
from .identity import Identity
from .keeper import Keeper
from .limits import BODY, Limits
from .logs import Watched
from .metrics import Metrics
from .pauses import shorten_pauses, tidy
from .problems import TooDeep, on_http_error, on_mistake, on_refusal
from .refusal import NotSo
from .rounds import Rounds
from .routes import bots, boxes, games, health, lobby, people, records, seats, tables
from .security import Gate, Shielded
from .settings import Settings
from .store import Store
from .tables import Tables
from .thinking import Thinkers

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
    docs.ROUTER,
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
            raise TooDeep from None
        except UnicodeDecodeError:
            raise NotSo("table-not-utf8") from None


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
    state.thinkers = Thinkers(state.metrics)
    state.archive = Archive(state.store, state.tables, state.stopping)
    keeper = Keeper(state.store, state.tables, state.thinkers)
    await keeper.beat()
    state.rounds = Rounds(state.identity)
    walking = asyncio.create_task(state.rounds.run(state.stopping))
    work = [asyncio.create_task(each()) for each in (state.tables.follow, keeper.run, tidy)]
    work.append(asyncio.create_task(asyncio.to_thread(learn)))  # nobody waits for it later
    yield
    for task in (walking, *work):
        task.cancel()
    await asyncio.gather(walking, *work, return_exceptions=True)
    await keeper.close()
    await state.tables.close()
    await state.thinkers.close()


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application with everything in it."""
    metrics, limits = Metrics(), Limits()
    files = client.built(client.FOLDER)
    app = Litestar(
        route_handlers=(*ROUTERS, client.router(files) if files else pages.HOME),
        lifespan=[resources],
        middleware=[Gate(settings), Doorkeeper(settings, limits)],
        before_send=[Shielded(settings)],
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
        openapi_config=docs.interface(),
        plugins=[docs.StrictValues()],
        logging_config=None,
    )
    app.asgi_handler = Watched(app.asgi_handler, metrics)
    return app


def from_environment() -> Litestar:
    """The application of a worker, which was told its settings by its parent."""
    from .logs import set_up_logs

    settings = Settings.read({})
    set_up_logs(settings.log_level)
    app = create_app(settings)
    shorten_pauses()
    return app
