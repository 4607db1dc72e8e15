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
    """Takes what looks best at once: the game's own quick policy."""

    setup: Setup

    def answer(self, question: Question) -> Answer:
        """The best move at first sight."""
        game, (out, count) = self.setup.game, forward(question)
        where = (self.setup.box, question.view, question.seat)
        best = game.rules.greedy(*where, out, count, game.State.new(), question.seed, 0)
        return Answer(self.setup.moves[best])
