"""What OpenSpiel must be told of each game: how small it can be, and how long it can take."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.game import EditionFile, Game, Option, Setup, find
from ..games.coin_quest import moves as quest
from ..games.coin_quest import small as small_quest
from ..games.coinage import small as small_coinage
from ..games.warehouse51 import moves as warehouse51
from ..games.warehouse51 import small as small_warehouse51


class Length(NamedTuple):
    """No game is longer, as far as it goes forward."""

    decisions: int
    tosses: int  # moves of chance


@dataclass(frozen=True)
class Kind:
    """A game, the sizes that it can be cut down to, and its bounds."""

    game: Game
    sizes: tuple[Option, ...]
    smaller: Callable[..., EditionFile]
    length: Callable[[Setup], Length]


def length_of_coinage(setup: Setup) -> Length:
    """A turn has a toss; at most one coin is paid and three are placed, or four things done."""
    turns = int(setup.box.turn_limit)
    return Length(5 * turns, turns)


def length_of_warehouse51(setup: Setup) -> Length:
    """An auction: reveal; bids that rise, each matched once; passes or fists; pay; give or swap."""
    box = setup.box
    gold = setup.seats * box.ingots + box.supply
    auction = 1 + 2 * gold + setup.seats + 2
    end = box.tokens + warehouse51.RELICS + 3 * setup.seats  # buying back, certificates, the Horn
    return Length(box.relics * auction + box.tokens + end, 1 + setup.seats * box.notes + box.relics)


def length_of_coin_quest(setup: Setup) -> Length:
    """In a round each coin behind a screen is used, stopped, placed, and trashes two at most."""
    box, seats = setup.box, setup.seats
    pulls = seats * box.draw + quest.EXTRA_DRAWS + quest.THEFTS
    behind_screens = 5 * pulls + quest.EXTRA_DRAWS + quest.THEFTS + seats
    buying = quest.LOTS + seats
    tosses = quest.COIN_LOTS + pulls + quest.THEFTS + 1
    return Length(box.rounds * (behind_screens + buying), 1 + box.market + box.rounds * tosses)


KINDS = (
    Kind(
        find("coinage"),
        small_coinage.SIZES,
        small_coinage.smaller,
        length_of_coinage,
    ),
    Kind(
        find("coin_quest"),
        small_quest.SIZES,
        small_quest.smaller,
        length_of_coin_quest,
    ),
    Kind(
        find("warehouse51"),
        small_warehouse51.SIZES,
        small_warehouse51.smaller,
        length_of_warehouse51,
    ),
)
