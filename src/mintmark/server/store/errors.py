"""What can go wrong with the store.

MintmarkError
├── Conflict              not the next event of the table, which may have grown meanwhile
└── Refused               with words for it
    ├── Unavailable       the database does not answer; what was being written may be lost
    ├── UnusableDatabase  an address that we cannot use
    ├── NewerDatabase     it was made by a newer version
    ├── OlderDatabase     it was made by an older one, and only a server brings it up to date
    └── InUse             another server has the file
"""

from ...errors import MintmarkError
from ..refusal import Refused


class Conflict(MintmarkError):
    """The number of the event is taken, or not the next one; nothing has changed."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq

    def __str__(self) -> str:
        return f"event {self.seq} is not the next one of table {self.table!r}"


class Unavailable(Refused):
    """The database does not answer; whether it has written the last thing is not known."""


class UnusableDatabase(Refused):
    """An address that we cannot use."""


class NewerDatabase(Refused):
    """It was made by a newer version."""


class OlderDatabase(Refused):
    """It was made by an older version, and has not been brought up to date."""


class InUse(Refused):
    """Another server has the file."""
