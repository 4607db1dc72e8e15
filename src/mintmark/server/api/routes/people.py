"""Guests, and how they are kept: by a cookie, a password, a link to another device, a token."""

from contextlib import suppress
from typing import Annotated, Literal

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ....errors import Refused
from ...accounts.identity import ALL, Identity, TokenInfo
from ...http.authentication import by_session, needs, secret_in
from ...http.errors import refuses
from ...http.limits import Limits
from ...http.security import cookie_for, site
from ...live.tables import Tables
from ...operations.settings import Settings
from ...store import Store
from ...table import seating
from ...table.guest import Guest
from ...table.names import fold
from ...table.refusals import Invalid
from ..request import ApiRequest

PRIVATE = {"Cache-Control": "no-store"}
NAMED_AT = 100  # tables, the newest: at others a new name is seen when somebody acts there

Name = Annotated[
    str,
    Meta(max_length=100, description="What others see, up to 24 letters", examples=["Ada"]),
]
Handle = Annotated[
    str, Meta(max_length=100, description="The name to sign in by", examples=["ada"])
]
Secret = Annotated[
    str,
    Meta(max_length=1000, description="8 to 200 letters", examples=["correct horse battery"]),
]
Scope = Annotated[str, Meta(max_length=20, examples=["play"])]
Moment = Annotated[int, Meta(description="Milliseconds since 1970", examples=[1767225600000])]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    name: Name


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    """By which somebody signs in again."""

    handle: Handle
    password: Secret


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """By which somebody will sign in again; a change needs the password of now."""

    handle: Handle
    password: Secret
    current: Annotated[
        Secret | None, Meta(description="The password of now, if there is one", examples=[None])
    ] = None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program."""

    label: Annotated[
        str, Meta(max_length=100, description="To tell it from others", examples=["my bot"])
    ]
    scopes: Annotated[
        tuple[Literal["read", "play", "account"], ...],
        Meta(min_length=1, max_length=3, examples=[["read", "play"]]),
    ]
    days: Annotated[int, Meta(ge=1, le=366, description="How long it is good", examples=[90])] = 90


class Me(Struct, frozen=True):
    """Who one is."""

    id: Annotated[str, Meta(description="Public; it never changes", examples=["eb478735d2f5f3df"])]
    name: Name
    handle: Annotated[str | None, Meta(description="null until a password is chosen")]
    scopes: Annotated[tuple[Scope, ...], Meta(description="What this token allows")]


class Link(Struct, frozen=True):
    """A way to another device: good once, for ten minutes."""

    code: Annotated[str, Meta(description="For POST /api/links/{code}", examples=["mm_…"])]
    url: Annotated[str, Meta(description="To be opened there", examples=["https://…/#link=mm_…"])]


class Token(Struct, frozen=True):
    """A token of one's own, without its secret."""

    id: str
    label: str
    scopes: tuple[Scope, ...]
    created_at: Moment
    used_at: Moment
    expires_at: Moment


class MadeToken(Struct, frozen=True):
    """A new token. Its secret is shown this once."""

    token: Token
    secret: Annotated[
        str, Meta(description="For the header Authorization: Bearer …", examples=["mm_…"])
    ]


def me_of(guest: Guest, scopes: frozenset[str]) -> Me:
    """Who one is, with what this token allows."""
    return Me(guest.id, guest.name, guest.handle, tuple(sorted(scopes)))


def token_of(info: TokenInfo) -> Token:
    """A token as others may see it."""
    scopes = tuple(sorted(info.scopes))
    return Token(info.id, info.label, scopes, info.created_at, info.used_at, info.expires_at)


class Sessions:
    """Begin and end by the cookie that an answer sets."""

    def __init__(self, request: ApiRequest, settings: NamedDependency[Settings]) -> None:
        self.request, self.settings = request, settings

    def begin(self, guest: Guest, secret: str) -> Response[Me]:
        """A guest's new session: who one is, and the cookie."""
        return Response(me_of(guest, ALL), cookies=[self._cookie(secret)], headers=PRIVATE)

    def end(self) -> Response[None]:
        """Nobody any more."""
        return Response(None, status_code=204, cookies=[self._cookie("")], headers=PRIVATE)

    def _cookie(self, secret: str) -> Cookie:
        return cookie_for(secret, self.request.scope, self.settings)


@post("/guests", opt={"cost": "guests"}, responses=refuses(413))
async def become_guest(
    data: JSONBody[NewGuest],
    identity: NamedDependency[Identity],
    sessions: NamedDependency[Sessions],
) -> Response[Me]:
    """Become a guest: a name is enough. The answer sets a cookie."""
    guest, secret = await identity.new_guest(data.name)
    return sessions.begin(guest, secret)


