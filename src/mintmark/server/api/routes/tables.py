"""Looking at a table and playing there."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ....engine.game import Standing, find
from ...http.errors import refuses
from ...live.bot_pool import BotPool
from ...live.tables import Tables
from ...table import decisions
from ...table.names import said
from ...updates import hints, wire
from ...updates.requests import GiveReply, MakeMove, Mute, OfSeat, SaySomething
from ..caller import MISTAKES, NOT_STORED, PLAYERS, VIEWERS, Caller

Supposed = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=300,
        description="What is supposed, as a text of the game",
        examples=["fake holy_grail, kapala"],
    ),
]


@get("/tables/{table:str}", guards=VIEWERS, responses=refuses(401, 404))
async def view(
    table: FromPath[wire.TableId],
    caller: NamedDependency[Caller],
    seat: FromQuery[wire.SeatNumber | None] = None,
    since: FromQuery[wire.Count] = 0,
) -> Response[wire.Update]:
    """The table as you may see it: from your seat, or as an onlooker."""
    return await caller.view(table, seat, since)


@get("/tables/{table:str}/edition", media_type="application/toml", responses=refuses(401, 404))
async def edition(table: FromPath[wire.TableId], tables: NamedDependency[Tables]) -> Response[str]:
    """What is in the box at this table, as TOML: an edition of the house, or somebody's own."""
    opened = (await tables.live(table)).table.opened
    text = opened.own_edition or find(opened.game).edition_file(opened.edition).text
    return Response(text, media_type="application/toml")


@get("/tables/{table:str}/suppose", guards=VIEWERS, responses=refuses(401, 404, 409))
async def suppose(
    table: FromPath[wire.TableId],
    caller: NamedDependency[Caller],
    that: FromQuery[Supposed],
    seat: FromQuery[wire.SeatNumber | None] = None,
) -> Response[tuple[Standing, ...]]:
    """What the standings would be if something were so, as far as your seat can tell."""
    live, viewed = await caller.viewing(table, seat)
    return Response(hints.standings(live.table, viewed, that), headers=NOT_STORED)


@post("/tables/{table:str}/move", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def move(
    table: FromPath[wire.TableId], data: JSONBody[MakeMove], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Answer a question. When this returns, the move is kept."""
    decision = decisions.move(caller.guest, data.seat, data.question, data.move)
    return await caller.act(table, decision, data.seat)


@post("/tables/{table:str}/undo", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def undo(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Take back your last decision, or ask the others whether you may."""
    return await caller.act(table, decisions.undo(caller.guest, data.seat), data.seat)


@post(
    "/tables/{table:str}/undo/reply",
    status_code=200,
    guards=PLAYERS,
    responses=MISTAKES,
)
async def reply(
    table: FromPath[wire.TableId], data: JSONBody[GiveReply], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Agree that somebody takes a decision back, or do not."""
    return await caller.act(table, decisions.reply(caller.guest, data.yes))


@post("/tables/{table:str}/resign", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def resign(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Give up the game."""
    return await caller.act(table, decisions.resign(caller.guest, data.seat), data.seat)


@post(
    "/tables/{table:str}/chat",
    status_code=200,
    guards=PLAYERS,
    opt={"cost": "chat"},
    responses=MISTAKES,
)
async def say(
    table: FromPath[wire.TableId], data: JSONBody[SaySomething], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Say something."""
    return await caller.act(table, decisions.say(caller.guest, said(data.text)))


@post("/tables/{table:str}/mute", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def mute(
    table: FromPath[wire.TableId], data: JSONBody[Mute], caller: NamedDependency[Caller]
) -> Response[wire.Update]:
    """Do not hear somebody at this table, or hear them again."""
    return await caller.act(table, decisions.mute(caller.guest, data.guest, data.on))


@post(
    "/tables/{table:str}/hint",
    status_code=200,
    guards=PLAYERS,
    opt={"cost": "hints"},
    responses=MISTAKES,
)
async def hint(
    table: FromPath[wire.TableId],
    data: JSONBody[OfSeat],
    caller: NamedDependency[Caller],
    bot_pool: NamedDependency[BotPool],
) -> list[hints.Weighed]:
    """What the master thinks of your moves, the best first; it knows what you know, no more."""
    live = await caller.tables.live(table)
    seat = hints.seat_to_advise(live.table, caller.guest, data.seat)
    setup, view = live.table.setup, live.table.views[seat].struct
    answer = await bot_pool.evaluate(setup, seat, view, hints.SECONDS)
    return hints.weighed(setup, seat, answer.evaluations, caller.request.language)


@post("/tables/{table:str}/hint/question", status_code=200, guards=PLAYERS, responses=MISTAKES)
async def hint_question(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], caller: NamedDependency[Caller]
) -> hints.ToWeigh:
    """What the master would be asked for a hint: for whoever thinks with a machine of their own."""
    live = await caller.tables.live(table)
    seat = hints.seat_to_advise(live.table, caller.guest, data.seat)
    return hints.to_weigh(live.table, seat, caller.request.language)


ROUTER = Router(
    "/api",
    tags=["tables"],
    route_handlers=[
        view,
        edition,
        suppose,
        move,
        undo,
        reply,
        resign,
        say,
        mute,
        hint,
        hint_question,
    ],
)
