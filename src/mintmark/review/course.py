"""The course of a game, as people see it: strokes of luck, and decisions between them.

A record has an entry for each coin that is placed and for each coin that is drawn. Here the draws
of one kind for the same eyes are one stroke of luck, and the moves of a seat are one decision as
long as it learns nothing by them: a whole turn of CoinAge, a whole bid of Coin Quest.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from ..engine.position import Position
from ..engine.rule import CHANCE, UNKNOWN


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke of luck: entries of chance, from one up to another."""

    first: int
    last: int  # behind the last of them
    seat: int | None  # whose draw or toss it was; None: everybody's


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: some entries of a seat."""

    seat: int
    plies: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """All positions of a game that is over, and what led from each to the next."""

    positions: Sequence[Position]
    entries: Sequence[tuple[int, int]]  # (who, number of the move)

    @classmethod
    def of(cls, first: Position, entries: Sequence[tuple[int, int]]) -> "Course":
        """The game that begins at a position."""
        positions = [first]
        for entry in entries:
            positions.append(positions[-1].applied(*entry))
        return cls(positions, entries)

    @cached_property
    def strokes(self) -> tuple[Stroke, ...]:
        """Draws and tosses. Where only one thing could come up there was no luck."""
        lucky = [
            ply
            for ply, (who, _) in enumerate(self.entries)
            if who == CHANCE and len(self.positions[ply].weighted_numbers()) > 1
        ]
        runs = groupby(enumerate(lucky), lambda pair: (pair[1] - pair[0], self._kind(pair[1])))
        return tuple(self._stroke([ply for _, ply in run]) for _, run in runs)

    def _kind(self, ply: int) -> object:
        """What sort of draw it is, and who sees it; in the open each toss stands for itself."""
        setup = self.positions[0].setup
        number = self.entries[ply][1]
        return (type(setup.moves[number]), self._hearing(ply)) if setup.game.secrets else ply

    def _hearing(self, ply: int) -> tuple[int, ...]:
        position, (who, number) = self.positions[ply], self.entries[ply]
        seats = range(position.setup.seats)
        return tuple(k for k in seats if position.heard(who, number, k) != UNKNOWN)

    def _stroke(self, plies: Sequence[int]) -> Stroke:
        first, last = plies[0], plies[-1] + 1
        secrets = self.positions[0].setup.game.secrets
        whose = self._hearing(first) if secrets else self.positions[last].awaited
        return Stroke(first, last, whose[0] if len(whose) == 1 and whose[0] != CHANCE else None)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Decisions at which a seat could have done something else, by their last entry."""
        runs: list[Run] = []
        running: dict[int, Run] = {}  # by seat: to which its next move may still belong
        for ply, (who, _) in enumerate(self.entries):
            if who == CHANCE:
                self._interrupt(running, ply)
                continue
            for seat in [k for k, run in running.items() if k != who and who not in run.asked]:
                del running[seat]
            if who not in running:
                running[who] = Run(who, frozenset(self.positions[ply].to_act))
                runs.append(running[who])
            running[who].plies.append(ply)
            if self._ends(ply):
                del running[who]
        real = [run for run in runs if self._is_real(run)]
        return tuple(Choice(run.seat, tuple(run.plies)) for run in sorted(real, key=Run.end))

    def _interrupt(self, running: "dict[int, Run]", ply: int) -> None:
        """Chance ends the decision that led to it; where it has no choice, a moment for all."""
        if len(self.positions[ply].weighted_numbers()) == 1:
            running.clear()
        elif ply:
            running.pop(self.entries[ply - 1][0], None)

    def _ends(self, ply: int) -> bool:
        """Whether a decision ends with a move."""
        return decided(self.positions[ply], *self.entries[ply], self.positions[ply + 1])

    def _is_real(self, run: "Run") -> bool:
        """Whether there was anything to decide, for a seat that was awaited."""
        start = self.positions[run.plies[0]]
        others = (
            ply
            for ply in run.plies
            if self.positions[ply].forward_numbers(run.seat) != [self.entries[ply][1]]
        )
        return run.seat in start.awaited and any(True for _ in others)


@dataclass
class Run:
    """Moves of a seat that may become a decision."""

    seat: int
    asked: frozenset[int]  # all who could act when it began: these act at the same time
    plies: list[int] = field(default_factory=list)

    def end(self) -> int:
        """Its last entry."""
        return self.plies[-1]


def decided(before: Position, seat: int, number: int, after: Position) -> bool:
    """Whether a move ends a decision: the turn is over, others act, or the seat has learnt more.

    More, that is, than what the move itself does to its view.
    """
    if before.turn != after.turn or seat not in after.to_act:
        return True
    if not before.setup.game.secrets:
        return False
    return before.view(seat).applied(seat, number).view(seat) != after.view(seat)
