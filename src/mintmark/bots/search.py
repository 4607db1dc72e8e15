"""A bot that looks ahead, by compiled search from a view, for some time or some iterations."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import astuple

import numpy as np

from ..engine.game import Setup
from ..engine.playout import results_layout, scratch
from ..engine.search import DEEPEST, WIN, new_tree
from ..engine.struct import in_layout
from .bot import Answer, Budget, Evaluation, Question
from .simple import forward

NODES = 1 << 19  # of the tree: 42 MB at most, taken as it grows
SLICE = 0.01  # seconds, about, between two looks at the clock
SECOND = Budget(seconds=1)


class Search:
    """Looks ahead for any seat of a game, one question at a time. It never meets a state."""

    def __init__(
        self,
        setup: Setup,
        budget: Budget = SECOND,
        everyone: bool = False,
        search: Callable[..., int] | None = None,
    ) -> None:
        """`budget` holds where a question has none.

        Where there are secrets, only the searching seat decides in the tree, unless `everyone`
        does. `search` is the game's, compiled if it is not given.
        """
        if search is None:
            from ..engine.numba import compiled_search  # imports Numba

            search = compiled_search(setup.game)
        game = setup.game
        self.setup, self.budget, self.search = setup, budget, search
        self.everyone = everyone or not game.secrets
        self.box, self.layout = in_layout(setup.box, game.Box.narrow), game.State.narrow
        self.states = game.State.several(3, self.layout)
        self.tree = new_tree(NODES)
        results = np.zeros(1, results_layout(game)).view(np.recarray)[0]
        self.scratch = (*scratch(game), np.zeros(DEEPEST, np.int64), results)
        self.tuning = np.array(astuple(game.ai.tuning), np.int64)

    def answer(self, question: Question) -> Answer:
        """The best move when the time or the iterations are over; at once if there is one only."""
        moves = forward(question)
        if len(moves) == 1:
            return Answer(self.setup.moves[moves[0]])
        (last,) = deque(self.thinking(question), maxlen=1)
        return last

    def thinking(self, question: Question) -> Iterator[Answer]:
        """The best answer so far, every now and then, until the budget is spent."""
        budget = self.budget if question.budget == Budget() else question.budget
        seat, v = question.seat, in_layout(question.view, self.layout)
        inside = (1 << self.setup.seats) - 1 if self.everyone else 1 << seat
        where = (self.box, v, self.setup.seats, seat, inside, self.states, self.tree)
        self.tree[0] = 0
        self.tree[0].actor = seat
        used, done, more, began = 1, 0, 1, time.perf_counter()
        while more > 0:
            used = self.search(*where, used, question.seed, done, more, self.tuning, *self.scratch)
            done += more
            yield self.best(seat)
            passed = time.perf_counter() - began
            left = SLICE if budget.seconds is None else min(SLICE, budget.seconds - passed)
            more = max(1, int(done * left / passed)) if left > 0 else 0
            if budget.iterations is not None:
                more = min(more, budget.iterations - done)

    def best(self, seat: int) -> Answer:
        """The move that was tried most, and what was found out about each."""
        first, count = int(self.tree[0].first), int(self.tree[0].count)
        nodes = self.tree[first : first + count]
        found = [
            Evaluation(
                self.setup.moves[move],
                visits,
                won / visits / WIN if visits else None,
                lead / visits / 10 if visits else None,
            )
            for move, visits, won, lead in zip(
                *(nodes[name].tolist() for name in ("move", "visits", "won", "lead")), strict=True
            )
        ]
        found.sort(key=lambda evaluation: -evaluation.visits)
        return Answer(found[0].move, tuple(found))
