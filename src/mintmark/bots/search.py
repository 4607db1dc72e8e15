"""A bot that looks ahead, by compiled search from a view, for some time or some iterations."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ..engine.chance import draw
from ..engine.game import Setup
from ..engine.playout import GREEDY, results_layout
from ..engine.record import relaid
from ..engine.search import DEEPEST, WIN, new_tree
from .bot import Answer, Evaluation, Question

NODES = 1 << 17  # of the tree: 8 MB, taken once
THINKING = 1.0  # seconds, if nobody says otherwise
CHUNK = 32  # iterations between two looks at the clock


class Search:
    """Looks ahead for any seat of a game. It is given views, and never meets a state."""

    def __init__(self, setup: Setup, search: Callable[..., int]) -> None:
        """`search` is the game's, compiled (`compiled.compiled_search`)."""
        game = setup.game
        self.setup, self.search = setup, search
        self.box = relaid(setup.box, game.Box.narrow)
        self.states = game.State.several(3, game.State.narrow)
        self.tree = new_tree(NODES)
        self.policy = np.full(setup.seats, GREEDY)
        self.moves, weights, path = (
            np.zeros(size, np.int64) for size in (game.most_moves, game.most_moves, DEEPEST)
        )
        results = np.zeros(1, results_layout(game)).view(np.recarray)[0]
        self.scratch = (self.moves, weights, path, np.zeros((0, 2), np.int64), results)

    def answer(self, question: Question) -> Answer:
        """The best move, and what it thinks of the others."""
        budget = question.budget
        found = self.evaluate(
            question.view, question.seat, question.seed, budget.seconds, budget.iterations
        )
        return Answer(found[0].move, found)

    def evaluate(
        self,
        view: Any,
        seat: int,
        seed: int,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> tuple[Evaluation, ...]:
        """All moves that lead on, the best first; after the time or the iterations are over."""
        game, started = self.setup.game, time.perf_counter()
        count = game.rules.forward(self.setup.box, view, seat, self.moves)
        if count == 1:
            return (Evaluation(self.setup.moves[int(self.moves[0])], 0, 0.0, 0.0),)
        v = relaid(view, game.State.narrow)
        inside = 1 << seat if game.secrets else (1 << self.setup.seats) - 1
        self.tree[0] = 0
        used, done = 1, 0
        while done < (iterations or 1 << 60):
            chunk = min(CHUNK, (iterations or CHUNK + done) - done)
            tree = (self.tree, used, draw(seed, done) << 20, chunk)
            used = self.search(
                self.box, v, seat, inside, self.states, self.policy, *tree, *self.scratch
            )
            done += chunk
            if seconds is None and iterations is None:
                seconds = THINKING
            if seconds is not None and time.perf_counter() - started > seconds:
                break
        return self.children(seat)

    def children(self, seat: int) -> tuple[Evaluation, ...]:
        """What was found out about each move at the root."""
        found, child = [], int(self.tree[0].first)
        while child:
            node = self.tree[child]
            value = int(node.value[seat]) / int(node.visits) / WIN
            found.append(Evaluation(self.setup.moves[int(node.move)], int(node.visits), value, 0.0))
            child = int(node.next)
        return tuple(sorted(found, key=lambda e: (-e.visits, str(e.move))))
