"""The games, one folder each: RULES.md, edition data, parts, rules, story.

`mintmark.games()` lists them. Python binds the name `mintmark.games` to this package as soon as a
game is imported, whatever function had it before; therefore the package itself can be called.
"""

import sys
from types import ModuleType

from ..engine.game import GAMES


class Games(ModuleType):
    """A package that lists what is in it when it is called."""

    def __call__(self) -> tuple[str, ...]:
        """The names of the games there are."""
        return tuple(GAMES)


sys.modules[__name__].__class__ = Games
