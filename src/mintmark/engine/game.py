"""What a game is: its rules, its pieces, its texts; and the list of the games there are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..errors import InvalidOption, UnknownGame
from ..words import Message
from .features import Features
from .moves import Moves, MoveTable

GAMES = {  # imported when first asked for
    "coinage": "mintmark.games.coinage",
    "coin_quest": "mintmark.games.coin_quest",
    "warehouse51": "mintmark.games.warehouse51",
}

Struct = (
    Any  # a struct in either layout (see struct.py); NumPy cannot tell its fields to a type checker
)
Value = bool | int | str

EDITIONS = 64  # kept in memory; people can bring any number of their own

DEFAULTS = {"awaited": "to_act", "forward": "moves"}  # what stands in for a rule left out


@dataclass(frozen=True)
class Rules:
    """The rules of a game, plain or compiled.

    Throughout: box is what is fixed before play (components, options, number of seats), s is a
    state, v is a view (a state with UNKNOWN where the seat may not look), out is a table to fill.
    """

    start: Callable[..., None]  # (box, s): the position before the first toss or draw
    to_act: Callable[..., int]  # (box, s): bit set of the seats asked, CHANCE alone, or 0: over
    moves: Callable[..., int]  # (box, s, seat, offers): what is legal for a seat of to_act, as sets
    outcomes: Callable[..., int]  # (box, s, offers): what chance can do, as sets with weights
    apply: Callable[..., None]  # (box, s, who, move): what happens; deterministic
    view: Callable[..., None]  # (box, s, seat, v): what a seat sees, built from nothing
    imagine: Callable[..., None]  # (box, v, seat, seed): complete a view, with the right odds
    scores: Callable[..., None]  # (box, s, out): points by seat, running or final
    places: Callable[..., None]  # (box, s, out): turns scores into places; tied seats share one
    heard: Callable[..., int]  # (box, s, who, move, seat): the move as a seat knows it, or UNKNOWN
    ending: Callable[..., int]  # (box, s): 0 while the game runs, else how it ended
    turn: Callable[..., int]  # (box, s): the number of the turn being played, from 1
    policy: Callable[..., int]  # (box, v, seat, out, count, spare, seed, n): a quick good move
    features: Callable[..., None]  # (box, v, seat, out): the view as floats for learners
    prospects: Callable[..., int]  # (box, s, out): tenths of points expected at the end; how unsure
    awaited: Callable[..., int]  # (box, s): those of to_act without whom the game does not go on
    forward: Callable[..., int]  # (box, s, seat, offers): of an awaited seat's moves, enough to
    #   reach every outcome, in as few orders as can be; bots and searches look at no others

    @classmethod
    def of(cls, *modules: Any) -> "Rules":
        """The rules that some modules define between them, by their names.

        Where nobody can take a move back, everyone who may act is awaited, and all moves lead on.
        """
        named: dict[str, Any] = {}
        for each in fields(cls):
            found = {vars(m)[each.name] for m in modules if each.name in vars(m)}
            (named[each.name],) = found or {named[DEFAULTS[each.name]]}
        return cls(**named)


@dataclass(frozen=True)
class Option:
    """A rule option: its default, what it may be, and a sentence about it."""

    name: str
    default: Value
    about: str
    choices: range | tuple[str, ...] = ()

    def check(self, value: object) -> Value:
        """The value, if the option can have it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            expected = "True or False"
        elif isinstance(self.choices, range):
            if isinstance(value, int) and not isinstance(value, bool) and value in self.choices:
                return value
            expected = f"a whole number from {self.choices[0]} to {self.choices[-1]}"
        else:
            if type(value) in (str, int) and str(value) in self.choices:
                return str(value)
            expected = "one of " + ", ".join(map(repr, self.choices))
        raise InvalidOption(f"{self.name} must be {expected}, not {value!r}")


AS_PRINTED = -1  # a size that is left as the edition has it


