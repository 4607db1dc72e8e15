"""The rooms of the server: which of them run where there is nothing but Python and msgspec."""

import subprocess
import sys

import pytest

BARE = """
import sys
ABSENT = ("litestar", "sqlalchemy", "uvicorn", "alembic", "argon2", "prometheus_client")
for name in (*ABSENT, "numpy", "numba", "fluent", "click", "rich"):
    sys.modules[name] = None  # to import it is an ImportError
"""
IMPORTED = """
from importlib import import_module
from pkgutil import walk_packages
room = import_module("mintmark.server.{room}")
names = [each.name for each in walk_packages(room.__path__, room.__name__ + ".")]
for name in names:
    import_module(name)
print(len(names))
"""


def imported(room):
    """The rest of a program that imports every module of a room."""
    return bare(IMPORTED.format(room=room))


def bare(code):
    """What becomes of a program that has nothing but Python and msgspec."""
    command = [sys.executable, "-c", BARE + code]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("room", ["table", "updates", "page"])
def test_a_table_and_its_updates_need_nothing_but_python(room):
    ran = imported(room)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 2


def test_a_room_that_needs_a_database_is_found_out():
    assert "sqlalchemy" in imported("store").stderr


PLAYED = """
from random import Random
from mintmark.bots.bot import Question
from mintmark.bots.roster import bot
from mintmark.server.table import decisions, opening, seating
from mintmark.server.table.decisions import Draft
from mintmark.server.table.events import Pace, Place
from mintmark.server.table.guest import Guest
from mintmark.server.table.setups import box_of
from mintmark.server.table.table import Table
from mintmark.server.updates.seat_updates import SeatUpdates
from mintmark.proof import verified
from mintmark.server.updates import wire

guest, random, undone = Guest("g", "Ada"), Random(5), 0
game, seats = "{game}", {seats}
plan = ["me"] * (seats - 1) + ["bot casual"]
pace = Pace("live", seconds=600, increment=5)
opened = opening.opened_by("g", game, None, None, {{}}, [Place()] * seats, pace, False, True)
draft = Draft(Table("q3XvB0n6T1mCkZ8sWd4yLw", opened, 1), 1)
opening.seated(guest, plan, True, None)(draft)
told = {{seat: SeatUpdates(draft.table, seat) for seat in (None, *range(seats))}}
while draft.table.status == "playing":
    table = draft.table
    draft = Draft(table, draft.at + 1)
    seat = table.awaited[0]
    if name := table.seats[seat].bot:
        question = Question(table.setup, seat, table.views[seat].struct, random.randrange(1 << 60))
        move = str(bot(name, table.setup).answer(question).move)
        decisions.bot_move(seat, table.question(seat), move)(draft)
    else:
        move = random.choice(table.play.forward(seat))
        decisions.move(guest, seat, table.question(seat), str(move))(draft)
        if draft.table.status == "playing" and draft.table.views[seat].free_undo is not None:
            if random.random() < 0.2:
                decisions.undo(guest, seat)(draft)
                undone += 1
    for seat, updates in told.items():
        updates.follow(draft.table)
        assert len(updates.update(updates.seq - 1, None, "g")) > 1000
assert wire.encode(box_of(draft.table.setup))
assert verified(draft.table.play.record, draft.table.luck.commitment).verdict == "proved"
print(draft.table.status, undone)
"""


@pytest.mark.parametrize(("game", "seats"), [("coinage", 2), ("coin_quest", 2), ("warehouse51", 3)])
def test_every_game_is_played_to_its_end_by_nothing_but_python(game, seats):
    ran = bare(PLAYED.format(game=game, seats=seats))
    assert ran.returncode == 0, ran.stderr
    status, undone = ran.stdout.split()
    assert status == "over" and int(undone) > 0
