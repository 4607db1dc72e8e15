"""What a server remembers, in SQLite or PostgreSQL."""

from .errors import Conflict, StoreUnavailable, told_to_the_host
from .store import Store
from .values import Growth, Imported, Listed, Stored, Swept

__all__ = [
    "Conflict",
    "Growth",
    "Imported",
    "Listed",
    "Store",
    "StoreUnavailable",
    "Stored",
    "Swept",
    "told_to_the_host",
]
