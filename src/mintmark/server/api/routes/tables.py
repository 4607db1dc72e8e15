"""Looking at a table and playing there."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ....engine.game import Standing, find
from ....engine.moves import Move
from ...accounts.names import said
from ...http.errors import refuses
from ...live.bot_pool import BotPool
from ...live.tables import Tables
from ...table import decisions
from ...table.refusals import Invalid, NotNow
from ...table.table import Table
from ...updates import wire
from ..caller import MISTAKES, NOT_STORED, PLAYERS, VIEWERS, Caller, OfSeat, OwnSeat

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
    return Response(standings(live.table, viewed, that), headers=NOT_STORED)


def standings(table: Table, seat: int | None, that: str) -> tuple[Standing, ...]:
    """The standings of a game if something were so."""
    setup = table.setup
    if setup.game.text.suppose is None:
        raise Invalid("table-no-suppose")
    decisions.game_at(table)
    view = table.views[-1 if seat is None else seat]
    return setup.game.text.suppose(setup, view.struct, seat, that)


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
) -> list[Weighed]:
    """What the master thinks of your moves, the best first; it knows what you know, no more."""
    live = await caller.tables.live(table)
    seat = decisions.own_seat(live.table, caller.guest, data.seat)
    if not live.table.opened.hints:
        raise NotNow("table-no-hints")
    decisions.game_at(live.table)
    if seat not in live.table.awaited:
        raise NotNow("table-not-asked")
    setup, view = live.table.setup, live.table.views[seat].struct
    answer = await bot_pool.evaluate(setup, seat, view, HINT_SECONDS)
    language = caller.request.language

    def advised(move: Move) -> wire.Words:
        return wire.words(setup.game.text.advice(setup, seat, setup.moves.number(move)), language)

    return [
        Weighed(str(each.move), advised(each.move), each.visits, each.win, each.lead)
        for each in answer.evaluations
    ]


ROUTER = Router(
    "/api",
    tags=["tables"],
    route_handlers=[view, edition, suppose, move, undo, reply, resign, say, mute, hint],
)
