"""What the server's master thinks of our moves."""

import msgspec

from ...words import Message
from ..commands.hint import hint_table
from ..screen import Screen
from .site import Site

COMPILING = 120.0  # seconds that a server may need for its first hint


class Weighed(msgspec.Struct, frozen=True):
    """A move: how often it was tried, the chance to win and the lead to expect."""

    move: str
    visits: int
    win: float | None
    lead: float | None


def give_hint(screen: Screen, site: Site, table: str, first: bool) -> None:
    """The best moves; for the first ones the server may have to get ready."""
    if first:
        screen.write(Message("remote-hint-first"), "dim")
    with screen.console.status(screen.say("terminal-hint-thinks")):
        found = site.send(f"/api/tables/{table}/hint", {}, list[Weighed], timeout=COMPILING)
    screen.console.print(hint_table(found, screen.language))
