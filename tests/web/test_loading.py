"""The first load is small; what does not come at once comes by itself, and the page says so."""

import re
import signal

import pytest
from support.browser.loading import HOME, TABLE, loaded
from support.browser.visitor import Visitor
from support.server.server_process import serving

BUSY = {"status": 503, "headers": {"Retry-After": "1"}, "body": ""}
REFUSED = re.compile(r"status of (503|429)")
PAGES = {
    "home": ("", "**/api/games"),
    "new": ("#new=coinage", "**/api/games"),
    "rules": ("#rules=coinage", "**/api/games/coinage/rules*"),
    "account": ("#link=", "**/api/me"),
}

KIB = 1024


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_can_be_begun_after_few_files(visit, language):
    _, files = loaded(visit(language, width=390).page, "", HOME)
    assert len(files) <= 12, files
    assert 50 * KIB < sum(size for _, size in files) < 80 * KIB, files


def test_a_move_can_be_made_after_few_files(visit):
    visitor = visit("ru", width=390)
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.page.goto("about:blank")
    _, files = loaded(visitor.page, f"#table={table}", TABLE)
    assert len(files) <= 22, files
    assert 100 * KIB < sum(size for _, size in files) < 140 * KIB, files


def busy_once(visitor, path, status=503):
    """A server that has no time for the first who asks for something."""
    asked = []

    def answer(route):
        asked.append(route)
        route.fulfill(**BUSY | {"status": status}) if len(asked) == 1 else route.fallback()

    visitor.page.route(path, answer)


def comes(visitor, found):
    """First it is said that the server is busy; then it is there."""
    trying = visitor.page.get_by_test_id("trying")
    trying.wait_for()
    assert "again by itself" in trying.inner_text()
    found.wait_for()
    trying.wait_for(state="detached")
    visitor.errors[:] = [each for each in visitor.errors if not REFUSED.search(each)]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_that_finds_the_server_busy_comes_by_itself(visit, name):
    visitor = visit()
    place, path = PAGES[name]
    busy_once(visitor, path)
    visitor.go(place)
    comes(visitor, visitor.page.get_by_role("heading", level=1).first)


@pytest.mark.parametrize("part", ["", "/box"])
def test_a_table_that_finds_the_server_busy_opens_by_itself(visit, part):
    visitor = visit()
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    busy_once(visitor, f"**/api/tables/{table}{part}")
    visitor.at(table)
    comes(visitor, visitor.ask)


def test_a_replay_that_was_too_much_at_once_opens_by_itself(visit):
    visitor = visit()
    visitor.become("Ada")
    table = visitor.set_up("coinage", "me", "bot novice")
    visitor.fetch("POST", f"/api/tables/{table}/resign", {"seat": 0})
    busy_once(visitor, f"**/api/tables/{table}/replay*", status=429)
    visitor.go(f"#replay={table}")
    comes(visitor, visitor.page.get_by_test_id("replay"))


def test_a_table_that_cannot_be_there_says_so_at_once(visit):
    visitor = visit()
    visitor.at("nosuchtable")
    visitor.page.get_by_role("heading", name="This table cannot be opened").wait_for()
    visitor.errors.clear()


def test_a_connection_that_falls_silent_is_noticed_within_half_a_minute(chromium, tmp_path):
    with serving(tmp_path / "data") as (process, address):
        context = chromium.new_context(base_url=address, service_workers="block")
        visitor = Visitor(context)
        visitor.page.clock.install()
        visitor.become("Ada")
        visitor.at(visitor.set_up("coinage", "me", "bot novice"))
        visitor.ask.wait_for()
        process.send_signal(signal.SIGSTOP)
        try:
            for _ in range(30):
                visitor.page.clock.run_for(1000)
            visitor.page.get_by_test_id("lost").wait_for(timeout=2000)
        finally:
            process.send_signal(signal.SIGCONT)
        for _ in range(12):
            visitor.page.clock.run_for(1000)
        visitor.page.get_by_test_id("lost").wait_for(state="detached")
        context.close()
