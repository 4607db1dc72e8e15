"""What the routes of tables share: who asks, and how a table is shown to them."""

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import State
from msgspec import Meta, Raw, Struct, ValidationError, convert

from ....words import LANGUAGES
from ...accounts.identity import Pass
from ...http.authentication import looks, needs
from ...http.errors import refuses
from ...live.live_table import LiveTable
from ...live.subscription import viewing_seat
from ...live.tables import Tables
from ...replay.archive import Archive
from ...table import events
from ...table.decisions import Decision
from ...table.guest import Guest
from ...table.refusals import Invalid
from ...updates import wire

Asked = Request[Guest | None, Pass | None, State]
OwnSeat = Annotated[wire.SeatNumber | None, Meta(examples=[0])]
OwnEntropy = Annotated[wire.Entropy | None, Meta(examples=["my dog ate 7 coins"])]
PLAYS, LOOKS = [needs("play")], [looks]
MISTAKES = refuses(401, 404, 409, 413)
UNKEPT = {"Cache-Control": "no-store"}  # for these eyes, and now


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """For which of your seats; needed only if you have several."""

    seat: OwnSeat = None


def tables_in(request: Asked) -> Tables:
    """The tables of this process."""
    found: Tables = request.app.state.tables
    return found


def archive_in(request: Asked) -> Archive:
    """The archive of this process."""
    found: Archive = request.app.state.archive
    return found


def guest_of(request: Asked) -> Guest:
    """Who asks; a guard has seen to it that there is somebody."""
    assert request.auth is not None
    return request.auth.guest


def key_of(request: Asked) -> str | None:
    """By which a request is known again, if whoever asks has chosen a key for it."""
    key = request.headers.get("idempotency-key")
    try:
        return None if key is None else convert(key, wire.RequestKey)
    except ValidationError:
        raise Invalid("server-no-such-key") from None


def request_of(request: Asked) -> events.RequestId | None:
    """A request as tables know it again."""
    key = key_of(request)
    return events.RequestId(guest_of(request).id, key) if key else None


async def eyes_of(request: Asked, id: str, seat: int | None) -> tuple[LiveTable, int | None]:
    """A table, and the seat through which whoever asks sees it; None: an onlooker."""
    live = await tables_in(request).live(id)
    guest = request.auth.guest if request.auth else None
    return live, viewing_seat(live, guest, seat)


async def seen(request: Asked, id: str, seat: int | None = None, since: int = 0) -> Response[Any]:
    """A table as whoever asks sees it."""
    live, looking = await eyes_of(request, id, seat)
    guest = request.auth.guest if request.auth else None
    updates = await live.ready_updates(looking)
    language = request.query_params.get("language")
    spoken = language if language in LANGUAGES else None
    body = updates.update(since, spoken, guest.id if guest else None)
    return Response(Raw(body), headers=UNKEPT)


async def decided(
    request: Asked, id: str, decision: Decision, seat: int | None = None
) -> Response[Any]:
    """Decide something, and show the table after it."""
    await tables_in(request).act(id, decision, request_of(request))
    return await seen(request, id, seat)
