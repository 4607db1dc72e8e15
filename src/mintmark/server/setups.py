"""What a table plays: checked when it is set up, and shared by all tables that play the same."""

from functools import lru_cache

from ..engine.editions import EditionFile
from ..engine.game import Setup, find
from ..errors import InvalidOption
from .events import Opened, Value

SETUPS = 256  # kept in memory


def setup_of(opened: Opened) -> Setup:
    """What the table plays."""
    # with their types: True and 1 are equal, but only one of them can be the value of an option
    options = tuple((name, type(value), value) for name, value in sorted(opened.options.items()))
    return shared_setup(opened.game, len(opened.seats), opened.edition, opened.own_edition, options)


@lru_cache(SETUPS)
def shared_setup(
    name: str,
    seats: int,
    edition: str,
    own: str | None,
    options: tuple[tuple[str, type, Value], ...],
) -> Setup:
    """One for all tables that play the same."""
    game = find(name)
    if own is None and edition not in game.editions:
        names = ", ".join(game.editions)  # a path must never be looked at
        raise InvalidOption(f"{game.edition_word} must be one of {names}, not {edition!r}")
    chosen = {option: value for option, _, value in options}
    for option in chosen.keys() & {"seats", game.edition_word}:
        field = "seats" if option == "seats" else "edition"
        raise InvalidOption(f"{option} is no option of a table: it has a field {field!r} for that")
    box = edition if own is None else EditionFile(edition, own)
    return game.setup(seats, **{game.edition_word: box}, **chosen)
