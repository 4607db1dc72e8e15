"""From what was asked for on the command line to a table at a server, and back."""

import secrets
import shlex
import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.markup import escape

from ...engine.game import EditionFile, Game, Setup, find
from ...errors import Refused
from ...server.table.setups import RANDOM
from ...server.updates import wire
from ...words import Message, speak
from ..plain import plain
from ..screen import QUIT, Left
from ..start import OPPONENT, seat_called
from .ending import show_result, verify
from .errors import OtherVersion, Trouble, TurnedAway
from .keyboard import Keyboard
from .notes import Notebook, Promise
from .site import Site, link_to, origin_of, table_in
from .table import RemoteTable


class Me(msgspec.Struct):
    """Who the server says we are."""

    id: str
    name: str


@dataclass(frozen=True)
class Wish:
    """What somebody wants at a server."""

    game: Game
    options: dict[str, Any] = field(default_factory=dict)  # seats and edition among them
    seat: str | None = None
    bot: str | None = None
    invite: bool = False
    join: str | None = None
    watch: bool = False
    name: str | None = None
    language: str | None = None  # if one was asked for


def play_there(server: str | None, wish: Wish, language: str, console: Console) -> None:
    """Play at a server; what cannot be is told in one line."""
    keyboard = Keyboard()
    try:
        address = origin_of(server or wish.join or "")
        Visit(Site(address, language), Notebook(address), wish, console, keyboard).run()
    except Refused as error:
        sys.exit(f"mintmark: {plain(speak(error.message, language))}")
    finally:
        keyboard.close()


