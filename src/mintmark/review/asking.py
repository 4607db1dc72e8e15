"""What a review asks of a search, and how several that ask are heard as one.

Whatever needs searches is a generator: it yields questions that do not depend on each other, and
is sent the answers in the same order.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from ..bots.bot import Outlook
from ..engine.random import draw

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Explore:
    """What may come of a line of moves that a seat makes first, by a search from its view."""

    view: Any  # a struct
    seat: int
    line: tuple[int, ...]
    iterations: int
    seed: int
    ahead: bool = True


@dataclass(frozen=True, slots=True)
class PlayOn:
    """How a state ends if everyone goes on by the quick policy, and prospects are weighed then."""

    state: Any  # a struct
    turns: int
    iterations: int
    seed: int


Question: TypeAlias = Explore | PlayOn
Answer: TypeAlias = Outlook | tuple[float, ...]  # of the one, and of the other: chances by seat
Asking: TypeAlias = Generator[Sequence[Question], Sequence[Any], T]


@dataclass(frozen=True, slots=True)
class Round:
    """Questions to be answered now, in any order, and how far the review is, in iterations."""

    questions: tuple[Question, ...]
    settled: int  # before these
    known: int  # in all, at most


@dataclass
class Part:
    """Somebody who asks, and how many iterations that takes at most."""

    asking: Asking[Any]
    most: int
    asked: int = 0
    questions: Sequence[Question] = ()
    result: Any = None
    done: bool = False

    def go_on(self, answers: Sequence[Any] | None) -> None:
        """To the next questions, or to the end."""
        self.asked += sum(question.iterations for question in self.questions)
        try:
            self.questions = self.asking.send(answers)  # type: ignore[arg-type]  # None to begin
        except StopIteration as end:
            self.questions, self.result, self.done = (), end.value, True

    @property
    def settled(self) -> int:
        """What it needs no more."""
        return self.most if self.done else self.asked


def together(parts: Sequence[Part]) -> Generator[Round, Sequence[Any], list[Any]]:
    """All who ask, in rounds, until everyone has a result."""
    for part in parts:
        part.go_on(None)
    known = sum(part.most for part in parts)
    while not all(part.done for part in parts):
        questions = tuple(question for part in parts for question in part.questions)
        answers = yield Round(questions, sum(part.settled for part in parts), known)
        rest = iter(answers)
        for part in parts:
            if not part.done:
                part.go_on([next(rest) for _ in part.questions])
    return [part.result for part in parts]


def seed_for(seed: int, ply: int, number: int = 0) -> int:
    """The luck of a question: its own at each point of a game, and the same every time."""
    place = 2 * (64 * ply + number)
    return int(draw(seed, place) << 31 ^ draw(seed, place + 1))
