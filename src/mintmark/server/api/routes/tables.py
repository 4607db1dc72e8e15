"""Looking at a table and playing there."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta, Struct

from ....engine.game import Standing, find
from ....engine.moves import Move
from ...accounts.names import said
from ...http.errors import language_of, refuses
from ...live.bot_pool import BotPool
from ...table import decisions
from ...table.refusals import Invalid, NotNow
from ...table.table import Table
from ...updates import wire
from ..streams import updates
from .request import (
    LOOKS,
    MISTAKES,
    PLAYS,
    UNKEPT,
    Asked,
    OfSeat,
    OwnSeat,
    decided,
    eyes_of,
    guest_of,
    seen,
    tables_in,
)

HINT_SECONDS = 1.0
Supposed = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=300,
        description="What is supposed, as a text of the game",
        examples=["fake holy_grail, kapala"],
    ),
]


class MakeMove(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question of that number."""

    question: Annotated[wire.Count, Meta(examples=[17])]
    move: wire.MoveText
    seat: OwnSeat = None


class GiveReply(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may take a decision back."""

    yes: Annotated[bool, Meta(examples=[True])]


class SaySomething(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for the chat."""

    text: wire.ChatText


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you do not want to hear, or want to hear again."""

    guest: Annotated[str, Meta(max_length=60, examples=["eb478735d2f5f3df"])]
    on: Annotated[bool, Meta(examples=[True])] = True


class Weighed(Struct, frozen=True):
    """What the master thinks of a move."""

    move: str
    said: wire.Words  # the same for people
    visits: int
    win: float | None
    lead: float | None


@get("/tables/{table:str}", guards=LOOKS, responses=refuses(401, 404))
async def look(
    table: FromPath[wire.TableId],
    request: Asked,
    seat: FromQuery[wire.SeatNumber | None] = None,
    since: FromQuery[wire.Count] = 0,
) -> Response[wire.Update]:
    """The table as you may see it: from your seat, or as an onlooker."""
    return await seen(request, table, seat, since)


@get("/tables/{table:str}/edition", media_type="application/toml", responses=refuses(401, 404))
async def edition(table: FromPath[wire.TableId], request: Asked) -> Response[str]:
    """What is in the box at this table, as TOML: an edition of the house, or somebody's own."""
    opened = (await tables_in(request).live(table)).table.opened
    text = opened.own_edition or find(opened.game).edition_file(opened.edition).text
    return Response(text, media_type="application/toml")


@get(
    "/tables/{table:str}/updates",
    guards=LOOKS,
    responses=refuses(401, 404),
    media_type="text/event-stream",
)
async def stream(
    table: FromPath[wire.TableId],
    request: Asked,
    seat: FromQuery[wire.SeatNumber | None] = None,
    since: FromQuery[wire.Count] = 0,
) -> ServerSentEvent:
    """The same as a stream of Server-Sent Events; it goes on from Last-Event-ID."""
    last = request.headers.get("last-event-id", "")
    after = int(last) if last.isdecimal() and len(last) < 16 else since
    source = await updates(request, table, seat, after)

    async def told() -> AsyncIterator[ServerSentEventMessage]:
        async for seq, body in source:
            if body is None:
                yield ServerSentEventMessage(comment="still here")
            else:
                yield ServerSentEventMessage(body.decode(), event="update", id=seq)

    return ServerSentEvent(told(), headers={"Cache-Control": "no-store"})


@get("/tables/{table:str}/suppose", guards=LOOKS, responses=refuses(401, 404, 409))
async def suppose(
    table: FromPath[wire.TableId],
    request: Asked,
    that: FromQuery[Supposed],
    seat: FromQuery[wire.SeatNumber | None] = None,
) -> Response[tuple[Standing, ...]]:
    """What the standings would be if something were so, as far as your seat can tell."""
    live, seen_by = await eyes_of(request, table, seat)
    return Response(standings(live.table, seen_by, that), headers=UNKEPT)


def standings(table: Table, seat: int | None, that: str) -> tuple[Standing, ...]:
    """The standings of a game if something were so."""
    setup = table.setup
    if setup.game.text.suppose is None:
        raise Invalid("table-no-suppose")
    decisions.game_at(table)
    seen = table.views[-1 if seat is None else seat]
    return setup.game.text.suppose(setup, seen.struct, seat, that)


@post("/tables/{table:str}/move", status_code=200, guards=PLAYS, responses=MISTAKES)
async def move(
    table: FromPath[wire.TableId], data: JSONBody[MakeMove], request: Asked
) -> Response[wire.Update]:
    """Answer a question. When this returns, the move is kept."""
    decision = decisions.move(guest_of(request), data.seat, data.question, data.move)
    return await decided(request, table, decision, data.seat)


@post("/tables/{table:str}/undo", status_code=200, guards=PLAYS, responses=MISTAKES)
async def undo(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], request: Asked
) -> Response[wire.Update]:
    """Take back your last decision, or ask the others whether you may."""
    return await decided(request, table, decisions.undo(guest_of(request), data.seat), data.seat)


