"""PettingZoo's own judges, for every game and number of players."""

import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from support.player_counts import COUNTS

from mintmark import zoo

# what the judge says of every environment with masks, and of agents with names of their own
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named",
    "Action mask numpy array is all zeros",  # of agents whose game is over
)
pytestmark = [
    pytest.mark.compiled,
    *(pytest.mark.filterwarnings(f"ignore:{start}") for start in EXPECTED),
]
CYCLES = {"coinage": 300, "warehouse51": 60, "coin_quest": 40}


def module(game):
    return zoo.MODULES[game]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_judge_of_aec_is_content(game, seats):
    api_test(module(game).env(seats=seats), CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_judge_of_parallel_is_content(game, seats):
    parallel_api_test(module(game).parallel_env(seats=seats), CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_judges_of_seeds_are_content(game, seats):
    seed_test(lambda: module(game).env(seats=seats), CYCLES[game])
    parallel_seed_test(lambda: module(game).parallel_env(seats=seats), CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_judge_of_pictures_is_content(game, seats, capsys):
    render_test(
        lambda render_mode: module(game).env(seats=seats, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")},
    )
    assert "\x1b[" not in capsys.readouterr().out, "colours are for terminals"
