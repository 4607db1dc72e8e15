"""Tables over HTTP: to set one up, sit down, play, and look, also as a stream."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta, Raw, Struct

from ...engine.game import find
from .. import decisions, lobby, wire
from ..access import needs
from ..decisions import Decision
from ..events import Pace, Place
from ..identity import Guest, Pass
from ..names import fold
from ..opening import again, opened_by, seating
from ..problems import NotAllowed as OutOfScope
from ..problems import refuses
from ..refusals import NotNow, NotSo, NotThere
from ..store import Store
from ..streams import updates
from ..table import Table
from ..tables import Tables
from ..thinking import Thinkers
from ..watching import eyes

Asked = Request[Guest | None, Pass | None, State]

UNFINISHED = 60  # tables that one guest may have going
CONSIDERED = 500
LISTED = 50
AWAY = 30 * 60 * 1000  # milliseconds unseen after which somebody has gone
HINT_SECONDS = 1.0

PLAYS = [needs("play")]
MISTAKES = refuses(401, 404, 409, 413)

OwnSeat = Annotated[wire.SeatNumber | None, Meta(examples=[0])]
OwnEntropy = Annotated[wire.Entropy | None, Meta(examples=["my dog ate 7 coins"])]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What to play, with whom, and how."""

    game: Annotated[str, Meta(max_length=40, examples=["coinage"])]
    seats: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(
            min_length=2,
            max_length=5,
            description="Each is `me`, `open`, `bot LEVEL` or `for HANDLE`",
            examples=[["me", "bot casual"]],
        ),
    ]
    edition: Annotated[Annotated[str, Meta(max_length=60)] | None, Meta(examples=["standard"])] = (
        None
    )
    own_edition: Annotated[
        Annotated[str, Meta(max_length=40_000)] | None,
        Meta(description="An edition of your own, as TOML", examples=[None]),
    ] = None
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], bool | int | str],
        Meta(max_length=20, examples=[{}]),
    ] = {}
    pace: Pace = Pace()
    public: Annotated[bool, Meta(description="Whether the lobby lists it", examples=[True])] = False
    hints: Annotated[
        bool, Meta(description="Whether players may ask for hints", examples=[True])
    ] = True
    ready: Annotated[
        bool, Meta(description="Begin as soon as all seats are taken", examples=[True])
    ] = False
    entropy: OwnEntropy = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; the first free one if none is named."""

    seat: OwnSeat = None
    ready: Annotated[bool, Meta(examples=[True])] = True
    entropy: OwnEntropy = None


class BeReady(Struct, frozen=True, forbid_unknown_fields=True):
    """With something of your own mixed into the luck, now that the commitment is known."""

    entropy: OwnEntropy = None


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """For which of your seats; needed only if you have several."""

    seat: OwnSeat = None


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat."""

    seat: wire.SeatNumber


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: wire.SeatNumber
    level: Annotated[str, Meta(max_length=20, examples=["casual"])] = "casual"


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


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    created_at: int
    summary: lobby.Summary


class Weighed(Struct, frozen=True):
    """What the master thinks of a move."""

    move: str
    visits: int
    win: float | None
    lead: float | None


def tables_in(request: Asked) -> Tables:
    """The tables of this process."""
    found: Tables = request.app.state.tables
    return found


def guest_of(request: Asked) -> Guest:
    """Who asks; a guard has seen to it that there is somebody."""
    assert request.auth is not None
    return request.auth.guest


async def seen(request: Asked, id: str, seat: int | None = None, since: int = 0) -> Response[Any]:
    """A table as whoever asks sees it."""
    if request.auth and not request.auth.scopes & {"read", "play"}:
        raise OutOfScope("read")
    live = await tables_in(request).live(id)
    guest = request.auth.guest if request.auth else None
    if seat is None and guest and len(held := live.table.seats_of(guest.id)) > 1:
        seat = held[0]
    perspective = live.perspective(eyes(live, guest, seat))
    language = request.query_params.get("language")
    spoken = language if language in ("en", "de", "fr", "ru") else None
    body = perspective.update(since, spoken, guest.id if guest else None)
    return Response(Raw(body), headers={"Cache-Control": "no-store"})


async def decided(request: Asked, id: str, decision: Decision) -> Response[Any]:
    """Decide something, and show the table after it."""
    await tables_in(request).act(id, decision)
    return await seen(request, id)


