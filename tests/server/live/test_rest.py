"""Tables that nobody looks at take up little room, and nobody can tell that they have."""

import gc
import tracemalloc
from random import Random

import pytest
from support.server.played_table import PlayedTable, told

from mintmark.server.broker import Alone
from mintmark.server.live import tables
from mintmark.server.live.live_table import LiveTable
from mintmark.server.live.tables import Tables
from mintmark.server.operations.metrics import Metrics

GAMES = ("coinage", "warehouse51", "coin_quest")
ROOM = 15 * 1024  # bytes


def resting(game, moves, seed=1):
    """A table in memory whose seats have been told everything, and that rests now."""
    played = PlayedTable(game)
    played.play_on(moves, Random(seed))
    live = LiveTable(played.table)
    for seat in (*range(len(played.table.seats)), None):
        live.updates(seat).update(0, None, None)
    live.rest()
    return live


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_rested_goes_on_as_if_it_had_not(game):
    rested, awake = PlayedTable(game), PlayedTable(game)
    for played in (rested, awake):
        played.play_on(12, Random(1))
    for _ in range(4):
        rested.table.rest()
        for seat in (*range(len(awake.table.seats)), None):
            assert told(rested.table, seat) == told(awake.table, seat)
        rested.table.rest()
        for played in (rested, awake):
            played.play_on(3, Random(2))
    assert rested.table.told == awake.table.told
    assert rested.table.questions == awake.table.questions


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_rests_takes_up_little_room(game):
    tracemalloc.start()
    try:
        lives = [resting(game, 40, seed) for seed in range(4)]
        count, with_them = len(lives), used()
        lives.clear()  # what all tables share stays
        assert (with_them - used()) / count < ROOM
    finally:
        tracemalloc.stop()


def used():
    """Bytes in use."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


class Subscriber:
    guest = None


async def test_who_is_watched_neither_rests_nor_is_forgotten(monkeypatch):
    clock = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    memory = Tables(None, Alone(), Metrics())
    for id in ("watched", "left"):
        memory.lives[id] = LiveTable(PlayedTable("coinage").table)
    memory.lives["watched"].subscribers.add(Subscriber())
    clock[0] += tables.RESTS + 1
    memory.forget_idle()
    assert {id: live.resting for id, live in memory.lives.items()} == {
        "watched": False,
        "left": True,
    }
    await memory.live("left")
    assert not memory.lives["left"].resting
    clock[0] += tables.IDLE + 1
    memory.forget_idle()
    assert [*memory.lives] == ["watched"]
