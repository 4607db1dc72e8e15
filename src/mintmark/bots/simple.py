"""The two quick bots that every game has, run by the interpreter: no compiling, no waiting."""

from dataclasses import dataclass

from ..engine.game import Setup
from ..engine.position import Position
from ..engine.random import below
from .bot import Answer, Question


def forward(question: Question) -> list[int]:
    """The numbers of the moves that lead on."""
    return Position(question.setup, question.view).forward_numbers(question.seat)


def by_policy(question: Question, out: list[int]) -> Answer:
    """The best of some moves at first sight, by the game's own quick policy."""
    setup = question.setup
    where = (setup.box, question.view, question.seat)
    spare = setup.game.State.new()
    move = setup.game.rules.policy(*where, out, len(out), spare, question.seed, 0)
    return Answer(setup.moves[move])


@dataclass
class Random:
    """Takes any move that leads on."""

    setup: Setup

    def answer(self, question: Question) -> Answer:
        """A random move."""
        moves = forward(question)
        return Answer(self.setup.moves[moves[below(question.seed, 0, len(moves))]])


@dataclass
class Greedy:
    """Takes what looks best at once."""

    setup: Setup

    def answer(self, question: Question) -> Answer:
        """The best move at first sight."""
        return by_policy(question, forward(question))
