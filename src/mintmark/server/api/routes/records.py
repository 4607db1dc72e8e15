"""Records over HTTP: to download, import, replay and verify."""

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from ....play import Play
from ...http.authentication import needs
from ...http.caching import UNCHANGED, unpacked
from ...http.errors import refuses
from ...http.limits import IMPORT
from ...live.tables import Tables
from ...replay.archive import Archive
from ...replay.records import record_of
from ...replay.replay import Replay, Viewer
from ...table.refusals import Invalid
from ...table.setups import shown_name
from ...updates import wire
from ..caller import VIEWERS, Caller
from ..request import ApiRequest

Commitment = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="What the table showed before the game")
]
JSON_LINES = "application/x-ndjson"
FOREVER = {"Cache-Control": "public, max-age=86400"}  # what is over does not change


class ViewedEntry(Struct, frozen=True):
    """A move as a seat may know it."""

    who: int | str
    move: Annotated[str, Meta(description="A question mark if the seat may not know it")]


class ViewedRecord(Struct, frozen=True):
    """A running game, as far as a seat may know it."""

    game: str
    edition: str
    own_edition: bool  # somebody's own
    seats: tuple[str, ...]
    seat: int | None  # whose view it is; null: an onlooker's
    entries: tuple[ViewedEntry, ...]


class ImportedRecord(Struct, frozen=True):
    """A record that can be replayed under this id."""

    id: str
    game: str
    entries: int


def as_file(text: str, name: str) -> Response[str]:
    """A record to be saved."""
    headers = {**FOREVER, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@get("/tables/{table:str}/record", responses=refuses(401, 404, 409), media_type=JSON_LINES)
async def download(table: FromPath[wire.TableId], tables: NamedDependency[Tables]) -> Response[str]:
    """The record of a finished game, luck revealed."""
    live = await tables.live(table)
    text = await asyncio.to_thread(lambda: str(record_of(live.table)))
    return as_file(text, f"{live.table.opened.game}-{table[:6]}.jsonl")


@get("/tables/{table:str}/record/view", guards=VIEWERS, responses=refuses(401, 404, 409))
async def view_record(
    table: FromPath[wire.TableId],
    caller: NamedDependency[Caller],
    seat: FromQuery[wire.SeatNumber | None] = None,
) -> ViewedRecord:
    """The record of any game so far, as your seat or an onlooker may know it."""
    live, own = await caller.viewing(table, seat)
    now, index = live.table, len(live.table.seats) if own is None else own
    heard = await asyncio.to_thread(lambda: now.views[index].heard) if now.play else ()
    return ViewedRecord(
        now.opened.game,
        shown_name(now.setup),
        now.opened.own_edition is not None,
        tuple(each.name for each in now.seats),
        own,
        tuple(ViewedEntry(*each.written) for each in heard),
    )


@get(
    "/tables/{table:str}/replay",
    opt={"cost": "replays"},
    responses=refuses(401, 404, 409) | UNCHANGED,
)
async def replay_table(
    table: FromPath[wire.TableId],
    request: ApiRequest,
    archive: NamedDependency[Archive],
    viewer: FromQuery[Viewer] = "open",
) -> Response[Replay]:
    """A finished game in one piece, to replay it without asking again."""
    return await replayed(request, archive, table, await archive.finished(table), viewer)


@get("/tables/{table:str}/luck", opt={"cost": "luck"}, responses=refuses(401, 404, 409))
async def verify_table(
    table: FromPath[wire.TableId], archive: NamedDependency[Archive]
) -> Response[dict[str, Any]]:
    """Every toss and draw of a finished game, derived again from the revealed seed."""
    return Response(await archive.proof(table), headers=FOREVER)


@post(
    "/records",
    guards=[needs("play")],
    opt={"cost": "imports"},
    request_max_body_size=IMPORT,
    responses=refuses(401, 409, 413),
)
async def import_record(request: ApiRequest, archive: NamedDependency[Archive]) -> ImportedRecord:
    """Import a record (the file itself as the body), to replay and to share it."""
    id, play = await archive.import_record(request.guest.id, await text_of(request))
    return ImportedRecord(id, play.setup.game.name, play.ply)


async def text_of(request: ApiRequest) -> str:
    """The body as text."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Invalid("table-not-utf8") from None


@get("/records/{record:str}", responses=refuses(401, 404), media_type=JSON_LINES)
async def download_imported(
    record: FromPath[wire.TableId], archive: NamedDependency[Archive]
) -> Response[str]:
    """A record that was imported."""
    return as_file(await archive.text(record), f"record-{record[:6]}.jsonl")


@get(
    "/records/{record:str}/replay", opt={"cost": "replays"}, responses=refuses(401, 404) | UNCHANGED
)
async def replay_imported(
    record: FromPath[wire.TableId],
    request: ApiRequest,
    archive: NamedDependency[Archive],
    viewer: FromQuery[Viewer] = "open",
) -> Response[Replay]:
    """A record that was imported, in one piece."""
    return await replayed(request, archive, record, await archive.play(record), viewer)


async def replayed(
    request: ApiRequest, archive: Archive, id: str, play: Play, viewer: str
) -> Response[Any]:
    """A whole game, in gzip if that can be read."""
    compressed = await archive.replay(id, play, viewer)
    return await asyncio.to_thread(unpacked, request, compressed, "application/json", FOREVER)


@post(
    "/verification",
    status_code=200,
    opt={"cost": "imports"},
    request_max_body_size=IMPORT,
    responses=refuses(401, 413),
)
async def verify(
    request: ApiRequest,
    archive: NamedDependency[Archive],
    commitment: FromQuery[Commitment | None] = None,
) -> dict[str, Any]:
    """Verify the luck of any record (the file itself as the body), best with what you noted."""
    return await archive.verify(await text_of(request), commitment)


ROUTER = Router(
    "/api",
    tags=["records"],
    route_handlers=[
        download,
        view_record,
        replay_table,
        verify_table,
        import_record,
        download_imported,
        replay_imported,
        verify,
    ],
)
