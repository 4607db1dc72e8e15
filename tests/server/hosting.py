"""A server in a process of its own, for tests that come from outside."""

import re
import subprocess
import sys
from contextlib import contextmanager

TIMEOUT = 20  # seconds for a start on a busy machine


def log_of(folder):
    """What the server with its data in that folder has told: a file, since a pipe fills up."""
    return folder.with_name(f"{folder.name}.log")


@contextmanager
def serving(folder, *options, program=("-m", "mintmark", "serve")):
    """A server in a process of its own, and where it is."""
    command = [sys.executable, *program, "--port", "0", "--data", str(folder)]
    with log_of(folder).open("w") as log:
        process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        line = process.stdout.readline()
        address = re.fullmatch(r"Mintmark runs at (http://127\.0\.0\.1:\d+)\n", line)
        assert address, line + log_of(folder).read_text()
        yield process, address[1]
    finally:
        process.kill()
        process.communicate(timeout=TIMEOUT)
