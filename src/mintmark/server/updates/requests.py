"""What can be asked of tables: the bodies of requests, which a server and a page read alike."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from ..table.events import Opened, Pace, Place
from ..table.opening import opened_by
from . import wire

OwnSeat = Annotated[wire.SeatNumber | None, Meta(examples=[0])]
OwnEntropy = Annotated[wire.Entropy | None, Meta(examples=["my dog ate 7 coins"])]


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """For which of your seats; needed only if you have several."""

    seat: OwnSeat = None


class MakeMove(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question of that number."""

    question: Annotated[wire.Count, Meta(examples=[17])]
    move: wire.MoveText
    seat: OwnSeat = None


class GiveReply(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may take a decision back."""

    yes: Annotated[bool, Meta(examples=[True])]


class SaySomething(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for the chat."""

    text: wire.ChatText


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you do not want to hear, or want to hear again."""

    guest: Annotated[str, Meta(max_length=60, examples=["eb478735d2f5f3df"])]
    on: Annotated[bool, Meta(examples=[True])] = True


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; the first free one if none is named."""

    seat: OwnSeat = None
    ready: Annotated[bool, Meta(examples=[True])] = True
    entropy: OwnEntropy = None


class BeReady(Struct, frozen=True, forbid_unknown_fields=True):
    """With something of your own mixed into the luck, now that the commitment is known."""

    entropy: OwnEntropy = None


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat."""

    seat: wire.SeatNumber


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: wire.SeatNumber
    level: Annotated[str, Meta(max_length=20, examples=["casual"])] = "casual"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What to play, with whom, and how."""

    game: Annotated[str, Meta(max_length=40, examples=["coinage"])]
    seats: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(
            min_length=2,
            max_length=5,
            description="Each is `me`, `open`, `bot LEVEL` or `for HANDLE`",
            examples=[["me", "bot casual"]],
        ),
    ]
    edition: Annotated[
        Annotated[str, Meta(max_length=60)] | None,
        Meta(description="`random`: one of the house, drawn by chance", examples=["standard"]),
    ] = None
    own_edition: Annotated[
        Annotated[str, Meta(max_length=40_000)] | None,
        Meta(description="An edition of your own, as TOML", examples=[None]),
    ] = None
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], bool | int | str],
        Meta(max_length=20, examples=[{}]),
    ] = {}
    pace: Pace = Pace()
    public: Annotated[bool, Meta(description="Whether the lobby lists it", examples=[True])] = False
    hints: Annotated[
        bool, Meta(description="Whether players may ask for hints", examples=[True])
    ] = True
    ready: Annotated[
        bool, Meta(description="Begin as soon as all seats are taken", examples=[True])
    ] = False
    entropy: OwnEntropy = None
    toss: Annotated[
        bool | None,
        Meta(
            description="Whether who sits where is tossed when play begins (in CoinAge: who plays "
            "gold); null: as the rules of the game have it",
            examples=[None],
        ),
    ] = None

    def opened(self, owner: str, places: Sequence[Place]) -> Opened:
        """The event that sets up such a table, once all of it is checked."""
        return opened_by(
            owner,
            self.game,
            self.edition,
            self.own_edition,
            self.options,
            places,
            self.pace,
            self.public,
            self.hints,
            toss=self.toss,
        )
