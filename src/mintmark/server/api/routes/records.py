"""Records over HTTP: to download, bring, replay and verify."""

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from ....play import Play
from ...http.authentication import needs
from ...http.caching import UNCHANGED, unpacked
from ...http.errors import language_of, refuses
from ...http.limits import IMPORT
from ...live.subscription import viewing_seat
from ...replay.archive import record_of
from ...replay.replay import Eyes, Reel, seat_of
from ...table.refusals import Invalid, NotThere
from ...table.setups import shown_name
from ...updates import wire
from .request import LOOKS, Asked, archive_in, guest_of

Step = Annotated[int, Meta(ge=0, le=100_000, description="After so many entries of the record")]
Commitment = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="What the table showed before the game")
]
JSON_LINES = "application/x-ndjson"
FOREVER = {"Cache-Control": "public, max-age=86400"}  # what is over does not change


class SeenEntry(Struct, frozen=True):
    """A move as a seat may know it."""

    who: int | str
    move: Annotated[str, Meta(description="A question mark if the seat may not know it")]


class SeenRecord(Struct, frozen=True):
    """A running game, as far as a seat may see it."""

    game: str
    edition: str
    own_edition: bool  # somebody's own
    seats: tuple[str, ...]
    seen_by: int | None
    entries: tuple[SeenEntry, ...]


class Brought(Struct, frozen=True):
    """A record that can be replayed under this id."""

    id: str
    game: str
    entries: int


class Moment(Struct, frozen=True):
    """A game after so many entries of its record."""

    game: str
    edition: str
    own_edition: bool  # somebody's own
    options: dict[str, Any]
    seats: tuple[str, ...]
    bots: tuple[str | None, ...] | None  # which bot, None for a person; None if nobody knows
    at: int
    entries: int  # in all
    who: int | str | None  # with everything open: who made the last of these entries …
    move: str | None  # … which was this
    view: Any
    story: tuple[wire.StoryLine, ...]  # of that entry
    scores: tuple[int, ...]


