"""What happens by itself, and goes on happening whatever goes wrong."""

import asyncio
import gc
import signal
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import update
from support.server.played_table import PEOPLE, TOKEN

from mintmark.bots.bot import Answer
from mintmark.engine.game import find
from mintmark.server.broker import Alone, Grew
from mintmark.server.live import automation, bot_pool
from mintmark.server.live.automation import Automation
from mintmark.server.live.bot_pool import BotPool
from mintmark.server.live.server_clock import Clock
from mintmark.server.live.tables import Tables
from mintmark.server.operations.metrics import Metrics
from mintmark.server.store import Store, StoreUnavailable, schema
from mintmark.server.store import store as store_module
from mintmark.server.table import decisions
from mintmark.server.table.events import Pace, Place
from mintmark.server.table.opening import opened_by, seated
from mintmark.server.table.refusals import NotNow, Stale

LIVE, NO_CLOCK = Pace("live", seconds=60, increment=5), Pace()


class Shop:
    """A store, tables and a automation, with a clock in our hands."""

    def __init__(self, store, shared=False):
        self.now, metrics = 1_000_000, Metrics()
        self.set = 0  # by how much somebody has set the machine's clock
        self.store = store
        self.tables = Tables(store, Alone(), metrics, Clock(self.machine, lambda: self.now))
        self.tables.shared = shared
        self.bot_pool = BotPool(metrics)
        self.automation = Automation(store, self.tables, self.bot_pool)

    def machine(self):
        return self.now + self.set

    async def go_on(self, seconds):
        """Time passes, beat by beat."""
        for _ in range(0, seconds, 2):
            self.now += 2000
            await self.automation.beat()

    async def restart(self):
        """As after a crash."""
        self.forget()
        self.tables.clock = Clock(self.machine, lambda: self.now)
        self.tables.now = self.tables.clock.now
        await self.automation.beat()

    async def left(self, id):
        """What the seat that is waited for has left, after whatever the clock decides."""
        table = await self.tables.act(id, decisions.time_out)
        (seat,) = table.awaited
        assert not table.seats[seat].late
        return table.clocks.left_at(self.tables.now())[seat]

    async def open(self, *seats, pace=LIVE, hints=True):
        """A game of CoinAge that begins at once."""
        places = [Place()] * len(seats)
        opened = opened_by("g0", "coinage", None, None, {}, places, pace, True, hints, toss=False)
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
        for timer in self.automation.timers.values():
            timer.cancel()
        self.automation.timers.clear()

    async def close(self):
        await self.automation.close()
        await self.tables.close()
        await self.bot_pool.close()


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


async def test_a_table_that_cannot_be_loaded_keeps_nobody_from_the_others(sqlite_url):
    async with shop_in(sqlite_url) as shop:
        broken, sound = [(await shop.open("me", "me")).table for _ in range(2)]
        first = (schema.events.c.table_id == broken.id, schema.events.c.seq == 1)
        await shop.store._change(update(schema.events).where(*first).values(body=b"{}"))
        shop.forget()
        shop.now += 61_000
        await shop.automation.take_up_due()
        live = await shop.tables.live(sound.id)
        await soon(lambda: live.table.play.ply > sound.play.ply)
        assert broken.id in shop.automation.put_off


async def test_five_hundred_tables_that_cannot_be_loaded_keep_nobody_from_the_others(
    sqlite_url, monkeypatch
):
    monkeypatch.setattr(store_module, "PAGE", 2)
    async with shop_in(sqlite_url) as shop:
        *broken, sound = [(await shop.open("me", "me")).table for _ in range(6)]
        first = (schema.events.c.table_id != sound.id, schema.events.c.seq == 1)
        await shop.store._change(update(schema.events).where(*first).values(body=b"{}"))
        late = schema.tables.c.id == sound.id
        later = schema.tables.c.due_at + 1
        await shop.store._change(update(schema.tables).where(late).values(due_at=later))
        shop.forget()
        shop.now += 61_000
        for _ in range(2):
            await shop.automation.take_up_due()
        assert sound.id in shop.tables.lives
        assert shop.automation.put_off.keys() == {table.id for table in broken}


async def test_a_store_that_does_not_answer_is_no_fault_of_a_table(sqlite_url, monkeypatch):
    async with shop_in(sqlite_url) as shop:
        table = (await shop.open("me", "me")).table
        shop.forget()
        shop.now += 61_000
        with monkeypatch.context() as patch, pytest.raises(StoreUnavailable):
            patch.setattr(shop.store, "events", fail)
            await shop.automation.take_up_due()
        await shop.automation.take_up_due()
        assert table.id in shop.tables.lives