@post(
    "/tables/{table:str}/undo/reply",
    status_code=200,
    guards=PLAYS,
    responses=MISTAKES,
)
async def reply(
    table: FromPath[wire.TableId], data: JSONBody[GiveReply], request: Asked
) -> Response[wire.Update]:
    """Agree that somebody takes a decision back, or do not."""
    return await decided(request, table, decisions.reply(guest_of(request), data.yes))


@post("/tables/{table:str}/resign", status_code=200, guards=PLAYS, responses=MISTAKES)
async def resign(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], request: Asked
) -> Response[wire.Update]:
    """Give up the game."""
    return await decided(request, table, decisions.resign(guest_of(request), data.seat), data.seat)


@post(
    "/tables/{table:str}/chat",
    status_code=200,
    guards=PLAYS,
    opt={"cost": "chat"},
    responses=MISTAKES,
)
async def say(
    table: FromPath[wire.TableId], data: JSONBody[SaySomething], request: Asked
) -> Response[wire.Update]:
    """Say something."""
    return await decided(request, table, decisions.say(guest_of(request), said(data.text)))


@post("/tables/{table:str}/mute", status_code=200, guards=PLAYS, responses=MISTAKES)
async def mute(
    table: FromPath[wire.TableId], data: JSONBody[Mute], request: Asked
) -> Response[wire.Update]:
    """Do not hear somebody at this table, or hear them again."""
    return await decided(request, table, decisions.mute(guest_of(request), data.guest, data.on))


@post(
    "/tables/{table:str}/hint",
    status_code=200,
    guards=PLAYS,
    opt={"cost": "hints"},
    responses=MISTAKES,
)
async def hint(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], request: Asked
) -> list[Weighed]:
    """What the master thinks of your moves, the best first; it knows what you know, no more."""
    live = await tables_in(request).live(table)
    seat = decisions.own_seat(live.table, guest_of(request), data.seat)
    if not live.table.opened.hints:
        raise NotNow("table-no-hints")
    decisions.game_at(live.table)
    if seat not in live.table.awaited:
        raise NotNow("table-not-asked")
    bot_pool: BotPool = request.app.state.bot_pool
    setup, view = live.table.setup, live.table.views[seat].struct
    answer = await bot_pool.evaluate(setup, seat, view, HINT_SECONDS)
    language = language_of(request.query_params, request.headers)

    def advised(move: Move) -> wire.Words:
        return wire.words(setup.game.text.advice(setup, seat, setup.moves.number(move)), language)

    return [
        Weighed(str(each.move), advised(each.move), each.visits, each.win, each.lead)
        for each in answer.evaluations
    ]


ROUTER = Router(
    "/api",
    tags=["tables"],
    route_handlers=[look, edition, stream, suppose, move, undo, reply, resign, say, mute, hint],
)
