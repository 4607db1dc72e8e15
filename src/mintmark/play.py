"""A game in progress: the record of moves is the truth, every state a cache of it."""

import secrets
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from .bots.bot import Budget, Evaluation, Question
from .drawing.picture import Picture
from .engine.game import EditionFile, Setup, find
from .engine.moves import Move
from .engine.position import Position, Result
from .engine.position.history import History
from .engine.random import SEEDS
from .engine.rule import CHANCE, UNKNOWN
from .errors import InvalidOption, InvalidRecord, MintmarkError, NothingToUndo
from .formats.records import Entry, Header, Record
from .luck import Committed, Luck, Seeded
from .review.findings import Review
from .review.reviewing import reviewing
from .words import Message, speak

if TYPE_CHECKING:
    import numpy as np

START = object()  # as a position: where the game begins


class Play:
    """A game in progress, in the spirit of python-chess: ask for moves, push one, look, undo."""

    def __init__(
        self,
        setup: Setup,
        seed: int | None = None,
        settle: bool = True,
        position: object = START,
        luck: Luck | None = None,
    ) -> None:
        """Start at a position, or at the beginning. Without seed or luck it is new every time."""
        if seed is not None and luck is not None:
            raise InvalidOption("a game has a seed or a luck of its own, not both")
        if seed is not None and (type(seed) is not int or not 0 <= seed < SEEDS):
            raise InvalidOption(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
        self.setup = setup
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        self.luck = luck or Seeded(self.seed)
        self.pledge = self.luck.pledge  # what was promised about the luck that has settled chance
        self.settle = settle
        self.players = Header.of(setup).seats
        self.bots: tuple[str | None, ...] | None = None  # which of them are bots, if that is known
        self.seating: tuple[int, ...] | None = None  # where they sat before seats were tossed
        self.drawn_from: tuple[str, ...] | None = None  # the editions among which chance has chosen
        if position is START:
            self._history = History(Position.at_start(setup))
        else:
            self._history = History(Position(setup, setup.game.notation.read(setup, position)))
        self._from = None if position is START else self.position
        self._tosses = 0
        self._settle()

    def __repr__(self) -> str:
        shown = f"turn {self.turn}" if self.setup.game.secrets else self.position
        return f"<Play {self.setup.game.name}: {shown}>"

    @property
    def now(self) -> Position:
        """How the game stands."""
        return self._history.last

    @property
    def _entries(self) -> list[tuple[int, int]]:
        return self._history.entries

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        return self.now.to_act

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of them without whom the game does not go on; others may change their minds."""
        return self.now.awaited

    def moves(self, seat: int) -> tuple[Move, ...]:
        """What a seat may do now; for CHANCE, what may come up."""
        return self.now.moves(seat)

    @property
    def outcomes(self) -> tuple[tuple[Move, int], ...]:
        """What may come up now, each with its weight, in the order in which the rules list it."""
        return self.now.outcomes

    def push(self, seat: int, move: Move | str) -> None:
        """Make a move, a value or its text. What is not legal is refused and changes nothing."""
        self.now.check_seat(seat)
        number = self.setup.moves.number(move)
        self.now.check_legal(seat, number)
        self._append(seat, number)
        self._settle()

    def undo(self) -> None:
        """Take back the last decision, with what chance did after it.

        Pushing again at the same point of the game meets the same luck.
        """
        decided = [
            n for n, (who, _) in enumerate(self._entries) if who != CHANCE or not self.settle
        ]
        if not decided:
            raise NothingToUndo("nothing has been decided yet")
        self._back_to(decided[-1])

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat made the last entry, and learnt nothing by it that it did not know.

        What a move does to the view before it must be all that the view after it shows; if fists
        have opened or counterfeits have been turned up, there is more. Some moves stay in any case.
        """
        if not self._entries or self._entries[-1][0] != seat:
            return False
        if self.setup.game.irrevocable(self._entries[-1][1]):
            return False
        if not self.setup.game.secrets:
            return True  # it has seen all that the move was made from
        expected = self._history[self.ply - 1].view(seat).applied(*self._entries[-1])
        return expected.view(seat) == self.now.view(seat)

    def analyse(
        self, seat: int, seconds: float = 1.0, iterations: int | None = None, seed: int = 0
    ) -> tuple[Evaluation, ...]:
        """What the search thinks of each move that leads on, the best first, from the seat's view.

        With iterations instead of seconds the same question has the same answer.
        """
        self.now.check_seat(seat, chance=False)
        self.now.check_asked(seat, self.awaited)
        budget = Budget(seconds if iterations is None else None, iterations)
        question = Question(self.setup, seat, self.view_state(seat), seed, budget)
        from .bots.search import Search  # needs NumPy and Numba

        (last,) = deque(Search(self.setup).thinking(question), maxlen=1)
        return last.evaluations

    def review(
        self,
        seat: int | None = None,
        iterations: int | None = None,
        seed: int = 0,
        jobs: int | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> Review:
        """What was play in this game, which is over, and what was luck; see docs/review.md.

        It is told for a seat, or for the first that is no bot, and computed on all cores or by so
        many `jobs`. `progress` hears of how many iterations are done, and how many are known of.
        """
        from .review.local import answered  # needs Numba

        people = [k for k, bot in enumerate(self.bots or ()) if bot is None]
        whom = (people or [0])[0] if seat is None else seat
        game = (self._history[0], self._entries, self.players)
        asking = reviewing(*game, whom, iterations, seed)
        return answered(asking, self.setup, jobs, progress)

    def copy(self) -> "Play":
        """The same game, to be played on apart from this one."""
        twin = object.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin._history = self._history.copy()
        return twin

    def rest(self) -> None:
        """Take up little room: nobody looks at the game for a while."""
        self._history.rest()

    def without(self, ply: int) -> "Play":
        """The same game as if one entry had not been made: those after it are played again."""
        other = self.at(ply)
        for who, number in self._entries[ply + 1 :]:
            other.now.check_legal(who, number)
            other._append(who, number)
        return other

    def last_of(self, seat: int) -> int | None:
        """Which entry of the record is the last decision of a seat; None if it has made none."""
        found = (n for n in reversed(range(self.ply)) if self._entries[n][0] == seat)
        return next(found, None)

    def shared(self, other: "Play") -> int:
        """How many entries both games begin with alike."""
        ours, theirs = self._entries, other._entries
        if ours[: len(theirs)] == theirs:  # as a rule: one has gone on from the other
            return len(theirs)
        pairs = enumerate(zip(ours, theirs, strict=False))
        return next((n for n, (mine, yours) in pairs if mine != yours), len(ours))

    def forward(self, seat: int) -> tuple[Move, ...]:
        """The moves of a seat that lead on: none of them takes anything back."""
        return self.now.forward(seat)

    def idle(self, seat: int) -> Move:
        """What is done for a seat that does not answer in time: its game declares that."""
        self.now.check_seat(seat, chance=False)
        self.now.check_asked(seat, self.awaited)
        leading = self.forward(seat)
        for start in self.setup.game.idle:
            for move in leading:
                if f"{move} ".startswith(f"{start} "):
                    return move
        return leading[0]

    def at(self, ply: int) -> "Play":
        """The same game as it stood after so many entries of the record."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise InvalidOption(f"the record has entries 0 to {self.ply}, not {ply!r}")
        earlier = object.__new__(Play)
        earlier.__dict__.update(self.__dict__)
        earlier._back_to(ply)
        return earlier

    def view(self, seat: int | None) -> Any:
        """What a seat sees, as a typed value; None for an onlooker."""
        return self.now.show(seat)

    def view_state(self, seat: int | None) -> Any:
        """The same as a struct of its own, for bots."""
        return self.now.view(seat).state.copy()

    def features(self, seat: int | None) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """The same as numbers for learners; `setup.game.ai.features` says which is which."""
        features: np.ndarray[Any, np.dtype[np.float32]] = self.now.features(seat)
        return features

    def events(self, seat: int | None, since: int = 0) -> tuple[Any, ...]:
        """What has happened since an entry of the record, as this seat may know it: typed values.

        The game's `text.tell` puts each into words.
        """
        return tuple(event for step in self._witnessed(seat, since) for event in self._told(step))

    def story(self, seat: int | None, since: int = 0) -> tuple[Message, ...]:
        """The same in words."""
        return tuple(self.setup.game.text.tell(self.setup, e) for e in self.events(seat, since))

    def heard(self, seat: int | None) -> tuple[Entry, ...]:
        """The entries as a seat may know them: a move that it may not know is a question mark.

        What it cannot even know to have happened is left out.
        """
        told = []
        for entry, step in zip(self.entries(), self._witnessed(seat, 0), strict=True):
            if step.heard != UNKNOWN:
                told.append(entry)
            elif step.before != step.after:
                told.append(Entry(entry.who, "?"))
        return tuple(told)

    def _witnessed(self, seat: int | None, since: int) -> "Iterator[Step]":
        """The entries as a seat has lived through them."""
        since = min(since, self.ply)
        positions = self._history.since(since)
        position = next(positions)
        for (who, number), then in zip(self._entries[since:], positions, strict=True):
            heard = position.heard(who, number, seat)
            yield Step(who, heard, position.view(seat), then.view(seat), then)
            position = then

    def _told(self, step: "Step") -> tuple[Any, ...]:
        views = step.before.state, step.after.state
        return self.setup.game.text.events(self.setup, views[0], step.who, step.heard, views[1])

    def moments(
        self, seat: int | None, everything: bool = False
    ) -> Iterator[tuple[Any, tuple[Any, ...], tuple[int, ...]]]:
        """The game from its beginning to its end, after each entry: view, events, scores.

        With everything open, for games that are over, the views hide nothing.
        """
        first = self._history[0]
        seen = first if everything else first.view(seat)
        yield seen.shown(seat), (), first.scores
        for step in self._witnessed(seat, 0):
            seen = step.position if everything else step.after
            yield seen.shown(seat), self._told(step), step.position.scores

    def picture(self, seat: int | None = None, language: str = "en") -> Picture:
        """The table as a seat sees it, drawn, with what has happened last; None for an onlooker."""
        named = self.players != Header.of(self.setup).seats
        drawn: Picture = self.view(seat).picture(language, self.players if named else ())
        return drawn.telling(" ".join(speak(each, language) for each in self._last_told(seat)))

    def _last_told(self, seat: int | None) -> tuple[Message, ...]:
        """What was told of the last entry of which anything is told to a seat."""
        back, told = 1, self.story(seat, max(0, self.ply - 1))
        while not told and back < self.ply:
            back *= 2  # hands may be silent for long, and going back one by one would take long
            told = self.story(seat, max(0, self.ply - back))
        return told[-1:]

    def _repr_svg_(self) -> str:
        """What an onlooker sees, for notebooks; `play.view(seat)` draws what a seat sees."""
        return self.picture().svg

    def _repr_html_(self) -> str:
        """The same with a caption."""
        return self.picture().html

    def why_not(self, seat: int, move: Move | str) -> Message | None:
        """Why a seat may not make a move now; None if it may."""
        return self.now.refusal(seat, move)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat: running, or final."""
        return self.now.scores

    @property
    def ply(self) -> int:
        """How many entries the record has, chance's included."""
        return len(self._entries)

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return self.now.turn

    @property
    def result(self) -> Result | None:
        """Scores, places and how it ended; None while the game runs."""
        return self.now.result

    @property
    def position(self) -> Any:
        """The position in its text form; `mintmark.load` reads it."""
        return self.setup.game.notation.write(self.setup, self.now.state)

    @property
    def record(self) -> Record:
        """All that happened, chance included; `mintmark.replay` plays it again."""
        pledge = (self.luck.opened if self.result else None) or self.pledge
        chance = (self.seating, self.drawn_from)
        header = Header.of(self.setup, self.players, self._from, pledge, self.bots, *chance)
        return Record(header, self.entries(), self.result)

    def entries(self, since: int = 0) -> tuple[Entry, ...]:
        """What the record has grown by since it had so many entries."""
        return tuple(
            Entry(who, str(self.setup.moves[number])) for who, number in self._entries[since:]
        )

    def _append(self, who: int, number: int) -> None:
        self._history.append(who, number)
        self._tosses += who == CHANCE

    def _back_to(self, ply: int) -> None:
        """Forget what came after so many entries."""
        self._history = self._history.until(ply)
        self._tosses = sum(who == CHANCE for who, _ in self._entries)

    def _settle(self) -> None:
        """Let chance act while it is asked."""
        while self.settle and (outcomes := self.now.weighted_numbers()):
            weights = [weight for _, weight in outcomes]
            pick = self.luck.pick(weights, self.ply, self._tosses + 1)
            self._append(CHANCE, outcomes[pick][0])
            self.pledge = self.luck.pledge  # it stands for no luck but this


class Step(NamedTuple):
    """An entry as a seat has lived through it: the move as it knows it, and its views around it."""

    who: int
    heard: int
    before: Position
    after: Position
    position: Position  # in truth, after it


def replayed(
    record: Record, seed: int | None = None, settle: bool = True, luck: Luck | None = None
) -> Play:
    """Play a record to its last entry, each one checked; chance is settled from there on.

    It is the luck of the record, where that is revealed and none is given.
    """
    header = record.header
    if seed is None and luck is None and header.luck is not None and header.luck.seed is not None:
        luck = Committed.revealed(header)
    try:
        game = find(header.game)
        if game.editions.word in header.options:
            raise InvalidRecord(1, f"{game.editions.word} is no option of a record")
        own = header.own_edition
        edition = header.edition if own is None else EditionFile(header.edition, own)
        setup = game.setup(len(header.seats), **{game.editions.word: edition}, **header.options)
        position = START if header.position is None else header.position
        play = Play(setup, seed, settle=False, position=position, luck=luck)
    except MintmarkError as error:
        raise InvalidRecord(1, str(error)) from None
    if header.rules != game.version:
        why = f"made under rules {header.rules!r} of {game.title}; these are rules {game.version}"
        raise InvalidRecord(1, why)
    play.players, play.bots, play.pledge = header.seats, header.bots, header.luck
    play.seating, play.drawn_from = header.seating, header.drawn_from
    for line, entry in enumerate(record.entries, 2):
        try:
            play.push(entry.who, entry.move)
        except MintmarkError as error:
            raise InvalidRecord(line, f"{entry.move!r}: {error}") from None
    if play.result != record.result:
        raise InvalidRecord(len(record.entries) + 2, "the result does not follow from the moves")
    play.settle = settle
    play._settle()
    return play
