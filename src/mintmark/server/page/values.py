"""What a page's worker is handed: events to keep, messages to pass on, questions for bots."""

from msgspec import Struct

from ...bots.bot import Budget
from ...bots.levels import GRADES
from ..table.decisions import budget_of
from ..table.table import Table
from ..updates.thinking import BotQuestion, question

JSON, TEXT, LINES = "application/json", "text/plain", "application/x-ndjson"


class Kept(Struct, frozen=True):
    """Events of a table that must be kept, from a number on, and how the table stands then."""

    table: str
    seq: int  # of the first
    at: int
    bodies: tuple[str, ...]
    status: str
    summary: str


class Response(Struct, frozen=True):
    """An answer as HTTP would bring it."""

    status: int
    body: str
    type: str = JSON


class Thought(Struct, frozen=True):
    """A question that a bot at a table is asked."""

    number: int
    bot: BotQuestion


class Due(Struct, frozen=True):
    """What happens by itself at a table: bots that are asked, and when a clock runs out."""

    table: str
    bots: tuple[Thought, ...]
    runs_out: int | None


class Outcome(Struct, frozen=True):
    """What comes of a step: messages for the page, an answer, and what is due at all tables."""

    told: tuple[str, ...]
    answer: Response | None
    due: tuple[Due, ...]


def due_of(table: Table) -> Due:
    """What must happen by itself."""
    asked = [seat for seat in table.awaited if table.seats[seat].bot]
    bots = [(table.question(seat), thinker(table, seat)) for seat in asked]
    runs_out = table.clocks.runs_out
    told = tuple(Thought(number, bot) for number, bot in bots if number is not None)
    return Due(table.id, told, runs_out[0] if runs_out else None)


def thinker(table: Table, seat: int) -> BotQuestion:
    """The question of a seat that a bot plays."""
    level, grades = table.seats[seat].bot, GRADES[table.opened.game]
    quick = {"novice": grades.novice, "casual": grades.casual}
    usual = Budget(iterations=grades.club) if level == "club" else Budget(seconds=1)
    return question(table, seat, quick.get(str(level)), budget_of(table, seat) or usual)
