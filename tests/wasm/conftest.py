"""Modules are run by Node and by a Chromium."""

import pytest
from support.wasm.machines import by_chromium, by_node


@pytest.fixture(params=["node", pytest.param("chromium", marks=pytest.mark.browser)])
def run(request):
    """Runs tasks by the module of a game."""
    if request.param == "node":
        return by_node
    return by_chromium(request.getfixturevalue("chromium"))