class Visit:
    """One stay at a server, of one game or several."""

    def __init__(
        self,
        site: Site,
        notebook: Notebook,
        wish: Wish,
        console: Console,
        keyboard: Keyboard,
    ) -> None:
        self.site, self.notebook, self.wish, self.console = site, notebook, wish, console
        self.keyboard = keyboard
        self.name = ""  # of the guest that we are

    def run(self) -> None:
        """Sit down, play, and again as long as somebody wants to."""
        self.site.check(self.wish.game)
        if not self.only_looks_on:
            self.sign_in()
        join = self.wish.join
        table: wire.Update | None = self.joined(table_in(join)) if join else self.opened()
        while table is not None:
            table = self.play_at(table)

    @property
    def only_looks_on(self) -> bool:
        """Whether a name is not needed: who has been here has one all the same, to chat with."""
        nameless = self.wish.name is None and self.notebook.name() is None
        return self.wish.watch and self.wish.join is not None and nameless

    def say(self, key: str, style: str = "", **args: Any) -> None:
        """A text of ours."""
        said = speak(Message(key, args), self.site.language)
        self.console.print(escape(said), style=style, soft_wrap=True)

    def sign_in(self) -> None:
        """Be who we were here, or the guest who was named, or a new one."""
        self.name = self.wish.name or self.notebook.name() or self.asked_name()
        self.site.secret = self.notebook.secret(self.name)
        if self.site.secret:
            try:
                self.site.get("/api/me", Me)
                return
            except TurnedAway as refused:
                if refused.error != "server-not-signed-in":
                    raise
        self.site.become_guest(self.name)
        self.notebook.know(self.name, self.site.secret)

    def asked_name(self) -> str:
        """What others shall see."""
        if not sys.stdin.isatty():
            raise Trouble("remote-name-missing")
        name: str = click.prompt(speak(Message("remote-name-wanted"), self.site.language))
        return name

    def opened(self) -> wire.Update:
        """A table of our own, against bots or for friends."""
        game, options = self.wish.game, dict(self.wish.options)
        edition = options.pop(game.editions.word, game.editions.names[0])
        count = options.pop("seats", game.seats[0])
        others = "open" if self.wish.invite else f"bot {self.wish.bot or OPPONENT}"
        seats = [others] * count
        word = self.wish.seat
        seats[seat_called(game, count, word) if word else secrets.randbelow(count)] = "me"
        plan: dict[str, Any] = {"game": game.name, "seats": seats, "options": options}
        if word:
            plan["toss"] = False
        if edition == RANDOM:
            plan["edition"] = RANDOM
        else:
            file = game.edition_file(edition)
            plan["edition"] = file.name
            if file.own:
                plan["own_edition"] = file.text
        return self.ready(self.site.send("/api/tables", plan, wire.Update))

    def joined(self, table: str) -> wire.Update:
        """Our seat at a table, or a free one, or a place to watch from."""
        found = self.site.get(f"/api/tables/{table}", wire.Update)
        game = find(found.plan.game) if found.plan.game != self.wish.game.name else self.wish.game
        if game is not self.wish.game:
            words = ["mintmark", "play", game.name, "--join", link_to(self.site.address, table)]
            raise Trouble("remote-other-game", game=game.title, command=shlex.join(words))
        if self.wish.watch and found.seat is not None:
            self.site.secret = ""  # through the eyes of an onlooker, and not of our own seat
            return self.site.get(f"/api/tables/{table}", wire.Update)
        if self.wish.watch or found.status in ("over", "aborted"):
            return found
        if found.seat is None:
            wanted = self.wish.seat
            if wanted and found.plan.toss and found.status == "open":
                raise Trouble("remote-no-choice")
            seat = seat_called(game, len(found.seats), wanted) if wanted else None
            entropy = secrets.token_hex(16)
            body = {"seat": seat, "ready": True, "entropy": entropy}
            sat = self.site.send(f"/api/tables/{table}/seat", body, wire.Update)
            self.note(found, sat, entropy)
            return sat
        if found.status != "open":
            return found
        if self.wish.name is None:
            again = shlex.join(self.command("--join", link_to(self.site.address, table)))
            self.say("remote-seated-already", name=self.name, command=f"{again} --name NAME")
        return self.ready(found)

    def ready(self, update: wire.Update) -> wire.Update:
        """The commitment is known: mix in something of our own, and let the game begin."""
        if update.seat is None or update.seats[update.seat].ready:
            return update
        entropy = secrets.token_hex(16)
        body = {"entropy": entropy}
        begun = self.site.send(f"/api/tables/{update.table}/ready", body, wire.Update)
        self.note(update, begun, entropy)
        return begun

    def note(self, before: wire.Update, after: wire.Update, entropy: str) -> None:
        """Write down what was promised before the server knew what we mix in."""
        seat, luck = after.seat, after.luck
        if seat is not None and luck.entropy[seat] == entropy:
            place = luck.seating[seat] if luck.seating else seat
            promise = Promise(before.luck.commitment, place, entropy)
        else:
            promise = Promise(before.luck.commitment)
        self.notebook.note(self.name, after.table, promise)

    def play_at(self, first: wire.Update) -> wire.Update | None:
        """One game; the table of the next one, if there is to be one."""
        setup = setup_of(self.site, first)
        if first.status == "open" and not self.wish.watch:
            link = link_to(self.site.address, first.table)
            self.say("remote-invitation", "bold", command=shlex.join(self.command("--join", link)))
        table = RemoteTable(setup, self.site, first, self.console, self.keyboard)
        try:
            table.run()
            with self.keyboard.aside():
                record = self.finish(table)
            return None if record is None else self.afterwards(table, record)
        except (Left, KeyboardInterrupt) as gone:
            self.leave(table)
            if isinstance(gone, KeyboardInterrupt):
                raise
            return None
        finally:
            table.line.close()

    def finish(self, table: RemoteTable) -> str | None:
        """The last board, who has won, whether the luck was fair; the record of the game."""
        if table.sight.view is not None:
            table.draw(table.sight.view)
        show_result(table, table.update)
        if table.update.outcome is None:
            return None
        promise = self.notebook.promised(self.name, table.table)
        record = verify(self.site, table.table, promise, self.console)
        if record is not None:
            self.notebook.note(self.name, table.table, None)
            self.say("remote-after", "dim")
        return record

    def afterwards(self, table: RemoteTable, record: str) -> wire.Update | None:
        """After the end: keep the record, talk, or play again."""
        while line := table.typed_after_the_end():
            command, _, rest = line.partition(" ")
            match command.lower():
                case "save" if rest:
                    self.save(rest, record)
                case "rematch":
                    try:
                        return self.again(table.update)
                    except TurnedAway as refused:
                        self.console.print(escape(refused.why), style="red")
                case "say" | "luck" | "board":
                    table.attempt(partial(table.carry_out, line))
                case word if word in QUIT:
                    return None
                case _:
                    self.say("remote-after", "dim")
        return None

    def again(self, update: wire.Update) -> wire.Update:
        """The table of the rematch: for who played, and for who looked on."""
        if update.seat is None and update.rematch:
            return self.site.get(f"/api/tables/{update.rematch}", wire.Update)
        path = f"/api/tables/{update.table}/rematch"
        return self.ready(self.site.send(path, {}, wire.Update))

    def save(self, path: str, record: str) -> None:
        """Keep the record in a new file."""
        try:
            with Path(path).open("x", encoding="utf-8") as file:
                file.write(record)
        except FileExistsError:
            self.say("terminal-save-exists", "red", path=path)
        except OSError as error:
            self.console.print(escape(f"{path}: {error.strerror}"), style="red")
        else:
            self.say("remote-saved", path=path)

    def leave(self, table: RemoteTable) -> None:
        """Say how to come back; a seat waits."""
        self.console.print()
        seated = table.update.seat is not None
        if not table.over:
            self.say("remote-left" if seated else "remote-left-watching")
            watch = () if seated else ("--watch",)
            link = link_to(self.site.address, table.table)
            back = shlex.join([*self.command("--join", link, *watch), *self.ways()])
            self.console.print(escape(back), soft_wrap=True)

    def ways(self) -> list[str]:
        """What else a command needs to be ours: who we are, and which language we asked for."""
        name = ["--name", self.name] if self.name not in ("", self.notebook.name()) else []
        return name + (["--lang", self.wish.language] if self.wish.language else [])

    def command(self, *words: str) -> list[str]:
        """A command for this game."""
        return ["mintmark", "play", self.wish.game.name, *words]


def setup_of(site: Site, update: wire.Update) -> Setup:
    """What is played there, with the edition as the server has it."""
    plan = update.plan
    game = find(plan.game)
    text = site.text(f"/api/tables/{update.table}/edition")
    file = EditionFile(plan.edition, text, own=plan.own_edition)
    try:
        return game.setup(len(update.seats), **{game.editions.word: file}, **plan.options)
    except ValueError:
        raise OtherVersion("remote-other-messages", server=site.address) from None
