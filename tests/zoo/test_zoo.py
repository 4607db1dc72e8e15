"""Games as PettingZoo plays them: the same as anywhere, nothing hidden seen, nothing repaired."""

import copy
import subprocess
import sys
from random import Random

import numpy as np
import pettingzoo
import pytest
from support.player_counts import COUNTS
from support.subjects import SUBJECTS

import mintmark
import mintmark.gym
from mintmark import InvalidAction, InvalidOption
from mintmark.engine.game import find
from mintmark.zoo import coinage_v0, warehouse51_v0
from mintmark.zoo.aec import OneByOne
from mintmark.zoo.parallel import AllAtOnce

pytestmark = pytest.mark.compiled

ENV = mintmark.zoo.MODULES
SECRETS = [pytest.param(s, id=str(s)) for s in SUBJECTS if str(s) in ENV and s.game.secrets]


def choice(random, mask):
    return random.choice(np.flatnonzero(mask).tolist())


def played_on(env, random, steps=10**6):
    """Random moves of an AEC environment, and what everyone got at the end."""
    moves, rewards = [], {}
    for agent in env.agent_iter(steps):
        seen, reward, over, _, info = env.last()
        if over:
            rewards[agent] = (reward, info)
            env.step(None)
        else:
            move = choice(random, seen["action_mask"])
            moves.append((env.possible_agents.index(agent), move))
            env.step(move)
    return moves, rewards


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_the_same_moves_give_the_same_scores_as_a_play(game, seats):
    env = ENV[game].env(seats=seats)
    env.reset(seed=11)
    moves, rewards = played_on(env, Random(1))
    play = mintmark.new(game, seats=seats, seed=11)
    for seat, number in moves:
        play.push(seat, play.setup.moves[number])
    assert [info["score"] for _, info in rewards.values()] == list(play.result.scores)
    assert [info["place"] for _, info in rewards.values()] == list(play.result.places)
    assert sum(reward for reward, _ in rewards.values()) == pytest.approx(0, abs=1e-6)
    assert not env.agents


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_everyone_at_once_plays_the_same_games(game, seats):
    env, random = ENV[game].parallel_env(seats=seats), Random(2)
    seen, _ = env.reset(seed=12)
    play, together, waited = mintmark.new(game, seats=seats, seed=12), 0, 0
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"][:-1].any()]
        assert [env.agents.index(agent) for agent in asked] == list(play.awaited)
        actions = {agent: choice(random, seen[agent]["action_mask"]) for agent in env.agents}
        for agent in set(env.agents) - set(asked):
            assert actions[agent] == env.waiting
            waited += 1
        together += len(asked) > 1
        seen, rewards, over, _, infos = env.step(actions)
        for agent in asked:
            seat = env.possible_agents.index(agent)
            if seat in play.awaited:
                play.push(seat, play.setup.moves[actions[agent]])
    assert [info["score"] for info in infos.values()] == list(play.result.scores)
    assert all(over.values()) and sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert together or game == "coinage"
    assert waited


@pytest.mark.parametrize("subject", SECRETS)
@pytest.mark.parametrize("make", [OneByOne, AllAtOnce])
def test_an_agent_sees_nothing_of_what_is_hidden_from_it(subject, make):
    """Other hands, fists and counterfeits change nothing for it."""
    game, random, changed = subject.game.name, Random(3), 0
    for options in subject.setups[:2]:
        env = make(game, **options)
        env.reset(seed=13)
        for step in range(150):
            if step % 5 == 0:
                changed += looks_the_same(subject, env, random)
            rows = env.game.masks
            if make is OneByOne:
                env.step(choice(random, rows[0]))
            else:
                env.step({a: choice(random, rows[k]) for k, a in enumerate(env.agents)})
            if env.game.book.done[0]:
                break
    assert changed > 20


def looks_the_same(subject, env, random):
    """Whether anything could be changed; each agent must see the same then."""
    changed = 0
    for seat in range(env.setup.seats):
        other = copy.deepcopy(env)
        subject.permute(env.setup, other.game.states[0], seat, random)
        if other.game.states.tobytes() != env.game.states.tobytes():
            changed += 1
            for mine, theirs in zip(env.game.observe(seat), other.game.observe(seat), strict=True):
                assert np.array_equal(mine, theirs)
    return changed


@pytest.mark.parametrize("game", ENV)
def test_a_copy_in_the_middle_of_a_game_is_a_game_of_its_own(game):
    env = ENV[game].env()
    env.reset(seed=14)
    played_on(env, Random(4), steps=9)
    before = env.last()[0]
    twin, third = copy.deepcopy(env), copy.deepcopy(env)
    ends = played_on(twin, Random(5))
    assert np.array_equal(env.last()[0]["observation"], before["observation"])
    assert env.agents == env.possible_agents and not twin.agents
    assert played_on(third, Random(5)) == ends
    assert played_on(env, Random(5)) == ends


def test_a_copy_samples_from_what_it_is_offered_itself():
    env = coinage_v0.env()
    env.reset(seed=15)
    twin = copy.deepcopy(env)
    for _ in range(60):
        twin.step(twin.action_space(twin.agent_selection).sample())
        if not twin.game.book.to_act[0]:
            twin.reset()


