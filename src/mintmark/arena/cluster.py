"""A Ray cluster that runs jobs: one that is joined, or one started here for the time being.

Every process makes ready for a job once, if it has the very code that we have. A part whose
process or machine dies is given to another. Ray is imported only when asked for.
"""

import logging
import os
import re
import secrets
import signal
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..engine.sources import digest_of_sources
from ..errors import InvalidOption, MintmarkError
from .jobs import Job

AUTO = "auto"
RETRIES = 3  # of a part whose process has died
ANSWER = 5.0  # seconds for a cluster to answer
TICK = 1.0  # seconds after which we look around while nothing is finished
STORE = 100_000_000  # bytes that processes share here; what they tell us is small
HTTP2 = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))  # no settings
SETTINGS = 4  # the kind of the first frame that comes back


class Cluster:
    """Processes on many machines; use it by `with`, so that nothing stays behind."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """Join the cluster at an address; AUTO: one that runs on this machine, or a new one."""
        self.jobs = jobs
        self.running: dict[Any, int] = {}  # the number of its part, by task
        self.kit = tuple(kit().items())
        self.not_ours = offspring()
        found = find(address)
        prepare_environment(alone=found is None)
        import ray

        self.ray: Any = ray
        if found is None:
            new = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
            self.connect("local", **new)
        else:
            self.connect(None if address == AUTO else found)  # None: Ray finds it, and its token

    def connect(self, address: str | None, **options: Any) -> None:
        """Join or start it, without a word of Ray's own."""
        try:
            self.ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **options)
        except (OSError, RuntimeError, ValueError, self.ray.exceptions.RayError) as error:
            self.leave()
            raise InvalidOption(f"no Ray cluster to play on: {first_line(error)}") from None
        except KeyboardInterrupt:
            self.leave()
            raise

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        for task in self.running:
            self.ray.cancel(task)
        self.leave()

    def leave(self) -> None:
        """Leave it, or stop what was started here; on a busy machine Ray forgets some of that."""
        started = offspring() - self.not_ours
        self.ray.shutdown()
        for process in started:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    @property
    def room(self) -> int:
        """How many parts may be under way: some in wait for each processor, if nobody says."""
        return self.jobs or 2 * max(1, int(self.ray.cluster_resources().get("CPU", 0)))

    def muster(self, job: Job) -> Iterator[int]:
        """Make one process on each machine ready, which compiles; how many are not, by and by."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        machines = [n for n in self.ray.nodes() if n["Alive"] and n["Resources"].get("CPU")]
        if not machines:
            raise InvalidOption("no machine of the Ray cluster has a processor to lend")
        there = [NodeAffinitySchedulingStrategy(n["NodeID"], soft=True) for n in machines]
        task = self.task(make_ready)
        self.running = {
            task.options(scheduling_strategy=node).remote(self.kit, job): number
            for number, node in enumerate(there)
        }
        while self.running:
            yield len(self.running)
            list(self.finished())

    def run(self, job: Job, parts: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        """What comes of each part with its number, as soon as it is done."""
        task = self.task(run_part)
        for number, part in enumerate(parts):
            while len(self.running) >= self.room:
                yield from self.finished()
            self.running[task.remote(self.kit, job, part)] = number
        while self.running:
            yield from self.finished()

    def task(self, function: Any) -> Any:
        """A function of ours as one of Ray's."""
        return self.ray.remote(num_cpus=1, max_retries=RETRIES)(function)

    def finished(self) -> Iterator[tuple[int, Any]]:
        """Wait a little for a part to be done."""
        over, _ = self.ray.wait(list(self.running), timeout=TICK)
        for task in over:
            yield self.running.pop(task), self.outcome(task)
        if not over and not self.ray.cluster_resources().get("CPU"):
            raise ChildProcessError("no machine of the Ray cluster is left")

    def outcome(self, task: Any) -> Any:
        """What has come of a part."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(task)
        except errors.RayTaskError as error:
            if isinstance(error.cause, errors.RaySystemError | RuntimeError):  # unknown there
                where = re.findall(r"ip=([\w.:]+)", str(error)) or ["unknown"]
                why = "another Mintmark is installed, or none"
                raise InvalidOption(f"on the machine {where[0]}: {why}") from None
            raise error.cause from None
        except errors.RayError as error:
            why = f"{type(error).__name__}: {first_line(error)}"
            tries = f"one part was tried {RETRIES + 1} times"
            raise ChildProcessError(f"the Ray cluster gave up, {tries}: {why}") from None


def in_order(finished: Iterable[tuple[int, Any]]) -> Iterator[Any]:
    """What comes of each part, in the order of the parts."""
    early: dict[int, Any] = {}
    due = 0
    for number, result in finished:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


def offspring(process: int | None = None) -> set[int]:
    """All processes that a process, or this one, has started, and theirs; where that is told."""
    found: set[int] = set()
    for tasks in Path(f"/proc/{process or os.getpid()}/task").glob("*/children"):
        with suppress(OSError):  # it has just ended
            for child in map(int, tasks.read_text().split()):
                found |= {child} | offspring(child)
    return found


def first_line(error: Exception) -> str:
    """What Ray has to say, in short."""
    return str(error).strip().partition("\n")[0]


def find(address: str) -> str | None:
    """Where the cluster is; None: nowhere yet. Out of reach, Ray itself would try for minutes."""
    if not find_spec("ray"):
        raise InvalidOption("a cluster needs Ray: pip install 'mintmark[research]'")
    if address == AUTO:
        address = os.environ.get("RAY_ADDRESS") or AUTO
    if address == AUTO:
        noted = noted_here()
        return noted if noted and answers(noted) else None
    if not answers(address):
        raise InvalidOption(f"no Ray cluster answers at {address!r}")
    return address


def noted_here() -> str | None:
    """The cluster that `ray start` has noted on this machine."""
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"
    note = Path(folder, "ray", "ray_current_cluster")
    return note.read_text().strip() if note.exists() else None


def prepare_environment(alone: bool) -> None:
    """What Ray reads when it is imported; a cluster of our own is closed to everybody else."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."  # a machine's last words, into the progress bar
    if alone:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # Ray's name for: loopback only
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def answers(address: str) -> bool:
    """Whether somebody there speaks HTTP/2, as the head of a cluster does."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise InvalidOption(f"a Ray cluster is {AUTO} or HOST:PORT, not {address!r}")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), ANSWER) as connection:
            connection.sendall(HTTP2)
            return connection.recv(4)[3:] == bytes((SETTINGS,))
    except OSError:
        return False


def kit() -> dict[str, str]:
    """What must be the same on all machines, so that the same comes of every part."""
    return {"Mintmark": digest_of_sources(), "NumPy": version("numpy"), "Numba": version("numba")}


@cache
def ready(theirs: tuple[tuple[str, str], ...], job: Job) -> Any:
    """In a process of the cluster: what does the parts of a job; made once."""
    ours = kit()
    try:
        for name, needed in theirs:
            if ours[name] != needed:
                raise InvalidOption(f"another {name} is installed: {ours[name]}, not {needed}")
        return job.make(job.facts)
    except MintmarkError as error:
        raise InvalidOption(f"on the machine {here()}: {error}") from None


def here() -> str:
    """This machine, as Ray and its owner call it."""
    from ray.util import get_node_ip_address

    address = get_node_ip_address()  # type: ignore[no-untyped-call]
    return f"{address} ({socket.gethostname()})"


def make_ready(theirs: tuple[tuple[str, str], ...], job: Job) -> None:
    """In a process of the cluster: see that it can run a job."""
    ready(theirs, job)


def run_part(theirs: tuple[tuple[str, str], ...], job: Job, part: Any) -> Any:
    """In a process of the cluster: do a part of a job."""
    return ready(theirs, job)(part)
