"""Sitting down at a table, and getting up."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ...http.authentication import needs
from ...http.errors import refuses
from ...live.presence import away
from ...table import seating
from ...table.decisions import check_seat, game_at
from ...table.refusals import NotAllowed
from ...updates import wire
from .request import (
    MISTAKES,
    PLAYS,
    Asked,
    OfSeat,
    OwnEntropy,
    OwnSeat,
    decided,
    guest_of,
    tables_in,
)


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; the first free one if none is named."""

    seat: OwnSeat = None
    ready: Annotated[bool, Meta(examples=[True])] = True
    entropy: OwnEntropy = None


class BeReady(Struct, frozen=True, forbid_unknown_fields=True):
    """With something of your own mixed into the luck, now that the commitment is known."""

    entropy: OwnEntropy = None


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat."""

    seat: wire.SeatNumber


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: wire.SeatNumber
    level: Annotated[str, Meta(max_length=20, examples=["casual"])] = "casual"


@post("/tables/{table:str}/seat", status_code=200, guards=PLAYS, responses=MISTAKES)
async def sit(
    table: FromPath[wire.TableId], data: JSONBody[SitDown], request: Asked
) -> Response[wire.Update]:
    """Take a seat: a free one, or one that was given up."""
    decision = seating.sit(guest_of(request), data.seat, data.ready, data.entropy)
    return await decided(request, table, decision)


@post("/tables/{table:str}/ready", status_code=200, guards=PLAYS, responses=MISTAKES)
async def be_ready(
    table: FromPath[wire.TableId], data: JSONBody[BeReady], request: Asked
) -> Response[wire.Update]:
    """Be ready to begin, and mix something of your own into the luck."""
    return await decided(request, table, seating.agree(guest_of(request), data.entropy))


@post("/tables/{table:str}/leave", status_code=200, guards=PLAYS, responses=MISTAKES)
async def leave(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], request: Asked
) -> Response[wire.Update]:
    """Give up your seat."""
    return await decided(request, table, seating.leave(guest_of(request), data.seat))


@post("/tables/{table:str}/bot", status_code=200, guards=PLAYS, responses=MISTAKES)
async def seat_bot(
    table: FromPath[wire.TableId], data: JSONBody[SeatBot], request: Asked
) -> Response[wire.Update]:
    """Let a bot play a free seat, or one whose player has gone."""
    tables = tables_in(request)
    live = await tables.fresh(table)
    check_seat(live.table, data.seat)
    unseen = await away(tables, request.app.state.store, live, data.seat)
    decision = seating.seat_bot(guest_of(request), data.seat, data.level, unseen)
    return await decided(request, table, decision)


@get("/tables/{table:str}/absences", guards=[needs("read")], responses=refuses(401, 404, 409))
async def absences(table: FromPath[wire.TableId], request: Asked) -> list[wire.Absence]:
    """Who of those you play with is not there, and for whom a bot may go on."""
    tables, store = tables_in(request), request.app.state.store
    live = await tables.fresh(table)
    if not live.table.seats_of(guest_of(request).id):
        raise NotAllowed("table-no-seat-of-yours")
    game_at(live.table)
    found = []
    for number, seat in enumerate(live.table.seats):
        unseen = await away(tables, store, live, number)
        gone = seat.left and seat.free
        if gone or unseen:
            may = seating.replaceable(live.table, number, unseen)
            found.append(wire.Absence(number, None if gone else unseen, may))
    return found


@post("/tables/{table:str}/decline", status_code=200, guards=PLAYS, responses=MISTAKES)
async def decline(table: FromPath[wire.TableId], request: Asked) -> Response[wire.Update]:
    """Do not take the seat that is kept for you: it is open to all then."""
    return await decided(request, table, seating.decline(guest_of(request)))


@post("/tables/{table:str}/unseat", status_code=200, guards=PLAYS, responses=MISTAKES)
async def unseat(
    table: FromPath[wire.TableId], data: JSONBody[OneSeat], request: Asked
) -> Response[wire.Update]:
    """Free a seat of your table where somebody does not get ready."""
    return await decided(request, table, seating.unseat(guest_of(request), data.seat))


@post("/tables/{table:str}/abort", status_code=200, guards=PLAYS, responses=MISTAKES)
async def abort(table: FromPath[wire.TableId], request: Asked) -> Response[wire.Update]:
    """Close your table before the game has begun."""
    return await decided(request, table, seating.abort(guest_of(request)))


ROUTER = Router(
    "/api",
    tags=["seats"],
    route_handlers=[sit, be_ready, leave, seat_bot, absences, decline, unseat, abort],
)
