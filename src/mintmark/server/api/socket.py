"""A WebSocket: any number of tables to watch, moves and words to send.

What is to be told of a table is read from it when the client is ready for it. So a slow reader
costs no memory: it skips what it could not read in time, and gets the table as it is then.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

from litestar import Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ...errors import MintmarkError
from ...words import Message
from ..accounts.identity import Access, Identity
from ..http.authentication import address_of, secret_in
from ..http.errors import language_of
from ..http.limits import Limits
from ..http.security import check_origin
from ..live.subscription import Subscription, viewing_seat
from ..live.tables import Tables
from ..operations.metrics import Metrics
from ..operations.settings import Settings
from ..table.events import RequestId
from ..table.guest import Guest
from ..table.refusals import NotAllowed, NotSignedIn, TooMany
from ..updates import wire
from ..updates.messages import decision_of, done, number_in, read, refused
from .connections import Connections

MOST_WATCHED = 32  # tables and seats, by one socket
UNREAD = 32  # answers that may wait before we stop listening
TIMEOUT = 30.0  # seconds for a client to take what there is to say; then it is cut off
NORMAL, TOO_MANY = 1000, 4429  # close codes
WAIT = 60  # seconds until a socket that watches too many tables may try again
REASON = 120  # letters that fit into a close

Connection = WebSocket[Guest | None, Access | None, State]


class Client:
    """One socket, from its first to its last message."""

    def __init__(
        self,
        socket: Connection,
        tables: Tables,
        identity: Identity,
        connections: Connections,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.socket, self.access = socket, socket.auth
        self.tables, self.identity, self.connections = tables, identity, connections
        self.limits, self.metrics = limits, metrics
        self.guest = socket.auth.guest if socket.auth else None
        self.language = language_of(socket.query_params, socket.headers)
        self.address = address_of(socket.scope)
        guest = self.guest.id if self.guest else None
        self.buckets = self.limits.buckets("messages", guest, self.address)
        self.subscriptions: dict[tuple[str, int | None], Subscription] = {}
        self.answers: deque[wire.ToClient] = deque()
        self.deciding = False
        self.news, self.room = asyncio.Event(), asyncio.Event()
        self.room.set()
        self.leaving: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Until either side has had enough."""
        self.tell(wire.Hello(self.tables.now(), self.guest.id if self.guest else None))
        listening, speaking = asyncio.create_task(self.listen()), asyncio.create_task(self.speak())
        work = listening, speaking
        secret = secret_in(self.socket.headers)[0]
        self.connections.add(self, secret, self.guest.id if self.guest else None)
        try:
            ends: list[asyncio.Future[Any]] = [self.leaving, *work]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self.leaving.done():
                await self.socket.close(*self.leaving.result())
            for task in work:
                if task.done():
                    task.result()
        finally:
            self.connections.remove(self)
            self.leave(NORMAL, "")
            speaking.cancel()
            if not self.deciding:  # what was begun is done to its end
                listening.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            for subscription in self.subscriptions.values():
                subscription.close()

    def leave(self, code: int, why: str) -> None:
        """Hang up."""
        if not self.leaving.done():
            self.leaving.set_result((code, why))

    def tell(self, answer: wire.ToClient) -> None:
        """Say something when the client is ready for it."""
        self.answers.append(answer)
        if len(self.answers) >= UNREAD:
            self.room.clear()
        self.news.set()

    async def speak(self) -> None:
        """Send answers, and what is new at the tables."""
        while True:
            await self.news.wait()
            self.news.clear()
            async with asyncio.timeout(TIMEOUT):
                await self.send_news()

    async def send_news(self) -> None:
        """All that there is to say now."""
        while self.answers:
            await self.send(wire.encode(self.answers.popleft()))
        self.room.set()
        for key, subscription in tuple(self.subscriptions.items()):
            if not subscription.allowed:
                self.unsubscribe(key)
                await self.send(wire.encode(wire.Gone(*key)))
            elif update := subscription.news():
                await self.send(update)

    async def send(self, message: bytes) -> None:
        """One message."""
        await self.socket.send_data(message.decode(), mode="text")

    async def listen(self) -> None:
        """Read and answer, one message after the other."""
        while not self.leaving.done():
            await self.room.wait()
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            await self.answer(data)

    async def answer(self, data: str) -> None:
        """Do what a message asks for, or say why not."""
        try:
            for bucket in self.buckets:
                while wait := bucket.take(asyncio.get_running_loop().time()):
                    await asyncio.sleep(wait)  # slow down who sends too much
            self.tell(await self.do(read(data)))
        except MintmarkError as error:
            self.metrics.refusals.labels(type(error).__name__).inc()
            self.tell(refused(number_in(data), error, self.language))

    async def do(self, request: wire.FromClient) -> wire.ToClient:
        """What each message does."""
        match request:
            case wire.Ping():
                return wire.Pong(request.id, self.tables.now())
            case wire.Watch():
                return await self.subscribe(request)
            case wire.Unwatch():
                self.unsubscribe((request.table, request.seat))
                return wire.Done(request.id, 0)
            case wire.Say():
                if self.guest:
                    self.limits.take("chat", self.guest.id, self.address)
                    self.guest = await self.identity.guest(self.guest.id)
                return await self.act(request)
            case _:
                return await self.act(request)

    async def subscribe(self, request: wire.Watch) -> wire.ToClient:
        """Begin to look at a table, or look anew."""
        key = (request.table, request.seat)
        if len(self.subscriptions) >= MOST_WATCHED and key not in self.subscriptions:
            raise TooMany("server-too-many", wait=WAIT, seconds=WAIT)
        if self.access and "read" not in self.access.scopes:
            raise NotAllowed("server-not-allowed", scope="read")
        live = await self.tables.fresh(request.table)
        self.unsubscribe(key)
        await live.ready_updates(viewing_seat(live, self.guest, request.seat))
        self.subscriptions[key] = Subscription(
            live,
            self.guest,
            request.seat,
            request.since,
            request.language,
            self.news.set,
            self.notice,
        )
        return wire.Done(request.id, self.subscriptions[key].updates.seq)

    def unsubscribe(self, key: tuple[str, int | None]) -> None:
        """No more of a table."""
        if subscription := self.subscriptions.pop(key, None):
            subscription.close()

    def notice(self, table: str, message: Message) -> None:
        """Something in passing; a client that reads slowly misses it."""
        if self.room.is_set():
            self.tell(wire.Notice(table, wire.words(message, self.language)))

    async def act(self, command: wire.Command) -> wire.ToClient:
        """Decide something at a table."""
        if self.guest is None or self.access is None:
            raise NotSignedIn("server-not-signed-in")
        if "play" not in self.access.scopes:
            raise NotAllowed("server-not-allowed", scope="play")
        asked = RequestId(self.guest.id, command.key) if command.key else None
        decision = decision_of(command, self.guest)
        self.deciding = True
        try:
            table = await self.tables.act_uncancelled(command.table, decision, asked)
            await asyncio.sleep(0)  # what has changed is told first, then that it is done
        finally:
            self.deciding = False
        return done(command, table, self.guest)


@websocket("/api/socket")
async def socket(
    socket: Connection,
    settings: NamedDependency[Settings],
    tables: NamedDependency[Tables],
    identity: NamedDependency[Identity],
    connections: NamedDependency[Connections],
    limits: NamedDependency[Limits],
    metrics: NamedDependency[Metrics],
) -> None:
    """Tables to watch and to play at."""
    check_origin(socket.headers, settings)
    guest = socket.auth.guest.id if socket.auth else None
    await socket.accept()
    with suppress(WebSocketDisconnect, OSError):  # a client that has gone, or takes nothing
        try:
            address = address_of(socket.scope)
            with limits.open(guest, address), metrics.sockets.track_inprogress():
                await Client(socket, tables, identity, connections, limits, metrics).run()
        except TooMany as refused:
            await socket.close(TOO_MANY, str(refused)[:REASON])


ROUTER = Router("/", route_handlers=[socket])
