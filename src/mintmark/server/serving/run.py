"""Starts a server on one port, in one process or several, and stops it in good order."""

import asyncio
import errno
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NoReturn

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from ..broker import open_broker
from ..http.limits import SOCKET
from ..operations.errors import CannotStart
from ..operations.logs import set_up_logs
from ..operations.metrics import SHARED
from ..operations.settings import Settings
from ..store import Store, told_to_the_host
from ..store.database.lock import alone
from .app import app_of_worker, create_app
from .interpreter import collect_garbage_seldom
from .protocols import HttpConnection, SocketConnection

WAITING = 2048  # connections that nobody has accepted yet
KEEP_ALIVE = 15  # seconds between two requests of a connection


@contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """The socket of the server; from now on browsers may knock."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    host, port = settings.host, settings.port
    try:
        opened = socket.create_server((host, port), family=family, backlog=WAITING)
    except PermissionError:
        raise CannotStart(f"port {port} of {host} may not be used by this user") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            another = f"Choose another: --port {port % 65535 + 1}"
            raise CannotStart(f"port {port} of {host} is in use. {another}") from None
        raise CannotStart(f"this machine has no address {host}") from None
    with opened:
        yield opened


def check_folder(folder: Path) -> None:
    """The data folder is there, and can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotStart(
            f"the data folder {folder} cannot be written: {why}. Choose another: --data FOLDER"
        ) from None


async def try_out(settings: Settings) -> None:
    """Open everything once: it brings the database up to date, and tells what is amiss in words."""
    store = await Store.open(settings.database_url)
    try:
        broker = await open_broker(settings.broker_url, settings.database_url)
        await broker.close()
    finally:
        await store.close()


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """Everything that can be refused before the first request is; the data is ours meanwhile."""
    if settings.embedded:
        check_folder(settings.data)
    with alone(settings.database_url):
        with told_to_the_host():
            asyncio.run(try_out(settings))
        allow_connections(settings.connections)
        yield


def allow_connections(count: int) -> None:
    """Ask the system for as many open files as there may be connections."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = count + 256 if hard == resource.RLIM_INFINITY else min(count + 256, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def configured(settings: Settings, **how: object) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        **how,  # type: ignore[arg-type]
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=SOCKET,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        limit_concurrency=settings.connections,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=settings.stop_seconds,
    )


def run(settings: Settings, opened: socket.socket) -> None:
    """Serve until a signal ends it: the first in good order, a second Ctrl-C at once."""
    set_up_logs(settings.log_level)
    if settings.workers > 1:
        run_workers(settings, opened)
        return
    server = uvicorn.Server(configured(settings, app=create_app(settings)))
    collect_garbage_seldom()
    signal.signal(signal.SIGTERM, leave)  # uvicorn raises it again after it has stopped
    try:
        server.run(sockets=[opened])
    except KeyboardInterrupt:
        if server.force_exit:
            os._exit(130)  # without waiting for anyone; the store stands that
        raise


def run_workers(settings: Settings, opened: socket.socket) -> None:
    """Several processes on one socket; one that dies is replaced."""
    with tempfile.TemporaryDirectory(prefix="mintmark-") as figures:
        os.environ[SHARED] = figures  # Prometheus' library looks there
        app = partial(app_of_worker, settings)
        config = configured(settings, app=app, factory=True, workers=settings.workers)
        supervisor = Multiprocess(config, sockets=[opened])
        supervisor.run()
    if any(worker.exitcode == STARTUP_FAILURE for worker in supervisor.processes):
        sys.exit(1)


def leave(*_: object) -> NoReturn:
    """End without an error."""
    sys.exit(0)
