"""A server in a process of its own: it can be killed, and started again where it was."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

BEAT = 1000  # milliseconds between two signs of life
TIMEOUT = 60  # seconds for a start on a busy machine
SERVE = ("-m", "mintmark", "serve")


def now():
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Outage:
    """Nobody answers, from a kill until the server is ready; it may be killed again meanwhile."""

    killed: int
    back: int | None = None
    kills: int = 0
    perhaps_up: int = 0  # milliseconds in which it may have answered all the same

    @property
    def least(self):
        """The milliseconds in which surely nobody answered."""
        return self.back - self.killed - self.perhaps_up

    @property
    def most(self):
        """The milliseconds in which perhaps nobody did; a beat before each kill is not noted."""
        return self.back - self.killed + self.kills * BEAT


def log_of(folder):
    """What the server with its data in that folder has told: a file, since a pipe fills up."""
    return folder.with_name(f"{folder.name}.log")


class ServerProcess:
    """A server that listens at a port of this machine."""

    def __init__(self, folder, *options, program=SERVE):
        self.folder, self.options, self.program, self.port = folder, options, program, 0
        self.process = None
        self.outages = []
        self._started = 0
        self.log = log_of(folder)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self):
        return self.folder / "mintmark.db"

    @property
    def workers(self):
        """The processes that serve, or soon will, without those that only watch over them."""
        return [each for each in children_of(self.process.pid) if b"spawn_main" in command_of(each)]

    @property
    def serving(self):
        """Those of them that have started: beside five of its own, each has two to its database."""
        return [worker for worker in self.workers if sockets_of(worker) >= 7]

    def start(self):
        """Start, or start again at the same port; the port is open when this returns."""
        given = ["--port", str(self.port), "--data", str(self.folder), "--no-open"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, *given, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        with self.process.stdout as said:
            line = said.readline()
        found = re.match(r"Mintmark runs at http://127\.0\.0\.1:(\d+)\n", line)
        assert found, line + self.log.read_text()
        self.port, self._started = int(found[1]), now()

    def wait_until_ready(self):
        """Until it answers; the outage is over then."""
        until = time.monotonic() + TIMEOUT
        with httpx.Client(base_url=self.address, timeout=TIMEOUT, trust_env=False) as client:
            while True:
                try:
                    if client.get("/readyz").status_code == 200:
                        break
                except httpx.TransportError:
                    assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.01)
        if self.outages and self.outages[-1].back is None:
            self.outages[-1].back = now()

    def kill(self):
        """As if somebody had pulled the plug of the process."""
        if not self.outages or self.outages[-1].back is not None:
            self.outages.append(Outage(now()))
        else:  # it may have answered for a moment
            self.outages[-1].perhaps_up += now() - self._started
        self.outages[-1].kills += 1
        self.end(signal.SIGKILL)

    def end(self, how=signal.SIGTERM):
        """Send a signal to it and to all its workers, and wait until it has gone."""
        if self.process and self.process.poll() is None:
            if how == signal.SIGKILL:
                os.killpg(self.process.pid, how)
            else:
                self.process.send_signal(how)
            self.process.wait(TIMEOUT)

    def mistakes(self):
        """What it has logged about its own mistakes."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or '"event"' not in line]


def children_of(process):
    """The processes that one has started."""
    return [
        int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def command_of(process):
    """The command of a process; nothing if it has gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def sockets_of(process):
    """How many sockets a process has open."""
    try:
        files = list(Path(f"/proc/{process}/fd").iterdir())
        return sum(str(file.readlink()).startswith("socket:") for file in files)
    except OSError:
        return 0


@contextmanager
def serving(folder, *options, program=SERVE):
    """A server, as its process and its address."""
    server = ServerProcess(folder, *options, program=program)
    try:
        server.start()
        yield server.process, server.address
    finally:
        server.end(signal.SIGKILL)


@contextmanager
def killable_server(folder, *options):
    """One that answers; whoever asks by X-Forwarded-For comes from an address of their own."""
    server = ServerProcess(folder, "--proxies", "127.0.0.1", "--log-level", "warning", *options)
    try:
        server.start()
        server.wait_until_ready()
        yield server
    finally:
        server.end(signal.SIGKILL)
