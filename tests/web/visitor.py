"""Somebody with a browser: what they see, do, and are sent."""

import json
import re

from axe_playwright_python.sync_playwright import Axe

AXE = Axe()
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PASSING = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection to")


class Visitor:
    """A browser context with one page, its traffic, and the errors that its console has shown."""

    def __init__(self, context):
        self.context, self.errors, self.sent, self.told = context, [], [], []
        self.page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("response", self._response)
        self.offline_errors = False

    def _console(self, message):
        if message.type in ("error", "warning") and not (
            self.offline_errors and PASSING.search(message.text)
        ):
            self.errors.append(message.text)

    def _socket(self, socket):
        socket.on("framereceived", lambda data: self.told.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def _response(self, response):
        if "/api/" in response.url and "json" in (response.headers.get("content-type") or ""):
            self.told.append({"url": response.url, "response": response})

    def updates(self):
        """All that the server has told about a table, by socket and by HTTP."""
        for told in self.told:
            if "response" in told:
                body = told["response"].json()
                if isinstance(body, dict) and body.get("type") == "update":
                    yield body
            elif told.get("type") == "update":
                yield told

    def go(self, place=""):
        """Open a place of the site."""
        self.page.goto(f"/{place}")

    def violations(self):
        """What axe finds."""
        found = AXE.run(self.page, options={"runOnly": STANDARD}).response["violations"]
        return [
            f"{each['id']}: {each['help']}: "
            + "; ".join(node["html"][:160] for node in each["nodes"][:3])
            for each in found
        ]
