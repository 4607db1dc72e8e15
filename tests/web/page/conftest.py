"""Pages that play by themselves: browsers of their own at a site without a server."""

import pytest
from support.browser.static_site import Player, given_out, make_site


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """What `make site` makes, below another folder."""
    return make_site(tmp_path_factory.mktemp("www"))


@pytest.fixture(scope="session")
def address(folder):
    """Where it is given out."""
    with given_out(folder) as found:
        yield found


@pytest.fixture
def sit(chromium, address):
    """Somebody with a browser of their own; at the end no console has shown an error."""
    players = []

    def come(**how):
        players.append(Player(chromium, address, **how))
        return players[-1]

    yield come
    for player in players:
        player.context.close()
    assert not [error for player in players for error in player.errors]
