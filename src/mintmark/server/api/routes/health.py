"""For those who watch over the server: is it alive, is it ready, what are its figures."""

import asyncio
from ipaddress import ip_address
from typing import Annotated, Any, Literal

from litestar import Response, Router, get
from litestar.datastructures import Headers
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from ...broker import Broker
from ...http.errors import refuses
from ...http.security import literal
from ...live.server_clock import Clock
from ...operations.logs import tell
from ...operations.metrics import Metrics
from ...operations.settings import Settings
from ...store import Store
from ...table.refusals import NotThere
from ..request import ApiRequest

TIMEOUT = 1.0  # seconds for the store to answer


class Alive(Struct, frozen=True):
    """The process runs and answers."""

    status: Literal["ok"] = "ok"


class Ready(Struct, frozen=True):
    """Whether tables can be played here."""

    ready: bool
    store: Annotated[bool, Meta(description="The database answers within a second, and has room")]
    broker: Annotated[bool, Meta(description="Other processes can be heard")]


FREE = {"cost": ""}


@get("/healthz", opt=FREE, responses=refuses())
async def healthz() -> Alive:
    """Whether the process runs."""
    return Alive()


@get(
    "/readyz",
    responses=refuses()
    | {503: ResponseSpec(Ready, generate_examples=False, description="Not ready")},
)
async def readyz(
    store: NamedDependency[Store],
    broker: NamedDependency[Broker],
    clock: NamedDependency[Clock],
    stopping: NamedDependency[asyncio.Event],
) -> Response[Ready]:
    """Whether tables can be played here; 503 while they cannot, and while the server stops."""
    kept = not clock.stands and await answers(store)
    ready = kept and broker.connected and not stopping.is_set()
    return Response(
        Ready(ready, kept, broker.connected),
        status_code=200 if ready else 503,
        headers={"Cache-Control": "no-store"},
    )


async def answers(store: Store) -> bool:
    """Whether the store answers soon enough."""
    try:
        async with asyncio.timeout(TIMEOUT):
            await store.status_of("")
    except Exception as error:
        tell("store does not answer", error=type(error).__qualname__)
        return False
    return True


@get("/metrics", opt=FREE, media_type="text/plain", responses=refuses(404))
async def metrics(
    request: ApiRequest, settings: NamedDependency[Settings], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """Figures for Prometheus; by default only for programs on the server's own machine."""
    if not may_read_metrics(request.scope, settings):
        raise NotThere("server-not-found")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def may_read_metrics(scope: Any, settings: Settings) -> bool:
    """Whether the setting allows it; what comes through a proxy is not of this machine."""
    if settings.metrics != "loopback":
        return settings.metrics == "open"
    address = scope["client"][0] if scope["client"] else ""
    proxied = "x-forwarded-for" in Headers.from_scope(scope)
    return literal(address) and ip_address(address).is_loopback and not proxied


ROUTER = Router("/", tags=["health"], route_handlers=[healthz, readyz, metrics])
