"""The bots there are, by name."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial

from ..engine.game import Setup
from ..errors import InvalidOption
from .bot import Bot
from .levels import LEVELS, level
from .simple import Greedy, Random


def everyone(setup: Setup) -> Bot:
    """The master's other way to search, for matches."""
    from .search import Search  # needs NumPy and Numba

    return Search(setup, everyone=True)


BOTS: dict[str, Callable[[Setup], Bot]] = {
    **{name: partial(level, name) for name in LEVELS},
    "random": Random,
    "greedy": Greedy,
    "everyone": everyone,
}
QUICK = ("novice", "casual", "random", "greedy")  # they need no compiled code


def known(name: str) -> str:
    """The name, if there is a bot that has it."""
    if name not in BOTS:
        close = get_close_matches(name, BOTS, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(BOTS)}"
        raise InvalidOption(f"no bot called {name!r}; {hint}")
    return name


def bot(name: str, setup: Setup) -> Bot:
    """The bot of that name, ready to play any seat."""
    return BOTS[known(name)](setup)
