"""A whole server in the test's own loop: real sockets on loopback, its clock in our hands."""

import asyncio
import logging
import socket
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import connect

from mintmark.server.http import limits
from mintmark.server.http.limits import Rate
from mintmark.server.serving.app import create_app
from mintmark.server.serving.run import configured
from support.server.client import settings_in

TIMEOUT = 10.0  # seconds for an answer on a busy machine
START = 1_800_000_000_000


def without_limits(monkeypatch):
    """Nobody has to wait."""
    for rates in ("PER_GUEST", "PER_ADDRESS"):
        endless = dict.fromkeys(getattr(limits, rates), Rate(1e9, 1e9))
        monkeypatch.setattr(limits, rates, endless)


class Lines(logging.Handler):
    """The log of a server, without what is new each time: ids and durations."""

    def __init__(self):
        super().__init__()
        self.lines, self.trouble = [], []

    def emit(self, record):
        facts = dict(getattr(record, "facts", {}))
        for passing in ("id", "ms"):
            facts.pop(passing, None)
        self.lines.append(f"{record.levelname} {record.getMessage()} {facts}")
        if record.levelno >= logging.ERROR:
            self.trouble.append(self.lines[-1] + (self.format(record) if record.exc_info else ""))


class Person:
    """Somebody with a token, a socket, and what came over it."""

    def __init__(self, server, name, headers, id=None):
        self.server, self.name, self.headers, self.id = server, name, headers, id
        self.http = httpx.AsyncClient(
            base_url=server.address, headers=headers, timeout=TIMEOUT, trust_env=False, verify=False
        )
        self.socket = None

    async def connect(self):
        """A new socket, instead of the old one."""
        if self.socket:
            await self.socket.close()
        self.numbers, self.heard = count(1), []
        self.socket = await connect(
            self.server.address.replace("http", "ws") + "/api/socket",
            additional_headers=self.headers,
            proxy=None,
            max_size=None,
            close_timeout=1,
        )
        return self

    async def close(self):
        if self.socket:
            await self.socket.close()
        await self.http.aclose()

    async def ask(self, **request):
        """Send a request; its answer, when everything that came before it was heard."""
        number = next(self.numbers)
        await self.socket.send(msgspec.json.encode({"id": number, **request}).decode())
        while True:
            async with asyncio.timeout(TIMEOUT):
                text = await self.socket.recv()
            self.heard.append(text)
            message = msgspec.json.decode(text)
            if message.get("id") == number:
                return message

    def take(self):
        """What was heard since last time."""
        heard, self.heard = self.heard, []
        return heard


class RunningServer:
    """A server with guests."""

    def __init__(self, app, address, stack, log):
        self.app, self.address, self.stack, self.log = app, address, stack, log

    async def guest(self, name):
        """A new guest with a socket."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False, verify=False) as http:
            made = await http.post("/api/guests", json={"name": name})
        secret = made.cookies["mintmark"]
        headers = {"Authorization": f"Bearer {secret}"}
        return await self._enter(Person(self, name, headers, made.json()["id"]))

    async def stranger(self):
        """Somebody whom nobody knows."""
        return await self._enter(Person(self, "", {}))

    async def _enter(self, person):
        self.stack.push_async_callback(person.close)
        return await person.connect()

    @property
    def tables(self):
        return self.app.state.resources.tables

    def table(self, id):
        return self.tables.lives[id].table


@asynccontextmanager
async def running_server(folder, clock=None, **options):
    """A server on a free port of this machine."""
    settings = settings_in(folder, **options)
    app = create_app(settings, clock) if clock else create_app(settings)
    log, logger = Lines(), logging.getLogger("mintmark")
    logger.addHandler(log)
    level, propagate = logger.level, logger.propagate
    logger.setLevel("INFO")
    logger.propagate = False  # thousands of lines
    with socket.create_server(("127.0.0.1", 0)) as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        uvicorn_server = uvicorn.Server(configured(settings, app=app))
        uvicorn_server.capture_signals = no_signals
        running = asyncio.create_task(uvicorn_server.serve(sockets=[opened]))
        try:
            while not uvicorn_server.started:
                assert not running.done(), "the server did not start"
                await asyncio.sleep(0.005)
            address = f"http://127.0.0.1:{opened.getsockname()[1]}"
            async with AsyncExitStack() as stack:
                yield RunningServer(app, address, stack, log)
        finally:
            uvicorn_server.should_exit = True
            await running
            logger.removeHandler(log)
            logger.setLevel(level)
            logger.propagate = propagate


class no_signals:
    """Signals are pytest's."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None
