"""A game at the terminal: people type moves, bots answer, everything is told in words."""

import json
import shlex
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ..bots.bot import Bot, Question
from ..bots.roster import QUICK, bot
from ..engine.playout import BOT_STREAM
from ..engine.random import draw
from ..play import Play
from ..words import Message, speak
from .commands.hint import give_hint
from .screen import QUIT, Left, Screen
from .start import PERSON
from .waiting import search_with_progress


def verdict(play: Play, language: str) -> Message:
    """Who has won a game that is over."""
    assert play.result is not None
    names = [speak(play.setup.game.text.seat_name(seat), language) for seat in play.result.winners]
    key = "terminal-wins" if len(names) == 1 else "terminal-draw"
    return Message(key, {"names": ", ".join(names)})


try:
    from readline import clear_history  # with it come editing and a history of what is typed
except ImportError:  # not every system has it

    def clear_history() -> None:
        """Nothing is kept."""


class Table(Screen):
    """One game at one terminal. `bots` names the bot in each seat that no person plays."""

    def __init__(
        self, play: Play, bots: Mapping[int, str], language: str, console: Console, save: str | None
    ) -> None:
        super().__init__(play.setup, language, console)
        self.play, self.bots, self.save = play, bots, save
        self.told: dict[int | None, int] = {}  # entries of the record, by who has been told
        self.at_keyboard: int | None = None
        self.made: dict[str, Bot] = {}  # the bots, by name, when first needed
        self.remarks: list[Message] = []  # to be made when the board is drawn again
        self.bot_seed = draw(play.seed, BOT_STREAM)  # as in playouts, not the numbers of chance
        play.players = tuple(
            f"{bots[seat]} bot" if seat in bots else PERSON for seat in range(play.setup.seats)
        )
        play.bots = tuple(bots.get(seat) for seat in range(play.setup.seats))

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        if self.save:
            self.play.record.save(self.save)  # if it cannot be, better now than at the end
        self.introduce()
        try:
            while True:
                self.play_on()
                self.finish()
                if not self.reopened():
                    return
        except (Left, KeyboardInterrupt) as gone:
            self.leave()
            if isinstance(gone, KeyboardInterrupt):
                raise

    def play_on(self) -> None:
        """Ask bots and people until the game is over; where all act at once, bots are quicker."""
        while awaited := self.play.awaited:
            seat = next((seat for seat in awaited if seat in self.bots), awaited[0])
            if seat in self.bots:
                self.push(seat, str(self.bot_move(seat)))
            else:
                self.ask(seat)

    def introduce(self) -> None:
        """How to play, how to read the board, and who sits where."""
        super().introduce()
        self.write(Message("terminal-welcome"), "dim")
        people = [seat for seat in range(self.setup.seats) if seat not in self.bots]
        if self.bots:
            bots = {"bots": self.names(self.bots), "bot": next(iter(self.bots.values()))}
            self.write(Message("terminal-you", {"names": self.names(people), **bots}))

    def bot_move(self, seat: int) -> object:
        """What the bot in a seat does."""
        name, setup = self.bots[seat], self.setup
        if name not in self.made:
            if name not in QUICK:
                search_with_progress(setup.game, self.console)
            self.made[name] = bot(name, setup)
        luck = draw(self.bot_seed, self.play.ply)
        with self.console.status(self.say("terminal-thinks", name=self.names([seat]))):
            question = Question(setup, seat, self.play.view_state(seat), luck)
            return self.made[name].answer(question).move

    def push(self, seat: int, move: str) -> None:
        """Make a move and keep the record safe."""
        self.play.push(seat, move)
        self.keep()

    def keep(self) -> None:
        """Save the record, if the player asked for it; a full disk does not end the game."""
        if self.save:
            self.save_as(self.save)

    def tell(self, seat: int | None) -> None:
        """What has happened since it was last told."""
        listener = seat if self.setup.game.secrets else None
        for message in self.play.story(seat, self.told.get(listener, 0)):
            self.write(message)
        self.told[listener] = self.play.ply

    def ask(self, seat: int) -> None:
        """Ask a person until a move is made."""
        self.hand_over(seat)
        self.tell(seat)
        self.draw(self.play.view(seat))
        self.offer_to(seat)
        for remark in self.remarks:
            self.write(remark, "red")
        self.remarks = []
        while not self.answered(seat, self.read()):
            pass

    def hand_over(self, seat: int) -> None:
        """Where seats have secrets, the next person takes the keyboard before anything is shown."""
        people = self.setup.seats - len(self.bots)
        if self.setup.game.secrets and people > 1 and seat != self.at_keyboard:
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # what has scrolled away, too
            clear_history()  # the last person's bids stand in it …
            self.remarks = []  # … and here
            self.write(Message("terminal-hand-over", {"name": self.names([seat])}), "bold")
            while line := self.read().lower():
                if line in QUIT:
                    raise Left
        self.at_keyboard = seat

    def offer_to(self, seat: int) -> None:
        """What the seat is asked for, and every move it may make."""
        asked = self.setup.game.text.ask(self.setup, self.play.view_state(seat), seat)
        self.offer(speak(asked, self.language), map(str, self.play.moves(seat)))

    def read(self) -> str:
        """A line from the keyboard; the end of input means leaving."""
        try:
            return self.console.input("[bold]> [/]").strip()
        except EOFError:
            if not self.play.to_act:
                return ""
            raise Left from None

    def answered(self, seat: int, line: str) -> bool:
        """Carry out what a person typed; whether a move was made or taken back."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                return False
            case word if word in QUIT:
                raise Left
            case "undo" | "u":
                return self.undo(seat)
            case "hint":
                give_hint(self.play, seat, self.language, self.console)
            case "why" if rest:
                self.why(seat, self.drawing.understood(self.setup, rest, self.language))
            case "save":
                self.save_from_now_on(rest)
            case word:
                view, offer = self.play.view(seat), partial(self.offer_to, seat)
                return not self.looked_up(word, rest, view, offer) and self.try_moves(seat, line)
        return False

    def try_moves(self, seat: int, line: str) -> bool:
        """Make one move, or several with semicolons between; whether any was made."""
        ply = self.play.ply
        parts = [part for part in map(str.strip, line.split(";")) if part]
        for k, part in enumerate(parts):
            move = self.drawing.understood(self.setup, part, self.language)
            if not self.try_move(seat, move):
                if k:  # said again below the new board, which would push it out of sight
                    refused = self.play.why_not(seat, move)
                    rest = Message("terminal-not-done", {"moves": "; ".join(parts[k:])})
                    self.remarks = [refused, rest] if refused else [rest]
                break
        return self.play.ply > ply

    def try_move(self, seat: int, line: str) -> bool:
        """Make the move, unless it is refused, or given up when asked again."""
        refused = self.play.why_not(seat, line)
        if refused:
            self.write(refused, "red")
            return False
        number = self.setup.moves.number(line)
        view = self.play.view_state(seat)
        warning = self.setup.game.text.warnings(self.setup, view, seat, [number]).get(number)
        if warning and not self.confirmed(Message("terminal-sure", {"warning": warning})):
            return False
        self.push(seat, line)
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last move, but never a toss or what another has done."""
        if not self.play.can_take_back(seat):
            self.write(Message("terminal-no-undo"), "red")
            return False
        self.play.undo()
        self.keep()
        self.told = {listener: min(ply, self.play.ply) for listener, ply in self.told.items()}
        self.write(Message("terminal-undone"))
        return True

    def why(self, seat: int, move: str) -> None:
        """Why a move is not possible."""
        self.write(self.play.why_not(seat, move) or Message("terminal-why-legal"))

    def save_as(self, path: str) -> bool:
        """Save the record; whether that worked."""
        try:
            self.play.record.save(path)
        except OSError as error:
            self.console.print(escape(f"{path}: {error.strerror}"), style="red")
            return False
        return True

    def save_from_now_on(self, path: str) -> None:
        """Save the record, now and after every further move."""
        if not path:
            self.write(Message("terminal-save-where"), "red")
        elif path != self.save and Path(path).exists():
            self.write(Message("terminal-save-exists", {"path": path}), "red")
        elif self.save_as(path):
            self.save = path
            self.write(Message("terminal-saved", {"path": path}))

    def leave(self) -> None:
        """Say how to go on later; where there are secrets, by a file: a position tells them."""
        self.console.print()
        if self.setup.game.secrets and not self.save:
            path = f"{self.setup.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
            self.save = path if self.save_as(path) else None
            if not self.save:
                return
        self.write(Message("terminal-left"))
        self.console.print(escape(shlex.join(self.command())), soft_wrap=True)

    def command(self) -> list[str]:
        """The command that goes on with this game."""
        setup = self.setup
        game, people = setup.game, [k for k in range(setup.seats) if k not in self.bots]
        words = ["mintmark", "play", game.name]
        if self.bots:
            words += [
                "--seat",
                game.text.seat_word(people[0]),
                "--bot",
                next(iter(self.bots.values())),
            ]
        else:
            words += ["--hotseat"]
        if self.save:
            return [*words, "--resume", self.save]
        if len(game.seats) > 1:
            words += ["--players", str(setup.seats)]
        words += [f"--{game.editions.word}", setup.edition.name]
        for option in game.options:
            value, flag = setup.options[option.name], "--" + option.name.replace("_", "-")
            if value != option.default:
                words += [flag] if value is True else [flag, str(value)]
        position = self.play.position
        return [
            *words,
            "--position",
            position if isinstance(position, str) else json.dumps(position),
        ]

    def finish(self) -> None:
        """The last board, who won, and how."""
        people = [seat for seat in range(self.setup.seats) if seat not in self.bots]
        self.told.setdefault(None, min(self.told.values(), default=0))
        self.tell(people[0] if len(people) == 1 else None)
        self.draw(self.play.view(None))
        self.console.print()
        self.write(verdict(self.play, self.language), "bold")

    def reopened(self) -> bool:
        """After the end: save the record, or take the last move back and go on."""
        last = self.play.record.entries[-1].who if self.play.ply else None
        people = [seat for seat in range(self.setup.seats) if seat not in self.bots]
        self.write(Message("terminal-after"), "dim")
        while line := self.read():
            command, _, rest = line.partition(" ")
            if command.lower() in ("undo", "u"):
                by_person = isinstance(last, int) and last not in self.bots
                if self.undo(int(last or 0) if by_person else people[0]):
                    return True
            elif command.lower() == "save":
                self.save_from_now_on(rest)
            elif command.lower() in QUIT:
                return False
            else:
                self.write(Message("terminal-after"), "dim")
        return False
