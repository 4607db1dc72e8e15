"""A review by the compiled search of this machine, on all its cores."""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from threading import local
from typing import Any, TypeVar

from ..bots.bot import Budget
from ..bots.bot import Question as BotQuestion
from ..bots.search import Search
from ..engine.game import Setup
from .asking import Answer, Explore, Question, Round

T = TypeVar("T")
Progress = Callable[[int, int], None]  # iterations settled, and known in all


def answered(
    asking: Generator[Round, Sequence[Any], T],
    setup: Setup,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> T:
    """Whatever somebody finds who asks for searches."""
    searches = Searches(setup)
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1, "review") as threads:
        answers: list[Any] | None = None
        while True:
            try:
                round_ = next(asking) if answers is None else asking.send(answers)
            except StopIteration as end:
                found: T = end.value
                return found
            answers = list(_all(round_, searches.answer, threads, progress or silent))


def silent(settled: int, known: int) -> None:
    """Nobody wants to hear."""


def _all(
    round_: Round,
    answer: Callable[[Question], Answer],
    threads: ThreadPoolExecutor,
    progress: Progress,
) -> Iterator[Answer]:
    """The answers of a round, in the order of its questions."""
    settled, futures = round_.settled, [threads.submit(answer, q) for q in round_.questions]
    sizes = dict(zip(futures, (q.iterations for q in round_.questions), strict=True))
    try:
        progress(settled, round_.known)
        for future in as_completed(futures):
            settled += sizes[future]
            progress(settled, round_.known)
        yield from (future.result() for future in futures)
    finally:
        for future in futures:
            future.cancel()


class Searches:
    """A search for each thread: they share nothing but the compiled code."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.own = setup, local()

    def answer(self, question: Question) -> Answer:
        """What a search finds."""
        search: Search | None = getattr(self.own, "search", None)
        if search is None:
            search = self.own.search = Search(self.setup)
        if isinstance(question, Explore):
            budget = Budget(iterations=question.iterations)
            asked = BotQuestion(self.setup, question.seat, question.view, question.seed, budget)
            return search.explore(asked, question.line, question.ahead)
        return search.play_on(question.state, question.turns, question.iterations, question.seed)