@get("/me", responses=refuses(401))
async def who_am_i(request: ApiRequest) -> Response[Me | None]:
    """Who one is; null for somebody who is not yet a guest."""
    if request.auth is None:
        return Response(None, headers=PRIVATE, media_type="application/json")
    return Response(me_of(request.auth.guest, request.auth.scopes), headers=PRIVATE)


@patch("/me", guards=[needs("account")], responses=refuses(401, 413))
async def rename(
    data: JSONBody[NewGuest],
    request: ApiRequest,
    identity: NamedDependency[Identity],
    store: NamedDependency[Store],
    tables: NamedDependency[Tables],
) -> Me:
    """Take another name, also at the tables where you play or are expected."""
    guest = await identity.rename(request.guest.id, data.name)
    unfinished = await store.tables_of(guest.id, NAMED_AT, ("open", "playing"))
    for each in unfinished:
        with suppress(Refused):  # it has gone, or ended meanwhile
            await tables.act(each.id, seating.rename(guest))
    return me_of(guest, request.access.scopes)


@delete(
    "/me",
    guards=[needs("read")],
    responses=refuses(401) | {204: ResponseSpec(None, description="Signed out")},
)
async def sign_out(
    request: ApiRequest,
    identity: NamedDependency[Identity],
    sessions: NamedDependency[Sessions],
) -> Response[None]:
    """Sign out: this token is no longer good. Whoever has a password can sign in again."""
    await identity.sign_out(secret_in(request.headers)[0])
    return sessions.end()


@post(
    "/me/password",
    status_code=200,
    guards=[by_session],
    opt={"cost": "signing in"},
    responses=refuses(401, 409, 413),
)
async def choose_password(
    data: JSONBody[NewPassword],
    request: ApiRequest,
    identity: NamedDependency[Identity],
    limits: NamedDependency[Limits],
) -> Me:
    """Choose a handle and a password, to come back by. All other sessions and tokens end."""
    access = request.access
    if access.guest.handle:  # the password of now can be guessed here, too
        limits.take_for(access.guest.handle)
    guest = await identity.keep(access, data.handle, data.password, data.current)
    return me_of(guest, access.scopes)


@post("/sessions", opt={"cost": "signing in"}, responses=refuses(401, 413))
async def sign_in(
    data: JSONBody[Password],
    identity: NamedDependency[Identity],
    limits: NamedDependency[Limits],
    sessions: NamedDependency[Sessions],
) -> Response[Me]:
    """Sign in by handle and password. The answer sets a cookie."""
    with suppress(Invalid):  # nobody has that one
        limits.take_for(fold(data.handle))
    guest, secret = await identity.sign_in(data.handle, data.password)
    return sessions.begin(guest, secret)


@post("/me/link", guards=[by_session], responses=refuses(401))
async def make_link(
    request: ApiRequest,
    identity: NamedDependency[Identity],
    settings: NamedDependency[Settings],
) -> Response[Link]:
    """A one-time link that brings this guest to another device."""
    code = await identity.link(request.access)
    # behind the #, where no server and no proxy on the way gets to see it
    url = f"{site(request.scope, settings)}/#link={code}"
    return Response(Link(code, url), headers=PRIVATE)


@post("/links/{code:str}", opt={"cost": "signing in"}, responses=refuses(404))
async def use_link(
    code: FromPath[str],
    identity: NamedDependency[Identity],
    sessions: NamedDependency[Sessions],
) -> Response[Me]:
    """Become the guest who made this link. The answer sets a cookie."""
    guest, secret = await identity.use_link(code)
    return sessions.begin(guest, secret)


@get("/me/tokens", guards=[needs("account")], responses=refuses(401))
async def list_tokens(request: ApiRequest, identity: NamedDependency[Identity]) -> list[Token]:
    """The personal tokens of a guest, without their secrets."""
    found = await identity.tokens(request.guest.id)
    return [token_of(each) for each in found]


@post("/me/tokens", guards=[by_session], responses=refuses(401, 413))
async def make_token(
    data: JSONBody[NewToken], request: ApiRequest, identity: NamedDependency[Identity]
) -> Response[MadeToken]:
    """A personal token, for a bot or another program. Its secret is shown this once."""
    info, secret = await identity.make_token(
        request.access, data.label, frozenset(data.scopes), data.days
    )
    return Response(MadeToken(token_of(info), secret), headers=PRIVATE)


@delete("/me/tokens/{token:str}", guards=[needs("account")], responses=refuses(401, 404))
async def revoke_token(
    token: FromPath[str], request: ApiRequest, identity: NamedDependency[Identity]
) -> None:
    """Make a token worthless at once."""
    await identity.revoke(request.guest.id, token)


ROUTER = Router(
    "/api",
    dependencies={"sessions": Provide(Sessions, sync_to_thread=False)},
    tags=["people"],
    route_handlers=[
        become_guest,
        who_am_i,
        rename,
        sign_out,
        choose_password,
        sign_in,
        make_link,
        use_link,
        list_tokens,
        make_token,
        revoke_token,
    ],
)
