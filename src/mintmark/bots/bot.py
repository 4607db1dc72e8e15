"""What a bot is: it is asked a question, which holds all that its seat knows, and answers."""

from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Protocol

from ..engine.game import Setup
from ..engine.moves import Move
from ..engine.position import Position
from ..errors import InvalidOption


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: with both limits until the first is reached, else as it likes."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        for limit in (self.seconds, self.iterations):
            if limit is not None and not 0 < limit < inf:
                raise InvalidOption(f"a budget must be more than nothing, and finite, not {limit}")


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat should do. There is no state in here: nothing that the seat may not know."""

    setup: Setup
    seat: int
    view: Any  # the struct of what the seat sees, UNKNOWN where it may not look
    seed: int  # the bot's own luck: the same question is answered the same way
    budget: Budget = Budget()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every legal move."""
        return Position(self.setup, self.view).moves(self.seat)

    @property
    def shown(self) -> Any:
        """The view as a typed value, as `play.view(seat)` gives it."""
        return Position(self.setup, self.view).shown(self.seat)

    @property
    def random(self) -> Random:
        """The bot's own luck, as Python's own source of it."""
        return Random(self.seed)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a bot thinks of a move."""

    move: Move
    visits: int  # how often it was tried
    win: float | None  # the chance to win, a shared victory as its share; None: never tried
    lead: float | None  # points ahead of the best opponent, or behind, at the end


@dataclass(frozen=True, slots=True)
class Answer:
    """A move, and what the bot thinks of all moves, the best first, if it says so."""

    move: Move
    evaluations: tuple[Evaluation, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """Moves that a seat may make one after another, by number, and what may come of the first."""

    moves: tuple[int, ...]
    visits: tuple[int, ...]  # how often each of them was tried, after those before it
    wins: tuple[float, ...]  # by seat: the chance to win, a shared victory as its share
    lead: float  # points of the searching seat ahead of the best opponent at the end


@dataclass(frozen=True, slots=True)
class Outlook:
    """What may come of a line that was settled beforehand, and how it may go on."""

    wins: tuple[float, ...]  # by seat
    lead: float
    visits: int
    lines: tuple[Line, ...]  # of what the seat may do then, the most tried first


class Bot(Protocol):
    """Plays any seat of a game. It is made for a setup: `Bot(setup)`."""

    def answer(self, question: Question) -> Answer:
        """The move that it would make."""
