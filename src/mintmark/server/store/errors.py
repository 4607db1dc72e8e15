"""What can go wrong with the store.

MintmarkError
├── CannotStart           an address or a file that we cannot use, or not in this version
├── Conflict              not the next event of the table, which may have grown meanwhile
└── Refused
    └── Unavailable
        └── StoreUnavailable  the database does not answer; what was being written may be lost
"""

from collections.abc import Iterator
from contextlib import contextmanager

from ...errors import MintmarkError
from ..operations.errors import CannotStart
from ..table.refusals import Unavailable


class Conflict(MintmarkError):
    """The number of the event is taken, or not the next one; nothing has changed."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq

    def __str__(self) -> str:
        return f"event {self.seq} is not the next one of table {self.table!r}"


class StoreUnavailable(Unavailable):
    """The database does not answer; whether it has written the last thing is not known.

    `advice`, if there is any, is for the host alone: it names files, and what to do.
    """

    def __init__(self, advice: str | None = None) -> None:
        super().__init__("store-out-of-order" if advice else "store-unavailable")
        self.advice = advice


@contextmanager
def told_to_the_host() -> Iterator[None]:
    """Whoever runs the program hears what is wrong with the database, and what to do."""
    try:
        yield
    except StoreUnavailable as error:
        raise CannotStart(error.advice or "the database does not answer") from error
