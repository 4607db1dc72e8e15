"""What a table plays: checked when it is set up, and shared by all tables that play the same."""

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from ...engine.game import EditionFile, Game, Setup, find, read_once
from ...errors import InvalidOption
from ...formats.editions import OWN
from ...formats.lookalikes import plain, resembles
from ...words import LANGUAGES, name_of
from .events import Opened, Value

RANDOM = "random"  # as an edition: one of those of the house, drawn by the table's seed
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
    if own is None and edition not in game.editions.names:
        names = ", ".join(game.editions.names)  # a path must never be looked at
        raise InvalidOption(f"{game.editions.word} must be one of {names}, not {edition!r}")
    chosen = {option: value for option, _, value in options}
    for option in chosen.keys() & {"seats", game.editions.word}:
        field = "seats" if option == "seats" else "edition"
        raise InvalidOption(f"{option} is no option of a table: it has a field {field!r} for that")
    name = OWN if edition in game.editions.names else edition  # as tables of old could be called
    box = edition if own is None else EditionFile(name, own)
    return game.setup(seats, **{game.editions.word: box}, **chosen)


@cache
def house_names(game: Game) -> frozenset[str]:
    """All that our editions are called, in any language."""
    files = [game.edition_file(name) for name in game.editions.names]
    titles = {read_once(game, file).title for file in files}
    keys = [f"edition-{game.name}-{name}" for name in game.editions.names]
    keys.append("lobby-edition-random")
    spoken = {name_of(key, language) for key in keys for language in LANGUAGES}
    return frozenset(game.editions.names) | titles | spoken | {RANDOM}


def is_own_name(game: Game, name: str) -> bool:
    """Whether an edition of somebody's own can be called that: it cannot be taken for ours."""
    return plain(name) and name.strip() != "" and not resembles(name, house_names(game))


def shown_name(setup: Setup) -> str:
    """What the edition is called where people read it, whatever a record calls it."""
    return shown(setup, setup.edition.name)


def shown(setup: Setup, name: str) -> str:
    """A name of the edition, if it can have that."""
    return name if setup.own_edition is None or is_own_name(setup.game, name) else OWN


def box_of(setup: Setup) -> Any:
    """What is in the box, and how it differs from ours if it is somebody's own."""
    box = setup.game.editions.contents(setup.edition)
    title = shown(setup, setup.edition.title)
    return replace(box, name=shown_name(setup), title=title, own=setup.own)
