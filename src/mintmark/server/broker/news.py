"""News from other processes, and the box in which they wait to be read."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Grew:
    """A table has events up to this number."""

    table: str
    seq: int


@dataclass(frozen=True, slots=True)
class Missed:
    """We did not hear anything for a while: any table may have grown."""


News = Grew | Missed


class Inbox:
    """Of many news about one table only the last is kept, so a slow reader fills no memory."""

    def __init__(self) -> None:
        self._grew: dict[str, int] = {}
        self._missed = False
        self._closed = False
        self._rang = asyncio.Event()

    def grew(self, table: str, seq: int) -> None:
        """A table grew."""
        self._grew[table] = max(seq, self._grew.get(table, 0))
        self._rang.set()

    def missed(self) -> None:
        """Anything may have grown."""
        self._missed = True
        self._grew.clear()
        self._rang.set()

    def close(self) -> None:
        """Nothing more will come."""
        self._closed = True
        self._rang.set()

    async def news(self) -> AsyncIterator[News]:
        """All news, until it is closed."""
        while True:
            await self._rang.wait()
            if self._missed:
                self._missed = False
                yield Missed()
            elif self._grew:
                table = next(iter(self._grew))
                yield Grew(table, self._grew.pop(table))
            elif self._closed:
                return
            else:
                self._rang.clear()
