"""A position: a moment of a game, as a value that never changes."""

from collections.abc import Callable
from typing import Any

from ..errors import IllegalMove, InvalidOption, NotYourTurn, RefusedMove
from ..words import Message
from .game import Setup
from .moves import Move
from .offers import MEMBERS, WEIGHT, listed, offered
from .records import Result
from .rule import CHANCE, ONLOOKER, has, size


class Position:
    """What stands between the rules, which know numbers, and people, who want to know things."""

    __slots__ = ("setup", "state")

    def __init__(self, setup: Setup, state: Any) -> None:
        """The state is the position's from now on; nobody may change it."""
        self.setup, self.state = setup, state

    @classmethod
    def at_start(cls, setup: Setup) -> "Position":
        """Before the first toss or draw."""
        state = setup.game.State.new()
        setup.game.rules.start(setup.box, state)
        return cls(setup, state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, or CHANCE alone; empty when the game is over."""
        return self._seats(self.setup.game.rules.to_act)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of them without whom the game does not go on; others may change their minds."""
        return self._seats(self.setup.game.rules.awaited)

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
        return self._offered(self.setup.game.rules.moves, seat)

    def forward_numbers(self, seat: int) -> list[int]:
        """The same as `forward`, by number."""
        return self._offered(self.setup.game.rules.forward, seat)

    @property
    def outcomes(self) -> tuple[tuple[Move, int], ...]:
        """What may come up now, each with its weight, in the order in which the rules list it."""
        return tuple((self.setup.moves[number], w) for number, w in self.weighted_numbers())

    def weighted_numbers(self) -> list[tuple[int, int]]:
        """The same, by number."""
        if CHANCE not in self.to_act:
            return []
        offers: Any = {}
        out: Any = {}
        sets = self.setup.game.rules.outcomes(self.setup.box, self.state, offers)
        weights = (offers[k, WEIGHT] for k in range(sets) for _ in range(size(offers[k, MEMBERS])))
        count = listed(offers, sets, out)
        return [(out[k], int(w)) for k, w in zip(range(count), weights, strict=True)]

    def after(self, who: int, move: Move | str) -> "Position":
        """The position after a move. What is not legal is refused in words."""
        number = self.setup.moves.number(move)
        self.check_legal(who, number)
        return self.applied(who, number)

    def applied(self, who: int, number: int) -> "Position":
        """The same for a move that is known to be legal, by number."""
        state = self.state.copy()
        self.setup.game.rules.apply(self.setup.box, state, who, number)
        return Position(self.setup, state)

    def is_legal(self, who: int, number: int) -> bool:
        """Whether a seat, or CHANCE, may make a move now: whether it is offered."""
        rules, offers = self.setup.game.rules, dict[Any, int]()
        if who == CHANCE:
            sets = (
                rules.outcomes(self.setup.box, self.state, offers) if CHANCE in self.to_act else 0
            )
        else:
            sets = rules.moves(self.setup.box, self.state, who, offers)
        return bool(offered(offers, sets, number))

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
            raise IllegalMove(
                self.setup.game.text.refusal(self.setup, self.view(who).state, who, number)
            )

    def view(self, seat: int | None) -> "Position":
        """What a seat sees of it, built from nothing; None for an onlooker."""
        if seat is not None:
            self.check_seat(seat, chance=False)
        State = self.setup.game.State
        v = State.new()
        State.hide(v)
        looking = ONLOOKER if seat is None else seat
        self.setup.game.rules.view(self.setup.box, self.state, looking, v)
        return Position(self.setup, v)

    def show(self, seat: int | None) -> Any:
        """The same as a typed value for people."""
        return self.setup.game.show(self.setup, self.view(seat).state, seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat: running, or final."""
        out = [0] * self.setup.seats
        self.setup.game.rules.scores(self.setup.box, self.state, out)
        return tuple(map(int, out))

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return int(self.setup.game.rules.turn(self.setup.box, self.state))

    @property
    def result(self) -> Result | None:
        """Scores, places and how it ended; None while the game runs."""
        game = self.setup.game
        ending = game.rules.ending(self.setup.box, self.state)
        if not ending:
            return None
        scores = self.scores
        places = list(scores)
        game.rules.places(self.setup.box, self.state, places)
        return Result(scores, tuple(map(int, places)), game.endings[ending])

    def _offered(self, rule: Callable[..., int], seat: int) -> list[int]:
        offers: Any = {}
        out: Any = {}
        count = listed(offers, rule(self.setup.box, self.state, seat, offers), out)
        return [out[k] for k in range(count)]

    def _named(self, numbers: list[int]) -> tuple[Move, ...]:
        return tuple(self.setup.moves[number] for number in numbers)

    def _seats(self, rule: Callable[..., int]) -> tuple[int, ...]:
        seats = rule(self.setup.box, self.state)
        return tuple(seat for seat in (*range(self.setup.seats), CHANCE) if has(seats, seat))
