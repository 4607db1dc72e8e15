"""Tables as values: people sit down and decide; no store, no network."""

from random import Random

from mintmark.engine.position import Position
from mintmark.server.store.people import TokenRow
from mintmark.server.table import decisions, events, seating
from mintmark.server.table.decisions import Draft
from mintmark.server.table.events import Pace, Place
from mintmark.server.table.guest import Guest
from mintmark.server.table.opening import opened_by, seated
from mintmark.server.table.table import Table
from mintmark.server.updates.seat_updates import SeatUpdates

PEOPLE = tuple(
    Guest(f"g{k}", name, None) for k, name in enumerate(("Ada", "Bob", "Cy", "Di", "Ed"))
)
PLAYERS = {"coinage": 2, "warehouse51": 3, "coin_quest": 3}
NO_CLOCK = Pace()
TOKEN = TokenRow("t", b"hash", "g0", "session", "play", "", 0, 0, 1 << 50)  # of the first of them
ID = "q3XvB0n6T1mCkZ8sWd4yLw"


class PlayedTable:
    """A table in a test, with all that has happened at it."""

    def __init__(
        self,
        game="coinage",
        seats=None,
        pace=NO_CLOCK,
        seed="07" * 32,
        begin=True,
        toss=False,
        **options,
    ):
        self.now = 1_000_000
        count = seats or PLAYERS[game]
        opened = opened_by(
            "g0",
            game,
            None,
            None,
            options,
            [Place()] * count,
            pace,
            public=True,
            hints=True,
            toss=toss,
        )
        opened = events.msgspec.structs.replace(opened, seed=seed)
        self.table = Table(ID, opened, self.now)
        self.log = [(self.now, opened)]
        self.do(seated(PEOPLE[0], ["me"] + ["open"] * (count - 1), ready=True, entropy=None))
        for guest in PEOPLE[1:count] if begin else ():
            self.do(seating.sit(guest, None, ready=True, entropy=f"from {guest.name}"))

    def do(self, decision):
        draft = Draft(self.table, self.now)
        decision(draft)
        self.table = draft.table
        self.log += [(draft.at, event) for event in draft.events]

    def move(self, seat, text, question=None):
        here = {guest.id: guest for guest in PEOPLE}
        guest = here.get(self.table.seats[seat].guest, PEOPLE[seat])
        self.do(decisions.move(guest, seat, question, text))

    def play_on(self, moves, random=None):
        """So many random moves, or to the end."""
        random = random or Random(1)
        for _ in range(moves):
            if self.table.status != "playing":
                return
            seat = random.choice(self.table.awaited)
            self.now += 700
            forward = forward_moves(self.table, seat)
            self.move(seat, random.choice(forward))

    def stored(self):
        """The log as it comes back from a store."""
        return [(at, events.decode(events.encode(event))) for at, event in self.log]


def forward_moves(table, seat):
    """The moves of a seat that lead on."""
    return [*map(str, Position(table.setup, table.views[seat].struct).forward(seat))]


def told(table, seat):
    """All that a seat may know, as it goes over the wire."""
    return SeatUpdates(table, seat).update(0, "en", None)
