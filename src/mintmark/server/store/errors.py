"""What can go wrong with the store.

MintmarkError
├── Conflict              not the next event of the table, which may have grown meanwhile
└── Refused               with words for it
    ├── Unavailable       the database does not answer; what was being written may be lost
    ├── UnusableDatabase  an address that we cannot use, or a file
    ├── NewerDatabase     it was made by a newer version
    ├── OlderDatabase     it was made by an older one, and only a server brings it up to date
    └── InUse             another server has the file
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ...errors import MintmarkError, Refused
from ...words import Message


class Conflict(MintmarkError):
    """The number of the event is taken, or not the next one; nothing has changed."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq

    def __str__(self) -> str:
        return f"event {self.seq} is not the next one of table {self.table!r}"


class Unavailable(Refused):
    """The database does not answer; whether it has written the last thing is not known.

    `trouble`, if it is known, is for the host alone: it names files, and what to do.
    """

    def __init__(self, trouble: Message | None = None) -> None:
        super().__init__("store-out-of-order" if trouble else "store-unavailable")
        self.trouble = trouble


class UnusableDatabase(Refused):
    """An address that we cannot use, or a file."""


class NewerDatabase(Refused):
    """It was made by a newer version."""


class OlderDatabase(Refused):
    """It was made by an older version, and has not been brought up to date."""


class InUse(Refused):
    """Another server has the file."""


@contextmanager
def told_to_the_host() -> Iterator[None]:
    """Whoever runs the program hears what is wrong with the database, and what to do."""
    try:
        yield
    except Unavailable as error:
        if error.trouble is None:
            raise
        raise UnusableDatabase(error.trouble.key, **error.trouble.args) from error
