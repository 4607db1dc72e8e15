"""Modules are run by Node and by a Chromium."""

import pytest
from support.browser.chromium import launched
from support.wasm.machines import by_chromium, by_node


@pytest.fixture(scope="session")
def chromium():
    """A Chromium for the whole run."""
    with launched() as browser:
        yield browser


@pytest.fixture(params=["node", "chromium"])
def run(request):
    """Runs tasks by the module of a game."""
    if request.param == "node":
        return by_node
    return by_chromium(request.getfixturevalue("chromium"))
