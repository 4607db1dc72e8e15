"""A SQLite file has one server: a second would never hear of what happens at the first."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ...operations.errors import CannotStart
from .address import engine_url, is_postgres


@contextmanager
def alone(address: str) -> Iterator[None]:
    """Have a database to oneself as long as this lasts; PostgreSQL is for many."""
    if is_postgres(address):
        yield
        return
    path = Path(str(engine_url(address).database)).resolve()
    try:
        file = path.with_name(f"{path.name}.lock").open("ab")
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotStart(f"the file beside {path} cannot be written: {why}") from None
    with file:  # it stays behind: who removed it could remove another's
        try:
            _lock(file)
        except OSError:
            raise CannotStart(
                f"the database {path} has another server already. Stop that one first, or give "
                "this one a folder of its own: --data FOLDER"
            ) from None
        yield


def _lock(file: IO[bytes]) -> None:
    """Until the file is closed or the process ends, however it does."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # children do not inherit it
