"""Lines: the moves of one decision, one after another, by number."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..engine.position import Position
from .course import Choice, Course, decided

TRIES = 300  # steps, at most, to put the moves of a decision into order


@dataclass(frozen=True)
class Ground:
    """Where a decision is made: some world that its seat cannot tell from the true one.

    Whatever it does itself goes the same way in each of them.
    """

    world: Position
    seat: int

    @classmethod
    def of(cls, course: Course, choice: Choice) -> "Ground":
        """Before its first move."""
        return cls(course.positions[choice.plies[0]].imagined(choice.seat, 0), choice.seat)

    def after(self, line: Sequence[int]) -> Position:
        """What a line leads to."""
        then = self.world
        for number in line:
            then = then.applied(self.seat, number)
        return then

    def cut(self, line: Sequence[int]) -> tuple[tuple[int, ...], bool]:
        """As much of a line as belongs to the decision, and whether that ends with it."""
        then = self.world
        for count, number in enumerate(line, 1):
            if not then.is_legal(self.seat, number):
                return tuple(line[: count - 1]), False
            before, then = then, then.applied(self.seat, number)
            if decided(before, self.seat, number, then):
                return tuple(line[:count]), True
        return tuple(line), False

    def ordered(self, line: tuple[int, ...]) -> tuple[int, ...]:
        """The same without detours: nothing is placed only to be taken back.

        Searches go this way too: by the moves that lead on.
        """
        found = next(self._ways(self.world, line, self.after(line), [TRIES]), None)
        return line if found is None else found

    def _ways(
        self, here: Position, left: tuple[int, ...], aim: Position, tries: list[int]
    ) -> Iterator[tuple[int, ...]]:
        """Ways to a position by some of these moves, those in the given order first."""
        if here == aim:
            yield ()
            return
        tries[0] -= 1
        if tries[0] < 0 or self.seat not in here.awaited:
            return
        leading = here.forward_numbers(self.seat)
        for number in dict.fromkeys(left):
            if number in leading:
                rest = list(left)
                rest.remove(number)
                then = here.applied(self.seat, number)
                for way in self._ways(then, tuple(rest), aim, tries):
                    yield (number, *way)

    def same(self, line: tuple[int, ...], other: tuple[int, ...]) -> bool:
        """Whether two lines come to the same, or the second is how the first begins."""
        return line[: len(other)] == other or self.after(line) == self.after(other)


def line_of(course: Course, choice: Choice, ground: Ground) -> tuple[int, ...]:
    """What was played, put in order."""
    played = [course.entries[ply][1] for ply in choice.plies]
    legal, then = [], ground.world
    for number in played:
        if then.is_legal(ground.seat, number):
            legal.append(number)
            then = then.applied(ground.seat, number)
    return ground.ordered(tuple(legal))