@post("/tables", guards=PLAYS, opt={"cost": "tables"}, responses=MISTAKES)
async def open_table(data: JSONBody[NewTable], request: Asked) -> Response[wire.Update]:
    """Set up a table. Its luck is committed to now; be ready when you have seen that."""
    guest, store = guest_of(request), request.app.state.store
    own = [listed(each) for each in await store.tables_of(guest.id, CONSIDERED)]
    unfinished = [each for each in own if each.summary.status in ("open", "playing")]
    if sum(each.summary.plan.owner == guest.id for each in unfinished) >= UNFINISHED:
        raise NotNow("table-too-many")
    places = [await place_of(store, plan) for plan in data.seats]
    opened = opened_by(
        guest.id,
        data.game,
        data.edition,
        data.own_edition,
        data.options,
        places,
        data.pace,
        data.public,
        data.hints,
    )
    live = await tables_in(request).open(
        opened, seating(guest, data.seats, data.ready, data.entropy)
    )
    return await seen(request, live.table.id)


async def place_of(store: Store, plan: str) -> Place:
    """A seat as it is planned."""
    if plan in ("me", "open") or plan.startswith("bot "):
        return Place()
    if not plan.startswith("for "):
        raise NotSo("table-no-such-plan", plan=plan)
    found = await store.people.guest_with(fold(plan.removeprefix("for ")))
    if found is None:
        raise NotThere("table-nobody-of-that-name")
    return Place(found.id, found.name)


@get("/tables", responses=refuses())
async def list_tables(
    request: Asked, status: FromQuery[str] = "open", game: FromQuery[str | None] = None
) -> list[Listed]:
    """Public tables, the newest first: `open` ones to join, or `playing` ones to watch."""
    if status not in ("open", "playing", "over"):
        raise NotSo("table-no-such-status")
    found = await request.app.state.store.listing([status], LISTED, game)
    return [listed(each) for each in found]


@get("/tables/mine", guards=[needs("read")], responses=refuses(401))
async def my_tables(request: Asked) -> list[Listed]:
    """Tables at which you sit, or that you have set up, the newest first."""
    found = await known_tables(request)
    return [each for each in found if is_own(each, guest_of(request))][:LISTED]


@get("/tables/invitations", guards=[needs("read")], responses=refuses(401))
async def invitations(request: Asked) -> list[Listed]:
    """Tables at which a seat is kept for you, the newest first."""
    found = await known_tables(request)
    return [each for each in found if not is_own(each, guest_of(request))][:LISTED]


async def known_tables(request: Asked) -> list[Listed]:
    """Tables that have to do with whoever asks."""
    found = await request.app.state.store.tables_of(guest_of(request).id, CONSIDERED)
    return [listed(each) for each in found]


def is_own(each: Listed, guest: Guest) -> bool:
    """Whether somebody sits there, or has set it up."""
    seated = any(seat.guest == guest.id for seat in each.summary.seats)
    return seated or each.summary.plan.owner == guest.id


def listed(each: Any) -> Listed:
    """A row of the store."""
    return Listed(each.id, each.created_at, lobby.decode(each.summary))


@get("/tables/{table:str}", responses=refuses(401, 404))
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


@get("/tables/{table:str}/updates", responses=refuses(401, 404), media_type="text/event-stream")
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


@post("/tables/{table:str}/seat", status_code=200, guards=PLAYS, responses=MISTAKES)
async def sit(
    table: FromPath[wire.TableId], data: JSONBody[SitDown], request: Asked
) -> Response[wire.Update]:
    """Take a seat: a free one, or one that was given up."""
    decision = decisions.sit(guest_of(request), data.seat, data.ready, data.entropy)
    return await decided(request, table, decision)


@post("/tables/{table:str}/ready", status_code=200, guards=PLAYS, responses=MISTAKES)
async def be_ready(
    table: FromPath[wire.TableId], data: JSONBody[BeReady], request: Asked
) -> Response[wire.Update]:
    """Be ready to begin, and mix something of your own into the luck."""
    return await decided(request, table, decisions.agree(guest_of(request), data.entropy))


@post("/tables/{table:str}/leave", status_code=200, guards=PLAYS, responses=MISTAKES)
async def leave(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], request: Asked
) -> Response[wire.Update]:
    """Give up your seat."""
    return await decided(request, table, decisions.leave(guest_of(request), data.seat))


