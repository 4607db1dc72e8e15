"""What happens by itself, and goes on happening whatever goes wrong."""

import asyncio
import signal
from contextlib import asynccontextmanager

import pytest
from sitting import PEOPLE, TOKEN
from sqlalchemy import update

from mintmark.bots.bot import Answer
from mintmark.engine.game import find
from mintmark.server import decisions, keeper, thinking
from mintmark.server.broker import Alone, Grew
from mintmark.server.events import Pace, Place
from mintmark.server.keeper import Keeper
from mintmark.server.metrics import Metrics
from mintmark.server.opening import opened_by, seated
from mintmark.server.store import Store, Unavailable, schema
from mintmark.server.tables import Tables
from mintmark.server.thinking import Thinkers

LIVE, NO_CLOCK = Pace("live", seconds=60, increment=5), Pace()


class Shop:
    """A store, tables and a keeper, with a clock in our hands."""

    def __init__(self, store, shared=False):
        self.now, metrics = 1_000_000, Metrics()
        self.store = store
        self.tables = Tables(store, Alone(), metrics, lambda: self.now)
        self.tables.shared = shared
        self.thinkers = Thinkers(metrics)
        self.keeper = Keeper(store, self.tables, self.thinkers)

    async def open(self, *seats, pace=LIVE, hints=True):
        """A game of CoinAge that begins at once."""
        places = [Place()] * len(seats)
        opened = opened_by("g0", "coinage", None, None, {}, places, pace, True, hints)
        return await self.tables.open(opened, seated(PEOPLE[0], seats, True, None))

    async def pass_on(self, live):
        """The person in the first seat is done with the turn."""
        while live.table.awaited == (0,):
            await self.tables.act(
                live.table.id, lambda draft: decisions.make(draft, 0, None, "done", None)
            )

    def forget(self):
        """As after a restart."""
        self.tables.lives.clear()
        for timer in self.keeper.timers.values():
            timer.cancel()
        self.keeper.timers.clear()

    async def close(self):
        await self.keeper.close()
        await self.tables.close()
        await self.thinkers.close()


@asynccontextmanager
async def shop_in(url, shared=False):
    store = await Store.open(url)
    shop = Shop(store, shared)
    await store.people.add_guest("g0", "Ada", 0, TOKEN)
    try:
        yield shop
    finally:
        await shop.close()
        await store.close()


async def soon(condition):
    """Wait until something is so, for a while."""
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")


def test_a_table_that_cannot_be_loaded_keeps_nobody_from_the_others(sqlite_url):
    async def story():
        async with shop_in(sqlite_url) as shop:
            broken, sound = [(await shop.open("me", "me")).table for _ in range(2)]
            first = (schema.events.c.table_id == broken.id, schema.events.c.seq == 1)
            await shop.store._change(update(schema.events).where(*first).values(body=b"{}"))
            shop.forget()
            shop.now += 61_000
            await shop.keeper.look()
            live = await shop.tables.live(sound.id)
            await soon(lambda: live.table.play.ply > sound.play.ply)
            assert broken.id in shop.keeper.put_off

    asyncio.run(story())


def test_time_without_a_keeper_is_given_back_once(sqlite_url):
    async def story():
        async with shop_in(sqlite_url) as shop:
            id = (await shop.open("me", "me")).table.id
            await shop.keeper.look()
            shop.now += 10_000
            await shop.keeper.look()
            shop.forget()
            shop.now += 3_600_000
            await shop.keeper.wake()
            table = (await shop.tables.live(id)).table
            (seat,) = table.awaited
            assert table.clocks.left_at(shop.now)[seat] == 50_000
            shop.forget()
            again = (await shop.tables.live(id)).table
            assert again.clocks == table.clocks and again.seq == table.seq

    asyncio.run(story())


@pytest.mark.parametrize("shared", [False, True])
def test_a_bot_goes_on_after_the_store_has_failed_it(sqlite_url, shared, monkeypatch):
    async def fail(*_):
        raise Unavailable("store-unavailable")

    async def story():
        async with shop_in(sqlite_url, shared) as shop:
            live = await shop.open("me", "bot novice", pace=NO_CLOCK)
            await soon(lambda: live.table.awaited == (0,))
            with monkeypatch.context() as patch:
                patch.setattr(shop.keeper, "consider", lambda *_: None)
                await shop.pass_on(live)
            before = live.table
            with monkeypatch.context() as patch:
                patch.setattr(shop.store, "append", fail)
                patch.setattr(shop.store, "release", fail)
                Keeper.consider(shop.keeper, live)
                await soon(lambda: not shop.keeper.thinking)
            assert live.table is before
            shop.now += 20_000
            await shop.keeper.look()
            await soon(lambda: live.table is not before)

    asyncio.run(story())


def test_bad_news_does_not_end_the_hearing_of_news(sqlite_url, monkeypatch):
    heard = []

    async def news():
        yield Grew("broken", 2)
        yield Grew("sound", 3)

    async def grown(id, seq):
        if id == "broken":
            raise RuntimeError("the store is away")
        heard.append(id)

    async def story():
        async with shop_in(sqlite_url) as shop:
            monkeypatch.setattr(shop.tables.broker, "news", news)
            monkeypatch.setattr(shop.tables, "grown", grown)
            await shop.tables.follow()
            assert heard == ["sound"]

    asyncio.run(story())


def test_a_bot_whose_move_is_not_legal_does_what_is_declared(sqlite_url, monkeypatch):
    async def nonsense(*_):
        return Answer("dance")

    async def story():
        async with shop_in(sqlite_url) as shop:
            monkeypatch.setattr(shop.thinkers, "answer", nonsense)
            live = await shop.open("me", "bot novice", pace=NO_CLOCK)
            await shop.pass_on(live)
            await soon(lambda: live.table.awaited == (0,) and live.table.play.turn > 2)

    asyncio.run(story())


@pytest.mark.parametrize("hints", [True, False])
def test_hints_are_got_ready_before_somebody_asks(sqlite_url, monkeypatch, hints):
    made = []

    async def compile_search(game):
        made.append(game)

    monkeypatch.setattr(thinking, "compile_search", compile_search)
    monkeypatch.setattr(keeper, "AHEAD", 0.01)

    async def story():
        async with shop_in(sqlite_url) as shop:
            for _ in range(2):
                await shop.open("me", "me", hints=hints)
            await asyncio.sleep(0.05)

    asyncio.run(story())
    assert made == (["coinage"] if hints else [])


def test_a_compiler_is_gone_when_the_server_is(monkeypatch):
    begun, begin = [], asyncio.create_subprocess_exec

    async def noted(*command, **options):
        begun.append(await begin(*command, **options))
        return begun[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def story():
        thinkers = Thinkers(Metrics())
        thinkers.warm("master", find("coinage"))
        await soon(lambda: begun)
        await thinkers.close()

    asyncio.run(story())
    assert begun[0].returncode == -signal.SIGKILL
