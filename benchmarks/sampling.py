"""Runs a server, and on request says what its time goes into.

    python benchmarks/sampling.py FILE serve …

SIGUSR1 begins to sample the main thread, SIGUSR2 ends it and writes to FILE how many seconds of a
core went into what. Every sample weighs as much as the thread has worked since the last one, so
they add up to what it has used; what other threads have used is added from the system's books.
"""

import json
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from mintmark.terminal.cli import main

EVERY = 0.002  # seconds of work of the whole process
PARTS = {  # the innermost that is found says what the time goes into
    ("table/decisions.py", "make"): "decision: legal, apply, chance",
    ("table/view.py", "noticed"): "decision: who notices",
    ("table/table.py", "after"): "fold",
    ("live/tables.py", "growth_of"): "events and summary as JSON",
    ("live/tables.py", "_act"): "locks and tasks of a decision",
    ("live/tables.py", "finish"): "locks and tasks of a decision",
    ("live/tables.py", "act"): "locks and tasks of a decision",
    ("live/automation.py", "consider"): "clocks and bots",
    ("live/automation.py", ""): "beats of the server",
    ("store/journal.py", ""): "store: the loop's part",
    ("database/sqlite.py", ""): "store: the loop's part",
    ("database/postgres.py", ""): "store: the loop's part",
    ("updates/story.py", ""): "story",
    ("table/view.py", "shown"): "views",
    ("table/view.py", "ask"): "question and warnings",
    ("table/view.py", "warnings"): "question and warnings",
    ("updates/seat_updates.py", "_update"): "rest of an update",
    ("updates/seat_updates.py", "update"): "update as JSON",
    ("updates/seat_updates.py", ""): "rest of an update",
    ("live/subscription.py", ""): "subscriptions",
    ("live/live_table.py", ""): "subscriptions",
    ("api/socket.py", "speak"): "messages: out",
    ("api/socket.py", "send"): "messages: out",
    ("api/socket.py", ""): "messages: in",
    ("http/", ""): "messages: in",
    ("litestar/", ""): "web framework",
    ("websockets_sansio_impl.py", "send"): "WebSocket: frames out",
    ("websockets_sansio_impl.py", ""): "WebSocket: frames in",
}
THE_REST = "event loop and system calls"


class Samples:
    """What the main thread was at, while it was looked at."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: Counter[str] = Counter()
        self.at = 0.0
        self.others = 0.0

    def begin(self, *_: object) -> None:
        """From now on."""
        self.seconds.clear()
        self.at, self.others = time.thread_time(), time.process_time() - time.thread_time()
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def take(self, _: int, frame: FrameType | None) -> None:
        """One sample."""
        now = time.thread_time()
        self.seconds[part_of(frame)] += now - self.at
        self.at = now

    def end(self, *_: object) -> None:
        """Until now: tell."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        others = time.process_time() - time.thread_time() - self.others
        told = {**self.seconds, "store: its thread": others}
        self.file.with_suffix(".new").write_text(json.dumps(told))
        self.file.with_suffix(".new").rename(self.file)


def part_of(frame: FrameType | None) -> str:
    """What a thread is at."""
    while frame:
        name, function = frame.f_code.co_filename, frame.f_code.co_name
        for (file, where), part in PARTS.items():
            if file in name and where in ("", function):
                return part
        frame = frame.f_back
    return THE_REST


if __name__ == "__main__":
    assert threading.current_thread() is threading.main_thread()
    samples = Samples(Path(sys.argv[1]))
    signal.signal(signal.SIGPROF, samples.take)
    signal.signal(signal.SIGUSR1, samples.begin)
    signal.signal(signal.SIGUSR2, samples.end)
    sys.argv[1:] = sys.argv[2:]
    main()
