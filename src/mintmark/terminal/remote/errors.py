"""What can go wrong between here and a server; each is told in one line.

Refused
└── Trouble
    ├── BadAddress      no address of a server, or of a table
    ├── Unreachable     nobody answers
    ├── NotMintmark     somebody answers who is no Mintmark server
    ├── OtherVersion    a server whose rules or messages are not ours
    ├── TurnedAway      the server refuses; in its own words
    └── Spoilt          the file of what we know about a server cannot be read
Unanswered              the connection was lost before an answer came
"""

from ...errors import Refused
from ...words import Message, Spoken


class Trouble(Refused):
    """Something between here and a server."""

    def __init__(self, key: str, **args: Spoken) -> None:
        super().__init__(Message(key, args))


class BadAddress(Trouble):
    """No address of a server, or of a table."""


class Unreachable(Trouble):
    """Nobody answers."""


class NotMintmark(Trouble):
    """Somebody answers who is no Mintmark server."""


class OtherVersion(Trouble):
    """A server whose rules or messages are not ours."""


class TurnedAway(Trouble):
    """The server refuses; `error` names the kind, for programs."""

    def __init__(self, error: str, why: str) -> None:
        super().__init__("remote-turned-away", why=why)
        self.error, self.why = error, why


class Spoilt(Trouble):
    """The file of what we know about a server cannot be read."""


class Unanswered(Exception):
    """The connection was lost before an answer came: nobody here knows whether it was done."""
