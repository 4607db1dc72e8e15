"""What every part of a drawing of CoinAge needs: the view, words, the map."""

from ....drawing import page
from ....drawing.page import EDGE
from ....words import Message, speak
from ..edition import Map
from ..moves import SIDES
from ..view import View

LEFT, RIGHT = 656, 240  # of the map, of what stands beside it
ASIDE = EDGE + LEFT + 16


class Page(page.Page[View]):
    """A view on its way to paper, in one language."""

    @property
    def map(self) -> Map:
        """The map that is played on."""
        played: Map = self.setup.edition
        return played

    @property
    def mover(self) -> int | None:
        """Whose turn it is."""
        return None if self.view.ending else SIDES.index(self.view.mover)

    def side(self, seat: int) -> str:
        """Gold or silver."""
        return self.say(f"cab-side-{SIDES[seat]}")

    def called(self, seat: int) -> str:
        """Who sits there, or gold or silver."""
        return self.names[seat] if self.names else self.side(seat)

    def name(self, found: Message | str) -> str:
        """A name on the map, in the reader's language."""
        return found if isinstance(found, str) else speak(found, self.language)
