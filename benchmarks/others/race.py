"""Contenders run in turns, A B A B …, so that whatever else the machine does hits all alike."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from statistics import median
from time import process_time as clock  # what other programs take of the core does not count
from typing import Any


@dataclass(frozen=True, slots=True)
class Statistics:
    """What was got through: whole games, decisions of players, and events of chance."""

    games: float = 0
    moves: float = 0
    tosses: float | None = 0  # None where chance acts inside a move and is not counted

    def __add__(self, other: "Statistics") -> "Statistics":
        unknown = self.tosses is None or other.tosses is None
        tosses = None if unknown else self.tosses + other.tosses
        return Statistics(self.games + other.games, self.moves + other.moves, tosses)


@dataclass(frozen=True, slots=True)
class Run:
    """What was got through in some seconds of the processor."""

    tally: Statistics
    seconds: float


@dataclass(slots=True)
class Contender:
    """A library with a game, and the way in which it is played."""

    who: str  # the library, and what of it
    game: str
    ready: Callable[[], Callable[[float], Run]]  # compiles or loads, and gives the work to be timed
    runs: list[Run] = field(default_factory=list)

    def a_second(self, what: str) -> float:
        """The median over the runs, of what there are in a tally."""
        return median(getattr(run.tally, what) / run.seconds for run in self.runs)

    def spread(self, what: str) -> float:
        """How far the slowest and the fastest run lie apart, as a share of the median."""
        rates = [getattr(run.tally, what) / run.seconds for run in self.runs]
        return (max(rates) - min(rates)) / self.a_second(what)

    def a_game(self, what: str) -> float | None:
        """How many moves or tosses a game has, over all runs; None where nobody has counted."""
        games = sum(run.tally.games for run in self.runs)
        counts = [getattr(run.tally, what) for run in self.runs]
        return None if None in counts or not games else sum(counts) / games


def repeated(once: Callable[[], Statistics]) -> Callable[[float], Run]:
    """The work that does something again and again until the time is up."""

    def work(seconds: float) -> Run:
        began = clock()
        total = once()
        while (passed := clock() - began) < seconds:
            total += once()
        return Run(total, passed)

    return work


def answered(
    choose: Callable[[], Any], step: Callable[[Any], Statistics]
) -> Callable[[float], Run]:
    """The same where only the steps are timed, not the choices that they are given."""

    def work(seconds: float) -> Run:
        total, passed = Statistics(), 0.0
        while passed < seconds:
            choice, began = choose(), clock()
            done = step(choice)
            passed += clock() - began
            total += done
        return Run(total, passed)

    return work


def race(contenders: Iterable[Contender], rounds: int, seconds: float) -> Iterator[str]:
    """Run all in turns; says each time what comes next."""
    ready = []
    for contender in contenders:
        yield f"preparing {contender.who}, {contender.game}"
        work = contender.ready()
        work(0.01)  # nothing is compiled or loaded any more when it counts
        ready.append((contender, work))
    for n in range(rounds):
        for contender, work in ready:
            yield f"round {n + 1}: {contender.who}, {contender.game}"
            contender.runs.append(work(seconds))
