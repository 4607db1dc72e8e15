"""Who sits at a table, in words, and what has changed about that."""

from collections.abc import Iterator

from ...engine.game import Game, Setup
from ...server.updates import wire
from ...words import Args, Message
from .mirror import Change


def occupant(seat: wire.SeatInfo) -> Message | str:
    """Who plays in a seat."""
    if seat.bot:
        return Message("remote-bot", {"name": seat.bot})
    return seat.name or seat.invited or Message("remote-nobody")


def named(game: Game, number: int, update: wire.Update) -> Message:
    """A seat; as long as the toss for seats is to come, nobody is Gold or Silver."""
    if update.plan.toss and update.status == "open":
        return Message("remote-place-number", {"number": number + 1})
    return game.text.seat_name(number)


def called(game: Game, number: int, update: wire.Update) -> Message:
    """Who sits where, in a list: Gold: Ada."""
    seat = update.seats[number]
    empty = seat.left and not seat.bot
    name = Message("remote-nobody") if empty else occupant(seat)
    return Message("remote-seat", {"seat": named(game, number, update), "name": name})


def player(game: Game, number: int, update: wire.Update) -> Message:
    """Who sits where, in a sentence: Gold (Ada)."""
    seat = update.seats[number]
    return Message("remote-player", {"seat": named(game, number, update), "name": occupant(seat)})


def speaker(game: Game, line: wire.ChatLine, update: wire.Update) -> Message | str:
    """Who has said something: Gold (Ada), or an onlooker by name."""
    if line.seat is None:
        return line.name
    return Message("remote-player", {"seat": named(game, line.seat, update), "name": line.name})


def people(setup: Setup, update: wire.Update) -> tuple[Message, ...]:
    """Everybody at the table."""
    return tuple(called(setup.game, k, update) for k in range(len(update.seats)))


def empty(update: wire.Update) -> Iterator[int]:
    """The seats that nobody has taken yet, before the game."""
    for number, seat in enumerate(update.seats):
        if seat.guest is None and seat.bot is None:
            yield number


def kept(update: wire.Update, guest: str | None) -> int | None:
    """The seat that waits for somebody who was away, or has left: nobody or a bot plays there."""
    for number, seat in enumerate(update.seats):
        own = guest is not None and seat.absentee == guest
        if own and not seat.resigned and update.status == "playing":
            return number
    return None


def changes(
    setup: Setup, before: wire.Update | None, now: wire.Update, news: Change
) -> Iterator[Message]:
    """What there is to say about people since the table was last looked at."""
    if before is None or (before.status, now.status) == ("open", "playing"):
        if now.status != "open":
            if now.plan.toss and before is not None:
                yield Message("remote-tossed")
            yield Message("remote-people", {"people": people(setup, now)})
        return
    game = setup.game
    for number, (was, seat) in enumerate(zip(before.seats, now.seats, strict=True)):
        if seat.resigned and not was.resigned:
            yield Message("remote-resigns", {"who": player(game, number, before)})
        if seat.left and not was.left and not seat.bot:
            seat_name = named(game, number, before)
            yield Message("remote-gives-up", {"seat": seat_name, "name": was.name})
        elif (seat.guest, seat.bot) != (was.guest, was.bot) and (seat.guest or seat.bot):
            yield Message("remote-sits-down", {"who": called(game, number, now)})
    yield from pleas(game, before, now, news)
    if now.rematch and now.rematch != before.rematch:
        mine = () if now.seat is None else (now.seat,)
        yield Message("remote-rematch", {"who": the_one(game, now, mine)})


def pleas(game: Game, before: wire.Update, now: wire.Update, news: Change) -> Iterator[Message]:
    """A wish to take a decision back: asked, granted, refused, or overtaken by the game."""
    was, plea = before.plea, now.plea
    if was and was != plea and news.taken_back:
        said: Args = {"who": player(game, was.seat, now), "what": news.taken_back}
        yield Message("remote-taken-back-by", said)
    elif news.taken_back:
        yield Message("remote-taken-back", {"what": news.taken_back})
    elif was and not plea and now.status == "playing":
        stays = before.seats[was.seat].guest == now.seats[was.seat].guest
        if stays and not news.story:
            who = the_one(game, before, (was.seat, *was.agreed))
            yield Message("remote-undo-refused", {"who": who})
        else:
            yield Message("remote-undo-settled")
    if plea and (was is None or was.seat != plea.seat):
        key = "remote-undo-asked" if plea.seat == now.seat else "remote-undo-wished"
        yield Message(key, {"who": player(game, plea.seat, now)})


def the_one(game: Game, update: wire.Update, besides: tuple[int, ...]) -> Message:
    """The only person at the table besides some; somebody, where there are several."""
    known = {update.seats[seat].guest for seat in besides}
    others = [k for k, seat in enumerate(update.seats) if seat.guest and seat.guest not in known]
    return player(game, others[0], update) if len(others) == 1 else Message("remote-somebody")
