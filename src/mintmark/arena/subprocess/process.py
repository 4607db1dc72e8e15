"""A process that is asked and answers in lines, each within its time.

It leads a session of its own: Ctrl-C does not reach it, and whatever it has started is stopped with
it. When we are gone, it reads the end of its input.
"""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, cast

LONGEST_LINE = 1 << 20  # bytes
CHUNK = 1 << 16
LAST_WORDS = 1 << 12  # bytes of its complaints that are kept
TALKATIVE = "said more than it was asked for"
LEAVING = 0.5  # seconds, after the end of its input


class Lost(Exception):
    """The process does not answer any more, or not in time; the text says why."""


class Process:
    """A running process."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:
            raise Lost(f"could not be started: {error.strerror}") from None
        self.input, self.output, self.errors = cast(
            tuple[IO[bytes], ...], (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        for stream in (self.input, self.output, self.errors):
            os.set_blocking(stream.fileno(), False)
        self.unsent = self.heard = self.complaints = b""

    def tell(self, line: bytes) -> None:
        """Something to be sent before the next question."""
        self.unsent += line

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line, and wait for one. Nothing may have been said before it was asked."""
        with suppress(BlockingIOError):
            self.hear()
        if self.heard:
            raise Lost(TALKATIVE)
        self.unsent += line
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self.input, selectors.EVENT_WRITE, self.send)
            selector.register(self.output, selectors.EVENT_READ, self.hear)
            selector.register(self.errors, selectors.EVENT_READ, self.hear_complaints)
            while b"\n" not in self.heard:
                ready = selector.select(max(0, until - time.monotonic()))
                if time.monotonic() >= until:
                    raise Lost(f"took longer than {seconds:.3g} s")
                for key, _ in ready:
                    if not key.data():
                        selector.unregister(key.fileobj)
        line, _, self.heard = self.heard.partition(b"\n")
        if self.heard:
            raise Lost(TALKATIVE)
        return line

    def send(self) -> bool:
        """Send as much as the process takes; whether anything is left."""
        try:
            self.unsent = self.unsent[os.write(self.input.fileno(), self.unsent[:CHUNK]) :]
        except BrokenPipeError:
            self.unsent = b""  # it does not listen; why, its output will tell
        return bool(self.unsent)

    def hear(self) -> bool:
        """Read some of its answer."""
        data = os.read(self.output.fileno(), CHUNK)
        if not data:
            raise Lost(self.how_it_ended())
        self.heard += data
        if len(self.heard) > LONGEST_LINE:
            raise Lost(f"answered with a line of more than {LONGEST_LINE:,} bytes")
        return True

    def hear_complaints(self) -> bool:
        """Read some of what it writes beside; the end is kept. Whether there may be more."""
        data = os.read(self.errors.fileno(), CHUNK)
        self.complaints = (self.complaints + data)[-LAST_WORDS:]
        return bool(data)

    def how_it_ended(self) -> str:
        """What is known about a process that has closed its output."""
        try:
            code = self.process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            return "closed its output"
        with suppress(BlockingIOError):  # something that it has started keeps the pipe open
            self.hear_complaints()
        ended = f"was stopped by signal {-code}" if code < 0 else f"ended with exit code {code}"
        last = last_line(self.complaints)
        return f"{ended}: {last}" if last else ended

    def leave(self, patience: float | None = None) -> None:
        """End its input, and then the process, if it does not end by itself."""
        self.input.close()
        try:
            self.process.wait(LEAVING if patience is None else patience)
        except subprocess.TimeoutExpired:
            pass
        finally:  # even if we are ourselves told to stop while we wait
            with suppress(ProcessLookupError, PermissionError):  # nobody of its session is left
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.output.close()
            self.errors.close()


def last_line(complaints: bytes) -> str:
    """The last thing that a process has said, short and harmless on any screen."""
    lines = complaints.decode(errors="replace").strip().split("\n")
    return "".join(c if c.isprintable() else " " for c in lines[-1]).strip()[:200]
