"""What is told to the store, and what it tells."""

from dataclasses import dataclass

from ..table.table import Status


@dataclass(frozen=True, slots=True)
class Growth:
    """What one decision adds to a table."""

    table: str
    seq: int  # of its first event: exactly the one after the table's last
    at: int
    bodies: tuple[bytes, ...]
    status: Status
    summary: bytes
    due_at: int | None = None
    holders: frozenset[str] | None = None  # guests who sit there now; None: as before

    @property
    def last(self) -> int:
        """The number of its last event."""
        return self.seq + len(self.bodies) - 1


@dataclass(frozen=True, slots=True)
class Opening:
    """What is said once about a new table."""

    game: str
    public: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """An event of a table."""

    seq: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the lobby shows it."""

    id: str
    game: str
    status: Status
    summary: bytes
    created_at: int
    changed_at: int


@dataclass(frozen=True, slots=True)
class Imported:
    """A record that somebody uploaded."""

    id: str
    guest: str | None
    created_at: int
    text: str


@dataclass(frozen=True, slots=True)
class Swept:
    """How much was forgotten."""

    tokens: int
    guests: int
    tables: int