def sizes_of(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Any]:
    """How much of everything a small edition is to have: checked, and completed."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise InvalidOption(f"a small edition has no {name!r}; it has {', '.join(names)}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in known}


@dataclass(frozen=True)
class EditionFile:
    """The name and the text of an edition."""

    name: str
    text: str
    own: bool = True  # somebody's own: it did not come with the game


@dataclass(frozen=True, slots=True)
class OwnEdition:
    """That an edition is somebody's own, and what in it is not as in ours."""

    nearest: str  # that of ours which it is most like
    differences: tuple[Message, ...]


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first move."""

    game: "Game"
    seats: int
    edition: Any
    own_edition: str | None  # the text of the edition, if it did not come with the game
    options: Mapping[str, Value]
    box: Struct
    moves: Moves
    # what runs its rules, by the compiled entry or None: made once for all games of it
    machines: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    def __deepcopy__(self, memo: object) -> "Setup":
        return self  # it never changes, and compiled code is found by its game

    @property
    def told_own(self) -> tuple[Message, ...]:
        """That the edition is somebody's own, and how it differs; nothing if it is ours."""
        if (own := self.own) is None:
            return ()
        nearest = {"name": Message(f"edition-{self.game.name}-{own.nearest}")}
        key = "differs-nearest" if own.differences else "differs-same"
        return (Message("table-own-edition"), Message(key, nearest), *own.differences)

    @property
    def own(self) -> OwnEdition | None:
        """How an edition of somebody's own differs from the one of ours that it is most like."""
        if self.own_edition is None:
            return None
        game = self.game
        houses = {name: read_once(game, game.edition_file(name)) for name in game.editions.names}
        found = {
            name: game.editions.differences(ours, self.edition) for name, ours in houses.items()
        }
        nearest = min(found, key=lambda name: len(found[name]))
        return OwnEdition(nearest, found[nearest])


