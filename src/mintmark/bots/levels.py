"""Four levels for every game: novice, casual, club, master.

The first two play by the game's quick policy, but overlook moves, as people do who are new to it:
they pass over a good place, a cheap bid, a coin that would help; a novice also tries this or that
without much thought. (Where that is weak enough, casual overlooks nothing.) The other two look
ahead. The figures are such that each level clearly beats the one before: docs/grading.md.
"""

from dataclasses import dataclass
from typing import Any

from ..engine.game import Setup
from ..engine.hasty import hasty_of
from .bot import Answer, Bot, Budget, Question


@dataclass(frozen=True, slots=True)
class Grades:
    """How the levels of a game differ."""

    novice: tuple[int, int]  # moves overlooked, and answers given without thought, of a hundred
    casual: tuple[int, int]
    club: int  # iterations of the search


GRADES = {
    "coinage": Grades(novice=(90, 75), casual=(70, 0), club=20),
    "coin_quest": Grades(novice=(60, 10), casual=(0, 0), club=100),
    "warehouse51": Grades(novice=(60, 10), casual=(0, 0), club=100),
}
LEVELS = ("novice", "casual", "club", "master")


@dataclass
class Hasty:
    """Plays by policy, but not on all moves: only the first of them is sure to be noticed."""

    setup: Setup
    overlooked: int  # moves, of a hundred
    thoughtless: int  # answers, of a hundred: any move that was noticed

    def answer(self, question: Question) -> Answer:
        """The best of the moves that it has noticed, or one of them."""
        game = self.setup.game
        offers: dict[Any, int] = {}
        out: dict[int, int] = {}
        given = (self.setup.box, question.view, question.seat, self.overlooked, self.thoughtless)
        move = hasty_of(game)(*given, question.seed, game.State.new(), offers, out)
        return Answer(self.setup.moves[move])


def level(name: str, setup: Setup) -> Bot:
    """The bot of a level."""
    grades = GRADES[setup.game.name]
    match name:
        case "novice":
            return Hasty(setup, *grades.novice)
        case "casual":
            return Hasty(setup, *grades.casual)
    from .search import SECOND, Search  # needs NumPy and Numba

    return Search(setup, Budget(iterations=grades.club) if name == "club" else SECOND)
