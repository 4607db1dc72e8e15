"""Who is asking: a pass by cookie or by bearer token, and what it allows.

Guards are async, though they wait for nothing: others would each take a trip to a thread.
"""

from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Guard, Receive, Scope, Send

from ..table.refusals import NotAllowed, NotSignedIn
from .limits import Limits, neighbourhood
from .security import COOKIE, SAFE, STALE

if TYPE_CHECKING:
    from ..accounts.identity import Pass

LONGEST = 200  # letters of any token of ours, and then some


class Authentication(ASGIMiddleware):
    """Reads the pass of a connection into `auth`, and counts what it asks for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Who is it, and is there anything left in the bucket?"""
        address = address_of(scope)
        shown = await self._pass_of(scope, address)
        scope["auth"] = shown
        scope["user"] = shown.guest if shown else None
        if kind := cost(scope):
            # what a page asks for in advance never uses up what its reader will ask for
            ahead = Headers.from_scope(scope).get("purpose") == "prefetch"
            self.limits.take(kind, shown.guest.id if shown else None, address, spared=ahead)
        await next_app(scope, receive, send)

    async def _pass_of(self, scope: Scope, address: str) -> "Pass | None":
        secret, bearer = secret_in(Headers.from_scope(scope))
        if not secret:
            return None
        found = None
        if len(secret) <= LONGEST:
            found = await scope["litestar_app"].state.identity.pass_of(secret)
        if found is None:  # only then: neighbours with a good token must not suffer
            self.limits.take("knocking", None, address)
            if bearer:
                raise NotSignedIn("server-not-signed-in")
            scope["state"][STALE] = True
        return found


def address_of(scope: Any) -> str:
    """Where a connection comes from, as far as limits tell addresses apart."""
    return neighbourhood(scope["client"][0] if scope.get("client") else "")


def secret_in(headers: Headers) -> tuple[str, bool]:
    """The secret that a request shows, and whether as a bearer token."""
    authorization = headers.get("authorization", "")
    if authorization[:7].lower() == "bearer ":
        return authorization[7:].strip(), True
    for line in headers.getall("cookie", []):
        for part in line.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and value:
                return value, False
    return "", False


def cost(scope: Any) -> str | None:
    """Which bucket a request takes from: what its route says, or reading and writing."""
    chosen = scope["route_handler"].opt.get("cost")
    if chosen is not None:
        return str(chosen) or None
    if scope["type"] == "websocket":
        return "sockets"
    return "reading" if scope["method"] in SAFE else "writing"


def needs(scope: str) -> Guard:
    """A guard: only who is signed in, by a token with this scope."""

    async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if connection.auth is None:
            raise NotSignedIn("server-not-signed-in")
        if scope not in connection.auth.scopes:
            raise NotAllowed("server-not-allowed", scope=scope)

    return guard


async def looks(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what everybody may look at, but sees more of from a seat."""
    if connection.auth and "read" not in connection.auth.scopes:
        raise NotAllowed("server-not-allowed", scope="read")


async def by_session(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what opens the account: a token for programs must not make more of itself."""
    if connection.auth is None:
        raise NotSignedIn("server-not-signed-in")
    if not connection.auth.session:
        raise NotAllowed("server-not-by-token")
