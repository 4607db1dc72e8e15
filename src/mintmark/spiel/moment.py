"""A moment of a game: a position, how it came about, and what every seat remembers of that.

Moments never change, so that copies of a state share them; a move makes a new one.
"""

from collections.abc import Iterable
from typing import Any

from ..engine.position import Position
from ..engine.rule import CHANCE
from .recall import changes, remembered_by_all, told
from .table import Table

Choice = tuple[int, int]  # who, and the number of the move


class Moment:
    """A position of a game at a table."""

    __slots__ = (
        *("table", "position", "before", "choice", "void", "pending", "asked", "player"),
        "_recall",
    )

    def __init__(
        self,
        table: Table,
        position: Position,
        before: "Moment | None" = None,
        choice: Choice | None = None,
        void: bool = False,
        pending: tuple[Choice, ...] = (),
    ) -> None:
        self.table, self.position = table, position
        self.before, self.choice = before, choice  # what led here
        self.void = void  # it came too late, and nothing was done
        self.pending = pending  # chosen at once with others, not yet carried out
        self.asked = position.awaited  # who is to choose
        self.player = table.players[self.asked]
        self._recall: dict[int | None, str] = {}  # None: an onlooker's

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> Any:
        first, choices = self, []
        while first.before is not None:
            choices.append((first.choice, first.void, first.pending))
            first = first.before
        return revived, (self.table, first.position.packed(), first._recall, choices[::-1])

    def moves(self, seat: int) -> list[int]:
        """The numbers of what a seat that is asked can do."""
        return self.position.forward_numbers(seat) if seat in self.asked else []

    def after(self, choice: Choice) -> "Moment":
        """What comes of a move of one seat, or of chance."""
        moment = self.stepped(choice, False, self.pending)
        return moment._settled() if moment.pending else moment

    def after_all(self, choices: Iterable[Choice]) -> "Moment":
        """What comes of moves that were chosen at once."""
        came_by = (self.before, self.choice, self.void)
        waiting = Moment(self.table, self.position, *came_by, tuple(choices))
        waiting._recall = self._recall
        return waiting._settled()

    def _settled(self) -> "Moment":
        """Moves chosen at once are carried out by seats in turn, but wait while chance acts.

        One that has become impossible meanwhile is void: whoever chose it is asked again.
        """
        moment = self
        while moment.pending and CHANCE not in moment.asked:
            choice, *rest = moment.pending
            void = not moment.position.is_legal(*choice)
            moment = moment.stepped(choice, void, tuple(rest))
        return moment

    def stepped(self, choice: Choice, void: bool, pending: tuple[Choice, ...]) -> "Moment":
        """The next moment."""
        position = self.position if void else self.position.applied(*choice)
        return Moment(self.table, position, self, choice, void, pending)

    def recall(self, seat: int | None) -> str:
        """All that a seat has seen, heard and done, in its order."""
        steps, moment = [], self
        while seat not in moment._recall and moment.before is not None:
            steps.append(moment)
            moment = moment.before
        text = moment._recall.get(seat, "onlooker" if seat is None else f"seat {seat}")
        seen = moment.position.view(seat).state
        for step in reversed(steps):
            view = step.position.view(seat).state
            text += told(step, seat, changes(seen, view))
            seen = view
        self._recall[seat] = text
        return text

    def imagined(self, seat: int, seed: int) -> "Moment":
        """A moment that a seat cannot tell from this one. What else is remembered is public."""
        other = Moment(self.table, self.position.imagined(seat, seed))
        other._recall = remembered_by_all(self, other.position)
        other._recall[seat] = self.recall(seat)
        return other


def revived(
    table: Table,
    packed: bytes,
    recall: dict[int | None, str],
    steps: list[tuple[Choice, bool, Any]],
) -> Moment:
    """A moment that was stored, with all that led to it."""
    moment = Moment(table, table.start.unpacked(packed))
    moment._recall = recall
    for choice, void, pending in steps:
        moment = moment.stepped(choice, void, pending)
    return moment
