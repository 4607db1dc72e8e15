"""Who is there: whoever watches the table now, or was seen anywhere at this server of late."""

from ..store import Store
from ..table.clocks import SECOND
from .live_table import LiveTable
from .tables import Tables

LAG = 120 * SECOND  # as old may be what is noted of those whom other processes serve


async def away(tables: Tables, store: Store, live: LiveTable, seat: int) -> int:
    """For how many milliseconds whoever sits there has been away; 0: they are there.

    Nobody can be seen while the server is down: that time is not theirs.
    """
    guest = live.table.seats[seat].guest
    if guest is None or any(subscriber.guest == guest for subscriber in live.subscribers):
        return 0
    found = await store.people.guest(guest)
    outages = tables.clock.outages
    seen = max(found.seen_at if found else 0, outages[-1][1] if outages else 0)
    unseen = tables.now() - seen
    return unseen if unseen > LAG else 0
