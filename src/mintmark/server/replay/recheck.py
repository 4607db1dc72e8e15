"""All stored games, played again under the present rules: which of them no longer fit, and why."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import msgspec

from ...errors import MintmarkError
from ...luck import revealed
from ...proof import verified
from ...words import Message, Spoken
from ..store import Store, Stored
from ..table import events
from ..table.events import Opened
from ..table.table import Table
from .records import read_imported, record_of


@dataclass(frozen=True, slots=True)
class Misfit:
    """A stored game that does not fit; `event` counts those of a table, from 1."""

    id: str
    event: int | None
    message: Message


async def rechecked(store: Store, on_total: Callable[[int], None]) -> AsyncIterator[Misfit | None]:
    """One answer for each game: None, or why it does not fit."""
    tables = [id async for id in store.all_tables()]
    imports = await store.all_imports()
    on_total(len(tables) + len(imports))
    for id, length in await store.lengths(tables):
        yield check_table(id, await store.events(id), length)
    for id in imports:
        found = await store.get_import(id)
        yield check_import(id, found.text) if found else None


def check_table(id: str, stored: list[Stored], length: int) -> Misfit | None:
    """Fold the events one by one, then derive the luck of the whole game again."""
    table: Table | None = None
    for number, each in enumerate(stored, 1):
        if each.seq != number:
            return missing(id, number)
        try:
            event = events.decode(each.body)
            if table is not None:
                table = table.after(event, each.at)
            else:
                table = Table(id, require_opened(event), each.at)
        except Exception as error:  # whatever it is, this event is the one that does not fit
            return misfit(id, each.seq, "recheck-event", error, kind=kind_of(each.body))
    if len(stored) < length:  # more is no mistake: a server may have gone on meanwhile
        return missing(id, len(stored) + 1)
    return check_luck(id, table) if table is not None and table.play is not None else None


def missing(id: str, event: int) -> Misfit:
    """An event that should be there."""
    return Misfit(id, event, Message("recheck-missing", {"id": id, "event": event}))


def require_opened(event: events.Happened) -> Opened:
    """The first event of every table."""
    if not isinstance(event, Opened):
        raise ValueError("the first event must open the table")
    return event


def check_luck(id: str, table: Table) -> Misfit | None:
    """The record plays again, and every toss follows from the seed; a running game's so far."""
    assert table.play is not None
    try:
        over = table.status == "over"
        record = record_of(table) if over else revealed(table.play.record, table.luck.seed)
        found = verified(record, table.luck.commitment)
    except Exception as error:
        return misfit(id, None, "recheck-record", error)
    if found.verdict == "proved":
        return None
    return Misfit(id, None, Message("recheck-record", {"id": id, "why": tuple(found.reasons)}))


def check_import(id: str, text: str) -> Misfit | None:
    """A record that somebody imported still plays."""
    try:
        read_imported(text)
    except Exception as error:
        return misfit(id, None, "recheck-import", error)
    return None


def misfit(id: str, event: int | None, key: str, error: Exception, **more: Spoken) -> Misfit:
    """What went wrong, in the words of what was refused."""
    message = getattr(error, "message", None)
    why: Spoken = message if isinstance(message, Message) else str(error) or type(error).__name__
    if not isinstance(error, MintmarkError):
        why = f"{type(error).__name__}: {error}"
    number = {} if event is None else {"event": event}
    return Misfit(id, event, Message(key, {"id": id, "why": why, **number, **more}))


def kind_of(body: bytes) -> str:
    """What kind of event it is, as far as that can be read."""
    try:
        return str(msgspec.json.decode(body)["type"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return "?"
