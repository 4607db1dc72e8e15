"""What a browser keeps of tables can be forbidden, full, spoilt or of another version."""

from playwright.sync_api import expect

# as a browser says it whose owner lets pages keep nothing
FORBIDDEN = """Object.defineProperty(self, 'indexedDB', {
    get() { throw new DOMException('no', 'SecurityError'); }
});"""
# the disk is full when the page says so
FULL = """let full = false;
new BroadcastChannel('disk').onmessage = ({ data }) => { full = data; };
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (event) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    return add.call(this, event);
};
"""
SPOIL = """() => new Promise((done, fail) => {
    const opening = indexedDB.open('mintmark-tables');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
        const change = opening.result.transaction(['tables', 'events'], 'readwrite');
        change.oncomplete = () => { opening.result.close(); done(); };
        change.objectStore('events').openCursor(null, 'prev').onsuccess = ({ target }) =>
            target.result.update({ ...target.result.value, body: '{"type":"odd"}' });
    };
})"""
NEWER = """() => new Promise((done) => {
    const opening = indexedDB.open('mintmark-tables', 2);
    opening.onsuccess = () => { opening.result.close(); done(); };
})"""


def hampered(page, code):
    """The worker that keeps tables, where its browser behaves in another way."""

    def answer(route):
        found = route.fetch()
        route.fulfill(response=found, body=code + found.text())

    page.route("**/tables.worker-*.js", answer)


def begin(page):
    page.get_by_role("button", name="Same screen").first.click()
    page.get_by_role("button", name="Begin").click()


def test_a_browser_that_lets_nothing_be_kept_says_so(sit):
    page = sit().page
    hampered(page, FORBIDDEN)
    begin(page)
    page.get_by_text("lets this page keep nothing").first.wait_for()


def test_a_move_that_cannot_be_kept_has_not_happened(sit):
    page = sit().page
    hampered(page, FULL)
    begin(page)
    end = page.get_by_role("button", name="End turn")
    end.wait_for()
    page.evaluate("new BroadcastChannel('disk').postMessage(true)")
    end.click()
    page.get_by_text("no room left to keep that").first.wait_for()
    expect(page.get_by_text("ends the turn")).to_have_count(0)
    page.evaluate("new BroadcastChannel('disk').postMessage(false)")
    end.click()
    page.get_by_text("ends the turn").first.wait_for()


def test_what_cannot_be_read_is_said_and_stays_as_it_was(sit):
    player = sit(expected="PythonError")
    page = player.page
    begin(page)
    table = player.at_table()
    page.goto("about:blank")
    page.goto(player.address)
    page.evaluate(SPOIL)
    link = page.locator(f"a[href*='{table}']").first
    link.click()
    page.get_by_text("cannot be read").wait_for()
    page.goto(player.address)
    link.wait_for()


def test_an_older_page_does_not_touch_what_a_newer_one_keeps(sit):
    player = sit()
    page = player.page
    begin(page)
    player.at_table()
    page.goto("about:blank")
    page.goto(player.address)
    page.evaluate(NEWER)
    page.reload()
    page.get_by_text("A newer version of this page").first.wait_for()
