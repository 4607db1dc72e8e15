"""The line to a table: a socket that comes back by itself, and loses and doubles nothing."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ...server.updates import wire
from .errors import OtherVersion, Trouble, TurnedAway, Unanswered
from .site import TIMEOUT, Site

SIGNED_OUT = 4401  # close code: the token is no longer good
FINAL = (401, 403, 404, 421)  # statuses that trying again does not change
SHORTEST, LONGEST = 0.25, 15.0  # seconds between two tries
LARGEST = 8 << 20  # bytes of a message
WATCH = 0  # the number of our first request on every connection

decode = msgspec.json.Decoder(wire.ToClient).decode


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost; another one is being tried."""


@dataclass(frozen=True, slots=True)
class Back:
    """It is back; the table as it is now follows."""


@dataclass(frozen=True, slots=True)
class Failed:
    """There will be no other."""

    why: Trouble


News = wire.Update | wire.Notice | wire.Gone | Lost | Back | Failed


def delays() -> Iterator[float]:
    """How long to wait before each try, with some luck in it so that not all come at once."""
    wait = SHORTEST
    while True:
        yield wait * random.uniform(0.7, 1.3)
        wait = min(2 * wait, LONGEST)


class Line:
    """One table over one socket, in a thread of its own; `tell` hears what is new."""

    def __init__(self, site: Site, table: str, tell: Callable[[News], None]) -> None:
        self.site, self.table, self.tell = site, table, tell
        self.ahead = 0  # milliseconds of the server's clock before ours
        self.since = 0  # the last update that we have …
        self.seat: int | None = None  # … through whose eyes
        self.guest: str | None = None  # who the server says we are
        self.was_lost = False
        self.numbers = count(WATCH + 1)
        self.lock = threading.Lock()
        self.socket: ClientConnection | None = None
        self.waiting: dict[int, Future[wire.Done]] = {}
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def open(self) -> None:
        """Begin to listen."""
        self.thread.start()

    def close(self) -> None:
        """Hang up."""
        self.closed.set()
        with self.lock:
            socket = self.socket
        if socket:
            socket.close()
        self.thread.join(TIMEOUT)

    def ask(self, request: Callable[[int], wire.Command]) -> wire.Done:
        """Have something done, and wait until it is: TurnedAway or Unanswered if it is not."""
        number, answer = next(self.numbers), Future[wire.Done]()
        with self.lock:
            socket = self.socket
            if socket is None:
                raise Unanswered
            self.waiting[number] = answer
        try:
            socket.send(wire.encode(request(number)).decode())
            return answer.result(TIMEOUT)
        except (ConnectionClosed, TimeoutError):
            socket.close()
            raise Unanswered from None
        finally:
            with self.lock:
                self.waiting.pop(number, None)

    def look_again(self) -> None:
        """Look through the eyes of a seat that we have just taken; a lost line will anyway."""
        with self.lock:
            socket, self.since = self.socket, 0
        if socket:
            with suppress(ConnectionClosed):
                self._watch(socket)

    def _run(self) -> None:
        pauses = delays()
        while not self.closed.is_set():
            try:
                with connect(
                    self.site.socket,
                    additional_headers=self.site.headers,
                    user_agent_header=None,
                    max_size=LARGEST,
                    compression=None,
                    open_timeout=TIMEOUT,
                    close_timeout=1,
                ) as socket:
                    for message in self._heard(socket):
                        if isinstance(message, wire.Update):
                            pauses = delays()
                        self.tell(message)
            except Trouble as why:
                self.tell(Failed(why))
                return
            except ConnectionClosed as gone:
                if gone.rcvd and gone.rcvd.code == SIGNED_OUT:
                    self.tell(Failed(TurnedAway("server-not-signed-in", gone.rcvd.reason)))
                    return
            except InvalidStatus as refused:
                status = refused.response.status_code
                if status in FINAL:
                    self.tell(Failed(TurnedAway(str(status), f"HTTP {status}")))
                    return
            except (OSError, WebSocketException):
                pass
            finally:
                self._hang_up()
            if not self.was_lost and not self.closed.is_set():
                self.was_lost = True
                self.tell(Lost())
            self.closed.wait(next(pauses))

    def _heard(self, socket: ClientConnection) -> Iterator[News]:
        """All that is news, from one connection; answers go to whoever waits for them."""
        self._watch(socket)
        with self.lock:
            self.socket = socket
        while True:
            try:
                message = decode(socket.recv())
            except msgspec.MsgspecError:
                raise OtherVersion("remote-other-messages", server=self.site.address) from None
            match message:
                case wire.Update() if message.seat != self.seat and self.since:
                    self.since = 0  # it counts for the eyes of another seat
                    self._watch(socket)
                case wire.Update():
                    self.since, self.seat = message.seq, message.seat
                    if self.was_lost:
                        self.was_lost = False
                        yield Back()
                    yield message
                case wire.Gone():
                    self.since, self.seat = 0, None
                    self._watch(socket)
                    yield message
                case wire.Notice():
                    yield message
                case wire.Hello():
                    self.ahead = message.now - time.time_ns() // 1_000_000
                    self.guest = message.guest
                case wire.Done() | wire.Refusal():
                    self._answer(message)

    def _watch(self, socket: ClientConnection) -> None:
        language = msgspec.convert(self.site.language, wire.Language)
        request = wire.Watch(WATCH, self.table, since=self.since, language=language)
        socket.send(wire.encode(request).decode())

    def _answer(self, message: wire.Done | wire.Refusal) -> None:
        refusal = None
        if isinstance(message, wire.Refusal):
            refusal = TurnedAway(message.error, str(message.why.text))
            if message.id == WATCH:
                raise refusal
        with self.lock:  # what cannot be read comes back without its number: it was the last one
            number = max(self.waiting, default=WATCH) if message.id is None else message.id
            waiting = self.waiting.pop(number, None)
        if waiting is None:
            return
        if isinstance(message, wire.Done):
            waiting.set_result(message)
        else:
            waiting.set_exception(refusal)

    def _hang_up(self) -> None:
        with self.lock:
            self.socket, waiting = None, list(self.waiting.values())
            self.waiting.clear()
        for answer in waiting:
            with suppress(Exception):  # it has given up already
                answer.set_exception(Unanswered())
