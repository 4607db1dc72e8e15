"""A bot that is a class in a module, with all of Mintmark at hand.

    cd docs && mintmark arena coinage greedy example_class:Ahead

It takes the move after which its own score is the best.
"""

from mintmark.bots.bot import Answer, Question
from mintmark.bots.simple import forward
from mintmark.engine.game import Setup


class Ahead:
    """Looks one move ahead, on its own view."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def answer(self, question: Question) -> Answer:
        """The best move; the first of several."""
        best = max(forward(question), key=lambda number: self.score(question, number))
        return Answer(self.setup.moves[best])

    def score(self, question: Question, number: int) -> int:
        """Its own points after a move, as far as its view can tell."""
        rules, view = self.setup.game.rules, question.view.copy()
        rules.apply(self.setup.box, view, question.seat, number)
        scores = [0] * self.setup.seats
        rules.scores(self.setup.box, view, scores)
        return int(scores[question.seat])
