"""Sockets and streams that are open: a token that was revoked ends them, and so does the server.

What is revoked in this process is seen to at once, what is revoked in others when all tokens are
looked up again; together, since one by one ten thousand sockets would keep a core half busy.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Protocol

from ..accounts.identity import Identity
from ..store import StoreUnavailable

RECHECK = 5.0  # seconds after which tokens are looked at again
RESTARTING, REVOKED = 1012, 4401  # close codes


class Connected(Protocol):
    """Somebody on a socket."""

    def leave(self, code: int, why: str) -> None:
        """Hang up, soon."""


class Connections:
    """Everybody who is connected, with the secret that they have shown and whose it is."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._shown: dict[Connected, tuple[str, str] | None] = {}
        self._suspects: set[str] = set()
        self._wake = asyncio.Event()
        identity.on_end.append(self._suspect)

    def add(self, somebody: Connected, secret: str, guest: str | None) -> None:
        """Somebody has connected; a stranger has shown no secret that is good."""
        self._shown[somebody] = (secret, guest) if guest else None

    def remove(self, somebody: Connected) -> None:
        """Somebody has hung up."""
        self._shown.pop(somebody, None)

    async def run(self, stopping: asyncio.Event) -> None:
        """Until the server stops: then everybody is told to come back."""
        rechecking = asyncio.create_task(self._recheck_on())
        try:
            await stopping.wait()
        finally:  # also if nobody has said that it stops
            rechecking.cancel()
            await asyncio.gather(rechecking, return_exceptions=True)
        for somebody in tuple(self._shown):
            somebody.leave(RESTARTING, "the server restarts")

    async def recheck(self, guests: Collection[str] | None = None) -> None:
        """Whose token is no longer good must go; of everybody, or of some guests."""
        shown = {
            somebody: pair[0]
            for somebody, pair in self._shown.items()
            if pair and (guests is None or pair[1] in guests)
        }
        good = await self._identity.still_good(set(shown.values()))
        for somebody, secret in shown.items():
            if secret not in good:
                somebody.leave(REVOKED, "signed out")

    async def _recheck_on(self) -> None:
        time = asyncio.get_running_loop().time
        due = time() + RECHECK
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._wake.wait()
            self._wake.clear()
            suspects, self._suspects = self._suspects, set()
            everybody = time() >= due
            with suppress(StoreUnavailable):  # nobody need go because of that
                await self.recheck(None if everybody else suspects)
            if everybody:
                due = time() + RECHECK

    def _suspect(self, guest: str) -> None:
        """Something that opens a guest's account has ended."""
        self._suspects.add(guest)
        self._wake.set()
