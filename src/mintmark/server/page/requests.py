"""What a page asks its host for, as it would ask a server over HTTP."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any, TypeVar

import msgspec

from ...bots.bot import Budget, Evaluation
from ...engine.game import find
from ...play import Play
from ...proof import verified
from ..live.subscription import viewing_seat
from ..replay.records import bounded, check_over, game_of, read_canonical, record_of
from ..replay.replay import replay_of
from ..table import decisions, seating
from ..table.decisions import Decision
from ..table.events import Place, RequestId
from ..table.guest import Guest
from ..table.opening import rematch_of, seated
from ..table.refusals import Invalid, NotAllowed, NotThere
from ..table.setups import box_of
from ..table.table import Table
from ..updates import hints, requests, wire
from ..updates.thinking import BotQuestion, question
from .host import HERE, Host
from .values import JSON, LINES, TEXT, Kept, Response

PREFIX = "here-"  # of the ids of tables in a page: by that they are told from a server's
T = TypeVar("T")


class Asked(msgspec.Struct, frozen=True):
    """A request: a method, the parts of an address after /api, a query, a body."""

    method: str
    path: tuple[str, ...]
    query: dict[str, str] = {}
    body: str = ""
    key: str | None = None
    record: str | None = None  # the text of the record that the address names


class OwnName(msgspec.Struct, frozen=True):
    """What to be called."""

    name: str


DECISIONS: dict[str, tuple[type, Callable[[Guest, Any], Decision]]] = {
    "seat": (requests.SitDown, lambda g, b: seating.sit(g, b.seat, b.ready, b.entropy)),
    "ready": (requests.BeReady, lambda g, b: seating.agree(g, b.entropy)),
    "leave": (requests.OfSeat, lambda g, b: seating.leave(g, b.seat)),
    "bot": (requests.SeatBot, lambda g, b: seating.seat_bot(g, b.seat, b.level, away=0)),
    "unseat": (requests.OneSeat, lambda g, b: seating.unseat(g, b.seat)),
    "abort": (dict, lambda g, _: seating.abort(g)),
    "move": (
        requests.MakeMove,
        lambda g, b: decisions.move(g, b.seat, b.question, b.move),
    ),
    "undo": (requests.OfSeat, lambda g, b: decisions.undo(g, b.seat)),
    "resign": (requests.OfSeat, lambda g, b: decisions.resign(g, b.seat)),
}


class Desk:
    """Answers requests about the tables of a host, and about records."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def ask(self, text: str) -> list[Kept]:
        """Answer a request; what must be kept for it comes first."""
        asked = msgspec.json.decode(text, type=Asked)
        return self.host.ask(lambda: self._answer(asked))

    def _answer(self, asked: Asked) -> None:
        match asked.method, asked.path:
            case "PATCH", ("me",):
                self.host.rename(body_of(asked, OwnName).name)
                self._say({"id": HERE, "name": self.host.guest.name, "handle": None})
            case "POST", ("tables",):
                self._open(asked)
            case "GET", ("tables", id, *what):
                self._look(self.host.live(id).table, "/".join(what), asked)
            case "POST", ("tables", id, "rematch"):
                self._rematch(id, asked)
            case "POST", ("tables", id, verb) if verb in DECISIONS:
                self._decide(id, verb, asked)
            case "POST", ("verification",):
                noted = asked.query.get("commitment")
                self._say(verified(bounded(asked.body), noted).plain())
            case "POST", ("records",):
                self._import(asked)
            case "GET", ("records", _, *what):
                self._show_record("/".join(what), asked)
            case _:
                raise NotAllowed("here-needs-server")

    def _say(self, found: Any) -> None:
        """Answer with a value: made now, so that it can still be refused."""
        self._send(wire.encode(found).decode())

    def _send(self, text: str, kind: str = JSON) -> None:
        self.host.step.say = lambda: Response(200, text, kind)

    def _look(self, table: Table, what: str, asked: Asked) -> None:
        seat = number_in(asked, "seat")
        match what:
            case "":
                self._send(self.host.seen(table.id, seat, number_in(asked, "since") or 0))
            case "box":
                self._say(box_of(table.setup))
            case "absences":
                self._say([])  # whoever plays in a page is there
            case "suppose":
                viewed = viewing_seat(self.host.live(table.id), self.host.guest, seat)
                self._say(hints.standings(table, viewed, asked.query.get("that", "")))
            case "edition":
                opened = table.opened
                text = opened.own_edition or find(opened.game).edition_file(opened.edition).text
                self._send(text, TEXT)
            case "record":
                self._send(str(record_of(table)), LINES)
            case "luck":
                check_over(table)
                self._say(verified(record_of(table), table.luck.commitment).plain())
            case "replay":
                self._replay(game_of(table), asked)
            case _:
                raise NotThere("table-not-there")

    def _see(self, id: str, seat: int | None = None) -> None:
        """Answer with the table as it is when all is kept; the seat may be given up by then."""

        def seen() -> Response:
            held = self.host.live(id).table.seats_of(HERE)
            return Response(200, self.host.seen(id, seat if seat in held else None, 0))

        self.host.step.say = seen

    def _open(self, asked: Asked) -> None:
        wish = body_of(asked, requests.NewTable)
        if any(plan != "me" and not plan.startswith("bot ") for plan in wish.seats):
            raise NotAllowed("here-needs-server")
        opened = wish.opened(HERE, [Place()] * len(wish.seats))
        decision = seated(self.host.guest, wish.seats, wish.ready, wish.entropy)
        self._see(self.host.open(new_id(), opened, decision).id)

    def _rematch(self, id: str, asked: Asked) -> None:
        live = self.host.live(id)
        opened, decision = rematch_of(live.table, self.host.guest)
        before = live.table.rematch
        if before is None:
            before = self.host.open(new_id(), opened, decision).id
            key = RequestId(HERE, asked.key) if asked.key else None
            self.host.act(live, decisions.rematched(before, None), key)
        self._see(before)

    def _decide(self, id: str, verb: str, asked: Asked) -> None:
        kind, decision = DECISIONS[verb]
        given: Any = body_of(asked, kind)
        live = self.host.live(id)
        key = RequestId(HERE, asked.key) if asked.key else None
        self.host.act(live, decision(self.host.guest, given), key)
        self._see(id, getattr(given, "seat", None) if verb in ("move", "undo", "resign") else None)

    def _import(self, asked: Asked) -> None:
        """The record as we write it: whoever asks keeps it."""
        play, text = read_canonical(asked.body)
        self._say({"game": play.setup.game.name, "entries": play.ply, "text": text})

    def _show_record(self, what: str, asked: Asked) -> None:
        if asked.record is None:
            raise NotThere("table-not-there")
        text = asked.record
        match what:
            case "":
                self._send(text, LINES)
            case "box":
                self._say(box_of(read_canonical(text)[0].setup))
            case "replay":
                self._replay(read_canonical(text)[0], asked)
            case _:
                raise NotThere("table-not-there")

    def _replay(self, play: Play, asked: Asked) -> None:
        self._say(replay_of(play, asked.query.get("viewer", "open")))

    # Hints: the thinking is done elsewhere

    def hint(self, id: str, body: str) -> BotQuestion | None:
        """What the master is to think about; None if that is refused, which is answered."""
        found: list[BotQuestion] = []

        def answer() -> None:
            table = self.host.live(id).table
            wanted = body_of(Asked("POST", (), body=body), requests.OfSeat).seat
            seat = hints.seat_to_advise(table, self.host.guest, wanted)
            found.append(question(table, seat, None, Budget(seconds=hints.SECONDS)))

        self.host.ask(answer)
        return found[0] if found else None

    def advise(self, id: str, seat: int, evaluations: list[tuple[int, int, Any, Any]]) -> None:
        """What the master has found: number of a move, visits, chance to win, lead."""

        def answer() -> None:
            setup = self.host.live(id).table.setup
            found = [Evaluation(setup.moves[move], *rest) for move, *rest in evaluations]
            self._say(hints.weighed(setup, seat, found))

        self.host.ask(answer)


def new_id() -> str:
    """An id that no server gives a table."""
    return PREFIX + token_urlsafe(16)[: 22 - len(PREFIX)]


def body_of(asked: Asked, kind: type[T]) -> T:
    """The body of a request, if it is one."""
    try:
        return msgspec.json.decode(asked.body or "{}", type=kind)
    except msgspec.MsgspecError as error:
        raise Invalid("table-not-a-message", why=str(error)[:200]) from None


def number_in(asked: Asked, name: str) -> int | None:
    """A number that an address names."""
    text = asked.query.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 16 else None
