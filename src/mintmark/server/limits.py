"""How much one guest or one address may ask for in a short time.

A bucket holds tokens; what is asked for takes some, and they come back at a steady rate. Buckets
live in memory, in each process its own, and those unused for longest are forgotten first: a
forgotten bucket is a full one, so nobody is locked out by the crowd. What lasts, streams and
sockets, is counted while it does.
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from .problems import TooMany, TooManyOpen

BODY = 64 * 1024  # bytes in the body of a request
IMPORT = 8 * 1024 * 1024  # where records are brought in
ADDRESS = 2048  # letters of path and query
SOCKET = 64 * 1024  # bytes in a message on a socket


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATES = {
    "reading": Rate(120, 20),
    "writing": Rate(40, 5),
    "guests": Rate(10, 1 / 60),  # new guests, from one address
    "signing in": Rate(10, 1 / 15),  # from one address
    "password": Rate(20, 1 / 10),  # tried for one handle, from anywhere
    "knocking": Rate(30, 1),  # unknown tokens, from one address
    "tables": Rate(10, 1 / 30),  # new tables
    "imports": Rate(5, 1 / 60),
    "hints": Rate(10, 1 / 5),
    "luck": Rate(20, 1 / 2),  # of a finished game, derived again
    "reels": Rate(20, 1 / 2),  # of a finished game, as one pair of eyes sees it
    "sockets": Rate(30, 1),  # opened
    "messages": Rate(60, 20),  # sent over all sockets of a guest
    "chat": Rate(10, 1 / 2),  # lines
}
BY_ADDRESS = {"guests", "signing in", "knocking"}  # whoever one claims to be
OPEN_BY_GUEST, OPEN_BY_ADDRESS = 50, 200  # streams and sockets at the same time
COUNTED = 20_000  # buckets in memory, about 5 MB


class Bucket:
    """Tokens that are taken and come back."""

    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.level, self.at = rate, rate.burst, now

    def take(self, now: float, cost: float = 1) -> float:
        """Seconds to wait until that much is there; 0: it was, and is taken."""
        wait = self.wait(now, cost)
        if not wait:
            self.level -= cost
        return wait

    def wait(self, now: float, cost: float = 1) -> float:
        """Seconds to wait until that much is there."""
        gained = max(0.0, now - self.at) * self.rate.per_second
        self.level, self.at = min(self.rate.burst, self.level + gained), now
        return max(0.0, cost - self.level) / self.rate.per_second


class Limits:
    """The buckets of everyone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = COUNTED) -> None:
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    def __len__(self) -> int:
        return len(self._buckets)

    def bucket(self, kind: str, whose: str | None) -> Bucket:
        """A bucket to keep, such as a socket does; nobody's is one of its own, and full."""
        return Bucket(RATES[kind], self._clock()) if whose is None else self._of(kind, whose)

    def take(self, kind: str, whose: str, cost: float = 1) -> None:
        """Take from a bucket, or raise TooMany."""
        if wait := self._of(kind, whose).take(self._clock(), cost):
            raise TooMany(math.ceil(wait))

    def check(self, kind: str, whose: str) -> None:
        """Take nothing, but raise TooMany if there is nothing left."""
        if wait := self._of(kind, whose).wait(self._clock()):
            raise TooMany(math.ceil(wait))

    def check_open(self, guest: str | None, address: str) -> None:
        """Raise TooManyOpen if there is no room for one more stream or socket."""
        for whose, most in _open_to(guest, address).items():
            if self._open[whose] >= most:
                raise TooManyOpen(most)

    @contextmanager
    def open(self, guest: str | None, address: str) -> Iterator[None]:
        """One more stream or socket, as long as it lasts; or TooManyOpen."""
        self.check_open(guest, address)
        counted = _open_to(guest, address)
        self._open.update(counted.keys())
        try:
            yield
        finally:
            self._open.subtract(counted.keys())
            for whose in counted:
                if not self._open[whose]:
                    del self._open[whose]

    def _of(self, kind: str, whose: str) -> Bucket:
        key = kind, whose
        bucket = self._buckets.pop(key, None) or self.bucket(kind, None)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


def _open_to(guest: str | None, address: str) -> dict[tuple[str, str], int]:
    """How many streams and sockets there may be of each."""
    found = {("address", address): OPEN_BY_ADDRESS}
    return found if guest is None else {**found, ("guest", guest): OPEN_BY_GUEST}


def neighbourhood(address: str) -> str:
    """An address, or the /64 of it: who has one address of IPv6 has them all."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
