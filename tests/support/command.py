"""`mintmark`, run as a user runs it: in a process, and at a real terminal."""

import json
import os
import subprocess
import sys
import time

import pexpect

COMMAND = [sys.executable, "-m", "mintmark"]
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
TIMEOUT = 120  # seconds on a busy machine


def run(*arguments, text="", folder=None, **environment):
    """Run the command with something typed in."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=text,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENVIRONMENT, **environment},
        timeout=TIMEOUT,
    )


def started(*arguments, folder):
    """The command running, in a process group of its own."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        start_new_session=True,
    )


def terminal(*arguments):
    """The command at a terminal of its own."""
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *arguments],
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm", "PYTHONIOENCODING": "utf-8"},
        timeout=TIMEOUT,
        dimensions=(24, 80),
    )


def until(condition, seconds=TIMEOUT):
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def alive(pid):
    """Whether a process is there, and no zombie."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(pid):
    """The processes that a process has started."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return list(map(int, file.read().split()))


def games_in(path):
    """The games of a match's file by their numbers, without what the clock has said."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return sorted(({**line, "seconds": None} for line in lines), key=lambda line: line["game"])
