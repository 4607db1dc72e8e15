"""Questions for bots that think elsewhere: in a page, by WebAssembly."""

from base64 import b64encode
from secrets import randbelow
from typing import Any

from msgspec import Struct

from ...bots.bot import Budget
from ...engine.random import SEEDS
from ...engine.struct import in_layout
from ..table.table import Table


class BotQuestion(Struct, frozen=True):
    """What a seat should do, for a bot in another worker: all that its seat knows, and no more."""

    game: str
    box: str  # structs in their narrow layouts, in base64
    view: str
    seats: int
    seat: int
    seed: str  # too many digits for a number of JavaScript
    distraction: tuple[int, int] | None  # of a hundred: moves overlooked, answers without thought
    seconds: float | None
    iterations: int | None


def question(
    table: Table, seat: int, distraction: tuple[int, int] | None, budget: Budget
) -> BotQuestion:
    """What a seat should do."""
    game = table.setup.game
    return BotQuestion(
        game=game.name,
        box=text(table.setup.box, game.Box.wide),
        view=text(table.views[seat].struct, game.State.wide),
        seats=len(table.seats),
        seat=seat,
        seed=str(randbelow(SEEDS)),
        distraction=distraction,
        seconds=budget.seconds,
        iterations=budget.iterations,
    )


def text(struct: Any, wide: Any) -> str:
    """A struct of a game, whichever layout it has."""
    return b64encode(in_layout(struct, wide).narrowed()).decode()
