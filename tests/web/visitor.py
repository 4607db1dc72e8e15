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
        self.page.route("**/api/tables/*", self._http)
        self.offline_errors = False

    def _console(self, message):
        if message.type in ("error", "warning") and not (
            self.offline_errors and PASSING.search(message.text)
        ):
            self.errors.append(message.text)

    def _socket(self, socket):
        socket.on("framereceived", lambda data: self.told.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def _http(self, route):
        """Note what is answered about a table."""
        answer = route.fetch()
        body = json.loads(answer.text())
        if isinstance(body, dict):
            self.told.append(body)
        route.fulfill(response=answer)

    def updates(self):
        """All that the server has told about a table, by socket and by HTTP."""
        return [told for told in self.told if told.get("type") == "update"]

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

    def fetch(self, method, path, body=None):
        """Ask the server as this browser, with its cookie."""
        how = {"method": method, "headers": {"Content-Type": "application/json"}}
        if method != "GET":
            how["body"] = json.dumps(body or {})
        return self.page.evaluate(
            "async ([path, how]) => (await fetch(path, how)).json()", [path, how]
        )

    def become(self, name):
        """A guest of that name."""
        self.go()
        return self.fetch("POST", "/api/guests", {"name": name})["id"]

    def set_up(self, game, *seats, **more):
        """A table of one's own; its id."""
        plan = {"game": game, "seats": seats, "ready": True, **more}
        made = self.fetch("POST", "/api/tables", plan)
        assert "table" in made, made
        return made["table"]

    def sit(self, table):
        """Take the first free seat."""
        return self.fetch("POST", f"/api/tables/{table}/seat", {"ready": True})["seat"]

    def at(self, table):
        """Open a table's page."""
        self.page.goto("about:blank")
        self.go(f"#table={table}")

    @property
    def ask(self):
        """What the page asks for."""
        return self.page.get_by_test_id("ask")

    def type(self, move):
        """Make a move by its text."""
        self.page.get_by_test_id("move-box").fill(move)
        self.page.get_by_test_id("move-box").press("Enter")

    def latest(self):
        """The newest update there is."""
        return self.updates()[-1]

    def told_of(self, table, since=0):
        """The view's traffic as text, to look for what must not be in it."""
        return [json.dumps(each) for each in self.updates() if each["table"] == table][since:]