@post("/tables/{table:str}/bot", status_code=200, guards=PLAYS, responses=MISTAKES)
async def seat_bot(
    table: FromPath[wire.TableId], data: JSONBody[SeatBot], request: Asked
) -> Response[wire.Update]:
    """Let a bot play a free seat, or one whose player has gone."""
    live = await tables_in(request).live(table)
    away = await gone(request, live.table, data.seat)
    decision = decisions.seat_bot(guest_of(request), data.seat, data.level, away)
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
    return await decided(request, table, decisions.decline(guest_of(request)))


@post("/tables/{table:str}/unseat", status_code=200, guards=PLAYS, responses=MISTAKES)
async def unseat(
    table: FromPath[wire.TableId], data: JSONBody[OneSeat], request: Asked
) -> Response[wire.Update]:
    """Free a seat of your table where somebody does not get ready."""
    return await decided(request, table, decisions.unseat(guest_of(request), data.seat))


@post("/tables/{table:str}/abort", status_code=200, guards=PLAYS, responses=MISTAKES)
async def abort(table: FromPath[wire.TableId], request: Asked) -> Response[wire.Update]:
    """Close your table before the game has begun."""
    return await decided(request, table, decisions.abort(guest_of(request)))


@post("/tables/{table:str}/move", status_code=200, guards=PLAYS, responses=MISTAKES)
async def move(
    table: FromPath[wire.TableId], data: JSONBody[MakeMove], request: Asked
) -> Response[wire.Update]:
    """Answer a question. When this returns, the move is kept."""
    decision = decisions.move(guest_of(request), data.seat, data.question, data.move)
    return await decided(request, table, decision)


@post("/tables/{table:str}/undo", status_code=200, guards=PLAYS, responses=MISTAKES)
async def undo(
    table: FromPath[wire.TableId], data: JSONBody[OfSeat], request: Asked
) -> Response[wire.Update]:
    """Take back your last decision, or ask the others whether you may."""
    return await decided(request, table, decisions.undo(guest_of(request), data.seat))


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
    return await decided(request, table, decisions.resign(guest_of(request), data.seat))


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
    return await decided(request, table, decisions.say(guest_of(request), data.text))


@post("/tables/{table:str}/mute", status_code=200, guards=PLAYS, responses=MISTAKES)
async def mute(
    table: FromPath[wire.TableId], data: JSONBody[Mute], request: Asked
) -> Response[wire.Update]:
    """Do not hear somebody at this table, or hear them again."""
    return await decided(request, table, decisions.mute(guest_of(request), data.guest, data.on))


@post(
    "/tables/{table:str}/rematch",
    guards=PLAYS,
    opt={"cost": "tables"},
    responses=MISTAKES,
)
async def rematch(table: FromPath[wire.TableId], request: Asked) -> Response[wire.Update]:
    """Play again, everyone one seat further. Whoever asks second gets the same table."""
    tables, guest = tables_in(request), guest_of(request)
    live = await tables.live(table)
    opened, decision = again(live.table, guest)
    before = live.table.rematch
    if before is None or (await tables.live(before)).table.status == "aborted":
        made = await tables.open(opened, decision)
        try:
            await tables.act(table, decisions.rematched(made.table.id, before))
        except NotNow:  # somebody else was quicker
            await tables.act(made.table.id, decisions.abort(guest))
            if live.table.rematch == before:
                raise
    assert live.table.rematch is not None
    return await seen(request, live.table.rematch)


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
    thinkers: Thinkers = request.app.state.thinkers
    setup, view = live.table.setup, live.table.sights[seat].view
    answer = await thinkers.evaluate(setup, seat, view, HINT_SECONDS)
    return [
        Weighed(str(each.move), each.visits, each.win, each.lead) for each in answer.evaluations
    ]


ROUTER = Router(
    "/api",
    tags=["tables"],
    route_handlers=[
        open_table,
        list_tables,
        my_tables,
        invitations,
        look,
        edition,
        stream,
        sit,
        be_ready,
        leave,
        seat_bot,
        decline,
        unseat,
        abort,
        move,
        undo,
        reply,
        resign,
        say,
        mute,
        rematch,
        hint,
    ],
)
