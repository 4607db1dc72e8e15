"""Who sits where: every deal is played by every line-up, in every rotation of its seats.

So each entrant plays each seat of each deal equally often, and neither a good seat nor good luck
decides a match. Who sits beside whom is drawn anew for each deal.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ..engine.playout import BOT_STREAM
from ..engine.random import draw

Lineup = tuple[int, ...]  # entrants by number, in no order of seats
NEIGHBOURS = BOT_STREAM - 2  # a stream of a deal's numbers that neither chance nor bots draw from


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game that is to be played."""

    number: int  # in the match, from 1
    deal: int  # from 1
    lineup: Lineup
    seating: tuple[int, ...]  # the entrant in each seat
    seed: int  # of the deal: chance's
    luck: int  # the bots', in this game


def lineups(entrants: int, seats: int) -> tuple[Lineup, ...]:
    """Everyone if they fit, all combinations if there are too many; the last one fills up."""
    if entrants <= seats:
        return ((*range(entrants), *[entrants - 1] * (seats - entrants)),)
    return tuple(combinations(range(entrants), seats))


def games_a_deal(entrants: int, seats: int) -> int:
    """A deal is played by every line-up in every rotation."""
    return seats * len(lineups(entrants, seats))


def with_whole_deals(games: int, entrants: int, seats: int) -> int:
    """So many games, or as many more as the last deal needs."""
    a_deal = games_a_deal(entrants, seats)
    return -(-games // a_deal) * a_deal


def pairings(games: int, entrants: int, seats: int, seed: int) -> Iterator[Pairing]:
    """All games of a match of whole deals, deal by deal."""
    number = 0
    for deal in range(games // games_a_deal(entrants, seats)):
        dealt = seed_of(seed, deal)
        order = neighbours(dealt, seats)
        for lineup in lineups(entrants, seats):
            for turn in range(seats):
                luck = draw(draw(dealt, BOT_STREAM), number)
                number += 1
                seating = tuple(lineup[order[(seat + turn) % seats]] for seat in range(seats))
                yield Pairing(number, deal + 1, lineup, seating, dealt, luck)


def seed_of(seed: int, deal: int) -> int:
    """The seed of a deal, of 63 bits."""
    return int(draw(seed, 2 * deal) << 31 | draw(seed, 2 * deal + 1) >> 1)


def neighbours(seed: int, seats: int) -> list[int]:
    """The members of a line-up in the order in which they sit, drawn from a deal."""
    return sorted(range(seats), key=lambda k: draw(seed, NEIGHBOURS - k))
