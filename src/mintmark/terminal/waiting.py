"""Waiting for the compiler and for other machines, never in silence."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import TimeoutError as NotYet
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console

from ..engine.game import Game

if TYPE_CHECKING:
    from ..arena.cluster import Cluster
    from ..arena.jobs import Job

T = TypeVar("T")


def search_with_progress(game: Game, console: Console) -> Callable[..., int]:
    """The compiled search of a game, with a word to the player while it is made."""

    def make() -> Callable[..., int]:
        from ..engine.numba import compiled_search

        return compiled_search(game)

    return with_progress(game, console, make)


def simulation_with_progress(game: Game, console: Console, bots: Sequence[str]) -> None:
    """Compile the simulation of a game by bots, with a word to the player meanwhile."""

    def make() -> None:
        from ..engine.batch.cpu import compiled_kernel

        compiled_kernel(game, "simulate", "greedy" in bots)

    with_progress(game, console, make)


def with_progress(game: Game, console: Console, make: Callable[[], T]) -> T:
    """Something that must be compiled; nobody waits in silence."""
    with console.status("Starting the compiler …") as status:
        from ..engine.numba import prepare  # imports Numba

        future, seconds = prepare(make), 0
        while True:
            try:
                return future.result(timeout=1)
            except NotYet:
                seconds += 1
                status.update(f"Compiling {game.title} for this machine, once: {seconds} s …")


@contextmanager
def cluster_with_progress(
    address: str, jobs: int | None, job: "Job", game: Game, console: Console
) -> "Iterator[Cluster]":
    """A cluster that is ready for a job, with a word to the player while it is made so."""
    from ..arena.cluster import Cluster  # who plays in the terminal need not wait for it

    with console.status("Joining the Ray cluster, or starting one …"):
        cluster = Cluster(address, jobs)
    with cluster:
        began = time.monotonic()
        with console.status("") as status:
            for machines in cluster.muster(job):
                seconds = f"{time.monotonic() - began:.0f} s"
                status.update(f"Compiling {game.title} on {machines} machines, once: {seconds} …")
        yield cluster
