"""The two quick bots that every game has, run by the interpreter: no compiling, no waiting."""

from dataclasses import dataclass

from ..engine.chance import below
from ..engine.game import Setup
from .bot import Answer, Question


def forward(question: Question) -> tuple[list[int], int]:
    """The numbers of the moves that lead on, and how many they are."""
    game, out = question.setup.game, [0] * question.setup.game.most_moves
    count = game.rules.forward(question.setup.box, question.view, question.seat, out)
    return out, int(count)


def by_policy(question: Question, out: list[int], count: int) -> Answer:
    """The best of some moves at first sight, by the game's own quick policy."""
    setup = question.setup
    where = (setup.box, question.view, question.seat)
    spare = setup.game.State.new()
    return Answer(setup.moves[setup.game.rules.greedy(*where, out, count, spare, question.seed, 0)])


@dataclass
class Random:
    """Takes any move that leads on."""

    setup: Setup

    def answer(self, question: Question) -> Answer:
        """A random move."""
        out, count = forward(question)
        return Answer(self.setup.moves[out[below(question.seed, 0, count)]])


@dataclass
class Greedy:
    """Takes what looks best at once."""

    setup: Setup

    def answer(self, question: Question) -> Answer:
        """The best move at first sight."""
        return by_policy(question, *forward(question))
