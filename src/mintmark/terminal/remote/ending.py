"""How a game at a server ended, and whether its luck was what had been promised."""

from rich.console import Console
from rich.markup import escape

from ...errors import InvalidRecord
from ...formats.record_reader import read_record
from ...proof import verified
from ...server.updates import wire
from ...words import Args, Message, speak
from ..screen import Screen
from .errors import Trouble
from .notes import Promise
from .people import player
from .site import Site


def show_result(screen: Screen, update: wire.Update) -> None:
    """Everybody with their place and points, the first one first."""
    outcome = update.outcome
    if outcome is None:
        screen.write(Message("table-is-aborted"), "bold")
        return
    screen.console.print()
    if update.plan.own_edition:
        screen.write(Message("table-own-edition"), "yellow")
    for seat in sorted(range(len(update.seats)), key=lambda seat: outcome.places[seat]):
        key = "remote-place-resigned" if seat in outcome.resigned else "remote-place"
        said: Args = {
            "place": outcome.places[seat],
            "who": player(screen.setup.game, seat, update),
            "points": outcome.scores[seat],
        }
        screen.write(Message(key, said), "bold" if outcome.places[seat] == 1 else "")


def verify(site: Site, table: str, promise: Promise | None, console: Console) -> str | None:
    """Derive the luck of the whole game again, and say in one line what came of it; the record."""
    try:
        with console.status(speak(Message("remote-verifying"), site.language)):
            text = site.text(f"/api/tables/{table}/record")
            said = verdict(text, promise)
    except Trouble as trouble:
        console.print(escape(speak(trouble.message, site.language)), style="red")
        return None
    fair = said.key in ("remote-fair", "remote-fair-unnoted")
    console.print(escape(speak(said, site.language)), style="green" if fair else "bold red")
    return text


def verdict(text: str, promise: Promise | None) -> Message:
    """Whether the luck of a record is what we noted when we sat down."""
    try:
        record = read_record(text)
        noted = promise.commitment if promise else None
        entropy = {}
        if promise is not None and promise.seat is not None:
            seating = record.header.seating
            seat = seating.index(promise.seat) if seating else promise.seat
            entropy = {seat: promise.entropy}
        found = verified(record, noted, entropy)
    except InvalidRecord as error:
        return Message("remote-unfair", {"why": str(error)})
    if found.verdict not in ("proved", "consistent"):
        return Message("remote-unfair", {"why": tuple(found.reasons)})
    key = "remote-fair" if promise else "remote-fair-unnoted"
    return Message(key, {"count": len(found.tosses)})
