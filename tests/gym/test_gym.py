"""One seat against bots, as Gymnasium plays it: alone, and many games at once."""

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from support.player_counts import COUNTS

import mintmark.gym
from mintmark import InvalidAction, InvalidOption

pytestmark = pytest.mark.compiled

IDS = mintmark.gym.IDS


def made(game, **options):
    return gymnasium.make(IDS[game], **options)


def finished(env, seed, **reset):
    """A game of first moves: what came of each step."""
    seen, info = env.reset(seed=seed, **reset)
    steps = [(seen, 0.0, False, info)]
    while not steps[-1][2]:
        seen, reward, over, _, info = env.step(info["action_mask"].argmax())
        steps.append((seen, reward, over, info))
    return steps


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_judge_is_content(game, seats, capsys):
    """It samples without masks, so that it needs the mode for learners that know none."""
    check_env(made(game, seats=seats, illegal="lose", seat="random").unwrapped)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_game_is_played_to_its_end(game, seats, bots):
    *_, (_, reward, _, info) = finished(made(game, seats=seats, bots=bots), 7)
    won = info["places"][0] == 1
    assert len(info["scores"]) == seats
    assert reward == pytest.approx(-1 / (seats - 1)) or won
    assert not info["action_mask"].any()


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_deals_the_same_game_to_every_environment(game):
    for seat in (1, "random"):
        games = [finished(made(game, seat=seat, bots="greedy"), 8) for _ in range(2)]
        assert len(games[0]) == len(games[1])
        for one, other in zip(*games, strict=True):
            assert np.array_equal(one[0], other[0]) and one[1:3] == other[1:3]


def test_a_seat_can_be_another_one_in_each_game_of_warehouse51():
    env = made("warehouse51", seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    assert made("coinage", seat="silver").reset(seed=1)[1]["seat"] == 1


def test_bots_of_the_house_answer_from_their_views_at_warehouse51():
    env = made("warehouse51", bots=["casual", "random"], seat=1)
    assert len(finished(env, 9)) > 10
    assert len(finished(made("coinage", bots="novice"), 9)) > 5


def test_a_searching_bot_can_be_an_opponent():
    assert len(finished(made("coinage", bots="club"), 9)) > 5


def test_masks_say_what_is_offered_and_samples_keep_to_it():
    env = made("coinage")
    _, info = env.reset(seed=10)
    for _ in range(200):
        masks = env.unwrapped.action_masks()
        assert masks.dtype == bool and np.array_equal(masks, info["action_mask"])
        assert info["action_mask"].dtype == np.int8
        *_, over, _, info = env.step(env.action_space.sample())
        if over:
            _, info = env.reset()


@pytest.mark.parametrize("game", IDS)
def test_an_environment_can_be_copied_in_the_middle_of_a_game(game):
    env = made(game, bots="greedy").unwrapped
    env.reset(seed=11)
    for _ in range(9):
        env.step(env.action_masks().argmax())
    twin = copy.deepcopy(env)
    ends = []
    for one in (env, twin):
        over = False
        while not over:
            *_, over, _, info = one.step(one.action_masks().argmax())
        ends.append(info["scores"].tolist())
    assert ends[0] == ends[1]


def test_boards_are_shown_as_the_learner_sees_them_at_warehouse51(capsys):
    env = made("warehouse51", render_mode="ansi")
    env.reset(seed=1)
    assert "\x1b[" in env.render()
    env = made("warehouse51", render_mode="svg", seat=1)  # who is asked first
    env.reset(seed=1)
    assert env.render() == mintmark.new("warehouse51", seed=1).view(1)._repr_svg_()
    made("coinage", render_mode="human").reset(seed=1)
    assert "Gold" in capsys.readouterr().out


@pytest.mark.parametrize("action", [None, 1.0, True, -1, 155, [3], np.array([3]), "done"])
def test_an_action_of_the_wrong_kind_is_refused(action):
    env = made("coinage")
    seen, info = env.reset(seed=1)
    with pytest.raises(InvalidAction, match="a whole number from 0 to 154"):
        env.step(action)
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])


def test_an_illegal_action_is_an_error_or_a_defeat():
    env = made("coinage")
    _, info = env.reset(seed=1)
    illegal = int((info["action_mask"] == 0).argmax())
    with pytest.raises(InvalidAction, match="seat gold cannot .*mask what you choose from"):
        env.step(illegal)
    env.step(info["action_mask"].argmax())
    env = made("coinage", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True) and "cannot" in info["illegal"]
    with pytest.raises(InvalidAction, match="no game is on"):
        env.step(0)


def test_what_is_unknown_is_named():
    for options, why in (
        ({"seat": 2}, "seat must be one of 0, 1, 'gold', 'silver' or 'random', not 2"),
        ({"seat": "copper"}, "not 'copper'"),
        ({"seat": True}, "not True"),
        ({"bots": "greddy"}, "did you mean 'greedy'"),
        ({"bots": ["random", "random"]}, "bots must be the name of one, or 1 names"),
        ({"bots": 3}, "bots must be"),
        ({"illegal": "pass"}, "illegal must be"),
        ({"mop": "lagoon"}, "no option 'mop'"),
        ({"seats": 3}, "CoinAge is for 2 players"),
    ):
        with pytest.raises(InvalidOption, match=why):
            made("coinage", **options)
    with pytest.raises(InvalidAction, match="no game is on"):
        made("coinage").unwrapped.step(0)
