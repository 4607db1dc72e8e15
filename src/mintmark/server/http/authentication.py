"""Who is asking: access by cookie or by bearer token, and what it allows.

Guards are async, though they wait for nothing: others would each take a trip to a thread.
"""

from collections.abc import Awaitable, Callable
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
    from ..accounts.identity import Access

LONGEST_SECRET = 200  # letters of any token of ours, and then some


class Authentication(ASGIMiddleware):
    """Reads what a connection may do into `auth`, and counts what it asks for."""

    def __init__(
        self, limits: Limits, access_of: Callable[[str], Awaitable["Access | None"]]
    ) -> None:
        self.limits, self.access_of = limits, access_of

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Who is it, and is there anything left in the bucket?"""
        address = address_of(scope)
        access = await self._access_of(scope, address)
        scope["auth"] = access
        scope["user"] = access.guest if access else None
        if kind := cost(scope):
            # what a page asks for in advance never uses up what its reader will ask for
            ahead = Headers.from_scope(scope).get("purpose") == "prefetch"
            self.limits.take(kind, access.guest.id if access else None, address, spared=ahead)
        await next_app(scope, receive, send)

    async def _access_of(self, scope: Scope, address: str) -> "Access | None":
        secret, bearer = secret_in(Headers.from_scope(scope))
        if not secret:
            return None
        found = None
        if len(secret) <= LONGEST_SECRET:
            found = await self.access_of(secret)
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


async def may_view(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what everybody may see, but sees more of from a seat."""
    if connection.auth and "read" not in connection.auth.scopes:
        raise NotAllowed("server-not-allowed", scope="read")


async def by_session(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what opens the account: a token for programs must not make more of itself."""
    if connection.auth is None:
        raise NotSignedIn("server-not-signed-in")
    if not connection.auth.session:
        raise NotAllowed("server-not-by-token")
