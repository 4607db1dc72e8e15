"""A seat at a server's table: what is told there is shown, what is typed here is sent."""

from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from rich.console import Console
from rich.markup import escape

from ...engine.game import Setup
from ...errors import RefusedMove
from ...server.table.clocks import lasting
from ...server.updates import wire
from ...words import Args, Message
from ..screen import QUIT, Left, Screen
from .clocks import time_left
from .errors import Trouble, TurnedAway, Unanswered
from .hints import give_hint
from .keyboard import Keyboard, Typed
from .line import Back, Failed, Line, Lost, News
from .luck import show_luck
from .mirror import Mirror, Sight
from .people import changes, empty, kept, people, player, speaker
from .site import Site, new_key

Event = News | Typed


class RemoteTable(Screen):
    """One table of a server, through the eyes of one seat or of an onlooker."""

    help = "remote-help"

    def __init__(
        self,
        setup: Setup,
        site: Site,
        first: wire.Update,
        console: Console,
        keyboard: Keyboard,
    ) -> None:
        super().__init__(setup, site.language, console)
        self.site, self.table = site, first.table
        self.events: SimpleQueue[Event] = SimpleQueue()
        self.line = Line(site, first.table, self.events.put)
        self.keyboard = keyboard
        keyboard.tell = self.events.put
        self.mirror = Mirror()
        self.sight = Sight(setup, first)
        self.shown: wire.Update | None = None  # what was last presented
        self.unanswered: list[partial[wire.Command]] = []  # to be sent again …
        self.send_again = False  # … as soon as we know how the table is now
        self.hinted = False  # whether the server has got ready for hints
        self.notices: list[tuple[str, str]] = []  # texts with styles, to be shown in their turn

    @property
    def update(self) -> wire.Update:
        """The table as it is known."""
        return self.sight.update

    @property
    def over(self) -> bool:
        """Whether nobody plays here any more."""
        return self.update.status in ("over", "aborted")

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the line stays open, to be closed."""
        self.introduce()
        self.write(Message("remote-welcome"), "dim")
        self.line.open()
        while not (self.over and self.shown is self.update):
            self.handle(self.events.get())
            self.catch_up()
            self.present()

    def typed_after_the_end(self) -> str:
        """A line, empty at the end of the input; meanwhile others chat, or want to play again."""
        self.keyboard.listen()
        while not isinstance(event := self.events.get(), Typed):
            self.attempt(partial(self.handle, event))
            self.present()
        return (event.line or "").strip()

    def catch_up(self, seq: int = 0) -> None:
        """Take in all that has arrived, and wait for an update of that number."""
        while True:
            try:
                self.handle(self.events.get(block=self.update.seq < seq and not self.over))
            except Empty:
                return

    def handle(self, event: Event) -> None:
        """One thing that has happened: at the table, on the line, or at the keyboard."""
        match event:
            case wire.Update():
                self.follow(event)
            case wire.Notice():
                self.notices.append((str(event.words.text), "dim"))
            case wire.Gone():
                self.notices.append((self.say("remote-gone"), "red"))
            case Lost():
                self.notices.append((self.say("remote-lost"), "red"))
            case Back():
                self.notices.append((self.say("remote-back"), "dim"))
                self.send_again = True
            case Failed():
                raise event.why
            case Typed(line=None):
                raise Left
            case Typed(line=str(line)):
                self.attempt(partial(self.carry_out, line.strip()))

    def follow(self, update: wire.Update) -> None:
        """The table has changed, or the line is back: then what was not answered is sent again."""
        self.mirror.follow(update)
        self.sight = Sight(self.setup, update)
        if self.send_again:
            self.send_again, lost, self.unanswered = False, self.unanswered, []
            for request in lost:
                self.attempt(partial(self.send, request))

    def read(self) -> str:
        """A line in answer to something; meanwhile the table goes on."""
        self.keyboard.listen()
        while not isinstance(event := self.events.get(), Typed):
            self.handle(event)
        if event.line is None:
            raise Left
        return event.line.strip()

    def present(self) -> None:
        """Show what is new, ask what is asked, and listen."""
        with self.keyboard.aside():
            self.tell()
            if self.shown is not self.update:
                self.ask_or_wait()
                self.shown = self.update
        if not self.over and (self.keyboard.at_terminal or self.needs_answer):
            self.keyboard.listen()

    @property
    def needs_answer(self) -> bool:
        """Whether something is asked here, and the answer is not on its way."""
        plea = self.update.plea
        pleaded = plea is not None and self.update.seat not in (None, plea.seat, *plea.agreed)
        moving = any(request.func is wire.Move for request in self.unanswered)
        return (self.sight.asked and not moving) or pleaded

    def tell(self) -> None:
        """What has happened, in the order of its importance."""
        for text, style in self.notices:
            self.console.print(escape(text), style=style)
        self.notices = []
        news = self.mirror.news()
        for message in changes(self.setup, self.shown, self.update, news):
            self.write(message, "bold")
        for text in news.story:
            self.console.print(escape(text))
        for line in news.chat:
            said: Args = {"name": speaker(self.setup.game, line, self.update), "text": line.text}
            self.write(Message("remote-says", said), "cyan")

    def ask_or_wait(self) -> None:
        """The question, or who is waited for."""
        before, now = self.shown, self.update
        if self.over:
            return
        me = self.line.guest
        if kept(now, me) is not None and (before is None or kept(before, me) is None):
            self.write(Message("remote-seat-kept"), "bold")
        if now.status == "open":
            self.write(Message("remote-waits-for-people", {"people": people(self.setup, now)}))
            if now.plan.toss and before is None:
                self.write(Message("remote-toss-to-come"), "dim")
        elif self.sight.asked:
            if before is None or before.question != now.question or not before.view:
                self.draw(self.sight.view)
                self.offer_again()
        elif before is None or before.awaited != now.awaited or before.question != now.question:
            if now.seat is None or before is None:
                self.draw(self.sight.view)
            key = "remote-waits" if now.question is None else "remote-waits-change"
            names = tuple(player(self.setup.game, seat, now) for seat in now.awaited)
            self.write(Message(key, {"names": names}), "dim")
            self.show_clocks()

    def offer_again(self) -> None:
        """What is asked, with the clocks."""
        if self.update.ask is not None:
            self.offer(str(self.update.ask.text), self.update.moves)
            self.show_clocks()

    def show_clocks(self) -> None:
        """Who has how much time left, where there are clocks."""
        for seat, left in time_left(self.update.clocks, self.line.ahead):
            said: Args = {"who": player(self.setup.game, seat, self.update), "time": left}
            self.write(Message("remote-clock", said), "dim")

    def attempt(self, deed: Callable[[], object]) -> None:
        """Do something; what is refused is told."""
        try:
            deed()
        except TurnedAway as refused:
            self.console.print(escape(refused.why), style="red")
        except Trouble as trouble:
            self.write(trouble.message, "red")
        except RefusedMove as refused_move:
            self.write(refused_move.message, "red")
        except Unanswered:
            self.write(Message("remote-unanswered"), "dim")

    def carry_out(self, line: str) -> None:
        """What each command does."""
        command, _, rest = line.partition(" ")
        at = self.table
        match command.lower():
            case "":
                return
            case word if word in QUIT:
                raise Left
            case "undo" | "u":
                self.do(wire.Undo)
            case "agree" | "refuse" as word:
                self.do(wire.Reply, yes=word == "agree")
            case "resign":
                if self.confirmed(Message("remote-resign-sure")):
                    self.do(wire.Resign)
            case "say" if rest:
                self.chat(rest)
            case "bot":
                self.seat_bots(rest or "casual")
            case "sit":
                self.site.send(f"/api/tables/{at}/seat", {}, wire.Update)
                self.line.look_again()
            case "hint":
                give_hint(self, self.site, at, first=not self.hinted)
                self.hinted = True
            case "luck":
                show_luck(self, self.update)
            case "why" if rest and self.understood(rest) in self.update.moves:
                self.write(Message("terminal-why-legal"))
            case "why" if rest:
                self.refused(self.understood(rest))
            case word if self.sight.view is not None and self.looked_up(
                word, rest, self.sight.view, self.offer_again
            ):
                return
            case _:
                self.try_moves(line)

    def seat_bots(self, level: str) -> None:
        """Let bots play the empty seats, and in a game those of people who are away for long."""
        at = f"/api/tables/{self.table}"
        seats = list(empty(self.update))
        if self.update.status == "playing":
            found = self.site.get(f"{at}/absences", list[wire.Absence])
            seats = [each.seat for each in found if each.replaceable and self.sure(each)]
            if not any(each.replaceable for each in found):
                self.write(Message("remote-nobody-away"))
        for seat in seats:
            self.site.send(f"{at}/bot", {"seat": seat, "level": level}, wire.Update)

    def sure(self, absence: wire.Absence) -> bool:
        """Whether a bot shall really play for somebody."""
        said: Args = {"who": player(self.setup.game, absence.seat, self.update)}
        if absence.away is None:
            return self.confirmed(Message("remote-bot-sure-left", said))
        return self.confirmed(Message("remote-bot-sure", {**said, "time": lasting(absence.away)}))

    def do(self, kind: type[wire.Command], **what: Any) -> wire.Done:
        """Have something done at the table, by a key of its own."""
        return self.send(partial(kind, table=self.table, key=new_key(), **what))

    def send(self, request: partial[wire.Command]) -> wire.Done:
        """Send a request; one without an answer waits until the line is back."""
        try:
            return self.line.ask(request)
        except Unanswered:
            self.unanswered.append(request)
            raise

    def chat(self, text: str) -> None:
        """Say something."""
        if not self.site.secret:
            raise Trouble("remote-say-nameless")
        self.do(wire.Say, text=text)

    def understood(self, typed: str) -> str:
        """A move as the game writes it; InvalidMove if it is none."""
        moves = self.setup.moves
        text = self.drawing.understood(self.setup, typed, self.language)
        return str(moves[moves.number(text)])

    def try_moves(self, line: str) -> None:
        """Make one move, or several with semicolons between, as far as they are possible."""
        for part in filter(None, map(str.strip, line.split(";"))):
            move = self.understood(part)
            if move not in self.update.moves:
                self.refused(move)
                return
            warning = self.update.warnings.get(move)
            asked = Message("terminal-sure", {"warning": str(warning.text)}) if warning else None
            if asked and not self.confirmed(asked):
                return
            self.make(move)

    def make(self, move: str) -> None:
        """Answer the question."""
        self.catch_up(self.answer(move).seq)

    def refused(self, move: str) -> None:
        """Let the server say why a move is not possible: it is not, or we had been offered it."""
        self.answer(move)

    def answer(self, move: str) -> wire.Done:
        """Send a move, in answer to what is asked now."""
        question = self.update.question
        if question is None:
            raise TurnedAway("NotNow", self.say("remote-not-asked"))
        return self.do(wire.Move, question=question, move=move)
