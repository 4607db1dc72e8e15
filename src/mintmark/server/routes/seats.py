"""Sitting down at a table, and getting up."""

from typing import Annotated

from litestar import Response, Router, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from .. import decisions, seating, wire
from ..table import Table
from .asking import (
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

AWAY = 30 * 60 * 1000  # milliseconds unseen after which somebody has gone


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
    live = await tables_in(request).live(table)
    away = await gone(request, live.table, data.seat)
    decision = seating.seat_bot(guest_of(request), data.seat, data.level, away)
    return await decided(request, table, decision)


async def gone(request: Asked, table: Table, seat: int) -> bool:
    """Whether somebody has not been seen for a while."""
    decisions.check_seat(table, seat)
    guest = table.seats[seat].guest
    if guest is None:
        return False
    found = await request.app.state.store.people.guest(guest)
    return found is None or tables_in(request).now() - int(found.seen_at) > AWAY


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
    route_handlers=[sit, be_ready, leave, seat_bot, decline, unseat, abort],
)