async def fail(*_):
    raise StoreUnavailable


async def test_time_without_a_keeper_is_given_back_once(sqlite_url):
    async with shop_in(sqlite_url) as shop:
        await shop.automation.beat()
        id = (await shop.open("me", "me")).table.id
        await shop.go_on(10)
        shop.now += 3_600_000
        await shop.restart()
        table = (await shop.tables.live(id)).table
        (seat,) = table.awaited
        assert table.clocks.left_at(shop.now)[seat] == 50_000
        shop.forget()
        again = (await shop.tables.live(id)).table
        assert again.clocks == table.clocks and again.seq == table.seq


@pytest.mark.parametrize("loaded", [True, False])
async def test_time_in_which_the_process_was_stopped_is_given_back(sqlite_url, loaded):
    async with shop_in(sqlite_url) as shop:
        await shop.automation.beat()
        live = await shop.open("me", "me")
        id = live.table.id
        await shop.go_on(10)
        if not loaded:
            shop.forget()
        shop.now += 3_600_000
        assert await shop.left(id) == 50_000  # a timer may be quicker than the next beat
        await shop.automation.beat()
        if loaded:
            await soon(lambda: live.table.clocks.left_at(shop.now)[live.table.awaited[0]])
        assert await shop.left(id) == 50_000
        await shop.go_on(20)
        assert await shop.left(id) == 30_000
        await shop.restart()
        assert await shop.left(id) == 30_000


async def test_time_in_which_the_store_did_not_answer_is_given_back(sqlite_url, monkeypatch):
    async with shop_in(sqlite_url) as shop:
        await shop.automation.beat()
        id = (await shop.open("me", "me")).table.id
        await shop.go_on(10)
        with monkeypatch.context() as patch:
            patch.setattr(shop.store, "beat", fail)
            for _ in range(600):
                shop.now += 1000
                with pytest.raises(StoreUnavailable):
                    await shop.automation.beat()
            assert await shop.left(id) == 50_000
        await shop.go_on(2)
        assert await shop.left(id) == 50_000
        await shop.go_on(10)
        assert await shop.left(id) == 40_000


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("hours", [1, -48])
async def test_whoever_sets_the_clock_of_the_machine_ends_no_game_and_stops_no_clock(
    sqlite_url, hours, restarts
):
    async with shop_in(sqlite_url) as shop:
        await shop.automation.beat()
        id = (await shop.open("me", "me")).table.id
        await shop.go_on(10)
        shop.set += hours * 3_600_000
        assert await shop.left(id) == 50_000
        if restarts:
            await shop.restart()
        await shop.go_on(30)
        assert await shop.left(id) == 20_000
        await shop.go_on(20)
        table = await shop.tables.act(id, decisions.time_out)
        assert table.seats[0].late or table.seats[1].late


async def test_a_process_that_was_stopped_takes_up_the_time_of_the_others(database_url):
    async with shop_in(database_url, shared=True) as shop:
        other = Clock(shop.machine, lambda: shop.now)
        await shop.automation.beat()
        await other.beat(shop.store, alone=False)
        start = shop.tables.now()
        for _ in range(30):
            shop.now += 2000
            await other.beat(shop.store, alone=False)
        assert other.now() == start + 60_000
        assert shop.tables.clock.stands and shop.tables.now() == start
        await shop.automation.beat()
        assert shop.tables.now() == other.now() and not shop.tables.clock.stands
        assert other.outages == shop.tables.clock.outages == ()


async def test_a_timer_that_comes_while_time_stands_is_set_again(sqlite_url):
    async with shop_in(sqlite_url) as shop:
        await shop.automation.beat()
        live = await shop.open("me", "me", pace=Pace("live", seconds=10))
        before = live.table
        shop.now += 2900
        await shop.automation.beat()
        await shop.go_on(6)
        shop.automation.consider(live)
        timer = shop.automation.timers[before.id]
        shop.now += 60_000  # and the timer goes off after a second
        await soon(lambda: shop.automation.timers.get(before.id) not in (timer, None))
        assert live.table is before


