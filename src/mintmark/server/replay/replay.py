"""A whole game to replay, in one piece: who has it needs no server any more."""

from dataclasses import fields
from gzip import compress
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from ...play import Play
from ..table.refusals import NotThere
from ..table.setups import box_of, shown_name
from ..updates import wire

Viewer = Annotated[
    str,
    Meta(
        pattern="^(open|onlooker|[0-4])$",
        description="Whose view: a seat's, an onlooker's, or one with everything open",
        examples=["open"],
    ),
]


class Frame(Struct, frozen=True):
    """A game after so many entries of its record."""

    at: int
    who: int | str | None  # with everything open: who made this entry …
    move: str | None  # … which was this
    story: tuple[wire.StoryLine, ...]  # of this entry
    scores: tuple[int, ...]
    view: Any | UnsetType = UNSET  # in the first frame; then …
    changed: dict[str, Any] | UnsetType = UNSET  # … those fields of it that are new


class Replay(Struct, frozen=True):
    """A whole game, from its first moment to its last."""

    game: str
    edition: str
    own_edition: bool  # somebody's own
    options: dict[str, Any]
    seats: tuple[str, ...]
    bots: tuple[str | None, ...] | None  # which bot, None for a person; None if nobody knows
    viewer: str
    box: Any  # as /api/tables/{table}/box has it
    frames: tuple[Frame, ...]
    places: tuple[int, ...] | None  # at the end, 1 for the winner; None if it was not played out


def seat_of(viewer: str, play: Play) -> int | None:
    """The seat of a viewer; None if they have none at the table."""
    if not viewer.isdecimal():
        return None
    if int(viewer) >= play.setup.seats:
        raise NotThere("table-no-such-seat", seat=int(viewer))
    return int(viewer)


def replay_of(play: Play, viewer: str) -> Replay:
    """A game that is over, as a viewer sees it."""
    setup, seat = play.setup, seat_of(viewer, play)
    entries = play.entries() if viewer == "open" else ()
    frames: list[Frame] = []
    last: Any = None
    for at, (view, story, scores) in enumerate(play.moments(seat, viewer == "open")):
        who, move = entries[at - 1].written if at and entries else (None, None)
        frame = Frame(
            at=at,
            who=who,
            move=move,
            story=tuple(wire.line(event, setup) for event in story),
            scores=scores,
            view=UNSET if at else view,
            changed=changed_fields(last, view) if at else UNSET,
        )
        frames.append(frame)
        last = view
    return Replay(
        game=setup.game.name,
        edition=shown_name(setup),
        own_edition=setup.own_edition is not None,
        options=dict(setup.options),
        seats=play.players,
        bots=play.bots,
        viewer=viewer,
        box=box_of(setup),
        frames=tuple(frames),
        places=play.result.places if play.result else None,
    )


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    """The fields of a view that have changed."""
    both = (
        (each.name, getattr(before, each.name), getattr(after, each.name)) for each in fields(after)
    )
    return {name: new for name, old, new in both if new != old}


def compressed_replay(play: Play, viewer: str) -> bytes:
    """The replay as JSON, in gzip: a fiftieth of what it was."""
    return compress(wire.encode(replay_of(play, viewer)), mtime=0)
