"""Mintmark: a `Play` from Python, compiled playouts, the tree search."""

import random
import time
from collections import deque
from collections.abc import Callable

import numpy as np
from race import Contender, Run, Tally, repeated

import mintmark
from mintmark.bots.bot import Budget, Question
from mintmark.bots.search import Search
from mintmark.engine.compiled import compiled_playouts
from mintmark.engine.game import Setup, find
from mintmark.engine.simulation import played
from mintmark.play import Play

SEATS = {"coinage": 2, "warehouse51": 4, "coin_quest": 4}
PLAYOUTS = 256  # random games between two looks at the clock
TO_THE_END = 1 << 20  # turns


def contenders(
    how: str, work: Callable[[Setup], Callable[[float], Run]], library: str = "Mintmark"
) -> list[Contender]:
    """All our games, played in one way."""

    def ready(game: str) -> Callable[[], Callable[[float], Run]]:
        return lambda: work(find(game).setup(SEATS[game]))

    return [
        Contender(library, f"{game}, {seats} seats", how, ready(game))
        for game, seats in SEATS.items()
    ]


def stepping() -> list[Contender]:
    """Random play from Python; the rules are run by the interpreter."""
    return contenders("Play.push, interpreted", pushed)


def pushed(setup: Setup) -> Callable[[float], Run]:
    game, seats, seed = setup.game.name, setup.seats, 0

    def once() -> Tally:
        nonlocal seed
        seed, moves = seed + 1, 0
        play = mintmark.new(game, seats=seats, seed=seed)
        while awaited := play.awaited:
            play.push(awaited[0], random.choice(play.forward(awaited[0])))
            moves += 1
        return Tally(1, moves, play.ply - moves)

    return repeated(once)


def playouts() -> list[Contender]:
    """Whole random games in compiled code."""
    return contenders("engine.simulation, compiled", rolled_out)


def rolled_out(setup: Setup) -> Callable[[float], Run]:
    entry, bots, seed = compiled_playouts(setup.game), ["random"] * setup.seats, 0
    chance = share_of_chance(setup, entry)

    def once() -> Tally:
        nonlocal seed
        entries = int(played(setup, entry, seed, PLAYOUTS, bots).moves.sum())
        seed += PLAYOUTS
        return Tally(PLAYOUTS, entries * (1 - chance), entries * chance)

    return repeated(once)


def share_of_chance(setup: Setup, entry: Callable[..., None], games: int = 100) -> float:
    """Which part of the entries of a record is chance's, over some games."""
    log, tosses, entries = np.zeros((10_000, 2), np.int64), 0, 0
    for seed in range(games):
        count = int(played(setup, entry, seed, 1, ["random"] * setup.seats, log).moves[0])
        tosses += int((log[:count, 0] == mintmark.CHANCE).sum())
        entries += count
    return tosses / entries


def searches() -> list[Contender]:
    """Simulations of the tree search from the opening, as bots use it and to the end of the game."""
    turns = "Search, compiled: some turns by policy, then prospects"
    end = "Search, compiled: by policy to the end"
    return [
        *contenders(turns, searched),
        *contenders(end, lambda setup: searched(setup, TO_THE_END)),
    ]


def searched(setup: Setup, turns: int | None = None) -> Callable[[float], Run]:
    play, bot = Play(setup, seed=1), Search(setup)
    seat = play.awaited[0]
    if turns is not None:
        bot.tuning[-1] = turns

    def work(seconds: float) -> Run:
        question = Question(setup, seat, play.view_record(seat), 1, Budget(seconds=seconds))
        began = time.perf_counter()
        (last,) = deque(bot.thinking(question), maxlen=1)
        visits = sum(evaluation.visits for evaluation in last.evaluations)
        return Run(Tally(0, visits), time.perf_counter() - began)

    return work
