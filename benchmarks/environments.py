"""Agent steps a second of our environments, in loops as people write them.

    .venv/bin/python benchmarks/environments.py coinage warehouse51

The best of many short tries: where others share the machine, some of them are not disturbed.
"""

import sys
import time

import gymnasium
import numpy as np

import mintmark.gym
from mintmark import zoo

STEPS, TRIES = 500, 200
LUCK = np.random.default_rng(1)


def first(env, agent, mask):
    """As good as no choice: what the environment alone takes."""
    return mask.argmax()


def any_of(env, agent, mask):
    offered = np.flatnonzero(mask)
    return offered[int(LUCK.random() * len(offered))]


def sampled(env, agent, mask):
    return env.action_space(agent).sample(mask)


def one_by_one(env, choose):
    steps, seed = 0, 0
    while steps < STEPS:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else choose(env, agent, seen["action_mask"]))
            steps += 1
    return steps


def all_at_once(env):
    steps, seed = 0, 0
    while steps < STEPS:
        seen, _ = env.reset(seed=seed)
        seed += 1
        while env.agents:
            actions = {agent: any_of(env, agent, seen[agent]["action_mask"]) for agent in seen}
            seen, *_ = env.step(actions)
            steps += len(actions)
    return steps


def one_seat(env):
    _, info = env.reset(seed=1)
    for _ in range(STEPS):
        *_, over, _, info = env.step(any_of(env, None, info["action_mask"]))
        if over:
            _, info = env.reset()
    return STEPS


def many(envs):
    _, info = envs.reset(seed=1)
    for _ in range(STEPS // 50):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    return STEPS // 50 * envs.num_envs


def rate(what, run, *arguments):
    """Print the most steps a second."""
    rates = []
    for _ in range(TRIES):
        began = time.perf_counter()
        steps = run(*arguments)
        rates.append(steps / (time.perf_counter() - began))
    print(f"{what:40}{max(rates):12,.0f}")


for game in sys.argv[1:] or mintmark.GAMES:
    module = zoo.MODULES[game]
    print(f"{game:40}{'a second':>12}")
    for choose in (first, any_of, sampled):
        rate(f"AEC, {choose.__name__}", one_by_one, module.env(), choose)
    rate("Parallel, any_of", all_at_once, module.parallel_env())
    single = gymnasium.make(mintmark.gym.IDS[game], disable_env_checker=True)
    rate("Gymnasium, any_of", one_seat, single)
    envs = gymnasium.make_vec(mintmark.gym.IDS[game], num_envs=1024, jobs=1)
    rate("1,024 at once on one core, first", many, envs)
