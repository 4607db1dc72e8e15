"""Who may talk to the server, and what browsers are told to guard.

Hosts. A page of another site can make its own name lead to our address (DNS rebinding), and would
then be "same-origin" with us. So a request must name us by a name that is ours: on loopback only
localhost, 127.0.0.1 and [::1]; elsewhere any literal address, which no name can stand in for, and
the names of this machine; everywhere those of the public URL and the further origins.

Origins. A browser says which page sent a request that changes something, or opened a socket. It
must be one of ours. Programs that are no browsers say nothing, and show a token instead of a
cookie: nobody can make them send it unknowingly.

Proxies. Whom a proxy names as its client, and by which scheme, stands in the scope already: uvicorn
puts it there, for the proxies in the settings and no others.
"""

import socket
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Cookie, Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...errors import Refused
from ..operations.settings import Settings
from ..table.refusals import NotAllowed
from .limits import ADDRESS

COOKIE = "mintmark"
STALE = "stale"  # in the state of a request: its cookie is nobody's
YEAR = 365 * 24 * 60 * 60
SAFE = {"GET", "HEAD", "OPTIONS"}
LOCAL = {"localhost", "127.0.0.1", "::1"}
CONTENT = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:"
)
COMPILING = f"{CONTENT}; script-src 'self' 'wasm-unsafe-eval'"  # for a worker that runs WebAssembly
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Adds the headers that every answer carries."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        headers = dict(HEADERS)
        if settings.secure:
            headers["strict-transport-security"] = f"max-age={YEAR}"
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Before an answer is sent."""
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            ours = [header for header in self.headers if header[0] not in given]
            if message["status"] == 401 and scope["state"].get(STALE):
                ours.append(cookie_for("", scope, self.settings).to_encoded_header())
            message["headers"] = [*message["headers"], *ours]


class HostAndOrigin(ASGIMiddleware):
    """Turns away whoever calls us by a strange name, or from a page of another site."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Look at name, length and origin before anything else is done."""
        if len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS:
            raise Refused("server-too-long")
        headers = Headers.from_scope(scope)
        if not host_allowed(headers.get("host", ""), self.settings):
            raise Refused("server-wrong-host")
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            check_origin(headers, self.settings)
        await next_app(scope, receive, send)


def host_allowed(host: str, settings: Settings) -> bool:
    """Whether a Host header names this server."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in LOCAL or name in public_names(settings):
        return True
    return not settings.loopback and (literal(name) or name in own_names() | {settings.host})


@cache
def public_names(settings: Settings) -> frozenset[str]:
    """The names in the public URL and the further origins."""
    addresses = (settings.public_url, *settings.origins)
    return frozenset(urlsplit(each).hostname or "" for each in addresses if each)


@cache
def own_names() -> frozenset[str]:
    """What this machine is called, also in a local network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local", f"{short}.lan", f"{short}.home.arpa"} - {""})


def literal(name: str) -> bool:
    """Whether a host is an address and no name."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a page that sent this is one of ours; False if no page is named."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "same-origin"
    if origin in (settings.public_url, *settings.origins):
        return True
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and place == headers.get("host")


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what a page of another site makes a browser send, and cookies of unknown origin."""
    if headers.get("authorization", "").lower().startswith("bearer "):
        return
    named = "origin" in headers or "sec-fetch-site" in headers
    cookie = any(
        part.strip().startswith(f"{COOKIE}=")
        for line in headers.getall("cookie", [])
        for part in line.split(";")
    )
    if (named or cookie) and not origin_allowed(headers, settings):
        raise NotAllowed("server-wrong-origin")


def site(scope: Any, settings: Settings) -> str:
    """Scheme and host by which this request reached us."""
    if settings.public_url:
        return settings.public_url
    return f"{'https' if by_https(scope, settings) else 'http'}://" + Headers.from_scope(scope).get(
        "host", f"{settings.host}:{settings.port}"
    )


def by_https(scope: Any, settings: Settings) -> bool:
    """Whether this request came by https, as far as we can know."""
    return settings.secure if settings.public_url else scope.get("scheme") == "https"


def cookie_for(secret: str, scope: Any, settings: Settings) -> Cookie:
    """The cookie that keeps a guest, for a year; an empty secret takes it away."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=YEAR if secret else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=by_https(scope, settings),
    )
