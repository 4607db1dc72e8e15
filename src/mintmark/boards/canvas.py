"""A canvas of characters: boxes whose lines join where they meet, and text in them."""

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the directions in which a line goes on


class Canvas:
    """Boxes and texts at places, turned into a rich Text at the end."""

    def __init__(self, width: int, height: int, ascii_only: bool = False) -> None:
        self.width, self.height, self.ascii_only = width, height, ascii_only
        self.lines = [[0] * width for _ in range(height)]
        self.texts: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]

    def fill(self, character: str) -> None:
        """A loose pattern for whatever is not drawn over."""
        for y in range(self.height):
            for x in range(3 * (y % 2), self.width, 6):
                self.write(x, y, character, "dim")

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """A box: what was there is cleared, and its outline drawn, corners included."""
        for y in range(top, bottom + 1):
            self.texts[y][left : right + 1] = [None] * (right + 1 - left)
        for x in range(left, right):
            for y in (top, bottom):
                self.lines[y][x] |= RIGHT
                self.lines[y][x + 1] |= LEFT
        for y in range(top, bottom):
            for x in (left, right):
                self.lines[y][x] |= DOWN
                self.lines[y + 1][x] |= UP

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """A text from a place to the right, over whatever is there."""
        for k, character in enumerate(text):
            self.texts[y][x + k] = (character, style)

    def render(self) -> Text:
        """All of it."""
        drawn = Text()
        for y in range(self.height):
            for x in range(self.width):
                written = self.texts[y][x]
                drawn.append(*(written or (self._line(self.lines[y][x]), "dim")))
            drawn.append("\n")
        drawn.rstrip()
        return drawn

    def _line(self, directions: int) -> str:
        if not self.ascii_only:
            return LINES[directions]
        upright, lying = directions & (UP | DOWN), directions & (LEFT | RIGHT)
        return "+" if upright and lying else "|" if upright else "-" if lying else " "
