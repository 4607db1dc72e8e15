"""A real server, a real Chromium, and visitors with browsers of their own."""

from itertools import islice
from pathlib import Path

import pytest
from support.browser import unlimited_server
from support.browser.visitor import Visitor
from support.server.server_process import serving

HERE = Path(__file__).parent
BUILT = HERE.parent.parent / "src/mintmark/server/web/index.html"
TIMEOUT = 15_000  # milliseconds, on a busy machine


def pytest_collection_modifyitems(items):
    """The longest begin first; a worker is dealt two more, which are short."""
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
    with serving(folder, program=[unlimited_server.__file__, "serve"]) as (_, address):
        yield address


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
