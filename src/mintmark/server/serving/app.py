"""The web application: its operations, what every request passes, and what is said of errors."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ...errors import MintmarkError
from ..api import openapi, socket
from ..api.request import ApiRequest
from ..api.routes import bots, boxes, games, health, lobby, people, records, seats, tables
from ..http import client_files, pages
from ..http.authentication import Authentication
from ..http.errors import on_http_error, on_mistake, on_refusal
from ..http.limits import BODY
from ..http.request_log import RequestLog
from ..http.security import HostAndOrigin, SecurityHeaders
from ..live.server_clock import Clock
from ..operations.logs import set_up_logs
from ..operations.settings import Settings
from .interpreter import collect_garbage_seldom
from .resources import Resources

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


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application with everything in it."""
    resources = Resources(settings, clock or Clock())
    files = client_files.built(client_files.FOLDER)
    app = Litestar(
        route_handlers=(*ROUTERS, client_files.router(files) if files else pages.HOME),
        lifespan=[resources.lifespan],
        dependencies=resources.dependencies(),
        middleware=[HostAndOrigin(settings), Authentication(resources.limits, resources.access_of)],
        before_send=[SecurityHeaders(settings)],
        exception_handlers={
            MintmarkError: on_refusal,
            HTTPException: on_http_error,
            Exception: on_mistake,
        },
        request_class=ApiRequest,
        request_max_body_size=BODY,
        state=State({"resources": resources}),  # for those who are no operation
        openapi_config=openapi.interface(),
        logging_config=None,
    )
    app.asgi_handler = RequestLog(app.asgi_handler, resources.metrics)
    return app


def app_of_worker(settings: Settings) -> Litestar:
    """The application in a process that was started by another one."""
    set_up_logs(settings.log_level)
    app = create_app(settings)
    collect_garbage_seldom()
    return app
