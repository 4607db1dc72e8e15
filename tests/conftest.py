"""Compiled code of the tests is kept beside pytest's own cache, apart from the user's."""

import os
from pathlib import Path

import pytest
from hypothesis import settings
from support.browser.chromium import launched

os.environ.setdefault(
    "MINTMARK_CACHE", str(Path(__file__).parent.parent / ".pytest_cache/compiled")
)
os.environ["MINTMARK_LANG"] = "en"
os.environ.setdefault("NUMBA_OPT", "1")  # compiling takes longer than running here

settings.register_profile("tests", deadline=None)  # others may keep the machine busy
settings.load_profile("tests")

GROUP = "xdist_group"
GAMES = ("coinage", "fakes", "warehouse51", "coin_quest")


@pytest.hookimpl(tryfirst=True)  # xdist reads the marks in a hook of the same name
def pytest_collection_modifyitems(items):
    """Browsers are marked; tests that need the same compiled code go to the same worker."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
        mark = item.get_closest_marker("compiled")
        if mark and not item.get_closest_marker(GROUP):
            (game,) = mark.args or [next((each for each in GAMES if each in item.nodeid), GAMES[0])]
            item.add_marker(getattr(pytest.mark, GROUP)(game))


@pytest.fixture(scope="session")
def chromium():
    """A Chromium for the whole run; no event loop can run beside it (see the Makefile's `test`)."""
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def anyio_backend():
    """Async tests run on asyncio, as the server does."""
    return "asyncio"
