"""What is kept about a server: who we are there, and what it has promised about the luck."""

import os
from pathlib import Path
from secrets import token_hex
from urllib.parse import quote

import msgspec

from ...server.operations.settings import data_folder
from .errors import Spoilt

REMEMBERED = 200  # tables of which we keep the promise


class Promise(msgspec.Struct, frozen=True):
    """What we noted when we sat down."""

    commitment: str
    seat: int | None = None  # ours, before any toss for seats, with …
    entropy: str | None = None  # … what we mixed in


class Known(msgspec.Struct):
    """A guest that we are there."""

    secret: str
    promises: dict[str, Promise] = {}  # by table, the oldest first


class Notes(msgspec.Struct):
    """All that is known about one server."""

    guests: dict[str, Known] = {}  # by name; the first one is who we are unless another is named


class Notebook:
    """The notes about a server, in a file that nobody else can read."""

    def __init__(self, server: str, folder: Path | None = None) -> None:
        place = folder or data_folder() / "servers"
        # with its scheme: what was told over https must not go out over http
        self.path = place / f"{quote(server, safe='')}.json"

    def read(self) -> Notes:
        """What is written there; nothing if it is new."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Notes)
        except FileNotFoundError:
            return Notes()
        except msgspec.MsgspecError:
            raise Spoilt("remote-notes-spoilt", path=str(self.path)) from None

    def write(self, notes: Notes) -> None:
        """Whole or not at all, and for this user alone."""
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = self.path.with_suffix(f".{token_hex(4)}.part")
        try:
            opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(opened, "wb") as file:
                file.write(msgspec.json.encode(notes))
            part.replace(self.path)
        finally:
            part.unlink(missing_ok=True)

    def name(self) -> str | None:
        """Who we are unless another is named; None if nobody was here before."""
        return next(iter(self.read().guests), None)

    def secret(self, name: str) -> str:
        """What shows that we are that guest; empty if we are not."""
        known = self.read().guests.get(name)
        return known.secret if known else ""

    def know(self, name: str, secret: str) -> None:
        """Be a guest from now on, and keep what was promised to the one of that name."""
        notes = self.read()
        promises = notes.guests[name].promises if name in notes.guests else {}
        notes.guests[name] = Known(secret, promises)
        self.write(notes)

    def promised(self, name: str, table: str) -> Promise | None:
        """What was promised to a guest at a table."""
        known = self.read().guests.get(name)
        return known.promises.get(table) if known else None

    def note(self, name: str, table: str, promise: Promise | None) -> None:
        """Keep a promise until it was made good."""
        notes = self.read()
        if (known := notes.guests.get(name)) is None:
            return
        known.promises.pop(table, None)
        if promise is not None:
            known.promises[table] = promise
        for oldest in list(known.promises)[:-REMEMBERED]:
            del known.promises[oldest]
        self.write(notes)
