"""Every game with every number of players, for tests of all of them."""

import pytest

import mintmark
from mintmark.engine.game import find

COUNTS = [
    pytest.param(game, seats, id=f"{game}-{seats}")
    for game in mintmark.GAMES
    for seats in find(game).seats
]
