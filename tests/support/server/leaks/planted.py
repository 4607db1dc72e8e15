"""Leaks to be planted in a server: each must be noticed by a witness (whole/test_leaks.py)."""

from dataclasses import replace

import msgspec

from mintmark import CHANCE
from mintmark.bots.bot import Answer, Evaluation
from mintmark.engine.game import Standing
from mintmark.errors import RefusedMove
from mintmark.formats.records import Entry
from mintmark.play import Play
from mintmark.server.api.routes import boxes
from mintmark.server.live import bot_pool, tables
from mintmark.server.live.live_table import LiveTable
from mintmark.server.operations import logs
from mintmark.server.store import schema, store
from mintmark.server.table import decisions
from mintmark.server.table.table import Table
from mintmark.server.updates import hints, wire
from mintmark.server.updates.seat_updates import SeatUpdates
from mintmark.server.updates.story import Story
from mintmark.server.updates.summary import read_summary, summary_of
from mintmark.words import Message


async def weigh(self, setup, seat, view, seconds):
    """A hint that shows all that went into it."""
    return Answer(None, (Evaluation(view.tobytes().hex(), 1, None, None),))


def leak(field, secret):
    """Updates in which a field tells how long the record is."""

    def plant(patch):
        made = SeatUpdates._update

        def update(self, *args):
            update = made(self, *args)
            if self.table.play is None:
                return update
            return msgspec.structs.replace(update, **{field: secret(self.table, update)})

        patch.setattr(SeatUpdates, "_update", update)

    return plant


def entries(table, update):
    return table.play.ply


def running_clocks(table, update):
    clocks = update.clocks
    return clocks and msgspec.structs.replace(clocks, since=table.changed_at)


def late_seats(table, update):
    seat, *others = msgspec.json.decode(update.seats)
    return [seat | {"late": table.play.ply % 2 > 0}, *others]


def longer_story(table, update):
    return [*msgspec.json.decode(update.story), wire.Words(str(table.play.ply))]


def everybody_is_told(patch):
    patch.setattr(decisions, "noticed", lambda before, after, mover: (2 ** len(after) - 1, 0))


def everybody_is_asked(patch):
    patch.setattr(Table, "question", lambda table, seat: table.seq)


def woken_for_nothing(patch):
    """Every change is told, also if nothing of it can be seen."""

    def follow(self, table):
        followed(self, table)
        self.seq = table.seq

    followed = SeatUpdates.follow
    patch.setattr(SeatUpdates, "follow", follow)


def notices(patch):
    def adopt(self, table):
        adopted(self, table)
        self.notify(Message("table-busy"))

    adopted = LiveTable.adopt
    patch.setattr(LiveTable, "adopt", adopt)


def summary(patch):
    """The lobby counts moves instead of turns."""

    def turn(table):
        seen = read_summary(summary_of(table))
        return wire.encode(msgspec.structs.replace(seen, turn=table.play.ply if table.play else 0))

    patch.setattr(tables, "summary_of", turn)


def order(patch):
    """The lobby lists first what has changed last, in secret too."""
    latest = (schema.tables.c.changed_at.desc(), schema.tables.c.id)
    patch.setattr(store, "_NEWEST_FIRST", latest)


def log_line(patch):
    def changed(self, live, here=True):
        logs.tell("changed", seq=live.table.seq)
        made(self, live, here)

    made = tables.Tables._changed
    patch.setattr(tables.Tables, "_changed", changed)


def error_text(patch):
    """A refusal says how many moves there have been."""

    def refusal(self, seat, move):
        try:
            pushed(self, seat, move)
        except RefusedMove as error:
            error.message = Message(error.message.key, error.message.args | {"ply": self.ply})
            raise

    pushed = Play.push
    patch.setattr(Play, "push", refusal)


def all_entries(patch):
    """All entries are in the record, with a question mark if need be."""

    def heard(self, seat):
        known = made(self, seat)
        return (*known, *([Entry(CHANCE, "?")] * (self.ply - len(known))))

    made = Play.heard
    patch.setattr(Play, "heard", heard)


def box(patch):
    """The box is marked with how long the record is."""

    def marked(request, box):
        live = request.app.state.resources.tables.lives[request.path_params["table"]]
        return made(request, replace(box, title=str(live.table.play.ply)))

    made = boxes.boxed
    patch.setattr(boxes, "boxed", marked)


def suppose(patch):
    """Supposed standings go by how long the record is."""
    patch.setattr(hints, "standings", lambda table, seat, that: (Standing(table.play.ply, ()),))


def open_hints(patch):
    """The master looks at the table from all sides."""

    async def all_sides(self, setup, seat, view, seconds):
        return await weigh(self, setup, seat, open_to_all["state"], seconds)

    def pushed(self, who, number):
        append(self, who, number)
        open_to_all["state"] = self.now.state

    append, open_to_all = Play._append, {}
    patch.setattr(Play, "_append", pushed)
    patch.setattr(bot_pool.BotPool, "evaluate", all_sides)


def forgetful_story(patch):
    """The story is told again from where others took something back in secret."""

    def follow(self, play, view):
        shared, steps = play.shared(self._play) if self._play else 0, list(self._steps)
        real(self, play, view)
        self.cuts.append(max((lines for ply, lines in steps if ply <= shared), default=0))

    real = Story.follow
    patch.setattr(Story, "follow", follow)


PLANTS = {
    "view": leak("view", entries),
    "moves": leak("moves", lambda table, update: (*update.moves, "x" * (table.play.ply % 7))),
    "warnings": leak("warnings", lambda table, update: {"lock": wire.Words(str(table.play.ply))}),
    "ask": leak("ask", lambda table, update: wire.Words(f"{table.play.ply} entries")),
    "story": leak("story", longer_story),
    "can_undo": leak("can_undo", lambda table, update: table.play.ply % 2 > 0),
    "clocks": leak("clocks", running_clocks),
    "plea": leak("plea", lambda table, update: wire.Plea(table.play.ply % 5, ())),
    "late": leak("seats", late_seats),
    "seq": woken_for_nothing,
    "number of messages": everybody_is_told,
    "question": everybody_is_asked,
    "notice": notices,
    "summary": summary,
    "order of the lobby": order,
    "log line": log_line,
    "error text": error_text,
    "record": all_entries,
    "box": box,
    "suppose": suppose,
    "hint": open_hints,
    "story told again": forgetful_story,
}
