"""Who sits at a table, in words, and what has changed about that."""

from collections.abc import Iterator

from ...engine.game import Game, Setup
from ...server import wire
from ...words import Message


def called(game: Game, number: int, seat: wire.SeatInfo) -> Message:
    """Who sits where: Gold: Ada."""
    name: Message | str = seat.name
    if seat.bot:
        name = Message("remote-bot", {"name": seat.bot})
    elif seat.guest is None:
        name = seat.invited or Message("remote-nobody")
    return Message("remote-seat", {"seat": game.seat_name(number), "name": name})


def people(setup: Setup, update: wire.Update) -> tuple[Message, ...]:
    """Everybody at the table."""
    return tuple(called(setup.game, k, seat) for k, seat in enumerate(update.seats))


def changes(game: Game, before: wire.Update | None, now: wire.Update) -> Iterator[Message]:
    """What there is to say about people since the table was last looked at."""
    if before is None or (before.status, now.status) == ("open", "playing"):
        if now.status != "open":
            yield Message(
                "remote-people",
                {"people": tuple(called(game, k, seat) for k, seat in enumerate(now.seats))},
            )
        return
    for number, (was, seat) in enumerate(zip(before.seats, now.seats, strict=True)):
        if seat.resigned and not was.resigned:
            yield Message("remote-resigns", {"seat": game.seat_name(number)})
        if seat.left and not was.left and not seat.bot:
            yield Message("remote-gives-up", {"seat": game.seat_name(number), "name": was.name})
        elif (seat.guest, seat.bot) != (was.guest, was.bot) and (seat.guest or seat.bot):
            yield Message("remote-sits-down", {"who": called(game, number, seat)})
    yield from pleas(game, before, now)
    if now.rematch and not before.rematch:
        yield Message("remote-rematch")


def pleas(game: Game, before: wire.Update, now: wire.Update) -> Iterator[Message]:
    """A wish to take a decision back: asked, or no longer."""
    if now.plea and (before.plea is None or before.plea.seat != now.plea.seat):
        key = "remote-undo-asked" if now.plea.seat == now.seat else "remote-undo-wished"
        yield Message(key, {"seat": game.seat_name(now.plea.seat)})
    elif before.plea and not now.plea and now.status == "playing":
        yield Message("remote-undo-settled")
