"""What a seat sees of the game, and what it is asked: all that others may make of it for that seat.

Everything comes from the seat's view and from what it hears of moves. Two games that differ only in
what a seat cannot know therefore look the same to it, and so does the number of its messages.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...formats.records import Entry
from ...play import Play
from ...words import Message


@dataclass(frozen=True)
class SeatView:
    """A game as a seat sees it; `seat` is None for an onlooker."""

    play: Play
    seat: int | None
    twin: "SeatView | None" = None  # sees and hears the same, as all do where nothing is hidden

    @cached_property
    def struct(self) -> Any:
        """The struct of what it sees."""
        return self.twin.struct if self.twin else self.play.view_state(self.seat)

    @cached_property
    def fingerprint(self) -> bytes:
        """The same as bytes: equal if and only if the seat sees the same."""
        return self.twin.fingerprint if self.twin else bytes(self.struct.tobytes())

    def story(self, since: int) -> tuple[Any, ...]:
        """What has happened since an entry of the record: events of the game."""
        if self.twin:
            return self.twin.story(since)
        if since not in self._told:
            self._told[since] = self.play.events(self.seat, since)
        return self._told[since]

    @cached_property
    def _told(self) -> dict[int, tuple[Any, ...]]:
        return {}

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """What it may do."""
        return () if self.seat is None else tuple(map(str, self.play.moves(self.seat)))

    @cached_property
    def ask(self) -> Message | None:
        """What it is asked for."""
        if self.seat is None or not self.moves:
            return None
        return self.play.setup.game.text.ask(self.play.setup, self.struct, self.seat)

    @cached_property
    def warnings(self) -> dict[str, Message]:
        """Moves that deserve a second look, with why."""
        if self.seat is None:
            return {}
        setup, found = self.play.setup, {}
        for move in self.moves:
            number = setup.moves.number(move)
            if why := setup.game.text.warn(setup, self.struct, self.seat, number):
                found[move] = why
        return found

    @cached_property
    def shown(self) -> Any:
        """The view as a typed value."""
        return self.play.setup.game.show(self.play.setup, self.struct, self.seat)

    @cached_property
    def heard(self) -> tuple[Entry, ...]:
        """The record as it may know it; made once, since a long one takes a while."""
        return self.play.heard(self.seat)

    @cached_property
    def asked(self) -> tuple[Message | None, tuple[str, ...]]:
        """The question: what is asked for, and the possible answers."""
        return self.ask, self.moves

    @cached_property
    def free_undo(self) -> int | None:
        """The entry of the record that the seat may take back without asking anybody.

        It is its last one, if it has learnt nothing by it and nothing since. Others may have
        acted meanwhile where it cannot see: those moves stay.
        """
        own = None if self.seat is None else self.play.last_of(self.seat)
        if self.seat is None or own is None:
            return None
        if not self.play.setup.game.secrets and own + 1 < self.play.ply:
            return None  # whatever has happened since, it has seen
        then = self.play.at(own + 1)
        known = self.can_tell_from(SeatView(then, self.seat))
        return None if known or not then.can_take_back(self.seat) else own

    def can_tell_from(self, before: "SeatView") -> bool:
        """Whether the seat can know that something has happened since."""
        since = min(before.play.ply, self.play.ply)
        return self.fingerprint != before.fingerprint or bool(self.story(since))


def views_of(play: Play) -> tuple[SeatView, ...]:
    """The game from every seat, and last from outside."""
    outside = SeatView(play, None)
    twin = None if play.setup.game.secrets else outside
    return (*(SeatView(play, seat, twin) for seat in range(play.setup.seats)), outside)


def noticed(
    before: tuple[SeatView, ...], after: tuple[SeatView, ...], mover: int
) -> tuple[int, int]:
    """Who can tell that something has happened, and who is asked anew: bit sets."""
    told = asked = 0
    for k, (was, now) in enumerate(zip(before, after, strict=True)):
        if k == mover or now.can_tell_from(was):
            told |= 1 << k
            if now.moves and (k == mover or now.asked != was.asked):
                asked |= 1 << k
    return told, asked
