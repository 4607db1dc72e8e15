"""A table: the fold of its events. Nothing here waits, stores or sends."""

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Literal

from msgspec import structs

from ...engine.rule import CHANCE
from ...luck import Committed
from ...play import Play
from .clocks import Clocks
from .events import (
    Aborted,
    Agreed,
    Began,
    Credited,
    Declined,
    Happened,
    Moved,
    Muted,
    Opened,
    Place,
    Pleaded,
    Rematched,
    Renamed,
    Replied,
    RequestId,
    Resigned,
    Rose,
    Said,
    Sat,
    TookBack,
    WentBack,
)
from .seat import Outcome, Plea, Seat
from .setups import setup_of
from .view import SeatView, views_of

Status = Literal["open", "playing", "over", "aborted"]
CHAT = 200  # lines that are remembered
REQUESTS = 64  # of one guest, that are known again …
ASKING = 100  # … and of how many guests


def public_name(id: str) -> str:
    """What a table is called in records: its id is the link to it, and may be a secret."""
    return sha256(id.encode()).hexdigest()[:32]


class Table:
    """Who sits where, the game, the clocks, what was said; after so many events."""

    def __init__(self, id: str, opened: Opened, at: int) -> None:
        self.id, self.opened, self.setup = id, opened, setup_of(opened)
        self.seq = 1
        self.status: Status = "open"
        self.changed_at = at
        self.seats = tuple(Seat(invited=place) for place in opened.seats)
        self.play: Play | None = None
        self._awaited: tuple[int, ...] = ()
        self.clocks = Clocks.at_start(opened.pace, len(self.seats), at)
        self.plea: Plea | None = None
        self.chat: tuple[Said, ...] = ()
        self.chatted = 0  # lines, those forgotten included
        self.mutes: frozenset[tuple[str, str]] = frozenset()  # (who does not hear, whom)
        self.resigned: tuple[int, ...] = ()
        self.rematch: str | None = None
        self.requests: dict[str, tuple[str, ...]] = {}  # keys of what was done, by guest
        self.decided = (0,) * len(self.seats)  # how often each seat has, what it took back included
        views = len(self.seats) + 1  # the last one counts for all onlookers
        self.told = (1,) * views  # how often each seat has been told something: its own count
        # what is made of the table elsewhere, and from what: for all that follow from it, too
        self.made: dict[Any, tuple[Any, Any]] = {}
        self.questions: tuple[int, ...] = (0,) * views  # which of these asked it something new

    @classmethod
    def of(cls, id: str, events: Iterable[tuple[int, Happened]]) -> "Table":
        """Fold events, each with its time."""
        (at, opened), *rest = events
        assert isinstance(opened, Opened)
        table = cls(id, opened, at)
        for at, event in rest:
            table._happen(event, at)
        return table

    def after(self, event: Happened, at: int, views: tuple[SeatView, ...] | None = None) -> "Table":
        """The table after one more event; `views`, if those of the game after it are known."""
        twin = copy(self)
        twin._happen(event, at, views[0].play if views else None)
        if views:
            twin.__dict__["views"] = views
        return twin

    @cached_property
    def views(self) -> tuple[SeatView, ...]:
        """The game from every seat, and last from outside."""
        assert self.play is not None
        return views_of(self.play)

    def rest(self) -> None:
        """Take up little room: nobody looks for a while, and all this can be made again."""
        self.__dict__.pop("views", None)
        self.made.clear()
        if self.play:
            self.play.rest()

    @property
    def guests(self) -> frozenset[str]:
        """Who sits here, or may come back to where a bot plays for them.

        Before the game also who is invited, and who has set up the table.
        """
        here = {seat.guest for seat in self.seats}
        if self.status == "playing":
            kept = (seat for k, seat in enumerate(self.seats) if k not in self.resigned)
            here |= {seat.absent.guest for seat in kept if seat.bot}
        if self.status == "open":
            here |= {seat.invited.guest for seat in self.seats if seat.free} | {self.opened.owner}
        return frozenset(guest for guest in here if guest)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """Where somebody sits."""
        return tuple(k for k, seat in enumerate(self.seats) if guest and seat.guest == guest)

    def has_done(self, request: RequestId | None) -> bool:
        """Whether what is asked for was done already: its answer may have been lost."""
        return request is not None and request.key in self.requests.get(request.guest, ())

    def seats_known_to(self, guest: str) -> tuple[int, ...]:
        """The seats whose secrets somebody knows, because they hold them or have in this game."""
        return tuple(k for k, seat in enumerate(self.seats) if guest in seat.known_to)

    @property
    def awaited(self) -> tuple[int, ...]:
        """For whom the game waits."""
        return self._awaited if self.status == "playing" else ()

    def question(self, seat: int) -> int | None:
        """The number of the question that a seat is asked."""
        playing = self.status == "playing" and self.views[seat].moves
        return self.questions[seat] if playing else None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None before."""
        if self.status != "over" or self.play is None:
            return None
        result, scores = self.play.result, self.play.scores
        by_score = tuple(1 + sum(other > score for other in scores) for score in scores)
        places = result.places if result else by_score
        order = sorted((seat in self.resigned, place) for seat, place in enumerate(places))
        return Outcome(
            scores,
            tuple(1 + order.index((seat in self.resigned, p)) for seat, p in enumerate(places)),
            result.ending if result else "resigned",
            self.resigned,
        )

    def _happen(self, event: Happened, at: int, play: Play | None = None) -> None:
        """The one place where a table changes."""
        told, asked = -1, 0  # everybody, nobody
        if event.request:
            self._remember(event.request)
        if isinstance(event, Sat | Rose) and self.plea and self.plea.seat == event.seat:
            self.plea = None  # whoever pleaded has gone
        match event:
            case Sat():
                before = self.seats[event.seat]
                absent = before.held if event.bot else Place()
                seat = Seat(
                    event.name,
                    event.guest,
                    event.bot,
                    ready=bool(event.bot),
                    absent=absent,
                    known_to=before.known_to,
                )
                self._seat(event.seat, seat.dealt() if self.status == "playing" else seat)
                if event.guest:
                    self._rename(event.guest, event.name)
            case Renamed():
                if guest := self.seats[event.seat].whose:
                    self._rename(guest, event.name)
            case Rose() if self.status == "open":
                gone, kept = self.seats[event.seat], self.opened.seats[event.seat]
                self._seat(
                    event.seat, Seat(invited=gone.held if kept.guest == gone.guest else Place())
                )
            case Rose():
                gone = self.seats[event.seat]
                self._seat(event.seat, replace(gone, guest=None, left=True, absent=gone.held))
            case Agreed():
                seat = replace(self.seats[event.seat], ready=True, entropy=event.entropy)
                self._seat(event.seat, seat)
            case Began():
                begun = play or self._begun(event)
                self.status, asked = "playing", -1
                self.seats = tuple(seat.dealt() for seat in self.seated(event.seating))
                self._go_on(begun, at, new_turn=True)
            case Moved():
                told, asked = event.told, event.asked
                self._decide(event.seat)
                public, late = self._all_know(told), event.by == "clock"
                if (late or public) and self.seats[event.seat].late != late:
                    self._seat(event.seat, replace(self.seats[event.seat], late=late))
                self._go_on(play or self._pushed(event), at, public=public, mover=event.seat)
            case TookBack():
                told, asked = event.told, event.asked
                self._decide(event.seat)
                assert self.play is not None
                other = play or self.play.without(event.entry)
                if self.plea and event.entry < self.plea.entry:
                    self.plea = replace(self.plea, entry=self.plea.entry - 1)
                self._go_on(other, at, public=self._all_know(told), mover=event.seat)
            case Pleaded():
                entry = self.play.last_of(event.seat) if self.play else None
                assert entry is not None, "who pleads has decided something"
                self.plea = Plea(event.seat, entry, frozenset())
            case Replied(yes=False):
                self.plea = None
            case Replied() if self.plea:
                self.plea = replace(self.plea, agreed=self.plea.agreed | {event.seat})
            case WentBack():
                assert self.play is not None
                asked = -1
                clocks = self.clocks
                self._go_on(self.play.at(event.entries), at)
                self.clocks = clocks.turned_back(self._awaited, at)
            case Resigned():
                self.resigned += (event.seat,)
                if len(self.seats) - len(self.resigned) < 2:
                    self._close("over", at)
            case Said():
                self.chat, self.chatted = (*self.chat, event)[-CHAT:], self.chatted + 1
                self._sign(event.guest, event.name)
            case Muted():
                pair, told = {(event.guest, event.whom)}, 0
                self.mutes = self.mutes | pair if event.on else self.mutes - pair
            case Credited():
                self.clocks = self.clocks.credited(event.lost)
            case Aborted():
                self._close("aborted", at)
            case Declined():
                self._seat(event.seat, Seat())
            case Rematched():
                self.rematch = event.table
        self.seq, self.changed_at = self.seq + 1, at
        self.told = tuple(n + (told >> k & 1) for k, n in enumerate(self.told))
        self.questions = tuple(
            self.told[k] if asked >> k & 1 else n for k, n in enumerate(self.questions)
        )

    def _remember(self, request: RequestId) -> None:
        """Know a request again; each guest's own, so that no crowd makes us forget a sleeper's."""
        known = dict(self.requests)
        known[request.guest] = (*known.pop(request.guest, ()), request.key)[-REQUESTS:]
        if len(known) > ASKING:
            del known[next(iter(known))]
        self.requests = known

    def _decide(self, seat: int) -> None:
        self.decided = tuple(n + (k == seat) for k, n in enumerate(self.decided))

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _rename(self, guest: str, name: str) -> None:
        """Somebody has this name from now on, wherever they sit or are expected."""
        self.seats = tuple(seat.renamed(guest, name) for seat in self.seats)
        self._sign(guest, name)

    def _sign(self, guest: str, name: str) -> None:
        """All that somebody has said stands under their name of now."""
        self.chat = tuple(
            structs.replace(said, name=name) if said.guest == guest and said.name != name else said
            for said in self.chat
        )

    @property
    def luck(self) -> Committed:
        """The luck as it stands: until the game begins, people may mix in something."""
        if self.play and isinstance(self.play.luck, Committed):
            return self.play.luck
        entropy = tuple(seat.entropy for seat in self.seats)
        return Committed.of(
            bytes.fromhex(self.opened.seed),
            public_name(self.id),
            self.setup,
            entropy,
            toss=self.opened.toss,
            drawn_from=self.opened.drawn_from or None,
        )

    @property
    def seating(self) -> tuple[int, ...] | None:
        """By seat, where its player sat before seats were tossed; None if they were not."""
        return self.play.seating if self.play else None

    def seated(self, seating: tuple[int, ...]) -> tuple[Seat, ...]:
        """The seats after a toss for them; without one, as they are."""
        return tuple(self.seats[place] for place in seating) or self.seats

    def begin(self, seating: tuple[int, ...], settle: bool) -> Play:
        """The game at its start, with the luck that everybody has had a part in."""
        seats = self.seated(seating)
        luck = self.luck.seated(seating) if seating else self.luck
        play = Play(self.setup, luck=luck, settle=settle)
        play.players = tuple(seat.name for seat in seats)
        play.bots = tuple(seat.bot for seat in seats)
        play.seating, play.drawn_from = seating or None, self.opened.drawn_from or None
        return play

    def _begun(self, event: Began) -> Play:
        play = self.begin(event.seating, settle=False)
        for move in event.chance:
            play.push(CHANCE, move)
        return play

    def _pushed(self, event: Moved) -> Play:
        assert self.play is not None
        play = self.play.copy()
        play.push(event.seat, event.move)
        for move in event.chance:
            play.push(CHANCE, move)
        return play

    def _all_know(self, told: int) -> bool:
        return told + 1 == 1 << len(self.told)

    def _go_on(
        self,
        play: Play,
        at: int,
        new_turn: bool = False,
        public: bool = True,
        mover: int | None = None,
    ) -> None:
        """The game has changed: for whom do the clocks run now?

        A plea lapses when the game goes on; what only some can know must not show by that.
        """
        turned = new_turn or self.play is None or play.turn != self.play.turn
        self.play, self.plea = play, None if public else self.plea
        self.__dict__.pop("views", None)
        if play.result:
            self._close("over", at)
        else:
            self._awaited = play.awaited
            self.clocks = self.clocks.passed(self._awaited, turned, at, mover)

    def _close(self, status: Status, at: int) -> None:
        self.status, self.plea = status, None
        self.clocks = self.clocks.passed((), False, at)
