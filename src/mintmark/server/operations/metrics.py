"""What a monitor can read at /metrics, in Prometheus' text form.

With several workers each writes its figures into files of a folder that they share
(PROMETHEUS_MULTIPROC_DIR), and whichever is asked sums them up.
"""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LONG = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The figures of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Tables in memory", "game", "status")
        self._counted: set[tuple[str, str]] = set()
        self.compiled = self._gauge("compiled", "Games that compiled code runs", "game")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.moves = self._counter("moves", "Moves made", "game")
        self.refusals = self._counter("refusals", "Requests and moves refused", "kind")
        self.move = self._histogram(
            "decision_seconds", "From a decision at a table until it is kept", QUICK, "game"
        )
        self.http = self._histogram(
            "http_seconds", "HTTP requests", QUICK, "method", "route", "status"
        )
        self.thinking = self._histogram(
            "bot_seconds", "Time that bots think about a move", LONG, "game", "level"
        )
        self.batch = self._histogram("store_batch", "Appends written in one transaction", SIZES)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(
            f"mintmark_{name}", about, labels, registry=self.registry, multiprocess_mode="livesum"
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"mintmark_{name}", about, labels, registry=self.registry)

    def _histogram(
        self, name: str, about: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(f"mintmark_{name}", about, labels, buckets=buckets, registry=self.registry)

    def count_tables(self, counts: Mapping[tuple[str, str], int]) -> None:
        """How many tables there are by game and status; where there were some, also none."""
        self._counted |= counts.keys()  # workers share files, from which nothing can be removed
        for each in self._counted:
            self.tables.labels(*each).set(counts.get(each, 0))

    def text(self) -> bytes:
        """All figures; with several workers, those of all of them."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        forget_the_dead(Path(os.environ[SHARED]))
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def forget_the_dead(folder: Path) -> None:
    """What a worker had open ended with it, also when it was killed."""
    for path in folder.glob("gauge_live*_*.db"):
        number = re.search(r"_(\d+)\.db$", path.name)
        if number and not alive(int(number[1])):
            path.unlink(missing_ok=True)


def alive(process: int) -> bool:
    """Whether there is such a process."""
    if sys.platform == "win32":
        return True  # asking would end it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
