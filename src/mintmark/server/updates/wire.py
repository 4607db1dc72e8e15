"""What goes over the wire: the messages of a socket, and the values that they are made of.

Schemas are made from these types (`api/message_schema.py`): a field's sentence documents it.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ...engine.game import Setup
from ...words import Message, Spoken, speak
from ..table.events import Pace

TableId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{22}$",
        description="A table. Whoever knows this can watch it: that is the link.",
        examples=["q3XvB0n6T1mCkZ8sWd4yLw"],
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=4, description="A seat, counted from 0.", examples=[0])]
Language = Literal["en", "de", "fr", "ru"]
MoveText = Annotated[
    str, Meta(min_length=1, max_length=80, description="A move as text.", examples=["place 2 A1"])
]
Count = Annotated[int, Meta(ge=0, le=1 << 53)]
Entropy = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Anything of your own choice, mixed into the luck.",
        examples=["my dog ate 7 coins"],
    ),
]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, examples=["good luck!"])]


RequestKey = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{8,64}$",
        description="Of your own choice, another one for each request. "
        "One that is sent again with the same key is done once, and answered as the first time.",
        examples=["f3b1c29d54e0477a"],
    ),
]


class Words(msgspec.Struct, frozen=True):
    """Something to be said: the key of a text with its arguments, and on request the words."""

    key: str
    args: dict[str, Any] = {}
    text: str | UnsetType = UNSET


def words(message: Message, language: str | None = None) -> Words:
    """A message for the wire; in words too, if a language is given."""
    args = {name: _plain(value) for name, value in message.args.items()}
    return Words(message.key, args, speak(message, language) if language else UNSET)


def _plain(value: Spoken) -> Any:
    if isinstance(value, Message):
        return words(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


# From the server


class StoryLine(msgspec.Struct, frozen=True):
    """Something that has happened: its kind and its data, for boards, and how it is said."""

    kind: str
    data: Any  # by game and kind
    words: Words


def line(event: Any, setup: Setup, language: str | None = None) -> StoryLine:
    """An event of a game for the wire."""
    said = words(setup.game.text.tell(setup, event), language)
    return StoryLine(type(event).__name__, event, said)


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    name: str  # empty: nobody sits here
    guest: str | None  # who plays here
    bot: str | None  # or which bot
    invited: str | None  # whom the seat is kept for
    ready: bool
    left: bool  # was given up; may be taken over
    late: bool  # the clock has decided for it last
    absent: str | None  # for whom a bot plays here, or who has left; they may come back
    resigned: bool
    absentee: str | None = None  # the guest who is absent
    invitee: str | None = None  # the guest whom it is kept for: names change, this does not


class Absence(msgspec.Struct, frozen=True):
    """A seat whose player is not there."""

    seat: int
    away: int | None  # milliseconds since they were last seen; null: they have given up the seat
    replaceable: bool  # whether a bot may go on for them now


class ClockInfo(msgspec.Struct, frozen=True):
    """Time left: as of `since`, in milliseconds; from then on the clocks of `running` run."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    since: int


class Plea(msgspec.Struct, frozen=True):
    """A seat asks to take back its last decision."""

    seat: int
    agreed: tuple[int, ...]


class OutcomeInfo(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    resigned: tuple[int, ...]


class LuckInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server has committed itself to, and what everybody has mixed in."""

    commitment: str
    entropy: tuple[str | None, ...]
    seed: str | None = None  # revealed at the end
    seating: tuple[int, ...] | None = None  # by seat: where its player sat before the toss for it


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat."""

    n: int
    guest: str
    name: str  # of now, as long as the line is remembered here
    seat: int | None  # where they sit now
    text: str


class Plan(msgspec.Struct, frozen=True):
    """What is played at a table, and how."""

    game: str
    edition: str
    options: dict[str, bool | int | str]
    pace: Pace
    public: bool
    hints: bool
    owner: str
    after: str | None
    toss: bool = False  # who sits where is tossed when play begins
    drawn_from: tuple[str, ...] = ()  # the editions among which chance has chosen
    own_edition: bool = False  # somebody's own, not one of the house: `box` says how it differs


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """The table as a seat may know it, whole, whenever something has changed for that seat."""

    table: str
    seat: int | None  # whose view it is; null: an onlooker's
    seq: int  # counts what this seat has been told; to go on after a lost connection
    plan: Plan
    status: Literal["open", "playing", "over", "aborted"]
    seats: tuple[SeatInfo, ...]
    luck: LuckInfo
    awaited: tuple[int, ...]  # for whom the game waits
    clocks: ClockInfo | None
    question: int | None  # the number to answer with; null: nothing is asked of this seat
    ask: Words | None  # what is asked
    moves: tuple[str, ...]  # the possible answers
    warnings: dict[str, Words]  # those of them that deserve a second look, with why
    can_undo: bool  # whether the last decision can be taken back without asking
    plea: Plea | None
    view: Any  # what the seat sees of the game; null before it begins
    story_from: int  # drop what you have from this line on, …
    story: tuple[StoryLine, ...]  # … and put this there
    chat: tuple[ChatLine, ...]  # lines that are new
    outcome: OutcomeInfo | None
    rematch: str | None
    coach: Words | None = None  # what the question is about, for those who are new to the game


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message of a socket."""

    now: int  # the server's clock, in milliseconds
    guest: str | None  # who you are


class Done(msgspec.Struct, frozen=True, tag="done"):
    """It is done and kept."""

    id: int
    seq: int  # of the seat, after it


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing has changed; this is why."""

    id: int | None
    error: str  # the kind, for programs
    why: Words


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """No more updates for this: the seat is no longer yours."""

    table: str
    seat: int | None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int
    now: int


class Notice(msgspec.Struct, frozen=True, tag="notice"):
    """Something in passing: a bot is getting ready."""

    table: str
    words: Words


ToClient = Hello | Update | Notice | Done | Refusal | Gone | Pong


# From the client


class Request(msgspec.Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True):
    """Something that the client wants; `id` comes back with the answer."""

    id: Count


class AtTable(Request, frozen=True):
    """… at a table, for a seat; without one, for the only seat that you have."""

    table: TableId
    seat: SeatNumber | None = None


class Watch(AtTable, frozen=True):
    """Send me updates: of my seat's view, or an onlooker's.

    Without a seat they go on from wherever a toss for seats puts you.
    """

    since: Count = 0  # the last seq that I have
    language: Language | None = None  # to have everything in words, too


class Unwatch(AtTable, frozen=True):
    """No more of them."""


class Command(AtTable, frozen=True, kw_only=True):
    """… which changes something there."""

    key: RequestKey | None = None  # by which it is known again, if it is sent again


class Move(Command, frozen=True, kw_only=True):
    """Answer a question."""

    question: Count
    move: MoveText


class Undo(Command, frozen=True):
    """Take back my last decision, or ask the others whether I may."""


class Reply(Command, frozen=True, kw_only=True):
    """Whether I agree that somebody takes a decision back."""

    yes: bool


class Resign(Command, frozen=True):
    """I give up."""


class Say(Command, frozen=True, kw_only=True):
    """A line for the chat."""

    text: ChatText


class Ping(Request, frozen=True):
    """Are you there?"""


FromClient = Watch | Unwatch | Move | Undo | Reply | Resign | Say | Ping

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode
