"""One game of a match. Who forfeits is last; the greedy bot plays on, for the others' sake."""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.bot import Bot, Question
from ..engine.moves import Move
from ..engine.random import draw
from ..engine.rule import share
from ..errors import RefusedMove
from ..play import Play
from .entrants import Entrant
from .match import Match
from .seating import Pairing
from .subprocess.bot import Forfeit, SubprocessBot

MOST_ANSWERS = 5000  # of a seat: one that takes its moves back for ever would never come to an end
SUBSTITUTE = "greedy"

House = Callable[[str], Bot]  # the bots of the house, by name


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went, in the order of the seats: a line of the results."""

    game: int  # its number in the match
    deal: int
    lineup: Sequence[str]
    seating: Sequence[str]
    scores: Sequence[int]
    places: Sequence[int]  # in the match: who has forfeited is last
    shares: Sequence[float]  # of the victory
    forfeits: Sequence[dict[str, Any]]  # seat, bot, reason
    answers: Sequence[int]  # by the entrants themselves
    seconds: Sequence[float]  # that they took
    record: dict[str, Any]  # header, entries, result: by the rules, whoever made the moves


class Seat:
    """A seat, and the entrant in it as long as it has not forfeited."""

    def __init__(self, number: int, entrant: Entrant, play: Play, house: House) -> None:
        self.number, self.entrant, self.play, self.house = number, entrant, play, house
        self.outside: SubprocessBot | None = None
        self.forfeit: str | None = None  # why
        self.answers, self.seconds = 0, 0.0

    def decide(self, luck: int) -> None:
        """Make a move: the entrant's, or its substitute's."""
        view = self.play.view_state(self.number)
        question = Question(self.play.setup, self.number, view, luck, self.entrant.budget)
        if self.forfeit is None:
            try:
                self.push(self.asked(question))
                return
            except Forfeit as why:
                self.forfeit = str(why)
                self.leave()
        self.play.push(self.number, self.house(SUBSTITUTE).answer(question).move)

    def asked(self, question: Question) -> Move:
        """What the entrant would do, whatever may go wrong with it."""
        if self.answers == MOST_ANSWERS:
            raise Forfeit(f"did not bring the game to its end with {MOST_ANSWERS:,} moves")
        self.answers += 1
        try:
            player = self.player()  # loading compiled code is no part of thinking
            began = time.perf_counter()
            try:
                return player.answer(question).move
            finally:
                self.seconds += time.perf_counter() - began
        except Forfeit:
            raise
        except Exception as error:
            raise Forfeit(f"raised {type(error).__name__}: {error}") from None

    def player(self) -> Bot:
        """Who answers for the entrant: a bot of the house, or a process that is started now."""
        if not self.entrant.command:
            return self.house(self.entrant.bot)
        self.outside = self.outside or SubprocessBot(self.entrant, self.play.setup)
        return self.outside

    def push(self, move: Move) -> None:
        """Make the entrant's move, if it is one."""
        try:
            self.play.push(self.number, move)
        except RefusedMove as error:
            raise Forfeit(f"cheated with {str(move)!r}: {error}") from None

    def leave(self) -> None:
        """Let the process go, if there is one."""
        if self.outside:
            self.outside.leave()
            self.outside = None


def play_game(match: Match, pairing: Pairing, house: House) -> Played:
    """Play it to the end."""
    play = Play(match.setup, pairing.seed)
    seats = [
        Seat(number, match.entrants[k], play, house) for number, k in enumerate(pairing.seating)
    ]
    play.players = play.bots = tuple(seat.entrant.name for seat in seats)
    with ExitStack() as leaving:
        for seat in seats:
            leaving.callback(seat.leave)
        while play.awaited:
            seats[play.awaited[0]].decide(draw(pairing.luck, play.ply))
    return told(match, pairing, play, seats)


def told(match: Match, pairing: Pairing, play: Play, seats: Sequence[Seat]) -> Played:
    """How a game went that is over."""
    record, result = play.record, play.result
    assert result is not None, "nobody is awaited: the game is over"
    places = with_forfeits(result.places, [seat.forfeit is not None for seat in seats])
    return Played(
        game=pairing.number,
        deal=pairing.deal,
        lineup=[match.bots[k] for k in pairing.lineup],
        seating=[match.bots[k] for k in pairing.seating],
        scores=result.scores,
        places=places,
        shares=[share(place, places.count(1)) for place in places],
        forfeits=[
            {"seat": seat.number, "bot": seat.entrant.name, "reason": seat.forfeit}
            for seat in seats
            if seat.forfeit is not None
        ],
        answers=[seat.answers for seat in seats],
        seconds=[round(seat.seconds, 6) for seat in seats],
        record={
            "header": asdict(record.header),
            "entries": [entry.written for entry in record.entries],
            "result": asdict(result),
        },
    )


def with_forfeits(places: Sequence[int], forfeited: Sequence[bool]) -> list[int]:
    """Who has forfeited is last; the others are placed among themselves."""
    staying = [place for place, gone in zip(places, forfeited, strict=True) if not gone]
    return [
        len(places) if gone else 1 + sum(other < place for other in staying)
        for place, gone in zip(places, forfeited, strict=True)
    ]
