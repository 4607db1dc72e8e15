"""Messages as they come and are answered, whichever way: what a command decides, or why not."""

import msgspec

from ...errors import MintmarkError, Refused
from ...words import Message
from ..table import decisions
from ..table.decisions import Decision, own_seat
from ..table.guest import Guest
from ..table.names import said
from ..table.refusals import Invalid
from ..table.table import Table
from . import wire


class Numbered(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: wire.Count


def number_in(data: str) -> int | None:
    """The number of a message, even if we cannot read the rest of it."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def read(data: str) -> wire.FromClient:
    """A message, if it is one."""
    try:
        request: wire.FromClient = wire.decode(data)
        return request
    except msgspec.MsgspecError as error:  # says which field, and never what was in it
        raise Invalid("table-not-a-message", why=str(error)[:200]) from None
    except RecursionError:
        raise Invalid("server-too-deep") from None


def refused(number: int | None, error: MintmarkError, language: str | None = None) -> wire.Refusal:
    """Why something was not done."""
    return wire.Refusal(number, type(error).__name__, wire.words(message_of(error), language))


def message_of(error: MintmarkError) -> Message:
    """Why something is refused: its own message where it has one."""
    if isinstance(error, Refused):
        return error.message
    return Message("server-refused", {"why": str(error)[:1000]})


def decision_of(command: wire.Command, guest: Guest) -> Decision:
    """What somebody decides by a command."""
    match command:
        case wire.Move():
            return decisions.move(guest, command.seat, command.question, command.move)
        case wire.Undo():
            return decisions.undo(guest, command.seat)
        case wire.Reply():
            return decisions.reply(guest, command.yes)
        case wire.Resign():
            return decisions.resign(guest, command.seat)
        case wire.Say():
            return decisions.say(guest, said(command.text))
    raise AssertionError(f"no command: {command}")


def done(command: wire.Command, table: Table, guest: Guest) -> wire.Done:
    """That a command is done, and how far the seat is then that it was for."""
    held = table.seats_of(guest.id)
    seat = len(table.seats)
    if held:
        seat = own_seat(table, guest, command.seat if command.seat in held else held[0])
    return wire.Done(command.id, table.told[seat])
