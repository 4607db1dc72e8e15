"""What players are told when they ask: what the master thinks of their moves, and what if."""

from collections.abc import Iterable

from msgspec import Struct

from ...bots.bot import Evaluation
from ...engine.game import Setup, Standing
from ..table.decisions import game_at, own_seat
from ..table.guest import Guest
from ..table.refusals import Invalid, NotNow
from ..table.table import Table
from . import wire

SECONDS = 1.0  # of thinking, for a hint


class Weighed(Struct, frozen=True):
    """What the master thinks of a move."""

    move: str
    said: wire.Words  # the same for people
    visits: int
    win: float | None
    lead: float | None


def seat_to_advise(table: Table, guest: Guest, seat: int | None) -> int:
    """Whose moves the master is to think about, if somebody may ask for that."""
    own = own_seat(table, guest, seat)
    if not table.opened.hints:
        raise NotNow("table-no-hints")
    game_at(table)
    if own not in table.awaited:
        raise NotNow("table-not-asked")
    return own


def weighed(
    setup: Setup, seat: int, evaluations: Iterable[Evaluation], language: str | None = None
) -> list[Weighed]:
    """What was found out about moves, the best first, as it is told to people."""
    advice, number = setup.game.text.advice, setup.moves.number
    return [
        Weighed(
            str(each.move),
            wire.words(advice(setup, seat, number(each.move)), language),
            each.visits,
            each.win,
            each.lead,
        )
        for each in evaluations
    ]


def standings(table: Table, seat: int | None, that: str) -> tuple[Standing, ...]:
    """The standings of a game if something were so."""
    setup = table.setup
    if setup.game.text.suppose is None:
        raise Invalid("table-no-suppose")
    game_at(table)
    view = table.views[-1 if seat is None else seat]
    return setup.game.text.suppose(setup, view.struct, seat, that)
