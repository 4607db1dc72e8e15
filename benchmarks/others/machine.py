"""The machine and the versions, and how the whole process is kept to one core."""

import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

MODULES = ("mintmark", "numba", "numpy", "pyspiel", "pettingzoo", "rlcard", "pgx", "jax")
PACKAGES = {"pyspiel": "open_spiel"}  # where they have other names
BUSY = 0.5  # load from which on others are felt


def one_core() -> str:
    """Keep this process and its threads to one core; to be called before any library is loaded."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    if not hasattr(os, "sched_setaffinity"):
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
        return "not pinned to a core (this system cannot); XLA was asked for one thread"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}, all threads of all libraries included"


def processor() -> str:
    """The model of the processor, as the system names it."""
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text().splitlines() if cpus.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def load() -> float | None:
    """How many processes wanted a core in the last minute; None where nobody knows."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def versions() -> dict[str, str]:
    """Of all that has been used, by name."""
    used = [PACKAGES.get(module, module) for module in MODULES if module in sys.modules]
    return {"Python": platform.python_version(), **{name: version(name) for name in used}}
