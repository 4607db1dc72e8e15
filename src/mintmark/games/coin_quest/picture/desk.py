"""What every part of a drawing of Coin Quest needs: the view, words, coins."""

from collections.abc import Iterable, Sequence

from ....engine.game import Setup
from ....words import Message, Spoken, speak
from ..coin import coin_of
from ..show import View
from ..story import coin_name, seat_name
from .coins import coin, drawn, name_of

WIDTH, EDGE, GAP, TOP = 960, 24, 12, 68
INNER = WIDTH - 2 * EDGE


class Desk:
    """A view on its way to paper, in one language."""

    def __init__(self, setup: Setup, view: View, language: str, names: tuple[str, ...]) -> None:
        self.setup, self.view, self.language, self.names = setup, view, language, names
        self.parts: dict[str, str] = {}  # the coins that are used

    def say(self, key: str, **args: Spoken) -> str:
        """A text in this language."""
        return speak(Message(key, args), self.language)

    def called(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if self.names else speak(seat_name(seat), self.language)

    def named(self, faces: Sequence[str]) -> str:
        """Coins in words."""
        names = [speak(coin_name(coin_of(face)), self.language) for face in faces]
        return ", ".join(names) or "–"

    def coin(self, face: str, x: float, y: float, size: float) -> str:
        """A coin around a place."""
        self.parts[name_of(face)] = drawn(face)
        return coin(face, x, y, size)

    def row(self, faces: Iterable[str], x: float, y: float, size: float, room: float) -> str:
        """Coins side by side, closer together where there are many."""
        faces = list(faces)
        step = min(size * 1.06, (room - size) / max(1, len(faces) - 1))
        return "".join(
            self.coin(face, x + size / 2 + k * step, y, size) for k, face in enumerate(faces)
        )
