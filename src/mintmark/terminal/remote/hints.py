"""What the server's master thinks of a move."""

import msgspec


class Weighed(msgspec.Struct, frozen=True):
    """A move, with the chance to win and the lead to expect."""

    move: str
    win: float | None
    lead: float | None