def as_file(text: str, name: str) -> Response[str]:
    """A record to be saved."""
    headers = {**FOREVER, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@get("/tables/{table:str}/record", responses=refuses(401, 404, 409), media_type=JSON_LINES)
async def download(table: FromPath[wire.TableId], request: Asked) -> Response[str]:
    """The record of a finished game, luck revealed."""
    live = await request.app.state.tables.live(table)
    text = await asyncio.to_thread(lambda: str(record_of(live.table)))
    return as_file(text, f"{live.table.opened.game}-{table[:6]}.jsonl")


@get("/tables/{table:str}/record/seen", guards=LOOKS, responses=refuses(401, 404, 409))
async def download_seen(
    table: FromPath[wire.TableId],
    request: Asked,
    seat: FromQuery[wire.SeatNumber | None] = None,
) -> SeenRecord:
    """The record of any game so far, as your seat or an onlooker may see it."""
    live = await request.app.state.tables.live(table)
    own = viewing_seat(live, request.auth.guest if request.auth else None, seat)
    index = len(live.table.seats) if own is None else own
    now = live.table
    heard = await asyncio.to_thread(lambda: now.views[index].heard) if now.play else ()
    return SeenRecord(
        live.table.opened.game,
        shown_name(live.table.setup),
        live.table.opened.own_edition is not None,
        tuple(each.name for each in live.table.seats),
        own,
        tuple(SeenEntry(*each.written) for each in heard),
    )


@get("/tables/{table:str}/moments/{at:int}", responses=refuses(401, 404, 409))
async def moment_of_table(
    table: FromPath[wire.TableId],
    at: FromPath[Step],
    request: Asked,
    eyes: FromQuery[Eyes] = "open",
) -> Response[Moment]:
    """A moment of a finished game: the link to share."""
    return moment(request, await archive_in(request).finished(table), at, eyes)


@get(
    "/tables/{table:str}/reel", opt={"cost": "reels"}, responses=refuses(401, 404, 409) | UNCHANGED
)
async def reel_of_table(
    table: FromPath[wire.TableId], request: Asked, eyes: FromQuery[Eyes] = "open"
) -> Response[Reel]:
    """A finished game in one piece, to replay it without asking again."""
    return await reel(request, table, await archive_in(request).finished(table), eyes)


@get("/tables/{table:str}/luck", opt={"cost": "luck"}, responses=refuses(401, 404, 409))
async def verify_table(table: FromPath[wire.TableId], request: Asked) -> Response[dict[str, Any]]:
    """Every toss and draw of a finished game, derived again from the revealed seed."""
    return Response(await archive_in(request).proof(table), headers=FOREVER)


@post(
    "/records",
    guards=[needs("play")],
    opt={"cost": "imports"},
    request_max_body_size=IMPORT,
    responses=refuses(401, 409, 413),
)
async def bring(request: Asked) -> Brought:
    """Bring a record (the file itself as the body), to replay it and to share moments of it."""
    text = await text_of(request)
    id, play = await archive_in(request).bring(guest_of(request).id, text)
    return Brought(id, play.setup.game.name, play.ply)


async def text_of(request: Asked) -> str:
    """The body as text."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Invalid("table-not-utf8") from None


@get("/records/{record:str}", responses=refuses(401, 404), media_type=JSON_LINES)
async def download_brought(record: FromPath[wire.TableId], request: Asked) -> Response[str]:
    """A record that was brought."""
    return as_file(await archive_in(request).text(record), f"record-{record[:6]}.jsonl")


@get("/records/{record:str}/moments/{at:int}", responses=refuses(401, 404))
async def moment_of_record(
    record: FromPath[wire.TableId],
    at: FromPath[Step],
    request: Asked,
    eyes: FromQuery[Eyes] = "open",
) -> Response[Moment]:
    """A moment of a record that was brought."""
    return moment(request, await archive_in(request).play(record), at, eyes)


@get("/records/{record:str}/reel", opt={"cost": "reels"}, responses=refuses(401, 404) | UNCHANGED)
async def reel_of_record(
    record: FromPath[wire.TableId], request: Asked, eyes: FromQuery[Eyes] = "open"
) -> Response[Reel]:
    """A record that was brought, in one piece."""
    return await reel(request, record, await archive_in(request).play(record), eyes)


@post(
    "/verification",
    status_code=200,
    opt={"cost": "imports"},
    request_max_body_size=IMPORT,
    responses=refuses(401, 413),
)
async def verify(request: Asked, commitment: FromQuery[Commitment | None] = None) -> dict[str, Any]:
    """Verify the luck of any record (the file itself as the body), best with what you noted."""
    return await archive_in(request).verify(await text_of(request), commitment)


def moment(request: Asked, play: Play, at: int, eyes: str) -> Response[Moment]:
    """A game as it stood then."""
    seat = seat_of(eyes, play)
    if at > play.ply:
        raise NotThere("table-no-such-moment")
    then = play.at(at)
    who, move = then.entries(at - 1)[0].written if at and eyes == "open" else (None, None)
    language = language_of(request.query_params, request.headers)
    told = then.events(seat, at - 1) if at else ()
    found = Moment(
        game=play.setup.game.name,
        edition=shown_name(play.setup),
        own_edition=play.setup.own_edition is not None,
        options=dict(play.setup.options),
        seats=play.players,
        bots=play.bots,
        at=at,
        entries=play.ply,
        who=who,
        move=move,
        view=then.open_view() if eyes == "open" else then.view(seat),
        story=tuple(wire.line(event, then.setup, language) for event in told),
        scores=then.scores,
    )
    return Response(found, headers=FOREVER)


async def reel(request: Asked, id: str, play: Play, eyes: str) -> Response[Any]:
    """A whole game, in gzip if that can be read."""
    squeezed = await archive_in(request).reel(id, play, eyes)
    return await asyncio.to_thread(unpacked, request, squeezed, "application/json", FOREVER)


ROUTER = Router(
    "/api",
    tags=["records"],
    route_handlers=[
        download,
        download_seen,
        moment_of_table,
        reel_of_table,
        verify_table,
        bring,
        download_brought,
        moment_of_record,
        reel_of_record,
        verify,
    ],
)
