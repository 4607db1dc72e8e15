"""Setting up tables, finding them, and playing again."""

import asyncio
import hmac
from base64 import urlsafe_b64encode
from typing import Any, Literal

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from ...http.authentication import needs, secret_in
from ...http.errors import refuses
from ...store import Conflict, Store
from ...table import decisions, seating
from ...table.events import Place
from ...table.guest import Guest
from ...table.names import fold
from ...table.opening import rematch_of, seated
from ...table.refusals import Invalid, NotNow, NotThere
from ...updates import wire
from ...updates.requests import NewTable
from ...updates.summary import Summary, read_summary
from ..caller import MISTAKES, PLAYERS, Caller
from ..request import ApiRequest

UNFINISHED = 60  # tables that one guest may have going
CONSIDERED = 500
LISTED = 50


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    created_at: int
    summary: Summary


@post("/tables", guards=PLAYERS, opt={"cost": "tables"}, responses=MISTAKES)
async def open_table(
    data: JSONBody[NewTable], caller: NamedDependency[Caller], store: NamedDependency[Store]
) -> Response[wire.Update]:
    """Set up a table. Its luck is committed to now; be ready when you have seen that."""
    guest, id = caller.guest, own_id(caller.request)
    if id and await store.status_of(id):
        return await caller.view(id)  # it was set up already: the answer was lost
    own = [listed(each) for each in await store.tables_of(guest.id, CONSIDERED)]
    unfinished = [each for each in own if each.summary.status in ("open", "playing")]
    if sum(each.summary.plan.owner == guest.id for each in unfinished) >= UNFINISHED:
        raise NotNow("table-too-many")
    places = [await place_of(store, plan) for plan in data.seats]
    opened = await asyncio.to_thread(data.opened, guest.id, places)
    decision = seated(guest, data.seats, data.ready, data.entropy)
    try:
        id = (await caller.tables.open(opened, decision, id)).table.id
    except Conflict:  # by the same request, which has come twice at the same time
        assert id is not None
    return await caller.view(id)


def own_id(request: ApiRequest) -> str | None:
    """The id of the table that a request sets up, if it can be sent again: the same each time.

    Made with the secret of whoever asks, so that nobody else can guess it.
    """
    if request.key is None:
        return None
    digest = hmac.digest(secret_in(request.headers)[0].encode(), request.key.encode(), "sha256")
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


async def place_of(store: Store, plan: str) -> Place:
    """A seat as it is planned."""
    if plan in ("me", "open") or plan.startswith("bot "):
        return Place()
    if not plan.startswith("for "):
        raise Invalid("table-no-such-plan", plan=plan)
    found = await store.people.guest_with(fold(plan.removeprefix("for ")))
    if found is None:
        raise NotThere("table-nobody-of-that-name")
    return Place(found.id, found.name)


@get("/tables", responses=refuses())
async def list_tables(
    store: NamedDependency[Store],
    status: FromQuery[Literal["open", "playing", "over"]] = "open",
    game: FromQuery[str | None] = None,
) -> list[Listed]:
    """Public tables, the newest first: `open` ones to join, or `playing` ones to watch."""
    found = await store.listing([status], LISTED, game)
    return [listed(each) for each in found]


@get("/tables/mine", guards=[needs("read")], responses=refuses(401))
async def my_tables(request: ApiRequest, store: NamedDependency[Store]) -> list[Listed]:
    """Tables at which you sit, or that you have set up, the newest first."""
    found = await known_tables(store, request.guest)
    return [each for each in found if is_own(each, request.guest)][:LISTED]


@get("/tables/invitations", guards=[needs("read")], responses=refuses(401))
async def invitations(request: ApiRequest, store: NamedDependency[Store]) -> list[Listed]:
    """Tables at which a seat is kept for you, the newest first."""
    found = await known_tables(store, request.guest)
    return [each for each in found if not is_own(each, request.guest)][:LISTED]


async def known_tables(store: Store, guest: Guest) -> list[Listed]:
    """Tables that have to do with somebody."""
    found = await store.tables_of(guest.id, CONSIDERED)
    return [listed(each) for each in found]


def is_own(each: Listed, guest: Guest) -> bool:
    """Whether somebody sits there, may come back, or has set it up."""
    seated = any(guest.id in (seat.guest, seat.absentee) for seat in each.summary.seats)
    return seated or each.summary.plan.owner == guest.id


def listed(each: Any) -> Listed:
    """A row of the store."""
    return Listed(each.id, each.created_at, read_summary(each.summary))


@post(
    "/tables/{table:str}/rematch",
    guards=PLAYERS,
    opt={"cost": "tables"},
    responses=MISTAKES,
)
async def rematch(
    table: FromPath[wire.TableId], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Play again, everyone one seat further. Whoever asks second gets the same table."""
    tables, guest = caller.tables, caller.guest
    live, asked = await tables.fresh(table), caller.request.request_id
    opened, decision = rematch_of(live.table, guest)
    before = live.table.rematch
    if live.table.has_done(asked):
        pass  # whatever has become of it since
    elif before is None or (await tables.live(before)).table.status == "aborted":
        made = await tables.open(opened, decision)
        try:
            await tables.act(table, decisions.rematched(made.table.id, before), asked)
        except NotNow:
            if live.table.rematch == before:
                await tables.act(made.table.id, seating.abort(guest))
                raise
        if live.table.rematch != made.table.id:  # somebody else was quicker
            await tables.act(made.table.id, seating.abort(guest))
    assert live.table.rematch is not None
    return await caller.view(live.table.rematch)


ROUTER = Router(
    "/api",
    tags=["tables"],
    route_handlers=[open_table, list_tables, my_tables, invitations, rematch],
)
