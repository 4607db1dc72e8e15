"""How much one guest, and everybody at one address, may ask for in a short time.

A bucket holds tokens; what is asked for takes some, and they come back at a steady rate. A guest
costs nothing, so whoever wants more becomes more guests: what guests ask for is also taken from a
larger bucket of their address, which a club behind one router does not empty (docs/hosting.md says
why these figures). Buckets live in memory, in each process its own, and those unused for longest
are forgotten first: a forgotten bucket is a full one, so nobody is locked out by the crowd. What
lasts, streams and sockets, is counted while it does.
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from ..table.refusals import TooMany

BODY = 64 * 1024  # bytes in the body of a request
IMPORT = 8 * 1024 * 1024  # of a record that is imported
ADDRESS = 2048  # letters of path and query
SOCKET = 64 * 1024  # bytes in a message on a socket


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


PER_GUEST = {  # of a guest
    "reading": Rate(120, 20),
    "writing": Rate(40, 5),
    "tables": Rate(10, 1 / 30),  # new tables
    "imports": Rate(5, 1 / 60),
    "hints": Rate(10, 1 / 5),
    "luck": Rate(20, 1 / 2),  # of a finished game, derived again
    "replays": Rate(20, 1 / 2),  # of finished games, one view of each
    "sockets": Rate(30, 1),  # opened
    "messages": Rate(60, 20),  # sent over all sockets
    "chat": Rate(10, 1 / 2),  # lines
}
PER_ADDRESS = {  # of everybody at an address together: sixty people never need so much
    "reading": Rate(3000, 100),
    "writing": Rate(1000, 50),
    "tables": Rate(150, 1 / 2),
    "imports": Rate(30, 1 / 10),
    "hints": Rate(150, 3),
    "luck": Rate(150, 3),
    "replays": Rate(300, 5),
    "sockets": Rate(400, 5),
    "messages": Rate(3000, 300),
    "chat": Rate(300, 10),
    "guests": Rate(150, 1 / 10),  # new guests
    "signing in": Rate(150, 1 / 10),
    "knocking": Rate(600, 5),  # unknown tokens
}
BY_HANDLE = Rate(20, 1 / 10)  # passwords tried for one handle, from anywhere
OPEN_BY_GUEST, OPEN_BY_ADDRESS = 50, 400  # streams and sockets at the same time
OPEN_WAIT = 60  # seconds after which one may have been closed
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

    def take(self, kind: str, guest: str | None, address: str, spared: bool = False) -> None:
        """Take from the buckets of a guest and of the address, or raise TooMany.

        What is `spared` is taken only where half of each is left after it.
        """
        for bucket in self.buckets(kind, guest, address):
            _take(bucket, self._clock(), bucket.rate.burst / 2 if spared else 0)

    def take_for(self, handle: str) -> None:
        """Try a password for a handle, or raise TooMany."""
        _take(self._of("password", handle, BY_HANDLE), self._clock())

    def buckets(self, kind: str, guest: str | None, address: str) -> list[Bucket]:
        """The buckets of a guest and of the address, to keep, as a socket does.

        A stranger's is a new one each time; new guests and the like are counted by address alone.
        """
        rate, crowd = PER_GUEST.get(kind), self._of(kind, address, PER_ADDRESS[kind])
        if rate is None:
            return [crowd]
        own = self._of(kind, guest, rate) if guest else Bucket(rate, self._clock())
        return [own, crowd]

    def check_open(self, guest: str | None, address: str) -> None:
        """Raise TooMany if there is no room for one more stream or socket."""
        for whose, most in _open_to(guest, address).items():
            if self._open[whose] >= most:
                raise TooMany("server-too-many-open", wait=OPEN_WAIT, most=most)

    @contextmanager
    def open(self, guest: str | None, address: str) -> Iterator[None]:
        """One more stream or socket, as long as it lasts; or TooMany."""
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

    def _of(self, kind: str, whose: str, rate: Rate) -> Bucket:
        key = kind, whose
        bucket = self._buckets.pop(key, None) or Bucket(rate, self._clock())
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


def _take(bucket: Bucket, now: float, spare: float = 0) -> None:
    if wait := bucket.wait(now, 1 + spare) or bucket.take(now):
        seconds = math.ceil(wait)
        raise TooMany("server-too-many", wait=seconds, seconds=seconds)


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
