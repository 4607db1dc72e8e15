"""A bot that is not ours: asked in its own process, and stopped when it takes too long."""

import subprocess
from collections.abc import Sequence

from ...bots.bot import Answer, Budget, Question
from ...engine.game import Setup
from ...errors import InvalidOption
from ..entrants import Entrant
from .process import Lost, Process, last_line
from .protocol import Nonsense, answer_from, as_struct, greeting, in_words, line_of

STARTING = 20.0  # seconds more for the first answer
LIMIT = 10.0  # seconds for an answer, where the budget names none
GRACE, OVERHEAD = 1.5, 1.0  # else so many times the budget, and so many seconds more


class Forfeit(Exception):
    """A bot cannot go on; the text says why."""


def limit(budget: Budget) -> float:
    """How many seconds we wait for an answer."""
    return LIMIT if budget.seconds is None else GRACE * budget.seconds + OVERHEAD


class SubprocessBot:
    """Plays one seat of one game, in a process of its own."""

    def __init__(self, entrant: Entrant, setup: Setup) -> None:
        assert entrant.command, "bots of the house need no process"
        self.setup, self.starting = setup, STARTING
        self.worded = as_struct if entrant.hosted else in_words
        try:
            self.child = Process(entrant.command)
        except Lost as why:
            raise Forfeit(str(why)) from None
        self.child.tell(line_of(greeting(setup)))

    def answer(self, question: Question) -> Answer:
        """What the process answers."""
        seconds, self.starting = self.starting + limit(question.budget), 0.0
        try:
            line = self.child.ask(line_of(self.worded(question)), seconds)
            return answer_from(line, self.setup)
        except Lost as why:
            raise Forfeit(str(why)) from None
        except Nonsense as why:
            raise Forfeit(f"answered nonsense: {why}") from None

    def leave(self) -> None:
        """Let the process go."""
        self.child.leave()


def check(entrant: Entrant) -> None:
    """Refuse a bot that cannot even be started, before anything is played."""
    try:
        if entrant.command and entrant.hosted:
            check_hosted(entrant.command)
        elif entrant.command:
            Process(entrant.command).leave(patience=0)
    except Lost as why:
        raise InvalidOption(f"{entrant.name!r} {why}") from None


def check_hosted(command: Sequence[str]) -> None:
    """With nothing to read, our host ends at once; well, if it has found the class."""
    nothing = subprocess.DEVNULL
    try:
        done = subprocess.run(command, stdin=nothing, capture_output=True, timeout=STARTING)
    except subprocess.TimeoutExpired:
        raise Lost(f"takes longer than {STARTING:.0f} s to start") from None
    if done.returncode:
        raise Lost(f"cannot be played: {last_line(done.stderr)}")
