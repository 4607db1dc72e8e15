"""The greedy bot: sensible, and honest, since it only ever sees a view."""

import numpy as np
import pytest
from support.bots import choose

import mintmark
from mintmark.engine.batch.simulation import played
from mintmark.games.coinage import GAME

pytestmark = pytest.mark.compiled


def chosen(position, seed=0):
    play = mintmark.load("coinage", position)
    seat = play.to_act[0]
    return str(choose("greedy", play, seat, seed))


def test_it_takes_the_most_points():
    """Alone in the city IV scores 8; elsewhere silver is there before it."""
    ones = "A1:1s/A2:1s/B2:1s/B3:1s/B4:1s"
    assert {chosen(f"gold 3,3,2,1 0,3,2,1 {ones} 4", seed) for seed in range(5)} == {"place 4 C2"}


def test_it_captures_rather_than_waits():
    assert chosen("gold 4,3,2,1 4,3,2,0 C2:4s -") == "capture C2"


def test_it_does_not_end_a_game_that_it_loses():
    nine = "A1:2s/A2:2s/A3:3s/B1:1s/B2:3s/B3:1s/B4:1s/C1:2s/C2:4s"
    moves = {chosen(f"gold 1,1,0,1 4,2,2,0 {nine} 1", seed) for seed in range(20)}
    assert "place 1 C3" not in moves


def test_it_ends_a_game_that_it_wins():
    """Covering C2 would bring more points, but the last empty area wins at once."""
    nine = "A1:2g/A2:2g/A3:3g/B1:1g/B2:3g/B3:1g/B4:1g/C1:2g/C2:4s"
    moves = {chosen(f"gold 4,2,2,0 1,1,0,1 {nine} 1", seed) for seed in range(20)}
    assert moves == {"place 1 C3"}


def test_it_does_not_move_about_for_nothing():
    moves = {chosen("gold 3,2,2,1 4,3,2,1 A1:1g/C3:2g 2 move", seed) for seed in range(20)}
    assert moves == {"done"}


def test_among_equals_it_chooses_at_random():
    assert len({chosen("gold 4,3,2,1 4,3,2,1 - 4", seed) for seed in range(20)}) > 3


def test_it_beats_a_random_player_from_both_seats():
    setup = GAME.setup()
    wins = [
        np.mean(played(setup, 0, 2000, bots).places[:, seat] == 1)
        for seat, bots in ((0, ["greedy", "random"]), (1, ["random", "greedy"]))
    ]
    assert min(wins) > 0.9


def test_an_unknown_bot_is_refused():
    play = mintmark.new("coinage", seed=1)
    with pytest.raises(
        mintmark.InvalidOption, match="there are novice, casual, club, master, random, greedy"
    ):
        choose("genius", play, 0, 0)
