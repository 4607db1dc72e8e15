"""The tables of one page: what is decided must be kept before anybody is told of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...errors import MintmarkError
from ..live.live_table import LiveTable
from ..live.subscription import Subscription, viewing_seat
from ..table import events, seating
from ..table.decisions import Decision, Draft, bot_move, credit, time_out
from ..table.events import Happened, Opened, RequestId
from ..table.guest import Guest
from ..table.names import clean
from ..table.refusals import NotThere, Stale
from ..table.table import Table
from ..updates import wire
from ..updates.messages import decision_of, done, message_of, number_in, read, refused
from ..updates.summary import summary_of
from .values import Kept, Outcome, Response, due_of

HERE = "here"  # the only guest of a page
OUTAGE = 3000  # milliseconds without a beat, after which nobody has kept the tables
FULL = 507  # the status of what could not be kept


@dataclass
class Growth:
    """A table with events that are not yet kept."""

    draft: Draft
    happened: list[Happened]
    live: LiveTable | None = None  # None: it is new


@dataclass
class Step:
    """Something that was decided: what must be kept for it, and what is said then."""

    growths: list[Growth] = field(default_factory=list)
    say: Callable[[], wire.ToClient | Response | None] = lambda: None
    number: int | None = None  # of the message that it answers


class Host:
    """Tables in memory, and whoever watches them; one step at a time."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Milliseconds since 1970 come from `now`."""
        self.now, self.guest = now, Guest(HERE, "")
        self.lives: dict[str, LiveTable] = {}
        self.watched: dict[tuple[str, int | None], Subscription] = {}
        self.outages: dict[str, list[tuple[int, int]]] = {}
        self.beaten = now()
        self.step = Step()

    # Tables that come and go

    def load(self, id: str, stored: list[tuple[int, str]], alive: int) -> None:
        """A table as it is kept, which somebody had in memory until then."""
        folded = Table.of(id, [(at, events.decode(body)) for at, body in stored])
        self.lives[id] = LiveTable(folded)
        self.outages[id] = [(alive, self.now())]

    def forget(self, id: str) -> list[str]:
        """Another page has it now: what whoever watches is told."""
        self.lives.pop(id, None)
        keys = [key for key in self.watched if key[0] == id]
        for key in keys:
            del self.watched[key]
        return [wire.encode(wire.Gone(*key)).decode() for key in keys]

    def beat(self) -> None:
        """Said every second: while nobody says it, the machine sleeps, and no clock runs."""
        now = self.now()
        if now - self.beaten > OUTAGE:
            for lost in self.outages.values():
                lost.append((self.beaten, now))
        self.beaten = now

    def live(self, id: str) -> LiveTable:
        """A table in memory."""
        if id not in self.lives:
            raise NotThere("table-not-there")
        return self.lives[id]

    def seen(self, id: str, seat: int | None, since: int) -> str:
        """A table as whoever sits here sees it."""
        live = self.live(id)
        updates = live.updates(viewing_seat(live, self.guest, seat))
        return updates.update(since, None, HERE).decode()

    # One step: what is decided, and what comes of it once it is kept

    def hear(self, text: str) -> list[Kept]:
        """A message, as a socket would bring it."""
        number = number_in(text)
        return self._begin(lambda: self._heard(read(text)), number, lambda e: refused(number, e))

    def _heard(self, request: wire.FromClient) -> None:
        match request:
            case wire.Ping():
                self.step.say = lambda: wire.Pong(request.id, self.now())
            case wire.Watch():
                self.watch(request)
            case wire.Unwatch():
                self.watched.pop((request.table, request.seat), None)
                self.step.say = lambda: wire.Done(request.id, 0)
            case _:
                asked = RequestId(HERE, request.key) if request.key else None
                live = self.live(request.table)
                self.act(live, decision_of(request, self.guest), asked)
                self.step.say = lambda: done(request, live.table, self.guest)

    def watch(self, request: wire.Watch) -> None:
        """Begin to look at a table, or look anew."""
        live, key = self.live(request.table), (request.table, request.seat)
        viewing_seat(live, self.guest, request.seat)
        subscription = Subscription(
            live, self.guest, request.seat, request.since, request.language, lambda: None
        )
        self.watched[key] = subscription
        self.step.say = lambda: wire.Done(request.id, subscription.updates.seq)

    def ask(self, answer: Callable[[], None]) -> list[Kept]:
        """A request, as HTTP would bring it."""
        return self._begin(answer, None, refusal)

    def play(self, id: str, seat: int, question: int, number: int) -> list[Kept]:
        """What a bot does, by the number of its move."""

        def answer() -> None:
            live = self.live(id)
            move = str(live.table.setup.moves[number])
            self.act(live, bot_move(seat, question, move))

        return self._quietly(answer)

    def time_out(self, id: str) -> list[Kept]:
        """A clock may have run out."""
        return self._quietly(lambda: self.act(self.live(id), time_out))

    def rename(self, name: str) -> None:
        """Whoever sits here is called otherwise, at tables in memory too."""
        self.guest = Guest(HERE, clean(name))
        for live in self.lives.values():
            self.act(live, seating.rename(self.guest))

    def _begin(
        self,
        decide: Callable[[], None],
        number: int | None,
        why: Callable[[MintmarkError], wire.ToClient | Response | None],
    ) -> list[Kept]:
        self.step = Step(number=number)
        try:
            decide()
        except MintmarkError as error:
            told = why(error)
            self.step = Step(say=lambda: told, number=number)
        return [self._keep(growth) for growth in self.step.growths]

    def _quietly(self, decide: Callable[[], None]) -> list[Kept]:
        """What happens by itself: if it cannot be, something else has happened meanwhile."""
        return self._begin(decide, None, lambda error: None)

    def act(self, live: LiveTable, decision: Decision, asked: RequestId | None = None) -> None:
        """Decide something at a table; what was done already is not done again."""
        if live.table.has_done(asked):
            return
        draft = Draft(live.table, max(self.now(), live.table.changed_at), asked)
        credit(draft, self.outages.get(live.table.id, ()))
        decision(draft)
        if draft.events:
            self.step.growths.append(Growth(draft, draft.events, live))

    def open(self, id: str, opened: Opened, decision: Decision) -> Table:
        """Set up a table, with what happens there at once."""
        at = self.now()
        draft = Draft(Table(id, opened, at), at)
        decision(draft)
        self.step.growths.append(Growth(draft, [opened, *draft.events]))
        return draft.table

    def _keep(self, growth: Growth) -> Kept:
        table, live = growth.draft.table, growth.live
        return Kept(
            table=table.id,
            seq=live.table.seq + 1 if live else 1,
            at=growth.draft.at,
            bodies=tuple(events.encode(event).decode() for event in growth.happened),
            status=table.status,
            summary=summary_of(table).decode(),
        )

    def kept(self) -> Outcome:
        """All of it is kept: everybody is told."""
        for growth in self.step.growths:
            table = growth.draft.table
            if growth.live:
                growth.live.adopt(table)
            else:
                self.lives[table.id] = LiveTable(table)
                self.outages[table.id] = []
        return self._outcome(self.step.say())

    def lost(self, key: str) -> Outcome:
        """It cannot be kept, and so has not happened; `key` is why, in words."""
        error = Stale(key)
        if self.step.number is None:
            return self._outcome(refusal(error, FULL))
        return self._outcome(refused(self.step.number, error))

    def _outcome(self, said: wire.ToClient | Response | None) -> Outcome:
        told = [] if said is None or isinstance(said, Response) else [wire.encode(said).decode()]
        for key, subscription in tuple(self.watched.items()):
            if not subscription.allowed:
                del self.watched[key]
                told.append(wire.encode(wire.Gone(*key)).decode())
            elif update := subscription.news():
                told.append(update.decode())
        tables = [live.table for live in self.lives.values()]
        answer = said if isinstance(said, Response) else None
        return Outcome(tuple(told), answer, tuple(due_of(table) for table in tables))


def refusal(error: MintmarkError, status: int | None = None) -> Response:
    """A refusal as HTTP would bring it."""
    words: dict[str, Any] = {"error": wire.words(message_of(error))}
    given = getattr(error, "status", 400) if status is None else status
    return Response(given, wire.encode(words).decode())
