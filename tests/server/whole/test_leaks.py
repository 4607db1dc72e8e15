"""What a seat cannot know does not show in anything that it is sent, nor in the log."""

import asyncio
from dataclasses import dataclass
from functools import partial

import pytest
from support.server.leaks.planted import PLANTS, weigh
from support.server.leaks.two_worlds import Case, Fate, Stream, World, first_difference
from support.server.played_table import ID, PEOPLE, PlayedTable, forward_moves, told
from support.server.running_server import Person, RunningServer, running_server, without_limits

from mintmark.server.api import streams
from mintmark.server.live import automation, bot_pool, game_news
from mintmark.server.table import decisions
from mintmark.server.table.events import Pleaded, TookBack
from mintmark.server.table.refusals import NotNow
from mintmark.server.table.table import Table

later = partial(Case, secret_luck=False)  # what was dealt first has shown by then


@dataclass
class Club:
    """A server with people in it."""

    server: RunningServer
    people: list[Person]
    stranger: Person
    fate: Fate

    async def twins(self, case):
        """The two worlds of a case."""
        where = (self.server, self.people, self.stranger, self.fate, case)
        one = await World(*where).run()
        return one, await World(*where, one.script).run()


@pytest.fixture(scope="module")
async def club(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        without_limits(patch)
        patch.setattr(automation, "LATENESS", 10**9)  # the tests say when time is up
        patch.setattr(bot_pool.BotPool, "answer", never)
        patch.setattr(bot_pool.BotPool, "evaluate", weigh)
        fate = Fate(patch)
        async with running_server(tmp_path_factory.mktemp("club"), clock=fate.clock) as server:
            names = ("Ada", "Bob", "Cy", "Di", "Ed", "Flo")
            people = [await server.guest(name) for name in names]
            yield Club(server, people, await server.stranger(), fate)


async def never(*_):
    """A bot that thinks for ever."""
    await asyncio.Event().wait()


CASES = [
    Case("coinage", 2, 0, beats=10),
    *(Case("warehouse51", 3, witness, begins=4, beats=18) for witness in (0, 2, None)),
    Case("warehouse51", 5, 3, begins=25, beats=40, seed=2),
    Case("coin_quest", 2, 0, beats=14, seed=3),
    later("coin_quest", 3, 1, begins=30, beats=42),
    later("coin_quest", 4, None, begins=24, beats=38),
    *(Case("coin_quest", 5, witness, beats=14, seed=5) for witness in (0, 4, None)),
]


MANY = [
    Case(game, seats, witness, begins, begins + 25, seed, game == "warehouse51" or not begins)
    for game, counts in (("coinage", (2,)), ("warehouse51", (3, 4, 5)), ("coin_quest", (2, 3, 5)))
    for seats in counts
    for witness in (*range(seats), None)
    for seed, begins in ((11, 0), (12, 10), (13, 45))
]


@pytest.mark.soak
@pytest.mark.parametrize("case", MANY, ids=str)
async def test_many_more_worlds_are_the_same_to_a_witness(club, case):
    one, other = await club.twins(case)
    assert first_difference(one, other) is None


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_two_worlds_that_differ_in_secret_are_the_same_to_a_witness(club, case):
    one, other = await club.twins(case)
    assert first_difference(one, other) is None
    assert other.sent, "the worlds parted before the witness looked"
    assert case.game == "coinage" or one.entries != other.entries, "the worlds are the same"


QUICK = partial(Case, "coin_quest", 3, 2)
NOTICING = (
    QUICK(beats=5, seed=0, kinds=("turn", "tries", "tries", "tries", "hint")),
    QUICK(beats=6, seed=1, kinds=("turn", "again", "tries", "chat", "hint", "undo")),
    QUICK(beats=6, seed=4, kinds=("turn", "again")),
)


@pytest.mark.parametrize("name", PLANTS)
async def test_a_planted_leak_is_noticed(club, name, monkeypatch):
    PLANTS[name](monkeypatch)
    for case in NOTICING:
        if first_difference(*await club.twins(case)):
            return
    raise AssertionError("nobody has noticed it")


def pleading():
    """A table where a seat cannot take back its last decision by itself, and asks to."""
    played = PlayedTable("coin_quest")
    played.move(0, place(played, 0))
    while "lock" not in played.table.views[1].moves:
        played.move(1, place(played, 1))
    played.move(1, "lock")
    played.do(decisions.undo(PEOPLE[0], 0))
    assert played.table.plea
    return played


def place(played, seat):
    return next(move for move in forward_moves(played.table, seat) if move.startswith("place"))


def test_what_happens_in_secret_does_not_end_a_plea():
    played = pleading()
    before = told(played.table, 1)
    played.move(2, place(played, 2))
    played.do(decisions.undo(PEOPLE[2], 2))
    assert told(played.table, 1) == before


def test_a_plea_is_for_what_was_decided_then_whatever_is_decided_since_in_secret():
    ends = []
    for busy in (False, True):
        played = pleading()
        if busy:
            played.move(0, place(played, 0))
            played.move(2, place(played, 2))
            with pytest.raises(NotNow, match="asks already"):
                played.do(decisions.undo(PEOPLE[0], 0))
        for seat in (1, 2):
            played.do(decisions.reply(PEOPLE[seat], True))
        ends.append([told(played.table, seat) for seat in (1, None)])
        assert told(Table.of(ID, played.stored()), 0) == told(played.table, 0)
    assert ends[0] == ends[1]


def test_a_plea_means_the_same_decision_when_one_before_it_is_taken_back():
    played = PlayedTable("coin_quest")
    for seat in (2, 0):
        played.move(seat, place(played, seat))
    table = played.table.after(Pleaded(0), played.now)
    table = table.after(TookBack(2, table.play.last_of(2), 1 << 2, 1 << 2), played.now)
    assert table.plea.entry == table.play.last_of(0)


async def test_secret_moves_do_not_hold_back_the_signs_of_life_of_a_stream(club, monkeypatch):
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    monkeypatch.setattr(game_news, "POLL", 0.05)
    plan = {"game": "coinage", "seats": ["me", "open"]}
    id = (await club.people[0].http.post("/api/tables", json=plan)).json()["table"]
    updates = Stream(club.people[0], f"/api/bot/games/{id}/stream")
    news = Stream(club.people[0], "/api/bot/events")
    for _ in range(40):
        await asyncio.sleep(0.01)
        live = club.server.tables.lives[id]
        live.adopt(live.table)
        club.server.tables._changed(live)
    for stream in (updates, news):
        await stream.close()
    assert updates.text.count("\n\n") >= 3 and news.text.count("\n") >= 3
