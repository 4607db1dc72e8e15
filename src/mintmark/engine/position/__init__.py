"""A position: a moment of a game, as a value that never changes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from ...errors import IllegalMove, InvalidOption, NotYourTurn, RefusedMove
from ...words import Message
from ..game import Game, Setup
from ..moves import Move
from ..rule import CHANCE, ONLOOKER, has
from .interpreter import AWAITED, Interpreter

if TYPE_CHECKING:
    from .compiled import Compiled

    Machine = Interpreter | Compiled

EVERYONE = (1 << AWAITED) - 1
NOT_YET: tuple[int, list[int]] = (ONLOOKER, [])


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 for the winner; tied seats share a place
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


at_hand: dict[Game, Callable[..., int]] = {}  # the entries compiled in this process


def machine_of(setup: Setup) -> "Machine":
    """What runs the rules: compiled code where it is at hand, else the interpreter."""
    entry = at_hand.get(setup.game)
    if entry not in setup.machines:
        setup.machines[entry] = Interpreter(setup) if entry is None else running(setup, entry)
    machine: Machine = setup.machines[entry]
    return machine


def running(setup: Setup, entry: Callable[..., int]) -> "Compiled":
    """What runs compiled code: it needs NumPy, and a table without any needs none of it."""
    from .compiled import Compiled

    return Compiled(setup, entry)


class Position:
    """What stands between the rules, which know numbers, and people, who want to know things."""

    __slots__ = (
        "setup",
        "machine",
        "_s",
        "_wide",
        "_asked",
        "_whole",
        "_moves",
        "_forward",
        "_seen",
    )

    def __init__(
        self, setup: Setup, state: Any, machine: "Machine | None" = None, whole: bool = False
    ) -> None:
        """The state is the position's from now on: in the wide layout, or as a machine keeps it.

        Of what is known to be whole, and no view, the next moves can be found out beforehand.
        """
        if machine is None:
            machine = machine_of(setup)
            state = machine.of(state)
        self.setup, self.machine, self._s, self._whole = setup, machine, state, whole
        self._wide: Any = None
        self._asked: int | None = None
        self._moves: tuple[int, list[int]] = NOT_YET  # a seat's moves, found out once
        self._forward: tuple[int, list[int]] = NOT_YET  # the same of those that lead on
        self._seen: dict[int, Position] = {}  # what seats see of it, each found out once

    @classmethod
    def at_start(cls, setup: Setup) -> "Position":
        """Before the first toss or draw."""
        machine = machine_of(setup)
        return cls(setup, machine.start(), machine, whole=True)

    def __eq__(self, other: object) -> bool:
        """Whether nothing is different about them."""
        if not isinstance(other, Position):
            return False
        if type(self.machine) is type(other.machine):
            return bool(self._s.tobytes() == other._s.tobytes())
        return bool(self.state.tobytes() == other.state.tobytes())

    __hash__ = None  # type: ignore[assignment]  # it is large, and nobody looks one up

    @property
    def state(self) -> Any:
        """The state, in the wide layout; nobody may change it."""
        if self._wide is None:
            self._wide = self.machine.wide(self._s)
        return self._wide

    def packed(self) -> bytes:
        """The state as few bytes, to be kept."""
        return self.machine.packed(self._s)

    def unpacked(self, packed: bytes) -> "Position":
        """Another position of the same game that was packed."""
        return unpacked(self.setup, packed, self._whole)

    def unpacking(self) -> "Callable[[], Position]":
        """What makes it again, and takes up little room until then."""
        return partial(unpacked, self.setup, self.packed(), self._whole)

    def bare(self) -> "Position":
        """The same, with nothing that was found out about it."""
        return Position(self.setup, self._s, self.machine, self._whole)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, or CHANCE alone; empty when the game is over."""
        return members(self._asking() & EVERYONE)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of them without whom the game does not go on; others may change their minds."""
        return members(self._asking() >> AWAITED)

    def moves(self, seat: int) -> tuple[Move, ...]:
        """What a seat may do now; for CHANCE, what may come up."""
        self.check_seat(seat)
        if seat == CHANCE:
            return tuple(move for move, _ in self.outcomes)
        return self._named(self.numbers(seat))

    def forward(self, seat: int) -> tuple[Move, ...]:
        """The moves of a seat that lead on: none of them takes anything back."""
        return self._named(self.forward_numbers(seat))

    def numbers(self, seat: int) -> list[int]:
        """The same as `moves`, by number."""
        if self._moves[0] != seat:
            rules = self.setup.game.rules
            known = self._forward[0] == seat and rules.forward is rules.moves
            moves = self._forward[1] if known else self.machine.moves(self._s, seat)
            self._moves = seat, moves
        return self._moves[1]

    def forward_numbers(self, seat: int) -> list[int]:
        """The same as `forward`, by number."""
        if self._forward[0] != seat:
            self._forward = seat, self.machine.forward(self._s, seat)
        return self._forward[1]

    @property
    def outcomes(self) -> tuple[tuple[Move, int], ...]:
        """What may come up now, each with its weight, in the order in which the rules list it."""
        return tuple((self.setup.moves[number], w) for number, w in self.weighted_numbers())

    def weighted_numbers(self) -> list[tuple[int, int]]:
        """The same, by number."""
        outcomes = self._outcomes()
        half = len(outcomes) // 2
        return list(zip(outcomes[:half], outcomes[half:], strict=True))

    def _outcomes(self) -> list[int]:
        """The numbers, and then the weights in the same order."""
        if self._forward[0] != CHANCE:
            if not has(self._asking(), CHANCE):
                return []
            self._forward = CHANCE, self.machine.outcomes(self._s)
        return self._forward[1]

    def after(self, who: int, move: Move | str) -> "Position":
        """The position after a move. What is not legal is refused in words."""
        number = self.setup.moves.number(move)
        self.check_legal(who, number)
        return self.applied(who, number)

    def applied(self, who: int, number: int) -> "Position":
        """The same for a move that is known to be legal, by number."""
        machine = machine_of(self.setup)
        s = self._s if machine is self.machine else machine.of(self.state)
        state, asked, forward = machine.after(s, who, number, self._whole)
        position = Position(self.setup, state, machine, self._whole)
        position._asked = asked
        if forward:
            position._forward = members(asked >> AWAITED)[0], forward
        return position

    def is_legal(self, who: int, number: int) -> bool:
        """Whether a seat, or CHANCE, may make a move now: whether it is offered."""
        if who == CHANCE:
            outcomes = self._outcomes()
            return number in outcomes[: len(outcomes) // 2]
        if who == self._moves[0]:
            return number in self._moves[1]
        if who == self._forward[0] and number in self._forward[1]:
            return True
        return self.machine.is_legal(self._s, who, number)

    def refusal(self, who: int, move: Move | str) -> Message | None:
        """Why a seat may not make a move now; None if it may."""
        try:
            self.check_seat(who)
            self.check_legal(who, self.setup.moves.number(move))
        except RefusedMove as error:
            return error.message
        return None

    def check_seat(self, seat: object, chance: bool = True) -> None:
        """There is such a seat."""
        there = seat in range(self.setup.seats) or (chance and seat == CHANCE)
        if type(seat) is not int or not there:
            raise InvalidOption(f"no such seat: {seat!r} (there are 0 to {self.setup.seats - 1})")

    def check_asked(self, seat: int, asked: tuple[int, ...]) -> None:
        """It is for this seat to act."""
        if not asked:
            raise NotYourTurn(Message("refuse-game-over"))
        if seat not in asked:
            key = "refuse-chance-first" if CHANCE in asked else "refuse-not-your-turn"
            who = Message("chance") if seat == CHANCE else self.setup.game.text.seat_name(seat)
            raise NotYourTurn(Message(key, {"seat": who}))

    def check_legal(self, who: int, number: int) -> None:
        """Refuse, in words, a move that is not legal."""
        self.check_asked(who, self.to_act)
        if not self.is_legal(who, number):
            if who == CHANCE:
                raise IllegalMove(Message("refuse-cannot-come-up"))
            view = self.view(who).state
            raise IllegalMove(self.setup.game.text.refusal(self.setup, view, who, number))

    def view(self, seat: int | None) -> "Position":
        """What a seat sees of it, built from nothing; None for an onlooker."""
        looking = self._looking(seat)
        if not self.setup.game.secrets:
            looking = ONLOOKER  # all see the same
        if looking not in self._seen:
            seen = self.machine.view(self._s, looking)
            self._seen[looking] = Position(self.setup, seen, self.machine)
        return self._seen[looking]

    def show(self, seat: int | None) -> Any:
        """The same as a typed value for people."""
        return self.view(seat).shown(seat)

    def shown(self, seat: int | None) -> Any:
        """The same of a position that is a view already, or of one with everything open."""
        return self.setup.game.show(self.setup, self.state, seat, self.texts(seat))

    def texts(self, seat: int | None) -> tuple[str, ...]:
        """What a seat may do now, as texts; nothing for an onlooker."""
        texts = self.setup.moves.texts
        return () if seat is None else tuple([texts[number] for number in self.numbers(seat)])

    def features(self, seat: int | None) -> Any:
        """The same as numbers for learners."""
        return self.machine.features(self._s, self._looking(seat))

    def imagined(self, seat: int, seed: int) -> "Position":
        """Some position that a seat cannot tell from this one, as likely as it is."""
        return Position(self.setup, self.machine.imagined(self._s, seat, seed), self.machine)

    def heard(self, who: int, number: int, seat: int | None) -> int:
        """A move that is made now, as a seat knows it, by number; or UNKNOWN."""
        return self.machine.heard(self._s, who, number, ONLOOKER if seat is None else seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat: running, or final."""
        return tuple(self.machine.scores(self._s))

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return self.machine.turn(self._s)

    @property
    def result(self) -> Result | None:
        """Scores, places and how it ended; None while the game runs."""
        if not (ending := self.machine.ending(self._s)):
            return None
        places = tuple(self.machine.places(self._s))
        return Result(self.scores, places, self.setup.game.endings[ending])

    def _asking(self) -> int:
        """Those who are asked, found out once."""
        if self._asked is None:
            self._asked = self.machine.asked(self._s)
        return self._asked

    def _looking(self, seat: int | None) -> int:
        if seat is None:
            return ONLOOKER
        self.check_seat(seat, chance=False)
        return seat

    def _named(self, numbers: list[int]) -> tuple[Move, ...]:
        moves = self.setup.moves.all
        return tuple([moves[number] for number in numbers])


def unpacked(setup: Setup, packed: bytes, whole: bool) -> Position:
    """A position that was packed, by whichever machine: all pack alike."""
    machine = machine_of(setup)
    return Position(setup, machine.unpacked(packed), machine, whole)


@cache
def members(seats: int) -> tuple[int, ...]:
    """A bit set of seats as the seats; CHANCE is the last that there can be."""
    return tuple(seat for seat in range(AWAITED) if has(seats, seat))
