"""Who does something at a table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody; with a handle once a password was chosen."""

    id: str
    name: str
    handle: str | None = None
