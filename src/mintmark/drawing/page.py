"""What our pictures are drawn on: a view and its words, a page, sections one below the other."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from ..engine.game import Setup
from ..words import Message, Spoken, speak
from .picture import Picture
from .style import masthead

WIDTH, EDGE, GAP, TOP = 960, 24, 12, 68  # of a page; TOP is below its masthead
INNER = WIDTH - 2 * EDGE

View = TypeVar("View")


class Page(Generic[View]):
    """A view on its way to paper, in one language."""

    def __init__(self, setup: Setup, view: View, language: str, names: tuple[str, ...]) -> None:
        self.setup, self.view, self.language, self.names = setup, view, language, names
        self.parts: dict[str, str] = {}  # drawings that are used, by name

    def say(self, key: str, **args: Spoken) -> str:
        """A text in this language."""
        return speak(Message(key, args), self.language)

    def picture(
        self, place: str, status: str, about: str, body: list[str], height: float
    ) -> Picture:
        """The picture below a masthead, which says how far the game is and who is to act."""
        title = self.setup.game.title
        return Picture(
            title=f"{title}: {place} · {status}",
            about=about,
            language=self.language,
            width=WIDTH,
            height=round(height + EDGE),
            body="".join([masthead(WIDTH, title, place, status), *body]),
            parts=self.parts,
        )

    def stacked(
        self, *sections: Callable[[Self, float], tuple[str, float]]
    ) -> tuple[list[str], float]:
        """Sections, one below the other, and where the last one ends."""
        body, y = [], float(TOP)
        for section in sections:
            drawn, high = section(self, y)
            body.append(drawn)
            y += high + GAP
        return body, y - GAP
