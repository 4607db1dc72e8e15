"""What players are told when they ask: what the master thinks of their moves, and what if."""

from collections.abc import Iterable

from msgspec import Struct, structs

from ...bots.bot import Budget, Evaluation
from ...engine.game import Setup, Standing
from ..table.decisions import game_at, own_seat
from ..table.guest import Guest
from ..table.refusals import Invalid, NotNow
from ..table.table import Table
from . import wire
from .thinking import BotQuestion, question

SECONDS = 1.0  # of thinking, for a hint


class Weighed(Struct, frozen=True):
    """What the master thinks of a move."""

    move: str
    said: wire.Words  # the same for people
    visits: int
    win: float | None
    lead: float | None


class Told(Struct, frozen=True):
    """A move by its number, as bots know it, and for people."""

    number: int
    move: str
    said: wire.Words


class ToWeigh(Struct, frozen=True):
    """A hint that whoever asks works out: what the master is asked, and how each move is told."""

    question: BotQuestion
    moves: tuple[Told, ...]


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


def to_weigh(table: Table, seat: int, language: str | None = None) -> ToWeigh:
    """The same hint for a page that thinks by itself: of the game, what the seat knows."""
    setup, numbers = table.setup, table.views[seat].numbers
    asked = question(table, seat, None, Budget(seconds=SECONDS))
    told = [
        Told(
            number,
            setup.moves.texts[number],
            wire.words(setup.game.text.advice(setup, seat, number), language),
        )
        for number in numbers
    ]
    return ToWeigh(structs.replace(asked, seed="0"), tuple(told))  # its luck is the page's own


def standings(table: Table, seat: int | None, that: str) -> tuple[Standing, ...]:
    """The standings of a game if something were so."""
    setup = table.setup
    if setup.game.text.suppose is None:
        raise Invalid("table-no-suppose")
    game_at(table)
    view = table.views[-1 if seat is None else seat]
    return setup.game.text.suppose(setup, view.struct, seat, that)
