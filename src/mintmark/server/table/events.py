"""What happens at a table, as it is kept: a table is the fold of its events, in order.

Nothing here leaves the server as it stands: events hold the secret seed and everyone's moves.
What a seat is told is in `updates/`.
"""

from typing import Literal

import msgspec

Value = bool | int | str


class RequestId(msgspec.Struct, frozen=True, array_like=True):
    """What somebody has asked for, by a key of their own: sent again, it is known again."""

    guest: str
    key: str


class Event(msgspec.Struct, frozen=True, tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that has happened."""

    request: RequestId | None = None  # that brought it about; the first event of several has it


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0  # live: to begin with …
    increment: int = 0  # … and after each turn
    days: int = 0  # for each turn


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it was planned: open to all, or kept for somebody."""

    guest: str | None = None
    name: str = ""


class Opened(Event, frozen=True):
    """A table has been set up."""

    owner: str  # the guest
    game: str
    edition: str
    options: dict[str, Value]
    seats: tuple[Place, ...]
    pace: Pace
    public: bool
    hints: bool  # whether people may ask the bot what it thinks
    seed: str  # the secret of the luck, in hex
    own_edition: str | None = None
    after: str | None = None  # the table of which this is the rematch
    toss: bool = False  # whether who sits where is tossed when play begins
    drawn_from: tuple[str, ...] = ()  # the editions among which chance has chosen


class Sat(Event, frozen=True):
    """Somebody takes a seat: a guest, or a bot."""

    seat: int
    name: str
    guest: str | None = None
    bot: str | None = None


class Renamed(Event, frozen=True):
    """Whoever has a seat, or has it kept, is called otherwise from now on."""

    seat: int
    name: str


class Rose(Event, frozen=True):
    """Somebody gives up a seat."""

    seat: int


class Declined(Event, frozen=True):
    """Somebody does not want the seat that is kept for them: it is open to all."""

    seat: int


class Agreed(Event, frozen=True):
    """Whoever holds a seat is ready to begin, and has mixed something into the luck, or not."""

    seat: int
    entropy: str | None = None


class Began(Event, frozen=True):
    """The game begins, with what chance does first; `seating` is how seats were tossed.

    By seat it says where the player sat until now; empty where there was no toss.
    """

    chance: tuple[str, ...] = ()
    seating: tuple[int, ...] = ()


class Moved(Event, frozen=True):
    """A decision, with what chance made of it.

    Seats are bits, with one more for onlookers: `told` for those who can know that something has
    happened, `asked` for those who are asked anew. Kept, so that every process counts alike.
    """

    seat: int
    move: str
    told: int
    asked: int
    chance: tuple[str, ...] = ()
    by: Literal["bot", "clock"] | None = None  # if not by the person who sits there


class TookBack(Event, frozen=True):
    """A seat takes back its last decision, which told it nothing; `entry` of the record goes."""

    seat: int
    entry: int
    told: int
    asked: int


class Pleaded(Event, frozen=True):
    """A seat asks the others to go back to before its last decision."""

    seat: int


class Replied(Event, frozen=True):
    """A seat agrees to go back, or does not."""

    seat: int
    yes: bool


class WentBack(Event, frozen=True):
    """All have agreed: the record is as long again as it was."""

    seat: int
    entries: int


class Resigned(Event, frozen=True):
    """A seat gives up."""

    seat: int


class Said(Event, frozen=True):
    """Something in the chat."""

    guest: str
    name: str
    text: str


class Muted(Event, frozen=True):
    """Somebody does not want to hear somebody else, or wants to again."""

    guest: str
    whom: str
    on: bool


class Credited(Event, frozen=True):
    """The server was away: that time is nobody's."""

    lost: int  # milliseconds


class Aborted(Event, frozen=True):
    """The table is closed before the game has begun."""


class Rematched(Event, frozen=True):
    """The same people play again, at another table."""

    table: str


Happened = (
    Opened
    | Sat
    | Renamed
    | Rose
    | Declined
    | Agreed
    | Began
    | Moved
    | TookBack
    | Pleaded
    | Replied
    | WentBack
    | Resigned
    | Said
    | Muted
    | Credited
    | Aborted
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Happened).decode
