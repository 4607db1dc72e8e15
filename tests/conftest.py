"""Compiled code of the tests is kept beside pytest's own cache, apart from the user's."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault(
    "MINTMARK_CACHE", str(Path(__file__).parent.parent / ".pytest_cache/compiled")
)
os.environ["MINTMARK_LANG"] = "en"
os.environ.setdefault("NUMBA_OPT", "1")  # compiling takes longer than running here

settings.register_profile("tests", deadline=None)  # others may keep the machine busy
settings.load_profile("tests")

COMPILED = (
    *("compiled", "search", "greedy", "imagine", "simulation", "benchmark", "batch"),
    *("learners", "gym/", "zoo/", "spiel/", "wasm/"),
)
GROUP = "xdist_group"
GAMES = ("coinage", "fakes", "warehouse51", "coin_quest")


@pytest.hookimpl(tryfirst=True)  # xdist reads the marks in a hook of the same name
def pytest_collection_modifyitems(items):
    """Tests that need the same compiled code go to the same worker, so that it is made once."""
    for item in items:
        if any(word in item.nodeid for word in COMPILED) and not item.get_closest_marker(GROUP):
            game = next((game for game in GAMES if game in item.nodeid), "coinage")
            item.add_marker(getattr(pytest.mark, GROUP)(game))


@pytest.fixture(scope="session")
def anyio_backend():
    """Async tests run on asyncio, as the server does."""
    return "asyncio"
