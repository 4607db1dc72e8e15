"""The same rules on a GPU: do they agree with the CPU, and how fast are they?

    PYTHONPATH=src python benchmarks/gpu.py [GAME] [--seeds 10000] [--games 4000000] [--json FILE]

Plays random games on both, a game a thread on the GPU, and compares every final state and score.
Needs numpy, numba and numba-cuda, and an NVIDIA GPU; nothing else of Mintmark's is used.
"""

import argparse
import json
import sys
import time

import numpy as np

for alias, name in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, alias):  # numba-cuda 0.30 still asks NumPy for names that it has dropped
        setattr(np, alias, getattr(np, name))

import numba
from numba import cuda

from mintmark.engine import compiled
from mintmark.engine.game import Game, find
from mintmark.engine.playout import RANDOM, results_layout, whole_game_of
from mintmark.engine.record import relaid

THREADS = 128  # a block


def kernel_of(game: Game):
    """A kernel in which every thread plays one game, keeping its state to itself."""
    whole_game, most, state = (
        whole_game_of(game),
        game.most_moves,
        numba.from_dtype(game.State.narrow),
    )
    compiled.register()

    @cuda.jit
    def kernel(boxes, finals, bots, first_seed, log, results):
        g = cuda.grid(1)
        if g < results.shape[0]:
            states = cuda.local.array(1, state)
            out = cuda.local.array(most, numba.int16)
            weights = cuda.local.array(most, numba.int16)
            whole_game(boxes[0], states, bots, first_seed + g, out, weights, log, results[g])
            if g < finals.shape[0]:
                finals[g] = states[0]

    return kernel


def loop_of(game: Game):
    """The same on the CPU: one game after the other."""
    whole_game = whole_game_of(game)
    compiled.register()

    @numba.njit(nogil=True)
    def loop(boxes, finals, bots, first_seed, log, out, weights, results):
        for g in range(results.shape[0]):
            whole_game(
                boxes[0], finals[g : g + 1], bots, first_seed + g, out, weights, log, results[g]
            )

    return loop


def main() -> None:
    """Compare, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="coinage")
    parser.add_argument("--seeds", type=int, default=10_000, help="games to compare")
    parser.add_argument("--games", type=int, default=4_000_000, help="games to time")
    parser.add_argument("--json", help="also write the figures to this file")
    asked = parser.parse_args()
    if not cuda.is_available():
        sys.exit("no CUDA device is present")

    game = find(asked.game)
    facts = {
        "game": game.name,
        "gpu": str(cuda.get_current_device().name),
        "numba": numba.__version__,
    }
    facts["agree"] = {}
    loop, kernel = loop_of(game), kernel_of(game)
    for seats in game.seats:
        for edition in game.editions:
            setup = game.setup(seats, **{game.edition_word: edition})
            facts["agree"][f"{edition}, {seats} seats"] = agree(setup, loop, kernel, asked.seeds)
        options = other_options(game)
        setup, name = game.setup(seats, **options), f"{options}, {seats} seats"
        facts["agree"][name] = agree(setup, loop, kernel, asked.seeds)
    facts |= speed(game.setup(), kernel, asked.games)
    print(json.dumps(facts, indent=2))
    if asked.json:
        with open(asked.json, "w") as file:
            json.dump(facts, file, indent=2)
    if not all(facts["agree"].values()):
        sys.exit("CPU and GPU disagree")


def other_options(game: Game) -> dict[str, object]:
    """Every option at something else than its default, where it has words to choose from."""
    words = {option.name: option.choices[1:2] for option in game.options}
    flags = [option.name for option in game.options if isinstance(option.default, bool)]
    chosen = {name: word[0] for name, word in words.items() if isinstance(word, tuple) and word}
    return chosen | dict.fromkeys(flags, True)


def agree(setup, loop, kernel, seeds: int) -> bool:
    """Whether both give the same final states, scores, places and lengths for all seeds."""
    game = setup.game
    boxes = np.array([relaid(setup.box, game.Box.narrow)])
    bots, log = np.full(setup.seats, RANDOM), np.zeros((0, 2), np.int64)
    finals, results = np.zeros(seeds, game.State.narrow), np.zeros(seeds, results_layout(game))
    out, weights = np.zeros((2, game.most_moves), np.int16)
    loop(boxes, finals, bots, 0, log, out, weights, results)

    # from zeros, as on the CPU: nothing is written for seats that nobody has
    there, noted = cuda.to_device(np.zeros_like(finals)), cuda.to_device(np.zeros_like(results))
    blocks = -(-seeds // THREADS)
    kernel[blocks, THREADS](
        cuda.to_device(boxes), there, cuda.to_device(bots), 0, cuda.to_device(log), noted
    )
    same = [
        np.array_equal(a[name], b[name])
        for a, b in ((finals, there.copy_to_host()), (results, noted.copy_to_host()))
        for name in a.dtype.names
    ]
    return all(same)


def speed(setup, kernel, games: int) -> dict[str, float]:
    """Games and moves a second, the best of five runs after one to warm up."""
    game = setup.game
    boxes = cuda.to_device(np.array([relaid(setup.box, game.Box.narrow)]))
    bots, log = (
        cuda.to_device(np.full(setup.seats, RANDOM)),
        cuda.to_device(np.zeros((0, 2), np.int64)),
    )
    finals = cuda.device_array(0, game.State.narrow)
    noted = cuda.device_array(games, results_layout(game))
    best = float("inf")
    for run in range(6):
        cuda.synchronize()
        began = time.perf_counter()
        kernel[-(-games // THREADS), THREADS](boxes, finals, bots, run * games, log, noted)
        cuda.synchronize()
        if run:
            best = min(best, time.perf_counter() - began)
    moves = int(noted.copy_to_host()["moves"].sum())
    return {"games": games, "games_a_second": games / best, "moves_a_second": moves / best}


if __name__ == "__main__":
    main()
