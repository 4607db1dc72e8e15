"""Debian's Firefox, by WebDriver BiDi, which it speaks itself: no driver is needed."""

import itertools
import json
import re
import subprocess
from contextlib import contextmanager
from shutil import which

from websockets.sync.client import connect

PATIENCE = 90  # seconds, on a busy machine
READY = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A browser with one page."""

    def __init__(self, line):
        self.line, self.numbers = line, itertools.count(1)
        self.ask("session.new", capabilities={})
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method, **params):
        """One command, and what it gives."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(PATIENCE))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def prepare(self, code):
        """Run something in every page before its own scripts."""
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {code} }}")

    def go(self, address):
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, code):
        """The value of an expression, which must be a text or nothing."""
        found = self.ask(
            "script.evaluate",
            expression=code,
            target={"context": self.page},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return found["result"].get("value")


@contextmanager
def launched(profile):
    """A Firefox without a window, with nothing kept."""
    found = which("firefox-esr") or which("firefox")
    assert found, "this needs Firefox in the path, as Debian's package firefox-esr has it"
    command = [found, "--headless", "--no-remote", "--remote-debugging-port", "0"]
    process = subprocess.Popen(
        [*command, "--profile", str(profile)], stderr=subprocess.PIPE, text=True
    )
    try:
        address = next(m[1] for line in process.stderr if (m := READY.search(line)))
        with connect(f"{address}/session", max_size=None, proxy=None) as line:
            yield Firefox(line)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
