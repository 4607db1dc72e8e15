"""Somebody with a browser: what they see, do, and are sent."""

import json
import re

from axe_playwright_python.sync_playwright import Axe

STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = Axe().axe_script
# what is drawn only when it comes into sight would be judged by its place before a resize
DRAWN = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
}"""
LOOK = """async (options) => (await axe.run(options)).violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ` + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join('; '))"""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STILL = """() => document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState }) => playState !== 'running')"""
NO_WORKER = "Service Worker registration blocked by Playwright"
# a request that a service worker could not carry out has failed without a reason
PASSING = re.compile(
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection to"
)


class Visitor:
    """A browser context with one page, its traffic, and the errors that its console has shown."""

    def __init__(self, context):
        self.context, self.errors, self.sent, self.told = context, [], [], []
        self.page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._socket)
        self.asking = set()
        self.page.on("request", lambda request: self.asking.add(request))
        self.page.on("requestfinished", lambda request: self.asking.discard(request))
        self.page.on("requestfailed", lambda request: self.asking.discard(request))
        self.page.route("**/api/tables/*", self._http)
        self.offline_errors = False

    def _console(self, message):
        passing = self.offline_errors and PASSING.search(message.text)
        if message.type in ("error", "warning") and not passing and message.text != NO_WORKER:
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
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
            self.page.evaluate(DRAWN)
        return self.page.evaluate(LOOK, {"runOnly": STANDARD, "resultTypes": ["violations"]})

    def resize(self, width, height, theme):
        """Go on with a screen of another size, in another light."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=theme)

    def speak(self, language):
        """Choose another language."""
        self.page.locator(".language select").select_option(language)
        self.page.locator(f"html[lang={language}]").wait_for()

    def quiet(self):
        """Wait until nothing is on its way and nothing moves."""
        for _ in range(2):  # what has come may ask for more
            self.page.wait_for_timeout(50)
            while self.asking:
                self.page.wait_for_timeout(20)
            self.page.evaluate(FRAME)
        self.page.wait_for_function(STILL)

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
        plan = {"game": game, "seats": seats, "ready": True, "toss": False, **more}
        made = self.fetch("POST", "/api/tables", plan)
        assert "table" in made, made
        return made["table"]

    def sit(self, table):
        """Take the first free seat."""
        return self.fetch("POST", f"/api/tables/{table}/seat", {"ready": True})["seat"]

    def move(self, table, move):
        """Make a move without a look at the page."""
        question = self.fetch("GET", f"/api/tables/{table}")["question"]
        return self.fetch("POST", f"/api/tables/{table}/move", {"question": question, "move": move})

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
