"""How much one server carries on one core: from a move to the update of the last watcher.

    python benchmarks/server.py [--tables 5000] [--seconds 10] [--database sqlite|postgres]

Two players a table, each on a socket of their own, both watching, at a real `mintmark serve` that
has one core to itself. This process is the load, on the others. First as many moves as the server
takes, then half as many, each sent at the moment at which it is due, whether or not the server
keeps up; then what the time goes into; at last the same with a plain echo over uvicorn. How late we
send, how busy we are and how busy everybody else on the machine is, is told as well, so that one
sees that it is the server which is timed.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable
from importlib.metadata import version
from pathlib import Path
from subprocess import Popen
from typing import TypeVar

import uvloop
from load import Echoes, Figures, Load, set_up
from processes import (
    all_worked,
    answering,
    database,
    free_port,
    memory,
    process,
    share_cores,
    worked,
)
from rich.console import Console
from rich.table import Table

console = Console()
HERE = Path(__file__).parent
WARM_UP = 3.0  # seconds, not counted
UPDATE = 5000  # bytes, about the size of an update
PROXY = ("--proxies", "127.0.0.1")  # so that everybody has an address of their own
Row = dict[str, float]
Result = TypeVar("Result")


def at(seconds: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def command(url: str, port: int, folder: Path) -> list[str]:
    """How the server is started."""
    where = ["--port", str(port), "--data", str(folder), "--database-url", url]
    how = ["--no-open", "--log-level", "warning", *PROXY]
    return [str(HERE / "sampling.py"), str(folder / "samples.json"), "serve", *where, *how]


async def watched(server: Popen[bytes], work: Awaitable[Result]) -> tuple[Result, Row]:
    """Some work, with what everybody has used of a core meanwhile, in seconds."""
    before = worked(server.pid), time.process_time(), all_worked(), time.monotonic()
    result = await work
    after = worked(server.pid), time.process_time(), all_worked(), time.monotonic()
    theirs, ours, everybody, wall = (b - a for a, b in zip(before, after, strict=True))
    others = max(0.0, everybody - theirs - ours)
    return result, {"server": theirs, "load": ours, "others": others, "wall": wall}


async def measured(options: argparse.Namespace, url: str, folder: Path, cores: set[int]) -> Row:
    """Everything about the server, one step after the other."""
    port, row = free_port(), {}
    with console.status("") as status:
        status.update(f"setting up {options.tables} tables …")
        load = Load(await set_up(url, options.tables, options.bots, options.level))
        with process(cores, *command(url, port, folder)) as server:
            await answering(port)
            empty = memory(server.pid)
            status.update(f"opening {len(load.chairs)} sockets …")
            await load.connect(port)
            connected = memory(server.pid)
            status.update("looking at the tables …")
            await load.watch()
            row["sockets"] = len(load.chairs)
            row["KB a socket"] = (connected - empty) / len(load.chairs) / 1024
            row["KB a table that is watched"] = (
                (memory(server.pid) - connected) / options.tables / 1024
            )
            gc.collect()
            gc.freeze()  # so that the load does not stop to tidy up
            status.update("warming up, until compiled code runs the game …")
            await load.play(200, WARM_UP)
            await answering(port, "/metrics", b'mintmark_compiled{game="coinage"} 1.0')
            await load.play(200, WARM_UP)
            status.update("as many moves as it takes …")
            row |= await saturated(options, load, server)
            rate = options.rate or row["moves a second"] / 2
            status.update(f"{rate:.0f} moves a second …")
            row |= await steady(options, load, server, rate)
            status.update("what the time goes into …")
            row |= await broken_down(options, load, server, folder)
            row["MB in all"] = memory(server.pid) / 2**20
            row["refused"] = load.refused
            row["lost"] = sum(chair.line.closed for chair in load.chairs if chair.line)
            load.close()
        status.update("the same with a plain echo …")
        row |= await compared(options, int(row["sockets"]), rate, cores)
    return row


async def saturated(options: argparse.Namespace, load: Load, server: Popen[bytes]) -> Row:
    """As many moves as the server takes."""
    figures, used = await watched(server, load.flood(options.under_way, options.seconds))
    moves = len(figures.told)
    return {
        "moves a second": moves / options.seconds,
        "µs of a core a move": 1e6 * used["server"] / moves,
        "server's CPU %": 100 * used["server"] / used["wall"],
        "load's CPU %": 100 * used["load"] / used["wall"],
        "others' CPU %": 100 * used["others"] / used["wall"],
        "nobody could move": figures.idle,
    }


async def steady(options: argparse.Namespace, load: Load, server: Popen[bytes], rate: float) -> Row:
    """A steady rate of moves, and how long they take."""
    figures, used = await watched(server, load.play(rate, options.seconds))
    name = f"at {rate:.0f} a second: "
    found = latencies(figures) | {
        "µs of a core a move": 1e6 * used["server"] / len(figures.told),
        "others' CPU %": 100 * used["others"] / used["wall"],
    }
    return {name + key: value for key, value in found.items()}


def latencies(figures: Figures) -> Row:
    """What was measured, in milliseconds."""
    return {
        "p50 ms": at(figures.told, 0.5),
        "p99 ms": at(figures.told, 0.99),
        "max ms": at(figures.told, 1),
        "kept p99 ms": at(figures.kept, 0.99),
        "sent late p99 ms": at(figures.lag, 0.99),
        "nobody could move": figures.idle,
    }


async def broken_down(
    options: argparse.Namespace, load: Load, server: Popen[bytes], folder: Path
) -> Row:
    """What the time of a move goes into, when there is much to do: microseconds of a core."""
    file = folder / "samples.json"
    server.send_signal(signal.SIGUSR1)
    figures = await load.flood(options.under_way, options.seconds / 2)
    server.send_signal(signal.SIGUSR2)
    while not file.exists():
        await asyncio.sleep(0.05)
    parts = sorted(json.loads(file.read_bytes()).items(), key=lambda each: -each[1])
    moves = len(figures.told)
    return {f"µs: {part}": 1e6 * seconds / moves for part, seconds in parts}


async def compared(options: argparse.Namespace, sockets: int, rate: float, cores: set[int]) -> Row:
    """The same load at a plain echo."""
    port, echoes = free_port(), Echoes(UPDATE)
    how = ["--ws", "websockets-sansio", "--loop", "uvloop", "--log-level", "warning"]
    app = ["-m", "uvicorn", "--app-dir", str(HERE), "echo:app", "--port", str(port), *how]
    with process(cores, *app) as server:
        await answering(port)
        await echoes.connect(port, sockets)
        flood = echoes.flood(options.under_way, options.seconds / 2)
        took, used = await watched(server, flood)
        calm = await echoes.play(rate, options.seconds / 2)
        echoes.close()
    return {
        "echo: messages a second": len(took) / (options.seconds / 2),
        "echo: µs of a core a message": 1e6 * used["server"] / len(took),
        f"echo: at {rate:.0f} a second: p50 ms": at(calm, 0.5),
        f"echo: at {rate:.0f} a second: p99 ms": at(calm, 0.99),
    }


async def everything(options: argparse.Namespace) -> Row:
    """One column of figures."""
    cores = share_cores()
    with tempfile.TemporaryDirectory() as name, database(options.database, Path(name)) as url:
        return await measured(options, url, Path(name), cores)


def shown(options: argparse.Namespace, row: Row) -> None:
    """The table."""
    about = f"{options.tables} tables, {options.database}"
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
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=10, help="for each of the two loads")
    parser.add_argument("--under-way", type=int, default=64, help="moves at once, at most")
    parser.add_argument("--rate", type=float, help="moves a second, instead of half the most")
    parser.add_argument("--bots", type=int, default=0, help="tables with a bot")
    parser.add_argument("--level", default="casual", help="of the bots")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
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
