"""Tables in the page: a site without a server, from a plain file server, under a sub-path."""

import functools
import http.server
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

ROOT = Path(__file__).parent.parent.parent
BUILD = ROOT / "src/mintmark/server/web"
PATIENCE = 60_000  # milliseconds: Python starts, on a busy machine
RAW = 12e6  # bytes


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Files as they are, with no header of ours."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What `make site` makes, below another folder."""
    sys.path.insert(0, str(ROOT / "web/scripts"))
    try:
        from site_folder import make
    finally:
        sys.path.pop(0)
    root = tmp_path_factory.mktemp("www")
    make(BUILD, root / "some/games")
    return root


@pytest.fixture(scope="module")
def address(folder):
    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/some/games/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def browse(chromium, address):
    """A browser of its own; at the end no console has shown an error, but those that are named."""
    contexts, errors, known = [], [], []

    def come(expected=""):
        known.append(expected)
        context = chromium.new_context(
            viewport={"width": 1280, "height": 900},
            reduced_motion="reduce",
            service_workers="block",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)

        def window():
            page = context.new_page()
            page.on("console", lambda m: m.type == "error" and errors.append(m.text))
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(address)
            return page

        return window

    yield come
    for context in contexts:
        context.close()
    assert not [e for e in errors if not any(text and text in e for text in known)]


def begin(page, game):
    page.get_by_test_id(f"game-{game}").get_by_role("button", name="bot").first.click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible(timeout=PATIENCE)


def test_the_site_is_small_and_names_no_other_host(folder):
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < RAW
    page = (folder / "some/games/index.html").read_text()
    assert "Content-Security-Policy" in page and "default-src 'self'" in page
    assert "://" not in page and 'src="/' not in page and 'href="/' not in page


@pytest.mark.parametrize("game", ["coinage", "coin_quest", "warehouse51"])
def test_every_game_is_played_in_the_page_and_found_again(browse, game):
    page = browse()()
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    begin(page, game)
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    table = page.url
    assert "#table=here-" in table
    log = page.get_by_role("tabpanel")
    before = log.inner_text()
    page.reload()
    expect(page.get_by_role("button", name="Hint")).to_be_visible(timeout=PATIENCE)
    assert page.url == table and before.splitlines()[-1] in log.inner_text()


def test_the_master_gives_a_hint_in_the_page(browse):
    page = browse()()
    begin(page, "coinage")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("%").first).to_be_visible(timeout=PATIENCE)


def test_a_table_has_one_master_and_another_window_can_take_over(browse):
    window = browse()
    first = window()
    begin(first, "coinage")
    second = window()
    second.goto(first.url)
    second.reload()
    expect(second.get_by_text("open in another window")).to_be_visible(timeout=PATIENCE)
    second.get_by_test_id("take-over").click()
    expect(second.get_by_role("button", name="Hint")).to_be_visible(timeout=PATIENCE)
    expect(first.get_by_text("open in another window")).to_be_visible(timeout=PATIENCE)


def change(page, code):
    """Do something with what the browser keeps of tables."""
    page.evaluate(
        """(code) => new Promise((done, fail) => {
            const opening = indexedDB.open('mintmark-tables');
            opening.onerror = () => fail(opening.error);
            opening.onsuccess = () => {
                const change = opening.result.transaction(['tables', 'events'], 'readwrite');
                change.oncomplete = () => { opening.result.close(); done(); };
                const events = change.objectStore('events');
                events.openCursor(null, 'prev').onsuccess = ({ target }) => {
                    const found = target.result;
                    if (code === 'spoil') found.update({ ...found.value, body: '{"type":"odd"}' });
                    else found.delete();
                };
            };
        })""",
        code,
    )


def test_what_cannot_be_read_is_said_and_stays_as_it_was(browse):
    page = browse(expected="Error")()
    begin(page, "coinage")
    table = page.url
    page.goto(page.url.split("#")[0])
    change(page, "spoil")
    page.goto(table)
    page.reload()
    expect(page.get_by_text("cannot be read")).to_be_visible(timeout=PATIENCE)
    page.goto(table.split("#")[0])
    expect(page.locator(f"a[href*='{table.split('=')[1]}']").first).to_be_visible()


def test_a_browser_that_lets_nothing_be_kept_says_so(browse):
    page = browse()()
    page.add_init_script("Object.defineProperty(self, 'indexedDB', { value: undefined })")
    page.reload()
    expect(page.get_by_text("lets this page keep nothing").first).to_be_visible(timeout=PATIENCE)


# the disk is full from the event of this number on, as a browser would say it
FULL = """
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (event) {
    if (event.seq > 5) throw new DOMException('full', 'QuotaExceededError');
    return add.call(this, event);
};
"""


def test_a_move_that_cannot_be_kept_has_not_happened(browse):
    page = browse()()

    def filled(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    page.route("**/tables.worker-*.js", filled)
    page.get_by_role("button", name="Same screen").first.click()
    page.get_by_role("button", name="Begin").click()
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_visible(timeout=PATIENCE)
    end.click()
    expect(page.get_by_text("no room left to keep that").first).to_be_visible(timeout=PATIENCE)
    expect(end).to_be_enabled()
    page.unroute_all()
    page.reload()
    end.click(timeout=PATIENCE)
    expect(page.get_by_text("ends the turn").first).to_be_visible(timeout=PATIENCE)
