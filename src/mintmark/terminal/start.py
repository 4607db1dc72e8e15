"""What to play, and where to sit, from what was asked for on the command line."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..arena.results import holds_match, record_in
from ..bots.roster import BOTS
from ..disk import record_at
from ..engine.game import Game
from ..engine.random import MASK, below
from ..errors import InvalidOption, InvalidPosition
from ..play import START, Play, replayed

OPPONENT = "casual"  # if nobody says otherwise: needs no compiling, and is beatable
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
        play = replayed(record_at(resume), seed)
        if play.setup.game is not game:
            raise InvalidOption(f"{resume} is a game of {play.setup.game.title}")
        return play
    return Play(
        game.setup(**options), seed, position=START if position is None else parsed(position)
    )


def record_from(file: Path, game: int | None) -> Play:
    """The game in a file, or one of the games of a match; nothing is added to what it tells."""
    if game is None and holds_match(file):
        raise InvalidOption(f"{file} holds a match: choose a game of it with --game")
    return replayed(record_at(file) if game is None else record_in(file, game), settle=False)


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
        return {k: bot or (name if name in BOTS else OPPONENT) for k, name in named.items()}
    own = seated(play, seat)
    return {k: bot or OPPONENT for k in seats if k != own}


def seated(play: Play, seat: str | None) -> int:
    """The seat that a person asked for; a toss decides if they left it open."""
    if seat is None:
        return int(below(play.seed, MASK - 1, play.setup.seats))
    return seat_called(play.setup.game, play.setup.seats, seat)


def seat_called(game: Game, seats: int, word: str) -> int:
    """The seat that is called so on the command line."""
    names = [game.text.seat_word(k) for k in range(seats)]
    if word not in names:
        raise InvalidOption(f"seat must be one of {', '.join(names)}, not {word!r}")
    return names.index(word)
