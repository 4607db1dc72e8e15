"""Many games at once in compiled code: each is the game that one environment would play."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from support.player_counts import COUNTS

import mintmark.gym
from mintmark import InvalidAction, InvalidOption

pytestmark = pytest.mark.compiled

IDS = mintmark.gym.IDS
GAMES = 5
COMPILED_ANYWAY = "coinage"  # the other games' code for this takes most of a minute to compile


def spared(game, *seats):
    """A case that only `make soak` has the time for, unless its game is compiled anyway."""
    marks = () if game == COMPILED_ANYWAY else pytest.mark.soak
    return pytest.param(game, *seats, marks=marks)


def many(game, count=GAMES, **options):
    return gymnasium.make_vec(IDS[game], num_envs=count, **options)


def best(masks):
    return masks.argmax(axis=1)


def test_it_is_what_make_vec_gives():
    envs = many("coinage", map="lagoon")
    assert isinstance(envs, mintmark.gym.OneSeatEach)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    same = many("coinage", autoreset_mode="SameStep", vectorization_mode="vector_entry_point")
    assert same.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


@pytest.mark.parametrize(("game", "seats"), [spared(*count.values) for count in COUNTS])
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_each_game_is_the_one_that_is_played_alone(game, seats, bots):
    options = {"seats": seats, "bots": bots, "seat": "random"}
    envs = many(game, **options)
    ones = [gymnasium.make(IDS[game], **options) for _ in range(GAMES)]
    seen, info = envs.reset(seed=20)
    firsts = [one.reset(seed=20 + k) for k, one in enumerate(ones)]
    assert all(np.array_equal(row, first[0]) for row, first in zip(seen, firsts, strict=True))
    over = np.zeros(GAMES, bool)
    for _ in range(120):
        actions = best(info["action_mask"])
        seen, rewards, ended, _, info = envs.step(actions)
        for k, one in enumerate(ones):
            if over[k]:  # the next game began, with a seed further on
                again, told = one.reset(seed=20 + k + GAMES)
                expected = (again, 0.0, False, told)
            else:
                again, reward, done, _, told = one.step(actions[k])
                expected = (again, reward, done, told)
            assert np.array_equal(seen[k], expected[0])
            assert (rewards[k], ended[k]) == expected[1:3]
            assert info["seat"][k] == expected[3]["seat"]
            if expected[2]:
                assert info["scores"][k].tolist() == expected[3]["scores"].tolist()
                assert info["_scores"][k] and info["action_mask"][k].all()
            else:
                assert np.array_equal(info["action_mask"][k], expected[3]["action_mask"])
        if over.any():
            break
        over = ended
    assert over.any() or game == "coin_quest"


@pytest.mark.parametrize("game", [spared(game) for game in IDS])
def test_games_can_begin_anew_in_the_same_step(game):
    after, same = many(game), many(game, autoreset_mode=AutoresetMode.SAME_STEP)
    _, info = after.reset(seed=21)
    same.reset(seed=21)
    while True:
        actions = best(info["action_mask"])
        seen, rewards, ended, _, info = after.step(actions)
        seen2, rewards2, ended2, _, info2 = same.step(actions)
        assert rewards.tolist() == rewards2.tolist() and ended.tolist() == ended2.tolist()
        if ended.any():
            break
        assert np.array_equal(seen, seen2)
    k = int(ended.argmax())
    assert np.array_equal(info2["final_obs"][k], seen[k])
    assert info2["final_info"]["scores"][k].tolist() == info["scores"][k].tolist()
    fresh, told = many(game).reset(seed=21 + GAMES)
    assert np.array_equal(seen2[k], fresh[k])
    assert np.array_equal(info2["action_mask"][k], told["action_mask"][k])


def test_many_games_on_several_cores_are_the_same_as_on_one():
    ends = []
    for jobs in (1, 3):
        envs, total = many("coinage", 700, jobs=jobs, bots="greedy"), 0.0
        _, info = envs.reset(seed=22)
        for _ in range(40):
            seen, rewards, _, _, info = envs.step(best(info["action_mask"]))
            total += rewards.sum()
        ends.append((seen.tobytes(), total))
    assert ends[0] == ends[1]


def test_what_is_given_out_stays_as_it_is():
    envs = many("coinage")
    seen, info = envs.reset(seed=23)
    kept = seen.copy(), info["action_mask"].copy()
    envs.step(best(info["action_mask"]))
    assert np.array_equal(seen, kept[0]) and np.array_equal(info["action_mask"], kept[1])


def test_what_does_not_fit_changes_nothing():
    envs = many("coinage")
    with pytest.raises(InvalidAction, match="reset"):
        envs.step(np.zeros(GAMES, int))
    _, info = envs.reset(seed=24)
    good = best(info["action_mask"])
    illegal = good.copy()
    illegal[3] = (info["action_mask"][3] == 0).argmax()
    states = envs._games.states.tobytes()
    for actions, why in (
        (illegal, r"game 3, seat 0 cannot '.+' \(action \d+\): ."),
        (good - 1000, "game 0, seat 0: there is no action"),
        (good[:4], "shape 5, not 4"),
        (good.reshape(-1, 1), "shape 5, not 5 × 1"),
        (good.astype(float), "whole numbers, not float64"),
    ):
        with pytest.raises(InvalidAction, match=why):
            envs.step(actions)
        assert envs._games.states.tobytes() == states
    envs.step(good)


def test_what_is_unknown_is_named():
    for options, why in (
        ({"bots": "club"}, 'vectorization_mode="sync" takes all bots'),
        ({"autoreset_mode": "Disabled"}, "'NextStep' or 'SameStep', not 'Disabled'"),
        ({"count": 0}, "num_envs must be"),
        ({"jobs": 0}, "jobs must be"),
        ({"seat": 9}, "seat must be"),
    ):
        with pytest.raises(InvalidOption, match=why):
            many("coinage", **options)
    with pytest.raises(InvalidOption, match="seed"):
        many("coinage").reset(seed=-1)
