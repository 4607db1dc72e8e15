"""What to play, and where to sit, from what was asked for on the command line."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..engine.chance import MASK, below
from ..engine.files import read_record
from ..engine.game import Game
from ..engine.play import START, Play, replayed
from ..errors import InvalidOption, InvalidPosition


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


def seated(play: Play, seat: str | None) -> int:
    """The seat that a person asked for; a toss decides if they left it open."""
    setup = play.setup
    names = [setup.game.seat_word(k) for k in range(setup.seats)]
    if seat is not None and seat not in names:
        raise InvalidOption(f"seat must be one of {', '.join(names)}, not {seat!r}")
    return below(play.seed, MASK - 1, setup.seats) if seat is None else names.index(seat)
