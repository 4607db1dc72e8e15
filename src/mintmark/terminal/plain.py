"""What records, editions and servers say is only shown: it cannot steer the terminal.

Nor can it turn the writing around.
"""

import re
from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment

STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def plain(text: str) -> str:
    """A text without control characters and changes of direction."""
    return STEERING.sub("", text)


def plain_console(**options: Any) -> Console:
    """Where to print: whatever is printed there is made plain."""
    console = Console(highlight=False, **options)
    console.push_render_hook(Plain())
    return console


class Plain(RenderHook):
    """Makes everything plain that a console prints; what the console itself steers stays."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Just before it is printed."""
        return [Shown(each) for each in renderables]


class Shown:
    """Something to print, made plain."""

    def __init__(self, inner: ConsoleRenderable) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        """The same, piece by piece."""
        for piece in console.render(self.inner, options):
            yield piece if piece.control else piece._replace(text=plain(piece.text))
