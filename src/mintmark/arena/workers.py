"""Processes that play the games of a match, one at a time each.

Ctrl-C does not reach them: it is for the parent to heed, which stops them. When the parent has
died they stop by themselves. Either way they stop the bots that they have started.
"""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from .game import Played
from .jobs import player
from .match import Match
from .seating import Pairing

STOPPING = 4.0  # seconds for a worker to let its bots go, one after the other


def work(header: dict[str, Any], connection: Connection) -> None:
    """Play what comes in: the life of a worker."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    Thread(target=stop_with_parent, daemon=True).start()
    play = player(Match.read(header))
    while True:
        try:
            pairing = connection.recv()
        except EOFError:  # the parent is gone
            return
        played = play(pairing)
        with suppress(BrokenPipeError):
            connection.send(played)


def stop_with_parent() -> None:
    """Wait for the end of the parent, and stop as if it had said so."""
    parent = parent_process()
    assert parent is not None, "a worker has been started by somebody"
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Workers:
    """Workers for a match; use it by `with`, so that none stays behind."""

    def __init__(self, match: Match, jobs: int) -> None:
        self.idle: list[Any] = []  # connections
        self.processes: list[Any] = []
        resource_tracker.ensure_running()  # starting it later would lift what we block
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # they inherit it
        try:
            for _ in range(jobs):
                self.start(match)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def start(self, match: Match) -> None:
        """Start one more worker."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(match.header, theirs), daemon=True)
        process.start()
        theirs.close()
        self.idle.append(ours)
        self.processes.append(process)

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(STOPPING)
            process.kill()
            process.join()

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Played]:
        """Play all of these; each game is given out as soon as it is over."""
        busy: list[Any] = []
        for pairing in pairings:
            while not self.idle:
                yield from self.finished(busy)
            busy.append(self.idle.pop())
            with suppress(BrokenPipeError):  # it has died: `finished` will say so
                busy[-1].send(pairing)
        while busy:
            yield from self.finished(busy)

    def finished(self, busy: list[Any]) -> Iterator[Played]:
        """Wait until a game is over, and give out those that are."""
        over = wait(busy)
        for connection in [connection for connection in busy if connection in over]:
            busy.remove(connection)
            try:
                played: Played = connection.recv()
            except EOFError:
                raise ChildProcessError("a process that plays the games has died") from None
            self.idle.append(connection)
            yield played
