"""Whoever calls an operation, at the tables of this process."""

from typing import Any

from litestar import Response
from litestar.di import NamedDependency
from msgspec import Raw

from ...words import LANGUAGES
from ..http.authentication import may_view, needs
from ..http.errors import refuses
from ..live.live_table import LiveTable
from ..live.subscription import viewing_seat
from ..live.tables import Tables
from ..table.decisions import Decision
from ..table.guest import Guest
from .request import ApiRequest

PLAYERS, VIEWERS = [needs("play")], [may_view]  # guards
MISTAKES = refuses(401, 404, 409, 413)
NOT_STORED = {"Cache-Control": "no-store"}  # it is of this moment, and of this seat's view


class Caller:
    """Sees tables as their seat does, or as an onlooker, and acts there."""

    def __init__(self, request: ApiRequest, tables: NamedDependency[Tables]) -> None:
        self.request, self.tables = request, tables

    @property
    def guest(self) -> Guest:
        """Who it is; a guard has seen to it that there is somebody."""
        return self.request.guest

    async def viewing(self, id: str, seat: int | None) -> tuple[LiveTable, int | None]:
        """A table, and the seat whose view they get; None for an onlooker's."""
        live = await self.tables.live(id)
        return live, viewing_seat(live, self.request.user, seat)

    async def view(self, id: str, seat: int | None = None, since: int = 0) -> Response[Any]:
        """A table as they see it: all that is new since an update."""
        live, viewed = await self.viewing(id, seat)
        updates = await live.ready_updates(viewed)
        language = self.request.query_params.get("language")
        spoken = language if language in LANGUAGES else None
        guest = self.request.user
        body = updates.update(since, spoken, guest.id if guest else None)
        return Response(Raw(body), headers=NOT_STORED)

    async def act(self, id: str, decision: Decision, seat: int | None = None) -> Response[Any]:
        """Decide something, and show the table after it."""
        await self.tables.act(id, decision, self.request.request_id)
        return await self.view(id, seat)
