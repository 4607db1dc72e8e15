"""Lines from the keyboard, while other things happen: a line is read only when it is asked for."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

try:
    from readline import get_line_buffer  # with it come editing and a history of what is typed
except ImportError:  # not every system has it

    def get_line_buffer() -> str:
        """Nobody knows what is being typed."""
        return ""


PROMPT = "> "


@dataclass(frozen=True, slots=True)
class Typed:
    """A line; None at the end of the input."""

    line: str | None


class Keyboard:
    """Reads in a thread of its own, and tells each line to whoever wants it at that time."""

    def __init__(self) -> None:
        self.tell: Callable[[Typed], None] = lambda typed: None
        self.at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.listening = False
        self.wanted = threading.Semaphore(0)
        self.rest = b""
        self.restore = _remembered() if self.at_terminal else lambda: None
        threading.Thread(target=self._run, daemon=True).start()

    def listen(self) -> None:
        """Read one more line."""
        if not self.listening:
            self.listening = True
            self.wanted.release()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Something is printed: what is being typed steps aside, and comes back below."""
        if self.listening and self.at_terminal:
            sys.stdout.write("\r\x1b[K")
        yield
        if self.listening and self.at_terminal:
            sys.stdout.write(PROMPT + get_line_buffer())
            sys.stdout.flush()

    def close(self) -> None:
        """Leave the terminal as it was found, even in the middle of a line."""
        self.restore()

    def _run(self) -> None:
        while True:
            self.wanted.acquire()
            line = self._line()
            self.listening = False
            self.tell(Typed(line))

    def _line(self) -> str | None:
        if self.at_terminal:
            try:
                return input(PROMPT)
            except (EOFError, OSError):
                return None
        # past Python's own buffer, whose lock would be held here when the program ends
        while b"\n" not in self.rest:
            more = os.read(sys.stdin.fileno(), 4096)
            if not more:
                last, self.rest = self.rest, b""
                return last.decode("utf-8", "replace") or None
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode("utf-8", "replace")


def _remembered() -> Callable[[], None]:
    """What puts the terminal back to how it is now."""
    if sys.platform == "win32":
        return lambda: None
    import termios

    now = termios.tcgetattr(sys.stdin)
    return lambda: termios.tcsetattr(sys.stdin, termios.TCSADRAIN, now)
