"""A real server, a real Chromium, and visitors with browsers of their own."""

from itertools import islice
from pathlib import Path
from shutil import which

import pytest
from hosting import serving
from playwright.sync_api import sync_playwright
from visitor import Visitor

HERE = Path(__file__).parent
BUILT = HERE.parent.parent / "src/mintmark/server/web/index.html"
FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync""".split()
# The address bar draws its suggestions by a page of its own, in every window; this list replaces
# Playwright's, so its own are here again as far as they matter.
SPARED = """WebUIOmniboxPopup WebUIOmniboxAimPopup AimEnabled HttpsUpgrades LensOverlay MediaRouter
    OptimizationHints PaintHolding""".split()
TIMEOUT = 15_000  # milliseconds, on a busy machine


def pytest_collection_modifyitems(items):
    """The longest begin first; a worker is dealt two more at once, and these shall be short."""
    places = [k for k, item in enumerate(items) if item.path.parent == HERE]
    long = [items[k] for k in places if items[k].path.stem == "test_access"]
    short = (items[k] for k in places if items[k].path.stem != "test_access")
    order = [item for each in long for item in (each, *islice(short, 2))]
    for k, item in zip(places, [*order, *short], strict=True):
        items[k] = item


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """Where the server is."""
    assert BUILT.exists(), "the web client is not built: make .venv/client"
    folder = tmp_path_factory.mktemp("web") / "data"
    with serving(folder, program=[str(HERE / "unlimited.py"), "serve"]) as (_, address):
        yield address


@pytest.fixture(scope="session")
def chromium():
    """Debian's Chromium; where it is missing, the tests fail."""
    found = which("chromium")
    assert found, "the tests need Chromium in the path, as Debian's package chromium has it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=[*FLAGS, f"--disable-features={','.join(SPARED)}"]
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, site):
    """Somebody with a browser of their own; at the end nobody's console has shown an error."""
    visitors = []

    def come(language="en", width=1280, height=900, theme="light", motion=False, worker=False):
        context = chromium.new_context(
            base_url=site,
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "ru": "ru-RU"}[language],
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",  # it would fetch the whole client
        )
        context.set_default_timeout(TIMEOUT)
        visitors.append(Visitor(context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.page.unroute_all(behavior="ignoreErrors")
        visitor.context.close()
    assert not [error for visitor in visitors for error in visitor.errors]