@pytest.mark.parametrize("shared", [False, True])
async def test_a_bot_goes_on_after_the_store_has_failed_it(sqlite_url, shared, monkeypatch):
    async with shop_in(sqlite_url, shared) as shop:
        live = await shop.open("me", "bot novice", pace=NO_CLOCK)
        await soon(lambda: live.table.awaited == (0,))
        with monkeypatch.context() as patch:
            patch.setattr(shop.automation, "consider", lambda *_: None)
            await shop.pass_on(live)
        before = live.table
        with monkeypatch.context() as patch:
            patch.setattr(shop.store, "append", fail)
            patch.setattr(shop.store, "release", fail)
            Automation.consider(shop.automation, live)
            await soon(lambda: not shop.automation.thinking)
        assert live.table is before
        shop.now += 20_000
        await shop.automation.take_up_due()
        await soon(lambda: live.table is not before)


async def test_bad_news_does_not_end_the_hearing_of_news(sqlite_url, monkeypatch):
    heard = []

    async def news():
        yield Grew("broken", 2)
        yield Grew("sound", 3)

    async def grown(id, seq):
        if id == "broken":
            raise RuntimeError("the store is away")
        heard.append(id)

    async with shop_in(sqlite_url) as shop:
        monkeypatch.setattr(shop.tables.broker, "news", news)
        monkeypatch.setattr(shop.tables, "grown", grown)
        await shop.tables.follow()
        assert heard == ["sound"]


async def test_a_bot_whose_move_is_not_legal_does_what_is_declared(sqlite_url, monkeypatch):
    async def nonsense(*_):
        return Answer("dance")

    async with shop_in(sqlite_url) as shop:
        monkeypatch.setattr(shop.bot_pool, "answer", nonsense)
        live = await shop.open("me", "bot novice", pace=NO_CLOCK)
        await shop.pass_on(live)
        await soon(lambda: live.table.awaited == (0,) and live.table.play.turn > 2)


async def never(*_):
    await asyncio.Event().wait()


async def test_a_bot_whose_question_another_process_has_answered_says_nothing(
    sqlite_url, monkeypatch
):
    async with shop_in(sqlite_url) as shop:
        monkeypatch.setattr(shop.bot_pool, "answer", never)
        live = await shop.open("bot novice", "me", pace=NO_CLOCK)
        question = live.table.question(0)
        while live.table.awaited == (0,):
            text = live.table.views[0].moves[-1]
            late = decisions.bot_move(0, question, text)
            question = live.table.question(0)
            await shop.tables.act(live.table.id, decisions.bot_move(0, question, text))
        with pytest.raises(Stale):
            await shop.tables.act(live.table.id, late)


@pytest.mark.parametrize("hints", [True, False])
async def test_what_is_played_is_compiled_once_and_for_hints_before_somebody_asks(
    sqlite_url, monkeypatch, hints
):
    made = []

    async def compile_positions(game):
        made.append(game.name)

    async def compile_search(game):
        made.append(f"hints for {game.name}")

    monkeypatch.setattr(automation, "compile_positions", compile_positions)
    monkeypatch.setattr(bot_pool, "compile_search", compile_search)
    monkeypatch.setattr(automation, "AHEAD", 0.01)
    async with shop_in(sqlite_url) as shop:
        for _ in range(2):
            await shop.open("me", "me", hints=hints)
        await asyncio.sleep(0.05)
    assert sorted(made) == (["coinage", "hints for coinage"] if hints else ["coinage"])


async def test_a_compiler_is_gone_when_the_server_is(monkeypatch):
    begun, begin = [], asyncio.create_subprocess_exec

    async def noted(*command, **options):
        begun.append(await begin(*command, **options))
        return begun[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    bot_pool = BotPool(Metrics())
    bot_pool.warm("master", find("coinage"))
    await soon(lambda: begun)
    await bot_pool.close()
    assert begun[0].returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("wrong", "lines"), [(NotNow("table-busy"), 0), (KeyError("a mistake of ours"), 2)]
)
async def test_what_is_refused_to_somebody_who_has_gone_is_nothing_for_the_log(
    sqlite_url, monkeypatch, caplog, wrong, lines
):
    gate, unheard = asyncio.Event(), []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))

    async def refuse(*_):
        await gate.wait()
        raise wrong

    async with shop_in(sqlite_url) as shop:
        monkeypatch.setattr(shop.store, "events", refuse)
        asking = shop.tables.live("somewhere"), shop.tables.finish(refuse())
        tasks = [asyncio.create_task(each) for each in asking]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks.clear()
        gate.set()
        await soon(lambda: not shop.tables.loading and not shop.tables.tasks)
    gc.collect()
    assert unheard == []
    assert len([each for each in caplog.records if each.levelname == "ERROR"]) == lines