@dataclass(frozen=True, slots=True)
class Tuning:
    """How the search looks ahead in a game; the figures are measured, by matches."""

    explore: int  # how far moves are preferred that were seldom tried
    favour: int  # how far the policy's favourite is trusted beforehand, in thousandths
    visits: int  # after so many a decision in the tree gets its moves
    turns: int  # that are played on by policy, before prospects are weighed


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat would score, and what that is made of, as its view has it."""

    score: int
    breakdown: tuple[int, ...]


@dataclass(frozen=True)
class Bounds:
    """How much rules.moves and rules.outcomes offer at most."""

    sets: int
    members: int  # of a set


@dataclass(frozen=True)
class Editions:
    """The editions that come with a game, and what can be done with one."""

    word: str  # what players call an edition: "map"
    names: tuple[str, ...]  # the first is the default
    folder: Path  # where they lie, as TOML
    read: Callable[[str, str], Any]  # from a name and a text
    box: Callable[[Any, Mapping[str, Value], int], Struct]  # pack one, with options and seats
    contents: Callable[[Any], Any]  # as a typed value
    differences: Callable[[Any, Any], tuple[Message, ...]]  # of one (second) from ours


@dataclass(frozen=True)
class Notation:
    """The text form of positions."""

    write: Callable[[Setup, Struct], Any]
    read: Callable[[Setup, Any], Struct]


@dataclass(frozen=True)
class Text:
    """How to say everything to people; v is a view, in the wide layout."""

    events: Callable[[Setup, Struct, int, int, Struct], tuple[Any, ...]]  # what a move did, typed …
    tell: Callable[[Setup, Any], Message]  # … and one of these in words
    ask: Callable[[Setup, Struct, int], Message]  # what a seat is asked for
    advice: Callable[[Setup, int, int], Message]  # a move of a seat, as one would advise it
    refusal: Callable[[Setup, Struct, int, int], Message]  # why a move is not legal
    seat_word: Callable[[int], str]  # a seat on the command line
    seat_name: Callable[[int], Message]  # and in sentences
    # of legal moves those that are easily regretted, with what to think of; from the view alone
    warnings: Callable[[Setup, Struct, int, Sequence[int]], dict[int, Message]] = (
        lambda setup, v, seat, legal: {}
    )
    # what a decision is about, in one line for those who are new to it, told from the view alone
    coach: Callable[[Setup, Struct, int], Message | None] = lambda setup, v, seat: None
    # what the standings would be if something were so, told from the view alone; None: nothing can
    suppose: Callable[[Setup, Struct, int | None, str], tuple[Standing, ...]] | None = None


@dataclass(frozen=True)
class AI:
    """What learners and the search are told."""

    features: Features  # the layout of what rules.features writes
    features_version: int  # a change of what they say raises it; ids of environments end in it
    tuning: Tuning


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its rules for machines, and how to say and show everything to people."""

    name: str
    title: str
    version: int  # of the rules: a change that alters the course of any record raises it
    seats: range  # how many may play
    secrets: bool  # whether seats see different things
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # how it can end, by the number that rules.ending gives (0: not yet)
    idle: tuple[str, ...]  # how moves begin that are made for a seat whose time is up, best first
    Box: Any
    State: Any
    rules: Rules
    moves: MoveTable
    bounds: Bounds
    editions: Editions
    notation: Notation
    # a view, with what the seat may do, as a typed value
    show: Callable[[Setup, Struct, int | None, tuple[str, ...]], Any]
    text: Text
    ai: AI
    toss: bool = False  # whether the rules have it tossed who sits where
    irrevocable: Callable[[int], bool] = lambda number: False  # moves that are never taken back

    def setup(self, /, seats: int | None = None, **given: object) -> Setup:
        """Check and complete what was asked for: number of players, edition, options."""
        count = self.seats[0] if seats is None else seats
        if type(count) is not int or count not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise InvalidOption(f"{self.title} is for {allowed} players, not {count!r}")
        wanted = dict(given)
        word = self.editions.word
        file = self.edition_file(wanted.pop(word, self.editions.names[0]))
        if file.own and file.name in self.editions.names:
            raise InvalidOption(f"{file.name} is ours: {word} needs another name")
        return setup_once(self, count, file, tuple(self._options(wanted).items()))

    def edition_file(self, given: object) -> EditionFile:
        """An edition that comes with the game, by its name; or somebody's own, read already."""
        if isinstance(given, EditionFile):
            return given
        if isinstance(given, str) and given in self.editions.names:
            return house_edition(self, given)
        names = ", ".join(map(repr, self.editions.names))
        raise InvalidOption(f"{self.editions.word} must be one of {names}, not {given!r}")

    def rulebook(self, language: str) -> str:
        """The rules to read, as Markdown; in English where they are not yet in a language."""
        own = self.editions.folder.parent / f"RULES.{language}.md"
        return (own if own.is_file() else own.with_name("RULES.md")).read_text("utf-8")

    def _options(self, given: Mapping[str, object]) -> dict[str, Value]:
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = [self.editions.word, *known]
                close = ["seats"] if name == "players" else get_close_matches(name, names, 1)
                hint = f"did you mean {close[0]!r}?" if close else f"it has {', '.join(names)}"
                raise InvalidOption(f"{self.title} has no option {name!r}; {hint}")
        return {
            name: option.check(given.get(name, option.default)) for name, option in known.items()
        }


@lru_cache(EDITIONS)
def setup_once(
    game: Game, seats: int, file: EditionFile, options: tuple[tuple[str, Value], ...]
) -> Setup:
    """What is fixed before play, made when it is first asked for: nobody changes it."""
    edition, given = read_once(game, file), dict(options)
    own = file.text if file.own else None
    box = game.editions.box(edition, given, seats)
    return Setup(game, seats, edition, own, given, box, moves_once(game, edition))


@lru_cache(EDITIONS)
def house_edition(game: Game, name: str) -> EditionFile:
    """An edition that comes with the game."""
    text = (game.editions.folder / f"{name}.toml").read_text("utf-8")
    return EditionFile(name, text, own=False)


@lru_cache(EDITIONS)
def read_once(game: Game, file: EditionFile) -> Any:
    """An edition, read and checked when it is first used."""
    return game.editions.read(file.name, file.text)


@lru_cache(EDITIONS)
def moves_once(game: Game, edition: Any) -> Moves:
    """The move table of an edition, made when it is first used."""
    return game.moves.of(edition)


def find(name: str) -> Game:
    """The game of that name, imported now if it was not yet."""
    if not isinstance(name, str) or name not in GAMES:
        close = get_close_matches(str(name), GAMES, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(GAMES)}"
        raise UnknownGame(f"no game called {name!r}; {hint}")
    game: Game = import_module(GAMES[name]).GAME
    return game
