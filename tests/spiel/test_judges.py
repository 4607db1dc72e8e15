"""OpenSpiel's own judges: games of all sizes, played at random, copied and stored on the way."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from support.spiel import QUEST, WAREHOUSE, played

import mintmark.spiel

pytestmark = pytest.mark.compiled

SEQUENTIAL = [
    "mintmark_coinage",
    "mintmark_coinage(map=isles,areas=3,ranks=3,coins=2,turn_limit=6)",
    *(f"mintmark_warehouse51(players={players},relics=7,notes=1)" for players in (3, 4, 5)),
    *(f"{QUEST},players={players})" for players in (2, 3, 4, 5)),
]
SIMULTANEOUS = [
    *(f"{WAREHOUSE},players={players},simultaneous=true)" for players in (3, 4, 5)),
    *(f"{QUEST},players={players},simultaneous=true)" for players in (2, 3, 4, 5)),
]


@pytest.mark.parametrize("name", SEQUENTIAL + SIMULTANEOUS)
def test_random_games_satisfy_openspiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_so_they_do_turn_by_turn(name):
    game = pyspiel.load_game_as_turn_based(name)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    again = pyspiel.load_game(str(game))
    assert again.num_players() == game.num_players()


def test_whole_games_are_played_as_well():
    pyspiel.random_sim_test(
        pyspiel.load_game("mintmark_warehouse51"), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.parametrize("name", [f"{WAREHOUSE})", f"{QUEST},players=3)"])
def test_a_resampled_state_is_the_same_to_its_player(name):
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for state in played(pyspiel.load_game(name).new_initial_state(), 5):
        if state.is_terminal() or state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.history() == [], "it would tell what is hidden"
            different += str(other) != str(state)
    assert different > 5


@pytest.mark.parametrize("name", [f"{WAREHOUSE})", f"{QUEST})"])
def test_its_tree_search_plays_by_resampling(name):
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=np.random.RandomState(2))
    asked = 0
    for state in played(game.new_initial_state(), 3):
        if not state.is_chance_node() and not state.is_terminal() and asked < 5:
            asked += 1
            assert bot.step(state) in state.legal_actions()
    assert asked == 5


def test_its_tree_search_plays_coinage():
    game = pyspiel.load_game("mintmark_coinage(areas=3,ranks=2,coins=2,turn_limit=8)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=np.random.RandomState(2))
    for state in played(game.new_initial_state(), 3):
        if not state.is_chance_node() and not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["mintmark_coinage", f"{WAREHOUSE},simultaneous=true)"])
def test_a_state_comes_back_from_its_text_with_all_that_is_remembered(name):
    game = pyspiel.load_game(name)
    *_, state = played(game.new_initial_state(), 1)
    for again in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(again) == str(state)
        assert again.history() == state.history()
        for seat in range(game.num_players()):
            text = again.information_state_string(seat)
            assert text == state.information_state_string(seat)


def test_a_copy_shares_what_stands_and_goes_its_own_way():
    for state in played(pyspiel.load_game(f"{WAREHOUSE})").new_initial_state(), 1):
        if state.is_player_node():
            twin = state.clone()
            assert twin.moment is state.moment
            before = str(state)
            twin.apply_action(twin.legal_actions()[0])
            assert str(state) == before


def test_the_games_are_listed():
    names = pyspiel.registered_names()
    assert {f"mintmark_{kind.game.name}" for kind in mintmark.spiel.KINDS} <= set(names)
