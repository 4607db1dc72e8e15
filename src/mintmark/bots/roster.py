"""The bots there are, by name."""

from collections.abc import Callable

from ..engine.game import Setup
from ..errors import InvalidOption
from .bot import Bot
from .search import Search
from .simple import Greedy, Random

QUICK: dict[str, Callable[[Setup], Bot]] = {"random": Random, "greedy": Greedy}
NAMES = (*QUICK, "search")
LEVELS = ("random", "greedy")  # who meets in a match if nobody is named


def bot(name: str, setup: Setup) -> Bot:
    """The bot of that name, ready to play any seat."""
    if name in QUICK:
        return QUICK[name](setup)
    if name == "search":
        from ..engine.compiled import compiled_search  # imports Numba

        return Search(setup, compiled_search(setup.game))
    raise InvalidOption(f"no bot called {name!r}; there are {', '.join(NAMES)}")
