"""What the processes of a cluster do: games of a match, or many games by bots, counted."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..bots.roster import bot
from ..engine.batch.statistics import Statistics
from ..engine.game import Setup
from .game import Played, play_game
from .match import Match
from .seating import Pairing
from .subprocess.bot import check
from .subprocess.protocol import greeting, setup_from

CHUNK = 8192  # games to count at once: the way there and back takes as long as some hundred


@dataclass(frozen=True)
class Job:
    """`make(facts)` gives a function that does its parts, one by one."""

    make: Callable[[str], Callable[[Any], Any]]
    facts: str  # JSON: all that another machine must know


def match_job(match: Match) -> Job:
    """The games of a match, by their pairings."""
    return Job(careful_player, json.dumps(match.header))


def player(match: Match) -> Callable[[Pairing], Played]:
    """Plays games of a match, with bots of the house that are made once."""
    house = cache(lambda name: bot(name, match.setup))
    return lambda pairing: play_game(match, pairing, house)


def careful_player(facts: str) -> Callable[[Pairing], Played]:
    """The same on another machine: it must have all bots, and compiles before the first game."""
    match = Match.read(json.loads(facts))
    for entrant in match.entrants:
        check(entrant)
    if match.needs_compiler:
        from ..engine.numba import compiled_search  # imports Numba

        compiled_search(match.setup.game)
    return player(match)


def statistics_job(setup: Setup, bots: Sequence[str]) -> Job:
    """Many games by bots, by (the first one's seed, how many)."""
    return Job(counter, json.dumps({"setup": greeting(setup), "bots": bots}))


def counter(facts: str) -> Callable[[tuple[int, int]], Statistics]:
    """Plays games, and counts how they went."""
    from ..engine.batch.cpu import compiled_kernel  # imports Numba
    from ..engine.batch.simulation import played

    wanted = json.loads(facts)
    setup = setup_from(wanted["setup"])
    compiled_kernel(setup.game, "simulate", "greedy" in wanted["bots"])
    return lambda run: Statistics(setup.seats, played(setup, *run, wanted["bots"]))


def runs(games: int, seed: int, chunk: int = CHUNK) -> Iterator[tuple[int, int]]:
    """Games from a seed on, in parts for `counter`."""
    for first in range(0, games, chunk):
        yield seed + first, min(chunk, games - first)
