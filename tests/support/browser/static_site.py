"""A site without a server: what `make site` makes, given out by a plain file server."""

import http.server
import json
import sys
import threading
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent
BUILD = ROOT / "src/mintmark/server/web"
BELOW = "some/games"  # the sub-path
PATIENCE = 60_000  # milliseconds: Python starts, on a busy machine
NO_WORKER = "Service Worker registration blocked by Playwright"
# what the page is told by its tables, as a socket and a server would
LISTEN = """
const Plain = Worker;
self.told = [];
self.Worker = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data: { text, body } }) => {
            if (text || body) told.push(text || body);
        });
    }
};
"""


def make_site(root):
    """The folder, below another one."""
    sys.path.insert(0, str(ROOT / "web/scripts"))
    try:
        from site_folder import make
    finally:
        sys.path.pop(0)
    make(BUILD, root / BELOW)
    return root


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Files as they are, with no header of ours."""

    def log_message(self, *_):
        pass


@contextmanager
def given_out(root, handler=Quiet):
    """The address of the site, while it is given out."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{BELOW}/"
    server.shutdown()
    server.server_close()


class Player:
    """A browser of its own at a page that plays by itself; it can have several windows."""

    def __init__(self, chromium, address, worker=False, expected=None, **more):
        """Errors of the console that contain `expected` are none."""
        self.address, self.errors, self.expected = address, [], expected
        screen = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB"} | more
        self.context = chromium.new_context(
            reduced_motion="reduce", service_workers="allow" if worker else "block", **screen
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.page = self.window()

    def window(self, place=""):
        """Another one."""
        page = self.context.new_page()
        page.on("console", lambda m: m.type in ("error", "warning") and self._error(m.text))
        page.on("pageerror", lambda error: self._error(str(error)))
        page.goto(self.address + place)
        return page

    def _error(self, text):
        if text != NO_WORKER and not (self.expected and self.expected in text):
            self.errors.append(text)

    def updates(self):
        """The newest that the page was told of tables."""
        told = [
            json.loads(text) for text in self.page.evaluate("told.slice(-9)") if text[:1] == "{"
        ]
        return [each for each in told if each.get("type") == "update"]

    def open(self, game, *seats):
        """A table with these bots, by its sheet; its id."""
        self.page.goto(f"{self.address}#new={game}")
        for number, level in enumerate(seats, 2):
            self.page.get_by_label(f"Seat {number}", exact=True).select_option(f"bot {level}")
        self.page.get_by_test_id("open-table").click()
        return self.at_table()

    def at_table(self):
        """The id of the table, when it is there."""
        self.page.get_by_test_id("ask").first.wait_for()
        return self.page.url.split("#table=")[1]
