"""Who plays in a match: a bot of the house, a class in a module, or a program; with a budget.

master          a bot of the house, thinking as long as it likes
club@500        … for 500 iterations a decision
my.bots:Clever  a class in a module, made by `Clever(setup)`
my.bots:Clever@0.2s         … for 0.2 seconds a decision
program:python3 bot.py -v   a program that speaks the protocol of docs/bots.md
"""

import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from ..bots.bot import Budget
from ..bots.roster import known
from ..errors import InvalidOption
from ..formats.records import NAME

PROGRAM = "program:"
BUDGET = re.compile(r"(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+)", re.ASCII)
CLASS = re.compile(r"\w+(\.\w+)*:\w+")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot by what was typed, which is its name in every table and file."""

    name: str
    bot: str  # without the budget
    budget: Budget
    command: tuple[str, ...] | None  # how to start its process; None: a bot of the house
    hosted: bool  # its process is ours, with a class of somebody else in it


def entrant(text: str) -> Entrant:
    """Read what was typed."""
    if len(text) > NAME:
        raise InvalidOption(f"a bot is named by at most {NAME} characters, unlike {text[:60]!r}…")
    bot, budget = parted(text)
    if bot.startswith(PROGRAM):
        return Entrant(text, bot, budget, words_of(bot), hosted=False)
    if "@" in bot:
        tail = bot[bot.index("@") :]
        raise InvalidOption(f"{text!r}: a budget is like @0.2s or @500 (iterations), not {tail!r}")
    if ":" in bot:
        if not CLASS.fullmatch(bot):
            raise InvalidOption(f"{text!r}: a bot of your own is like some.module:Bot")
        command = (sys.executable, "-m", "mintmark.arena.subprocess.host", bot)
        return Entrant(text, bot, budget, command, hosted=True)
    return Entrant(text, known(bot), budget, None, hosted=False)


def entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """Several, each named once: the line-ups say who sits in more than one seat."""
    for text in texts:
        if texts.count(text) > 1:
            raise InvalidOption(f"{text!r} is named twice; the last one named fills free seats")
    return tuple(map(entrant, texts))


def parted(text: str) -> tuple[str, Budget]:
    """The bot and its budget. What follows an @ and is no budget belongs to the bot's name."""
    bot, at, tail = text.rpartition("@")
    found = BUDGET.fullmatch(tail) if at else None
    if not found:
        return text, Budget()
    seconds, iterations = found["seconds"], found["iterations"]
    return bot, Budget(float(seconds) if seconds else None, int(iterations) if iterations else None)


def words_of(bot: str) -> tuple[str, ...]:
    """The words of a program's command line."""
    try:
        words = tuple(shlex.split(bot.removeprefix(PROGRAM)))
    except ValueError as error:
        raise InvalidOption(f"{bot!r}: {str(error).lower()}") from None
    if not words:
        raise InvalidOption(f"{bot!r}: a command line must follow, like {PROGRAM}./bot --fast")
    return words
