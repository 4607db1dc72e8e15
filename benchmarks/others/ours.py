"""Mintmark: a `Play` from Python, batches, compiled playouts, the tree search."""

import random
from collections import deque
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import numpy as np
from race import Contender, Run, Statistics, answered, clock, repeated

import mintmark
from mintmark.bots.bot import Budget, Question
from mintmark.bots.search import Search
from mintmark.engine.batch import Batch
from mintmark.engine.batch.simulation import played
from mintmark.engine.game import Setup, find
from mintmark.play import Play

SEATS = {"coinage": 2, "warehouse51": 4, "coin_quest": 4}
PLAYOUTS = 256  # random games between two looks at the clock
AT_ONCE = 1000  # games of a batch
SAMPLE = 100  # random games of which the length is taken
TO_THE_END = 1 << 20  # turns


def contenders(who: str, work: Callable[[Setup], Callable[[float], Run]]) -> list[Contender]:
    """All our games, played in one way."""

    def ready(game: str) -> Callable[[], Callable[[float], Run]]:
        return lambda: work(find(game).setup(SEATS[game]))

    return [Contender(who, label(game), ready(game)) for game in SEATS]


def label(game: str) -> str:
    return f"{game}, {SEATS[game]} seats"


def stepping() -> list[Contender]:
    """Random play from Python, by compiled positions."""
    return contenders("Mintmark Play", pushed)


def pushed(setup: Setup) -> Callable[[float], Run]:
    game, seats, seed = setup.game.name, setup.seats, 0
    mintmark.compile(game)

    def once() -> Statistics:
        nonlocal seed
        seed, moves = seed + 1, 0
        play = mintmark.new(game, seats=seats, seed=seed)
        while awaited := play.awaited:
            play.push(awaited[0], random.choice(play.forward(awaited[0])))
            moves += 1
        return Statistics(1, moves, play.ply - moves)

    return repeated(once)


def batches() -> list[Contender]:
    """Random play of many games at once, every step a call from Python."""
    return [
        *contenders("Mintmark step", lambda setup: answered(*batch(setup))),
        *contenders("Mintmark step and choice", lambda setup: together(*batch(setup))),
    ]


def batch(setup: Setup) -> tuple[Callable[[], Any], Callable[[Any], Statistics]]:
    """How to choose for all games of a batch, and how to step them."""
    games = Batch(setup, AT_ONCE, jobs=1)
    luck, length = count(step=AT_ONCE), decisions(setup)

    def choose() -> Any:
        return games.random_actions(next(luck))

    def step(actions: Any) -> Statistics:
        games.step(actions)
        games.masks  # noqa: B018  # they are made when asked for
        return Statistics(AT_ONCE / length, AT_ONCE, None)

    return choose, step


def together(
    choose: Callable[[], Any], step: Callable[[Any], Statistics]
) -> Callable[[float], Run]:
    return repeated(lambda: step(choose()))


def playouts() -> list[Contender]:
    """Whole random games in compiled code."""
    return [
        *contenders("Mintmark simulation", rolled_out),
        *contenders("Mintmark batch.playouts", finished),
    ]


def rolled_out(setup: Setup) -> Callable[[float], Run]:
    chance, seed = share_of_chance(setup), 0

    def once() -> Statistics:
        nonlocal seed
        entries = int(played(setup, seed, PLAYOUTS, ["random"] * setup.seats).length.sum())
        seed += PLAYOUTS
        return Statistics(PLAYOUTS, entries * (1 - chance), entries * chance)

    return repeated(once)


def finished(setup: Setup) -> Callable[[float], Run]:
    games, chance, seed = Batch(setup, AT_ONCE, jobs=1), share_of_chance(setup), 0

    def once() -> Statistics:
        nonlocal seed
        seed += AT_ONCE
        entries, before = games.playouts(seed=seed).length.sum(), games.ledger.entries.sum()
        moves = (entries + before) * (1 - chance)  # what came before was chance's
        return Statistics(AT_ONCE, moves, entries - moves)

    return repeated(once)


def share_of_chance(setup: Setup) -> float:
    """Which part of the entries of a record is chance's, over some games."""
    return float((np.concatenate(list(logs(setup))) == mintmark.CHANCE).mean())


def decisions(setup: Setup) -> float:
    """How many decisions a random game has, over some games."""
    return sum(int((log != mintmark.CHANCE).sum()) for log in logs(setup)) / SAMPLE


def logs(setup: Setup) -> Iterator[Any]:
    """Who made each entry, in some random games."""
    log, bots = np.zeros((10_000, 2), np.int64), ["random"] * setup.seats
    for seed in range(SAMPLE):
        results = played(setup, seed, 1, bots, log)
        yield log[: results.length[0], 0].copy()


def searches() -> list[Contender]:
    """Simulations of the tree search from the opening, as bots use it and to the game's end."""
    return [
        *contenders("Mintmark search", searched),
        *contenders("Mintmark search to the end", lambda setup: searched(setup, TO_THE_END)),
    ]


def searched(setup: Setup, turns: int | None = None) -> Callable[[float], Run]:
    play, bot = Play(setup, seed=1), Search(setup)
    seat = play.awaited[0]
    if turns is not None:
        bot.tuning[-1] = turns

    def work(seconds: float) -> Run:
        question = Question(setup, seat, play.view_state(seat), 1, Budget(seconds=seconds))
        began = clock()
        (last,) = deque(bot.thinking(question), maxlen=1)
        visits = sum(evaluation.visits for evaluation in last.evaluations)
        return Run(Statistics(0, visits), clock() - began)

    return work
