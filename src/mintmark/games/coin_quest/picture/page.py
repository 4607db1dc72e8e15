"""What every part of a drawing of Coin Quest needs: the view, words, coins."""

from collections.abc import Iterable, Sequence

from ....drawing import page
from ....words import speak
from ..coin import coin_of
from ..text.telling import coin_name, seat_name
from ..view import View
from .coins import coin, drawn, name_of


class Page(page.Page[View]):
    """A view on its way to paper, in one language."""

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
