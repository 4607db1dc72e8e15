"""What a seat sees of the game, and what it is asked: all that others may make of it for that seat.

Everything comes from the seat's view and from what it hears of moves. Two games that differ only in
what a seat cannot know therefore look the same to it, and so does the number of its messages.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...engine.position import Position
from ...formats.records import Entry
from ...play import Play
from ...words import Message


@dataclass(frozen=True)
class SeatView:
    """A game as a seat sees it; `seat` is None for an onlooker."""

    play: Play
    seat: int | None
    outside: "SeatView | None" = None  # an onlooker's, who sees and hears as much where all is open

    @cached_property
    def seen(self) -> Position:
        """What it sees, as a position."""
        return self.play.now.view(self.seat)

    @cached_property
    def struct(self) -> Any:
        """The same as a struct, which nobody may change."""
        return self.seen.state

    def story(self, since: int) -> tuple[Any, ...]:
        """What has happened since an entry of the record: events of the game."""
        if self.outside:
            return self.outside.story(since)
        if since not in self._told:
            self._told[since] = self.play.events(self.seat, since)
        return self._told[since]

    @cached_property
    def _told(self) -> dict[int, tuple[Any, ...]]:
        return {}

    @cached_property
    def numbers(self) -> list[int]:
        """What it may do, by number."""
        here = self.play.now
        return here.numbers(self.seat) if self.seat is not None and self.seat in here.to_act else []

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """What it may do."""
        texts = self.play.setup.moves.texts
        return tuple([texts[number] for number in self.numbers])

    @cached_property
    def ask(self) -> Message | None:
        """What it is asked for."""
        if self.seat is None or not self.moves:
            return None
        return self.play.setup.game.text.ask(self.play.setup, self.struct, self.seat)

    @cached_property
    def coach(self) -> Message | None:
        """What this is about, for those who are new to the game."""
        if self.seat is None or not self.moves:
            return None
        return self.play.setup.game.text.coach(self.play.setup, self.struct, self.seat)

    @cached_property
    def warnings(self) -> dict[str, Message]:
        """Moves that deserve a second look, with why."""
        if self.seat is None:
            return {}
        setup = self.play.setup
        found = setup.game.text.warnings(setup, self.struct, self.seat, self.numbers)
        return {setup.moves.texts[number]: why for number, why in found.items()}

    @cached_property
    def shown(self) -> Any:
        """The view as a typed value."""
        if self.outside:
            return self.outside.shown.seen_from(self.seat, self.moves)
        setup = self.play.setup
        return setup.game.show(setup, self.struct, self.seat, self.moves)

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
        if own + 1 == self.play.ply:
            return own if self.play.can_take_back(self.seat) else None
        if not self.play.setup.game.secrets:
            return None  # whatever has happened since, it has seen
        then = self.play.at(own + 1)
        known = self.can_tell_from(SeatView(then, self.seat))
        return None if known or not then.can_take_back(self.seat) else own

    def can_tell_from(self, before: "SeatView") -> bool:
        """Whether the seat can know that something has happened since."""
        since = min(before.play.ply, self.play.ply)
        return self.seen != before.seen or bool(self.story(since))


def views_of(play: Play) -> tuple[SeatView, ...]:
    """The game from every seat, and last from outside."""
    outside = SeatView(play, None)
    shared = None if play.setup.game.secrets else outside
    return (*[SeatView(play, seat, shared) for seat in range(play.setup.seats)], outside)


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
