"""The store, on SQLite and on a real PostgreSQL."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import IntegrityError

from mintmark.server.store import Conflict, Growth, Store, Stored, Swept
from mintmark.server.store import store as store_module
from mintmark.server.store.sweeping import DAY


@asynccontextmanager
async def opened(url):
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(database_url):
    """An open store, of either kind."""
    async with opened(database_url) as store:
        yield store


def growth(table="t", seq=1, *bodies, at=1000, status="open", **more):
    return Growth(table, seq, at, bodies or (b"%d" % seq,), status, b"a table", **more)


async def due(store, now, process):
    return [id async for id in store.due(now, process)]


async def guest(store, id, now=0):
    from mintmark.server.store.people import TokenRow

    token = TokenRow(f"{id}'s", id.encode(), id, "session", "", "", now, now, now + 1000)
    await store.people.add_guest(id, id.title(), now, token)


async def test_a_table_is_the_list_of_its_events(store):
    await store.create(growth("t", 1, b"opened", b"seated"), "coinage", True)
    await store.append(growth("t", 3, b"moved", at=2000, status="playing"))
    first, second, third = (
        Stored(1, 1000, b"opened"),
        Stored(2, 1000, b"seated"),
        Stored(3, 2000, b"moved"),
    )
    assert await store.events("t") == [first, second, third]
    assert await store.events("t", since=2) == [third]
    assert await store.events("elsewhere") == []
    assert await store.status_of("t") == "playing"
    assert await store.status_of("elsewhere") is None


@pytest.mark.parametrize("seq", [0, 1, 2, 4])
async def test_only_the_next_event_is_taken_and_a_refusal_changes_nothing(store, seq):
    await guest(store, "ada")
    await store.create(growth("t", 1, b"opened", b"seated"), "coinage", True)
    with pytest.raises(Conflict, match=f"event {seq} is not the next one of table 't'"):
        wrong = growth("t", seq, at=2000, status="over", due_at=5, holders=frozenset({"ada"}))
        await store.append(wrong)
    assert [event.body for event in await store.events("t")] == [b"opened", b"seated"]
    assert await store.status_of("t") == "open"
    assert await due(store, 9999, "nobody") == await store.tables_of("ada", 10) == []


async def test_a_table_is_created_once_and_does_not_grow_before(store):
    with pytest.raises(Conflict):
        await store.append(growth("t", 1))
    await store.create(growth("t", 1, b"first"), "coinage", True)
    with pytest.raises(Conflict):
        await store.create(growth("t", 1, b"second"), "coin_quest", True)
    assert [event.body for event in await store.events("t")] == [b"first"]


async def test_of_many_who_want_the_same_number_one_gets_it(store):
    await store.create(growth("t", 1), "coinage", True)
    tries = [store.append(growth("t", 2, b"%d" % n)) for n in range(30)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert results.count(None) == 1
    assert all(isinstance(r, Conflict) for r in results if r is not None)
    assert [e.body for e in await store.events("t", 1)] == [b"%d" % results.index(None)]


async def test_what_arrives_together_is_written_together_and_only_the_guilty_suffer(store):
    commits = 0
    write = store._database.write

    async def counting(work):
        nonlocal commits
        commits += 1
        return await write(work)

    store._database.write = counting
    await asyncio.gather(*(store.create(growth(f"t{n}", 1), "coinage", True) for n in range(50)))
    assert commits <= 2
    commits = 0
    moves = [store.append(growth(f"t{n}", 3 if n == 7 else 2)) for n in range(50)]
    results = await asyncio.gather(*moves, return_exceptions=True)
    assert commits <= 2
    assert [n for n, r in enumerate(results) if isinstance(r, Conflict)] == [7]
    assert results.count(None) == 49
    for n in range(50):
        assert len(await store.events(f"t{n}")) == (1 if n == 7 else 2)


async def test_a_growth_that_the_database_refuses_does_not_take_others_along(store):
    nobody = growth("bad", 1, holders=frozenset({"nobody"}))
    results = await asyncio.gather(
        *(store.create(growth(f"t{n}", 1), "coinage", True) for n in range(5)),
        store.create(nobody, "coinage", True),
        return_exceptions=True,
    )
    assert results[:5] == [None] * 5
    assert isinstance(results[5], IntegrityError)
    assert [id async for id in store.all_tables()] == [f"t{n}" for n in range(5)]


async def test_who_gives_up_waiting_does_not_disturb_the_others(store):
    tasks = [
        asyncio.create_task(store.create(growth(f"t{n}", 1), "coinage", True)) for n in range(40)
    ]
    await asyncio.sleep(0)
    for task in tasks[::6]:
        task.cancel()
    while store._journal._waiting:  # the rest is being written now
        await asyncio.sleep(0)
    for task in tasks[3::6]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for n, result in enumerate(results):
        if n % 3:
            assert result is None and len(await store.events(f"t{n}")) == 1
    await store.create(growth("after", 1), "coinage", True)


async def test_cancelled_writers_leave_the_store_usable(store):
    await store.create(growth("t", 1), "coinage", True)
    for pause in range(30):
        task = asyncio.create_task(store.lease("t", "me", 0, pause))
        await asyncio.sleep(pause / 20_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await store.lease("t", "me", 0, 100)
    await store.append(growth("t", 2))


async def test_what_was_promised_is_there_after_a_restart(database_url):
    async with opened(database_url) as store:
        await store.create(growth("t", 1), "coinage", True)
        await asyncio.gather(*(store.create(growth(f"u{n}"), "coinage", True) for n in range(9)))
    async with opened(database_url) as store:
        assert len(await store.events("t")) == 1
        assert len([id async for id in store.all_tables()]) == 10


async def test_a_store_that_closes_writes_what_is_under_way(database_url):
    store = await Store.open(database_url)
    moves = [asyncio.create_task(store.create(growth(f"t{n}"), "c", True)) for n in range(9)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*moves) == [None] * 9


async def test_the_lobby_shows_public_tables_the_newest_first_whatever_happens_at_them(store):
    for n in range(6):
        status = "playing" if n == 4 else "open"
        await store.create(growth(f"t{n}", at=n // 2, status=status), "coinage", n != 3)
    shown = await store.listing({"open"}, 10)
    assert [each.id for each in shown] == ["t5", "t2", "t1", "t0"]
    assert [each.id for each in await store.listing({"open", "playing"}, 2)] == ["t5", "t4"]
    assert await store.listing({"open"}, 10, "coin_quest") == []
    assert await store.listing({"open"}, 10, "coinage") == shown
    assert shown[0].summary == b"a table" and shown[0].game == "coinage"
    await store.append(growth("t0", 2, at=9))
    assert (await store.listing({"open"}, 1))[0].id == "t5"


async def test_my_tables_are_those_at_which_i_sit(store):
    await guest(store, "ada")
    await guest(store, "bob")
    both = frozenset({"ada", "bob"})
    await store.create(growth("one", holders=both), "coinage", False)
    await store.create(growth("two", at=2000, holders=frozenset({"ada"})), "coinage", True)
    assert [each.id for each in await store.tables_of("ada", 9)] == ["two", "one"]
    assert [each.id for each in await store.tables_of("ada", 1)] == ["two"]
    await store.append(growth("one", 2))
    assert [each.id for each in await store.tables_of("bob", 9)] == ["one"]
    await store.append(growth("one", 3, holders=frozenset({"ada"})))
    assert await store.tables_of("bob", 9) == []


async def test_all_tables_are_listed_in_pages(store, monkeypatch):
    monkeypatch.setattr("mintmark.server.store.store.PAGE", 3)
    ids = [f"t{n}" for n in range(9)]
    await asyncio.gather(*(store.create(growth(id), "coinage", False) for id in ids))
    assert [id async for id in store.all_tables()] == ids
    assert [id async for id in store.all_tables(after="t4")] == ids[5:]


async def test_what_is_due_is_offered_until_somebody_keeps_it(store):
    await store.create(growth("late", due_at=100), "coinage", True)
    await store.create(growth("later", due_at=200), "coinage", True)
    await store.create(growth("never"), "coinage", True)
    assert await due(store, 99, "nobody") == []
    assert await due(store, 200, "nobody") == ["late", "later"]
    assert await store.lease("late", "me", 200, 300)
    assert await due(store, 300, "nobody") == ["later"]
    assert await due(store, 301, "nobody") == ["late", "later"]
    await store.append(growth("later", 2, due_at=None))
    assert await due(store, 999, "nobody") == ["late"]


async def test_a_lease_is_one_keepers_until_it_runs_out(store):
    await store.create(growth("t"), "coinage", True)
    assert await store.lease("t", "me", 0, 100)
    assert not await store.lease("t", "you", 100, 200)
    assert await store.lease("t", "me", 100, 150)
    assert await store.lease("t", "you", 151, 200)
    assert not await store.lease("t", "me", 151, 300)
    assert not await store.lease("elsewhere", "me", 0, 100)
    await store.append(growth("t", 2))
    assert not await store.lease("t", "me", 160, 300)


async def test_leases_are_renewed_and_given_back_together(store):
    for id in ("a", "b", "c"):
        await store.create(growth(id, due_at=0), "coinage", True)
        await store.lease(id, "you" if id == "c" else "me", 0, 100)
    await store.renew("me", {"a", "b", "c"}, 500)
    assert await due(store, 400, "nobody") == ["c"]
    assert sorted(await due(store, 400, "me")) == ["a", "b", "c"]  # all due alike
    await store.release("me", "a")
    assert await due(store, 50, "nobody") == ["a"]
    await store.release("me")
    assert sorted(await due(store, 50, "nobody")) == ["a", "b"]


async def test_of_many_who_claim_a_table_one_gets_it(store):
    await store.create(growth("t"), "coinage", True)
    claims = await asyncio.gather(*(store.lease("t", f"k{n}", 0, 100) for n in range(12)))
    assert claims.count(True) == 1


async def test_the_lengths_of_many_tables_are_told(store, monkeypatch):
    monkeypatch.setattr(store_module, "PAGE", 2)
    for id in ("one", "two", "three"):
        await store.create(growth(id), "coinage", True)
    await store.append(growth("two", 2))
    told = await store.lengths(["one", "two", "three", "none"])
    assert sorted(told) == [("one", 1), ("three", 1), ("two", 2)]
    assert await store.lengths([]) == []


async def test_more_tables_are_due_than_fit_on_a_page(store, monkeypatch):
    monkeypatch.setattr(store_module, "PAGE", 2)
    for id, at in zip("edcba", (7, 8, 8, 8, 9), strict=True):
        await store.create(growth(id, due_at=at), "coinage", True)
    assert await due(store, 9, "nobody") == ["e", "b", "c", "d", "a"]
    assert await due(store, 8, "nobody") == ["e", "b", "c", "d"]


async def test_as_far_as_the_machine_is_ahead_nobody_kept_the_tables_and_that_is_noted_once(store):
    assert await store.beat(None, 500, 0, 0) == (500, ())  # nobody was ever alive before
    assert await store.beat(1000, 1001, 3000, 0) == (1000, ())
    assert await store.beat(None, 1500, 3000, 0) == (1500, ())  # a second process
    beats = await asyncio.gather(*(store.beat(None, 9000, 3000, 0) for _ in range(6)))
    assert beats == [(9000, ((1500, 9000),))] * 6
    assert await store.beat(8000, 8000, 3000, 9000) == (9000, ())  # time is not turned back
    assert await store.beat(None, 9500, 0, 9000) == (9500, ((9000, 9500),))
    assert await store.beat(9600, 5, 3000, 0) == (9600, ((1500, 9000), (9000, 9500)))


async def test_an_imported_record_is_kept(store):
    await guest(store, "ada")
    await store.add_import("i1", "ada", 5, "a récord ♜")
    found = await store.get_import("i1")
    assert (found.guest, found.created_at, found.text) == ("ada", 5, "a récord ♜")
    assert await store.get_import("i2") is None


async def test_sweeping_forgets_what_nobody_will_miss(store):
    now = 1000 * DAY
    for id in ("gone", "sits", "kept"):
        await guest(store, id, now=0)
    await guest(store, "here", now=now)
    await store.people.set_password("kept", None, "kept", "hash", "kept's")
    old = now - 15 * DAY
    await store.create(growth("stale", at=old), "coinage", True)
    await store.create(growth("in use", at=old), "coinage", True)
    await store.lease("in use", "me", now, now + 1)
    sits = frozenset({"sits"})
    await store.create(growth("over", at=old, status="over", holders=sits), "coinage", True)
    await store.create(growth("fresh", at=now), "coinage", True)
    await store.add_import("i1", "gone", 5, "text")
    assert await store.sweep(now) == Swept(tokens=3, guests=1, tables=1)
    assert [id async for id in store.all_tables()] == ["fresh", "in use", "over"]
    assert await store.events("stale") == []
    assert await store.people.guest("gone") is None
    for id in ("sits", "kept", "here"):
        assert await store.people.guest(id)
    assert (await store.get_import("i1")).guest is None
    assert await store.sweep(now) == Swept(0, 0, 0)


async def test_sweeping_is_done_in_small_parts(store, monkeypatch):
    monkeypatch.setattr("mintmark.server.store.sweeping.MOST", 2)
    await asyncio.gather(*(store.create(growth(f"t{n}"), "coinage", True) for n in range(5)))
    assert [(await store.sweep(100 * DAY)).tables for _ in range(4)] == [2, 2, 1, 0]


async def test_the_log_of_sqlite_is_moved_into_its_file_while_it_is_written(
    sqlite_url, tmp_path, monkeypatch
):
    monkeypatch.setattr("mintmark.server.store.database.sqlite.TIDY", 0)
    async with opened(sqlite_url) as store:
        file = tmp_path / "club.db"
        before = file.stat().st_size
        for n in range(20):
            await store.create(growth(f"t{n}", 1, b"x" * 5000), "coinage", True)
            await store._database._tidying
        assert file.stat().st_size > before + 20 * 5000
        assert (tmp_path / "club.db-wal").stat().st_size < 20 * 5000