@pytest.mark.parametrize("game", ENV)
def test_a_copy_of_everyone_at_once_is_a_game_of_its_own(game):
    env = ENV[game].parallel_env()
    env.reset(seed=16)
    twin = copy.deepcopy(env)
    ends = []
    for one in (env, twin):
        for space in one.action_spaces.values():
            space.seed(5)
        while one.agents:
            result = one.step({agent: one.action_space(agent).sample() for agent in one.agents})
        ends.append(result[4])
    assert ends[0] == ends[1]


def test_a_seed_leads_on_to_the_same_games():
    first, second = coinage_v0.env(), coinage_v0.env()
    games = []
    for env in (first, second):
        env.reset(seed=17)
        env.reset()
        games.append(played_on(env, Random(6)))
    assert games[0] == games[1]


def test_agents_have_the_names_of_their_seats_as_in_warehouse51():
    assert coinage_v0.env().possible_agents == ["gold", "silver"]
    assert warehouse51_v0.env(seats=4).possible_agents[3] == "player_4"


def test_pettingzoo_has_them_in_its_register():
    env = pettingzoo.make("aec", "mintmark/coinage-v0", map="lagoon")
    assert env.setup.edition.name == mintmark.new("coinage", map="lagoon").setup.edition.name
    assert isinstance(pettingzoo.make("parallel", "mintmark/coinage-v0"), AllAtOnce)


def state_of(env):
    return env.game.states[0].tobytes(), env.agents[:], env.game.book.entries.copy().tolist()


@pytest.mark.parametrize(
    "action",
    [None, "done", 1.0, True, -1, 155, 10**30, [3], np.array([3]), np.float32(3), np.zeros(2)],
)
def test_an_action_of_the_wrong_kind_is_refused_and_changes_nothing(action):
    env = coinage_v0.env()
    env.reset(seed=1)
    before = state_of(env)
    with pytest.raises(InvalidAction, match="an action is a whole number from 0 to 154"):
        env.step(action)
    assert state_of(env) == before


def test_an_illegal_action_is_refused_in_words_and_changes_nothing():
    env = coinage_v0.env()
    env.reset(seed=1)
    before = state_of(env)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction, match=r"seat gold cannot '.+' \(action \d+\): ."):
        env.step(illegal)
    assert state_of(env) == before


def test_an_ended_game_takes_none_and_then_nothing():
    env = coinage_v0.env()
    with pytest.raises(InvalidAction, match="reset"):
        env.step(0)
    with pytest.raises(InvalidAction, match="reset"):
        env.last()
    env.reset(seed=1)
    while not env.last()[2]:
        env.step(choice(Random(1), env.last()[0]["action_mask"]))
    with pytest.raises(InvalidAction, match="None"):
        env.step(0)
    env.step(None)
    env.step(None)
    for useless in (lambda: env.step(None), env.last, lambda: env.observe("gold")):
        with pytest.raises(InvalidAction, match="reset"):
            useless()


def test_everyone_must_act_as_they_are_asked():
    env = coinage_v0.parallel_env()
    with pytest.raises(InvalidAction, match="reset"):
        env.step({})
    seen, _ = env.reset(seed=1)
    before, offered = state_of(env), choice(Random(1), seen["gold"]["action_mask"])
    illegal = int(np.flatnonzero(seen["gold"]["action_mask"] == 0)[0])
    for actions, why in (
        ({"gold": offered}, "one for each of gold, silver"),
        ([offered, env.waiting], "one for each"),
        ({"gold": offered, "silver": env.waiting, "copper": 1}, "one for each"),
        ({"gold": env.waiting, "silver": env.waiting}, "gold is asked"),
        ({"gold": offered, "silver": offered}, "silver is not asked"),
        ({"gold": illegal, "silver": env.waiting}, "seat gold cannot"),
        ({"gold": 0.5, "silver": env.waiting}, "whole number"),
    ):
        with pytest.raises(InvalidAction, match=why):
            env.step(actions)
        assert state_of(env) == before


def test_what_is_unknown_is_named():
    with pytest.raises(InvalidOption, match="3 or 4 or 5 players, not 2"):
        warehouse51_v0.env(seats=2)
    with pytest.raises(InvalidOption, match="no option 'mop'; did you mean 'map'"):
        coinage_v0.env(mop="lagoon")
    with pytest.raises(InvalidOption, match="render_mode"):
        coinage_v0.env(render_mode="rgb_array")
    env = coinage_v0.env()
    with pytest.raises(InvalidOption, match="no agent called 'copper'"):
        env.action_space("copper")
    with pytest.raises(InvalidOption, match="seed"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(InvalidOption, match="render_mode"):
        env.render()


@pytest.mark.parametrize("package", ["gym", "zoo"])
def test_a_missing_package_is_one_clear_line(package):
    missing = {"gym": "gymnasium", "zoo": "pettingzoo"}[package]
    code = f"import sys; sys.modules[{missing!r}] = None; import mintmark.{package}"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = found.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: mintmark.{package} needs")
    assert 'pip install "mintmark[research]"' in last


@pytest.mark.parametrize("game", ENV)
def test_names_end_in_the_version_of_the_features(game):
    version = find(game).ai.features_version
    assert ENV[game].__name__.endswith(f"{game}_v{version}")
    assert ENV[game].env().metadata["name"] == f"{game}_v{version}"
    assert mintmark.gym.IDS[game].endswith(f"-v{version}")
