"""What a seat cannot know does not show in anything that it is sent, nor in the log."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial

import pytest
from house import open_house, without_limits
from leaks import PLANTS, weigh
from sitting import ID, PEOPLE, Sitting, forward_moves, told
from worlds import Case, Fate, Stream, World, first_difference

from mintmark.server.api import streams
from mintmark.server.live import automation, bot_pool, game_news
from mintmark.server.table import decisions
from mintmark.server.table.events import Pleaded, TookBack
from mintmark.server.table.refusals import NotNow
from mintmark.server.table.table import Table

later = partial(Case, secret_luck=False)  # what was dealt first has shown by then


class Club:
    """A house with people in it, and a loop that lasts."""

    def __init__(self, runner, folder, fate):
        self.runner, self.folder, self.fate, self.stack = runner, folder, fate, AsyncExitStack()

    async def open(self):
        self.house = await self.stack.enter_async_context(
            open_house(self.folder, clock=self.fate.clock)
        )
        self.people = [
            await self.house.guest(name) for name in ("Ada", "Bob", "Cy", "Di", "Ed", "Flo")
        ]
        self.stranger = await self.house.stranger()

    def twins(self, case):
        """The two worlds of a case."""
        return self.runner.run(self._twins(case))

    async def _twins(self, case):
        where = (self.house, self.people, self.stranger, self.fate, case)
        one = await World(*where).run()
        return one, await World(*where, one.script).run()


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        without_limits(patch)
        patch.setattr(automation, "LATENESS", 10**9)  # the tests say when time is up
        patch.setattr(bot_pool.BotPool, "answer", never)
        patch.setattr(bot_pool.BotPool, "evaluate", weigh)
        club = Club(runner, tmp_path_factory.mktemp("club"), Fate(patch))
        runner.run(club.open())
        yield club
        runner.run(club.stack.aclose())


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
def test_many_more_worlds_are_the_same_to_a_witness(club, case):
    one, other = club.twins(case)
    assert first_difference(one, other) is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_worlds_that_differ_in_secret_are_the_same_to_a_witness(club, case):
    one, other = club.twins(case)
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
def test_a_planted_leak_is_noticed(club, name, monkeypatch):
    PLANTS[name](monkeypatch)
    found = (first_difference(*club.twins(case)) for case in NOTICING)
    assert next(filter(None, found), None), "nobody has noticed it"


def pleading():
    """A table where a seat cannot take back its last decision by itself, and asks to."""
    sitting = Sitting("coin_quest")
    sitting.move(0, place(sitting, 0))
    while "lock" not in sitting.table.views[1].moves:
        sitting.move(1, place(sitting, 1))
    sitting.move(1, "lock")
    sitting.do(decisions.undo(PEOPLE[0], 0))
    assert sitting.table.plea
    return sitting


def place(sitting, seat):
    return next(move for move in forward_moves(sitting.table, seat) if move.startswith("place"))


def test_what_happens_in_secret_does_not_end_a_plea():
    sitting = pleading()
    before = told(sitting.table, 1)
    sitting.move(2, place(sitting, 2))
    sitting.do(decisions.undo(PEOPLE[2], 2))
    assert told(sitting.table, 1) == before


def test_a_plea_is_for_what_was_decided_then_whatever_is_decided_since_in_secret():
    ends = []
    for busy in (False, True):
        sitting = pleading()
        if busy:
            sitting.move(0, place(sitting, 0))
            sitting.move(2, place(sitting, 2))
            with pytest.raises(NotNow, match="asks already"):
                sitting.do(decisions.undo(PEOPLE[0], 0))
        for seat in (1, 2):
            sitting.do(decisions.reply(PEOPLE[seat], True))
        ends.append([told(sitting.table, seat) for seat in (1, None)])
        assert told(Table.of(ID, sitting.stored()), 0) == told(sitting.table, 0)
    assert ends[0] == ends[1]


def test_a_plea_means_the_same_decision_when_one_before_it_is_taken_back():
    sitting = Sitting("coin_quest")
    for seat in (2, 0):
        sitting.move(seat, place(sitting, seat))
    table = sitting.table.after(Pleaded(0), sitting.now)
    table = table.after(TookBack(2, table.play.last_of(2), 1 << 2, 1 << 2), sitting.now)
    assert table.plea.entry == table.play.last_of(0)


def test_secret_moves_do_not_hold_back_the_signs_of_life_of_a_stream(club, monkeypatch):
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    monkeypatch.setattr(game_news, "POLL", 0.05)

    async def watch():
        made = await club.people[0].http.post(
            "/api/tables", json={"game": "coinage", "seats": ["me", "open"]}
        )
        id = made.json()["table"]
        updates = Stream(club.people[0], f"/api/bot/games/{id}/stream")
        news = Stream(club.people[0], "/api/bot/events")
        for _ in range(40):
            await asyncio.sleep(0.01)
            live = club.house.tables.lives[id]
            live.adopt(live.table)
            club.house.tables._changed(live)
        for stream in (updates, news):
            await stream.close()
        return updates.text.count("\n\n"), news.text.count("\n")

    blank, lines = club.runner.run(watch())
    assert blank >= 3 and lines >= 3
