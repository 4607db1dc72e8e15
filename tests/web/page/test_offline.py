"""Nothing large comes unasked; what was kept plays on when there is no network and no server."""

import gzip
import random
import re
from pathlib import PurePosixPath

import pytest
from playwright.sync_api import expect
from support.browser.mouse import lively, play
from support.browser.static_site import Player, given_out
from support.server.server_process import serving

LARGE = {".bin", ".wasm"}
RAW, PACKED = 12e6, 8e6  # bytes: all of the site
COMPILE = """() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
    .then(() => 'compiled', () => 'refused')"""


def test_the_site_is_small_and_its_addresses_are_its_own(folder):
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < RAW
    assert sum(smallest(path) for path in files) < PACKED
    page = (folder / "some/games/index.html").read_text("utf-8")
    assert "Content-Security-Policy" in page and "default-src 'self'" in page
    assert "wasm-unsafe-eval" not in page  # only workers compile, and a host rules over those
    assert "://" not in page and 'src="/' not in page and 'href="/' not in page


def smallest(path):
    """The size of a file as a host that compresses sends it."""
    return min(path.stat().st_size, len(gzip.compress(path.read_bytes())))


def fetched(page):
    """The names of files that a page asks for from now on."""
    names = []
    page.context.on("request", lambda request: names.append(PurePosixPath(request.url).suffix))
    return names


def keep(page):
    """Keep all for offline; how much it is, is said before."""
    button = page.get_by_test_id("keep")
    assert re.search(r"\(\d\.\d MB\)", button.inner_text())
    button.click()
    page.get_by_test_id("kept").wait_for()


def test_once_kept_a_site_plays_without_its_host(chromium, folder):
    with given_out(folder) as address:
        player = Player(chromium, address, worker=True, expected="ERR_")
        names = fetched(player.page)
        player.page.get_by_test_id("keep").wait_for()
        assert not LARGE & set(names)
        keep(player.page)
        assert set(names) >= LARGE
    player.page.reload()  # there is no host any more
    table = player.open("warehouse51", "master", "novice")
    play(player, table, lively(random.Random(2)), 3)
    player.page.goto(f"{address}#rules=coin_quest")
    player.page.get_by_role("heading", level=1).first.wait_for()
    player.context.close()
    assert not player.errors


@pytest.fixture
def visitor(chromium, tmp_path):
    """Somebody at a table server that can be stopped."""
    with serving(tmp_path / "data") as (process, address):
        player = Player(chromium, f"{address}/", worker=True, expected="ERR_")
        yield player, process
        player.context.close()
    assert not player.errors


def test_with_a_server_too_a_page_plays_by_itself_and_goes_on_when_the_server_is_gone(visitor):
    player, process = visitor
    page = player.page
    names = fetched(page)
    page.get_by_test_id("play-here").click()
    page.get_by_test_id("keep").wait_for()
    assert not LARGE & set(names)
    assert page.evaluate(COMPILE) == "refused"  # the page itself compiles nothing
    keep(page)
    table = player.open("coinage", "casual")
    process.kill()
    play(player, table, lively(random.Random(2)), 2)
    page.reload()
    play(player, table, lively(random.Random(2)), 2)


def test_a_table_here_and_one_at_the_server_are_told_apart_by_their_addresses(visitor):
    player, _ = visitor
    page = player.page
    page.get_by_test_id("game-coinage").get_by_role("button", name="bot").first.click()
    page.get_by_test_id("ask").wait_for()
    at_server = page.url
    page.goto(player.address)
    page.get_by_test_id("play-here").click()
    page.get_by_test_id("keep").wait_for()
    page.get_by_test_id("game-coinage").get_by_role("button", name="bot").first.click()
    page.wait_for_url("**/#table=here-*")
    here = page.url
    page.goto(at_server)
    page.get_by_role("tab", name="Chat").wait_for()
    page.goto(here)
    page.get_by_test_id("ask").wait_for()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
