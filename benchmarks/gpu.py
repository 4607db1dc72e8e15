"""The same rules on a GPU: do they agree with the CPU, and how fast are they?

    PYTHONPATH=src python benchmarks/gpu.py [GAME] [--compare 10000] [--batch 4000000] [--json FILE]

Plays a batch on both, move by move and to the end, for every edition and number of players, and
compares states, masks, features, scores; then measures. Needs numpy, numba, numba-cuda and an
NVIDIA GPU; nothing else of Mintmark's is used.
"""

import argparse
import json
import sys
import time
from datetime import date
from typing import Any

import numba
import numpy as np

from mintmark.engine.batch import Batch
from mintmark.engine.game import GAMES, Game, Setup, find
from mintmark.errors import MintmarkError

STEPS = 200  # that are compared, and that are timed
RUNS = 5  # of which the best counts


def main() -> None:
    """Compare, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=[*GAMES], metavar="GAME")
    parser.add_argument("--compare", type=int, default=10_000, help="games to compare; 0: none")
    parser.add_argument("--batch", type=int, default=4_000_000, help="games to time; 0: none")
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"], help="that play on")
    parser.add_argument("--json", help="also write the figures to this file")
    asked = parser.parse_args()
    facts = {"date": str(date.today()), "numba": numba.__version__, "numpy": np.__version__}
    for name in asked.games:
        game = find(name)
        try:
            facts[name] = speed(game, asked.batch, asked.bots) if asked.batch else {}
            facts[name]["agree"] = agreement(game, asked.compare, asked.bots)
        except MintmarkError as error:
            sys.exit(str(error))
        print(json.dumps({name: facts[name]}, indent=2), flush=True)
    if asked.json:
        with open(asked.json, "w") as file:
            json.dump(facts, file, indent=2)
    if not all(all(facts[name]["agree"].values()) for name in asked.games):
        sys.exit("CPU and GPU disagree")


def agreement(game: Game, games: int, bots: list[str]) -> dict[str, bool]:
    """For every number of players, edition and some options: whether both machines agree."""
    setups = [{game.editions.word: edition} for edition in game.editions.names] + [
        other_options(game)
    ]
    found = {}
    for seats in game.seats:
        for given in setups if games else []:
            begun, name = time.perf_counter(), f"{given}, {seats} seats"
            found[name] = agree(game.setup(seats, **given), games, bots)
            took = time.perf_counter() - begun
            print(f"{game.name}: {name}: {found[name]}, {took:.0f} s", file=sys.stderr, flush=True)
    return found


def other_options(game: Game) -> dict[str, object]:
    """Every option at something else than its default, where it has words to choose from."""
    words = {option.name: option.choices[1:2] for option in game.options}
    flags = [option.name for option in game.options if isinstance(option.default, bool)]
    chosen = {name: word[0] for name, word in words.items() if isinstance(word, tuple) and word}
    return chosen | dict.fromkeys(flags, True)


def agree(setup: Setup, games: int, bots: list[str]) -> bool:
    """Whether both give the same tables, move by move, and the same ends of games."""
    cpu, gpu = (Batch(setup, games, device, seed=1) for device in ("cpu", "cuda"))
    for k in range(STEPS):
        actions = cpu.random_actions(k)
        if not same(actions, gpu.random_actions(k)) or not same(cpu.masks, gpu.masks):
            return False
        cpu.step(actions)
        gpu.step(actions)
        if k % 20 == 0 and not (same_states(cpu, gpu) and same(cpu.features(), gpu.features())):
            return False
        if not all(map(same, cpu.ledger, gpu.ledger)):
            return False
    ends = [(cpu.playouts(bot), gpu.playouts(bot)) for bot in bots]
    return same_states(cpu, gpu) and all(all(map(same, *pair)) for pair in ends)


def tick(clock: list[float]) -> None:
    """Note the time at which everything asked for is done."""
    from numba import cuda

    cuda.synchronize()
    clock.append(time.perf_counter())


def same(ours: object, theirs: object) -> bool:
    """Whether two tables are equal."""
    return np.array_equal(np.asarray(ours), np.asarray(theirs))


def same_states(cpu: Batch, gpu: Batch) -> bool:
    """Whether all states are equal, field by field: what lies between fields does not count."""
    ours, theirs = cpu._machine.states, gpu._machine.states.copy_to_host()
    return all(np.array_equal(ours[name], theirs[name]) for name in ours.dtype.names)


def speed(game: Game, games: int, bots: list[str]) -> dict[str, Any]:
    """Random play to the end, and a step at a time: the best of several runs."""
    batch = Batch(game.setup(), games, "cuda")
    figures = {"games": games, "bytes_a_state": game.State.narrow.itemsize}

    for bot in bots:
        best, length = float("inf"), 0
        for run in range(RUNS + 1):
            clock = [time.perf_counter()]
            ends = batch.playouts(bot)
            tick(clock)
            best = min(best, clock[1] - clock[0]) if run else best  # the first one compiles
            length = int(np.asarray(ends.length).sum())
            del ends
        figures[bot] = {"games_a_second": games / best, "moves_a_second": length / best}
    seconds = np.zeros(3)
    for k in range(STEPS):
        clock = [time.perf_counter()]
        actions = batch.random_actions(k)
        tick(clock)
        batch.step(actions)
        tick(clock)
        batch.masks  # noqa: B018 (it is made when it is asked for)
        tick(clock)
        if k >= STEPS // 2:  # the games are no longer all at the same point
            seconds += np.diff(clock)
    choosing, stepping, masking = seconds
    half = games * (STEPS - STEPS // 2)
    figures["step"] = {
        "moves_a_second": half / (stepping + masking),
        "step_alone": half / stepping,
        "masks_alone": half / masking,
        "with_random_choice": half / (choosing + stepping + masking),
    }
    return figures


if __name__ == "__main__":
    main()
