"""Somebody goes round all sockets: a token that was revoked ends them, and so does the server.

All tokens are looked up together: one by one, ten thousand sockets would keep a core half busy.
"""

import asyncio
from contextlib import suppress
from typing import Protocol

from .identity import Identity
from .store import Unavailable

RECHECK = 30.0  # seconds after which tokens are looked at again
RESTARTING, REVOKED = 1012, 4401  # close codes


class Connected(Protocol):
    """Somebody on a socket."""

    def leave(self, code: int, why: str) -> None:
        """Hang up, soon."""


class Rounds:
    """Everybody who is connected, with the secret that they have shown."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._secrets: dict[Connected, str] = {}

    def enter(self, somebody: Connected, secret: str) -> None:
        """Somebody has connected; the secret is empty if they have shown none."""
        self._secrets[somebody] = secret

    def gone(self, somebody: Connected) -> None:
        """Somebody has hung up."""
        self._secrets.pop(somebody, None)

    async def run(self, stopping: asyncio.Event) -> None:
        """Until the server stops: then everybody is told to come back."""
        while not stopping.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stopping.wait(), RECHECK)
                break
            with suppress(Unavailable):  # nobody need go because of that
                await self.look()
        for somebody in tuple(self._secrets):
            somebody.leave(RESTARTING, "the server restarts")

    async def look(self) -> None:
        """Whose token is no longer good must go."""
        shown = {somebody: secret for somebody, secret in self._secrets.items() if secret}
        good = await self._identity.still_good(set(shown.values()))
        for somebody, secret in shown.items():
            if secret not in good:
                somebody.leave(REVOKED, "signed out")
