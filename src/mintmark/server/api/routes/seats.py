"""Sitting down at a table, and getting up."""

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ...http.authentication import needs
from ...http.errors import refuses
from ...live.presence import away
from ...store import Store
from ...table import seating
from ...table.decisions import check_seat, game_at
from ...table.refusals import NotAllowed
from ...updates import wire
from ...updates.requests import BeReady, OfSeat, OneSeat, SeatBot, SitDown
from ..caller import MISTAKES, PLAYERS, Caller


@post("/tables/{table:str}/seat", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def sit(
    table: FromPath[wire.TableId], data: JSONBody[SitDown], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Take a seat: a free one, or one that was given up."""
    decision = seating.sit(caller.guest, data.seat, data.ready, data.entropy)
    return await caller.act(table, decision)


@post("/tables/{table:str}/ready", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def be_ready(
    table: FromPath[wire.TableId], data: JSONBody[BeReady], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Be ready to begin, and mix something of your own into the luck."""
    return await caller.act(table, seating.agree(caller.guest, data.entropy))


@post("/tables/{table:str}/leave", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def leave(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Give up your seat."""
    return await caller.act(table, seating.leave(caller.guest, data.seat))


@post("/tables/{table:str}/bot", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def seat_bot(
    table: FromPath[wire.TableId],
    data: JSONBody[SeatBot],
    caller: NamedDependency[Caller],
    store: NamedDependency[Store],
) -> Response[wire.Update]:
    """Let a bot play a free seat, or one whose player has gone."""
    live = await caller.tables.fresh(table)
    check_seat(live.table, data.seat)
    unseen = await away(caller.tables, store, live, data.seat)
    decision = seating.seat_bot(caller.guest, data.seat, data.level, unseen)
    return await caller.act(table, decision)


@get("/tables/{table:str}/absences", guards=[needs("read")], responses=refuses(401, 404, 409))
async def absences(
    table: FromPath[wire.TableId],
    caller: NamedDependency[Caller],
    store: NamedDependency[Store],
) -> list[wire.Absence]:
    """Who of those you play with is not there, and for whom a bot may go on."""
    live = await caller.tables.fresh(table)
    if not live.table.seats_of(caller.guest.id):
        raise NotAllowed("table-no-seat-of-yours")
    game_at(live.table)
    found = []
    for number, seat in enumerate(live.table.seats):
        unseen = await away(caller.tables, store, live, number)
        gone = seat.left and seat.free
        if gone or unseen:
            may = seating.replaceable(live.table, number, unseen)
            found.append(wire.Absence(number, None if gone else unseen, may))
    return found


@post("/tables/{table:str}/decline", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def decline(
    table: FromPath[wire.TableId], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Do not take the seat that is kept for you: it is open to all then."""
    return await caller.act(table, seating.decline(caller.guest))


@post("/tables/{table:str}/unseat", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def unseat(
    table: FromPath[wire.TableId], data: JSONBody[OneSeat], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Free a seat of your table where somebody does not get ready."""
    return await caller.act(table, seating.unseat(caller.guest, data.seat))


@post("/tables/{table:str}/abort", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def abort(
    table: FromPath[wire.TableId], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Close your table before the game has begun."""
    return await caller.act(table, seating.abort(caller.guest))


ROUTER = Router(
    "/api",
    tags=["seats"],
    route_handlers=[sit, be_ready, leave, seat_bot, absences, decline, unseat, abort],
)
