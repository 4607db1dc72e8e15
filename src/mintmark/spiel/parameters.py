"""The parameters of a game of OpenSpiel, and the setup that they ask for.

They are whole numbers, True or False, or texts: `players`; the options of the game; the edition;
how small it is to be; and, where several seats can be asked at once, `simultaneous`.
"""

from collections.abc import Mapping
from typing import Any

from ..engine.game import Option, Setup
from .kinds import Kind

Given = Mapping[str, bool | int | str]
CHANCE = "chance"  # an option that is this or the number of a seat: 0 stands for chance


def defaults_of(kind: Kind) -> dict[str, Any]:
    """Every parameter with its default."""
    game = kind.game
    chosen: dict[str, Any] = {"players": game.seats[0], game.editions.word: game.editions.names[0]}
    chosen |= {option.name: default_of(option) for option in (*game.options, *kind.sizes)}
    return chosen | ({"simultaneous": False} if game.secrets else {})


def default_of(option: Option) -> bool | int | str:
    """The default of an option. `first=2` is a number to OpenSpiel, so that it must be one here."""
    return 0 if option.default == CHANCE else option.default


def setup_of(kind: Kind, given: Given) -> Setup:
    """What is fixed before the first move; InvalidOption says what cannot be."""
    game = kind.game
    options: dict[str, object] = {
        option.name: (given[option.name] or CHANCE)
        if option.default == CHANCE
        else given[option.name]
        for option in game.options
    }
    file = game.edition_file(given[game.editions.word])
    sizes = {size.name: given[size.name] for size in kind.sizes}
    if any(sizes[size.name] != size.default for size in kind.sizes):
        file = kind.smaller(file, **sizes)
    options[game.editions.word] = file
    return game.setup(given["players"], **options)  # type: ignore[arg-type]  # it checks
