"""A server in a process of its own, for tests that come from outside."""

import re
import subprocess
import sys
from contextlib import contextmanager

PATIENCE = 20  # seconds for a start on a busy machine


@contextmanager
def serving(folder, *options):
    """A server in a process of its own, and where it is."""
    command = [sys.executable, "-m", "mintmark", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        line = process.stdout.readline()
        address = re.fullmatch(r"Mintmark runs at (http://127\.0\.0\.1:\d+)\n", line)
        assert address, line + process.stderr.read()
        yield process, address[1]
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)
