"""What the log of a table says, held against what its players remember."""

from dataclasses import dataclass

from mintmark.server.table import events
from mintmark.server.table.events import Credited, Moved
from mintmark.server.table.table import Table
from mintmark.server.updates.parts import clocks_of

FOREVER = 1 << 60
TOLERANCE = 2500  # milliseconds in which a busy machine comes to doing something


@dataclass
class EventLog:
    """A table event by event: `states[n]` is the table after event n + 1."""

    id: str
    happened: list
    states: list[Table]

    @classmethod
    def of(cls, id, rows):
        """From rows of (seq, at, body)."""
        assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1)), "no gap, none twice"
        happened = [(at, events.decode(body)) for _, at, body in rows]
        (at, opened), *rest = happened
        states = [Table(id, opened, at)]
        for at, event in rest:
            states.append(states[-1].after(event, at))
        return cls(id, happened, states)

    @property
    def last(self):
        return self.states[-1]

    def steps(self):
        """(the table before, when, what, the table after)."""
        pairs = zip(self.states, self.states[1:], self.happened[1:], strict=False)
        return [(before, at, event, after) for before, after, (at, event) in pairs]

    def made(self, seat):
        """The moves of the person in a seat, each with the question that it answered."""
        return [
            (before.question(seat), event.move)
            for before, _, event, _ in self.steps()
            if isinstance(event, Moved) and event.seat == seat and event.by is None
        ]

    def check_moves(self, seat, choices):
        """Acknowledged moves are there, refused ones are not, and none is there twice."""
        made = self.made(seat)
        questions = [question for question, _ in made]
        assert len(set(questions)) == len(questions), (self.id, seat, made)
        expected = [
            (each.question, each.move)
            for each in choices
            if each.state == "kept" or (each.state == "sent" and each.question in questions)
        ]
        assert made == expected, (self.id, seat)

    def check_clocks(self, seat, seen):
        """The clocks that somebody was shown are those that the log knows."""
        known = {}
        for table in self.states:
            shown = clocks_of(table)
            as_sent = shown and {
                "left": list(shown.left),
                "running": list(shown.running),
                "since": shown.since,
            }
            known.setdefault(table.told[seat], []).append(as_sent)
        for seq, shown in seen.items():
            assert shown in known[seq], (self.id, seq)

    def check_outages(self, outages):
        """Time in which nobody kept the table was given back before anything else happened.

        Not much more than that, either. Returns how often it was.
        """
        times, steps = 0, self.steps()
        for before, at, event, _ in steps:
            missed = [outage for outage in outages if before.changed_at < outage.killed < at]
            timed = before.status == "playing" and before.clocks.pace.kind != "none"
            if not missed or not timed:
                continue
            assert isinstance(event, Credited), (self.id, event)
            until = min((o.killed for o in outages if o.killed > at), default=at + FOREVER)
            given = sum(
                e.lost for _, t, e, _ in steps if isinstance(e, Credited) and at <= t < until
            )
            least, most = (sum(getattr(o, end) for o in missed) for end in ("least", "most"))
            late = len(missed) * TOLERANCE
            assert least - late <= given <= most + late, (self.id, missed, given)
            times += 1
        return times

    def check_bots(self, back, until):
        """A bot that was waited for when the server was back has moved by a certain time."""
        at_restart = [table for table in self.states if table.changed_at <= back][-1:]
        for table in at_restart:
            for seat in table.awaited:
                if table.seats[seat].bot:
                    moved = [
                        at
                        for at, event in self.happened
                        if isinstance(event, Moved) and event.seat == seat and at > back
                    ]
                    assert moved and moved[0] <= until, (self.id, [at - back for at in moved[:1]])
