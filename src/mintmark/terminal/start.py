"""What to play, and where to sit, from what was asked for on the command line."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..engine.chance import MASK, below
from ..engine.files import read_record
from ..engine.game import Game
from ..engine.playout import BOTS
from ..errors import InvalidOption, InvalidPosition
from ..play import START, Play, replayed

PLAYERS = (*BOTS, "search")  # who may sit at the terminal beside people
PERSON = "person"  # in a record, who sat where


def game_to_play(
    game: Game,
    options: Mapping[str, Any],
    seed: int | None,
    position: str | None,
    resume: Path | None,
) -> Play:
    """A game from its start, from a position, or from a record that is to go on."""
    if resume:
        play = replayed(read_record(resume), seed)
        if play.setup.game is not game:
            raise InvalidOption(f"{resume} is a game of {play.setup.game.title}")
        return play
    return Play(
        game.setup(**options), seed, position=START if position is None else parsed(position)
    )


def parsed(position: str) -> Any:
    """A position as it is typed: an object where it looks like one, else a text."""
    if not position.lstrip().startswith("{"):
        return position
    try:
        return json.loads(position)
    except (ValueError, RecursionError):
        raise InvalidPosition(f"not JSON: {position[:60]!r}") from None


def bots_for(
    play: Play, seat: str | None, bot: str | None, hotseat: bool, resumed: bool
) -> dict[int, str]:
    """Which bot plays which seat. A game that goes on keeps its people, unless told otherwise."""
    seats = range(play.setup.seats)
    if hotseat:
        return {}
    if resumed and seat is None and PERSON in play.players:
        named = {
            k: play.players[k].removesuffix(" bot") for k in seats if play.players[k] != PERSON
        }
        return {k: bot or (name if name in PLAYERS else "greedy") for k, name in named.items()}
    own = seated(play, seat)
    return {k: bot or "greedy" for k in seats if k != own}


def seated(play: Play, seat: str | None) -> int:
    """The seat that a person asked for; a toss decides if they left it open."""
    setup = play.setup
    names = [setup.game.seat_word(k) for k in range(setup.seats)]
    if seat is not None and seat not in names:
        raise InvalidOption(f"seat must be one of {', '.join(names)}, not {seat!r}")
    return below(play.seed, MASK - 1, setup.seats) if seat is None else names.index(seat)
