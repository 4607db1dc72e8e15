"""A bot that looks ahead, by compiled search from a view, for some time or some iterations."""

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, replace
from typing import Any

import numpy as np

from ..engine.game import Setup
from ..engine.playout import results_layout, scratch
from ..engine.search import DEEPEST, WIN, new_line, new_root, new_tree
from ..engine.struct import in_layout
from .bot import Answer, Budget, Evaluation, Line, Outlook, Question
from .simple import forward

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
        self.tree = new_tree()
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
        seat, where = question.seat, self._from(question.view, question.seat)
        new_root(self.tree, seat)
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

    def explore(self, question: Question, line: Sequence[int], ahead: bool = True) -> Outlook:
        """What comes of a line of moves that the seat makes first, whatever it may think of it.

        The budget is in iterations, and all of them are spent. Who does not look ahead goes on by
        the quick policy after the line, as everyone else does.
        """
        used = new_line(self.tree, question.seat, line, len(line))
        where, more = self._from(question.view, question.seat), question.budget.iterations
        offers, out, path, results = self.scratch
        way = path if ahead else path[: len(line) + 2]  # as long as it may become
        self.search(*where, used, question.seed, 0, more, self.tuning, offers, out, way, results)
        last = self.tree[len(line)]
        return Outlook(*self._outcome(last), int(last.visits), self._lines(last, question.seat))

    def play_on(self, state: Any, turns: int, iterations: int, seed: int) -> tuple[float, ...]:
        """Chances to win from a state, by seat, if all go on by the quick policy.

        Each sees its own view alone. After so many turns prospects are weighed.
        """
        new_root(self.tree, 0)
        tuning = np.array(astuple(replace(self.setup.game.ai.tuning, turns=turns)), np.int64)
        where = self._from(state, 0, inside=0)
        self.search(*where, 1, seed, 0, iterations, tuning, *self.scratch)
        return self._outcome(self.tree[0])[0]

    def _from(self, v: Any, seat: int, inside: int | None = None) -> tuple[Any, ...]:
        """Where a search begins, and who decides in it."""
        if inside is None:
            inside = (1 << self.setup.seats) - 1 if self.everyone else 1 << seat
        view = in_layout(v, self.layout)
        return self.box, view, self.setup.seats, seat, inside, self.states, self.tree

    def _outcome(self, node: Any) -> tuple[tuple[float, ...], float]:
        """The chances to win by seat, which add up to one, and the lead."""
        won = node.won[: self.setup.seats].tolist()
        return tuple(each / sum(won) for each in won), int(node.lead) / int(node.visits) / 10

    def _lines(self, node: Any, seat: int) -> tuple[Line, ...]:
        """What the seat may do at a node that it decides at, the most tried first."""
        return tuple(self._line(child, seat) for child in self._children(node, seat))

    def _line(self, node: Any, seat: int) -> Line:
        """The most tried moves from a node on, as long as the same seat decides."""
        moves, visits, (wins, lead) = [int(node.move)], [int(node.visits)], self._outcome(node)
        while children := self._children(node, seat):
            node = children[0]
            moves.append(int(node.move))
            visits.append(int(node.visits))
        return Line(tuple(moves), tuple(visits), wins, lead)

    def _children(self, node: Any, seat: int) -> list[Any]:
        """What was tried at a node where the seat decides, the most tried first."""
        if node.actor != seat:
            return []
        first, count = int(node.first), int(node.count)
        nodes = [child for child in self.tree[first : first + count] if child.visits]
        return sorted(nodes, key=lambda child: -int(child.visits))

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
                *(nodes[name].tolist() for name in ("move", "visits")),
                nodes["won"][:, seat].tolist(),
                nodes["lead"].tolist(),
                strict=True,
            )
        ]
        found.sort(key=lambda evaluation: -evaluation.visits)
        return Answer(found[0].move, tuple(found))
