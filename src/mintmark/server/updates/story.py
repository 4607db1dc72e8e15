"""What has happened, as a seat has heard it: it follows a game; what is told is encoded once."""

from bisect import bisect_right
from operator import itemgetter
from typing import Any

from msgspec import Raw

from ...engine.game import Setup
from ...play import Play
from ..table.view import SeatView
from . import wire


class Story:
    """The story of a seat; where all hear the same, that of everybody."""

    def __init__(self) -> None:
        self.lines: list[Any] = []  # events of the game
        self.cuts: list[int] = []  # from which lines on it was told otherwise, each time it was
        self._steps = [(0, 0)]  # after how many entries of the record it had how many lines
        self._play: Play | None = None
        self._encoded: dict[tuple[int, str | None], Raw] = {}  # while the story stays as it is

    def follow(self, play: Play, view: SeatView) -> None:
        """Go on with the story; where decisions were taken back, from there."""
        if play is self._play:
            return
        del self._steps[self._known(play) :]
        ply, kept = self._steps[-1]
        before = self.lines[kept:]
        self.lines[kept:] = view.story(ply)
        if self.lines[kept : kept + len(before)] != before:
            # only where its own story changes: what others took back in secret must not show
            pairs = enumerate(zip(before, self.lines[kept:], strict=False), kept)
            self.cuts.append(next((n for n, (a, b) in pairs if a != b), len(self.lines)))
        if play.ply > ply:
            self._steps.append((play.ply, len(self.lines)))
        self._play = play
        self._encoded.clear()

    def prepare(self, play: Play, view: SeatView) -> None:
        """Have all made that following a game to here will need; in any thread."""
        if play is not self._play:
            view.story(self._steps[self._known(play) - 1][0])

    def since(self, line: int, setup: Setup, language: str | None) -> Any:
        """What is told from a line on, as JSON."""
        key = (line, language)
        if key not in self._encoded:
            told = [wire.line(event, setup, language) for event in self.lines[line:]]
            self._encoded[key] = Raw(wire.encode(told))
        return self._encoded[key]

    def _known(self, play: Play) -> int:
        """How many steps of the story stay as they are told."""
        shared = play.shared(self._play) if self._play else 0
        return bisect_right(self._steps, shared, key=itemgetter(0))
