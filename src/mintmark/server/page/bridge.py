"""The side of a host that JavaScript calls: texts come in, and JSON goes out."""

from collections.abc import Callable

import msgspec

from ..updates import wire
from .host import Host
from .requests import Desk


class Bridge:
    """A host and its desk for a worker: each step is begun, kept, and then told."""

    def __init__(self, now: Callable[[], float], name: str) -> None:
        """`now` is the browser's clock, `name` whoever sits here is called."""
        self.host = Host(lambda: int(now()))
        self.desk = Desk(self.host)
        if name:
            self.host.rename(name)

    def load(self, id: str, stored: str, alive: float) -> None:
        """A table from its events, each with its time."""
        self.host.load(id, msgspec.json.decode(stored, type=list[tuple[int, str]]), int(alive))

    def forget(self, id: str) -> str:
        """Another page has a table now: what is told."""
        return _json(self.host.forget(id))

    def beat(self) -> None:
        """Every second."""
        self.host.beat()

    def hear(self, text: str) -> str:
        """A message of a socket: what must be kept for it."""
        return _json(self.host.hear(text))

    def ask(self, text: str) -> str:
        """A request: what must be kept for it."""
        return _json(self.desk.ask(text))

    def play(self, id: str, seat: int, question: int, number: int) -> str:
        """A bot's answer: what must be kept for it."""
        return _json(self.host.play(id, seat, question, number))

    def time_out(self, id: str) -> str:
        """A clock that may have run out: what must be kept for it."""
        return _json(self.host.time_out(id))

    def kept(self) -> str:
        """It is kept: what comes of it."""
        return _json(self.host.kept())

    def lost(self, key: str) -> str:
        """It cannot be kept: that is told."""
        return _json(self.host.lost(key))

    def hint(self, id: str, body: str) -> str:
        """What the master is to think about; null if it is refused."""
        return _json(self.desk.hint(id, body))

    def advise(self, id: str, seat: int, found: str) -> None:
        """What the master has found out."""
        kind = list[tuple[int, int, float | None, float | None]]
        self.desk.advise(id, seat, msgspec.json.decode(found, type=kind))


def _json(value: object) -> str:
    return wire.encode(value).decode()
