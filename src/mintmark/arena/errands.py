"""What the processes of a cluster do: games of a match, or many games by bots, counted."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..bots.roster import bot
from ..engine.game import Setup
from ..engine.tally import Tally
from .game import Played, play_game
from .match import Match
from .outside import check
from .protocol import greeting, setup_from
from .seating import Pairing

CHUNK = 8192  # games to count at once: the way there and back takes as long as some hundred


@dataclass(frozen=True)
class Errand:
    """`make(facts)` gives a function that does its parts, one by one."""

    make: Callable[[str], Callable[[Any], Any]]
    facts: str  # JSON: all that another machine must know


def match_errand(match: Match) -> Errand:
    """The games of a match, by their pairings."""
    return Errand(careful_player, json.dumps(match.header))


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
        from ..engine.compiled import compiled_search  # imports Numba

        compiled_search(match.setup.game)
    return player(match)


def tally_errand(setup: Setup, bots: Sequence[str]) -> Errand:
    """Many games by bots, by (the first one's seed, how many)."""
    return Errand(counter, json.dumps({"setup": greeting(setup), "bots": bots}))


def counter(facts: str) -> Callable[[tuple[int, int]], Tally]:
    """Plays games, and counts how they went."""
    from ..engine.compiled import compiled_playouts  # imports Numba
    from ..engine.simulation import played

    wanted = json.loads(facts)
    setup = setup_from(wanted["setup"])
    playouts = compiled_playouts(setup.game)
    return lambda run: Tally(setup.seats, played(setup, playouts, *run, wanted["bots"]))


def runs(games: int, seed: int, chunk: int = CHUNK) -> Iterator[tuple[int, int]]:
    """Games from a seed on, in parts for `counter`."""
    for first in range(0, games, chunk):
        yield seed + first, min(chunk, games - first)
