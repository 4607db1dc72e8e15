"""When tokens were last used: noted at most once a minute each, many in one transaction."""

import asyncio
import logging
from contextlib import suppress

from ..store import StoreUnavailable
from ..store.people import People, Use

log = logging.getLogger(__name__)
PAUSE = 2.0  # seconds in which uses are gathered


class LastUsed:
    """Gathers uses, and writes them in the background."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._gathered: dict[str, Use] = {}
        self._writing: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    def note(self, use: Use) -> None:
        """Write it soon."""
        self._gathered[use.token] = use
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_later())

    async def close(self) -> None:
        """Write what has been gathered."""
        self._closing.set()
        if self._writing:
            await self._writing

    async def _write_later(self) -> None:
        while self._gathered:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), PAUSE)
            gathered, self._gathered = self._gathered, {}
            try:
                await self._people.note_uses(gathered.values())
            except StoreUnavailable:
                log.warning("uses of %d tokens could not be noted", len(gathered))
