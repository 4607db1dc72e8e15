"""A server under load is killed again and again: nothing kept is lost, and everything goes on."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from itertools import pairwise
from random import Random

import pytest
from support.server.event_log import TOLERANCE, EventLog
from support.server.malformed_sender import MalformedSender
from support.server.players import Player, talking
from support.server.server_process import children_of, killable_server, now, sockets_of

from mintmark.server.store import Store

LIVE = {"kind": "live", "seconds": 600, "increment": 2}
PLANS = {  # what a party plays, evening after evening
    "people": {"game": "coinage", "seats": ["me", "open"], "pace": LIVE},
    "bot": {"game": "coinage", "seats": ["me", "bot casual"], "pace": LIVE},
    "no clock": {"game": "coinage", "seats": ["bot casual", "me"]},
    "bids": {"game": "warehouse51", "seats": ["me", "open", "bot novice"], "pace": LIVE},
    "bots": {"game": "coin_quest", "seats": ["me", *["bot novice"] * 3]},
    "quest": {"game": "coin_quest", "seats": ["me", "open"], "pace": LIVE},
}
THINKS = {"bids": 0.05, "bots": 0.03, "quest": 0.03}
BOTS_ARE_BACK = 8000  # milliseconds, on a busy machine
TO_THE_END = 120  # seconds in which all tables must come to it when the killing is over


class Party:
    """Some people who play one game after the other until the evening is over."""

    def __init__(self, server, name, number, evening):
        self.plan, self.evening = PLANS[name], evening
        self.random = Random(number)
        seats = sum(seat in ("me", "open") for seat in self.plan["seats"])
        thinks = THINKS.get(name, 0.2)
        self.players = [
            Player([server.address], Random(100 * number + seat), thinks) for seat in range(seats)
        ]
        self.tables = []

    async def play(self):
        await asyncio.gather(*(each.arrive(f"Guest {k}") for k, each in enumerate(self.players)))
        while not self.evening.is_set():
            table = await self.players[0].open(**self.plan)
            await asyncio.gather(*(each.join(table) for each in self.players[1:]))
            self.tables.append(table)
            await asyncio.gather(*(each.play() for each in self.players))


async def an_evening(server, parties, killing, malformed=0):
    """People play while processes are killed, and then to the end of their games."""
    evening, over = asyncio.Event(), asyncio.Event()
    every = [Party(server, name, k, evening) for k, name in enumerate(parties)]
    known = [MalformedSender(server.address, k, lambda: tables_of(every)) for k in range(malformed)]
    playing = asyncio.gather(*(party.play() for party in every))
    annoying = asyncio.gather(*(each.run(over) for each in known))
    try:
        await killing
        evening.set()
        for party in every:
            for player in party.players:
                player.thinks = 0.01
        async with asyncio.timeout(TO_THE_END):
            await playing
        over.set()
        await annoying
    finally:
        playing.cancel()
        annoying.cancel()
    return every, sum(each.refused for each in known)


def tables_of(parties):
    return [table for party in parties for table in party.tables[-1:]]


async def kill_the_server(server, kills, random):
    """At random moments, some of them while the server is still starting."""
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0, 1.2))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        if random.random() < 0.75:
            await asyncio.to_thread(server.wait_until_ready)
    await asyncio.to_thread(server.wait_until_ready)


async def kill_a_worker(server, kills, random):
    """The busier of two, again and again, or the one that is still starting; one always serves."""
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0, 2))
        patient = random.random() < 0.75
        while len(server.serving) < 2 and (patient or len(server.workers) < 2):
            await asyncio.sleep(0.05)
        starting = set(server.workers) - set(server.serving)
        os.kill(max(starting or server.workers, key=sockets_of), signal.SIGKILL)


async def logs_in(url):
    """The log of every table."""
    store = await Store.open(url)
    try:
        ids = [id async for id in store.all_tables()]
        events = {id: await store.events(id) for id in ids}
    finally:
        await store.close()
    return {
        id: EventLog.of(id, [(each.seq, each.at, each.body) for each in rows])
        for id, rows in events.items()
    }


def logs(path):
    """The same from the file of an intact database."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = connection.execute("SELECT table_id, seq, at, body FROM events ORDER BY 1, 2")
        by_table = {}
        for table, *row in rows:
            by_table.setdefault(table, []).append(row)
    return {table: EventLog.of(table, rows) for table, rows in by_table.items()}


def check(server, parties, logs_by_table):
    """What must hold after the evening; how often each kind of thing was looked at."""
    seen = {"tables": 0, "moves": 0, "reconnections": 0, "credited": 0}
    for party in parties:
        for table in party.tables:
            log = logs_by_table[table]
            assert log.last.status == "over"
            seen["tables"] += 1
            for player in party.players:
                seat, choices = player.seats[table], player.choices[table]
                assert player.heard[table] == sorted(player.heard[table])
                if seat is not None:
                    log.check_moves(seat, choices)
                    log.check_clocks(seat, player.clocks[table])
                seen["moves"] += sum(each.state == "kept" for each in choices)
            seen["credited"] += log.check_outages(server.outages)
            for outage, after in pairwise([*server.outages, None]):
                until = outage.back + BOTS_ARE_BACK
                if after is None or until < after.killed:  # else there was no time for it
                    log.check_bots(outage.back, until)
        seen["reconnections"] += sum(player.reconnections for player in party.players)
    assert server.mistakes() == []
    return seen


async def kill_test(folder, parties, kills, seed):
    random = Random(seed)
    with killable_server(folder) as server:
        killing = kill_the_server(server, kills, random)
        every, _ = await an_evening(server, parties, killing)
        server.end()
        return check(server, every, logs(server.database))


async def worker_test(folder, url, parties, kills, seed):
    random = Random(seed)
    with killable_server(folder, "--database-url", url, "--workers", "2") as server:
        killing = kill_a_worker(server, kills, random)
        every, refused = await an_evening(server, parties, killing, malformed=2)
        server.end()
        seen = check(server, every, await logs_in(url)) | {"refused": refused}
    print(f"{kills} kills:", seen)
    return seen


async def test_a_server_that_is_killed_loses_and_doubles_nothing(tmp_path):
    parties = 5 * ["people"] + 3 * ["bot"] + ["no clock", "bids", "bots", "quest"]
    seen = await kill_test(tmp_path, parties, 6, 1)
    assert seen["tables"] >= 11 and seen["moves"] > 200
    assert seen["reconnections"] >= 6 and seen["credited"] >= 20


async def test_one_of_two_workers_that_is_killed_again_and_again_loses_and_doubles_nothing(
    tmp_path, postgres_url
):
    seen = await worker_test(tmp_path, postgres_url, ["people", "bot", "bids"], 2, 1)
    assert seen["tables"] >= 3 and seen["moves"] > 60
    assert seen["reconnections"] >= 1 and seen["refused"] > 20


def earlier(path, milliseconds):
    """Turn back everything that a database knows of time, as if the server had been down longer."""
    columns = {
        "events": ["at"],
        "tables": ["created_at", "changed_at", "due_at"],
        "heartbeat": ["alive_at"],
        "outages": ["since", "until"],
    }
    with closing(sqlite3.connect(path)) as connection, connection:
        for table, names in columns.items():
            change = ", ".join(f"{name} = {name} - {milliseconds}" for name in names)
            connection.execute(f"UPDATE {table} SET {change}")


async def test_a_clock_does_not_run_out_while_the_server_is_down(tmp_path):
    with killable_server(tmp_path) as server:
        ada, bob = [await Player([server.address], Random(k)).arrive("Guest") for k in range(2)]
        pace = {"kind": "live", "seconds": 10}
        table = await ada.open(game="coinage", seats=["me", "open"], toss=False, pace=pace)
        await bob.join(table)
        await asyncio.sleep(1.2)  # there has been a sign of life meanwhile
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(earlier, server.database, 60_000)
        await asyncio.to_thread(server.start)
        async with talking(server.address, ada) as talk:
            assert await talk.question()
            shown = talk.update["clocks"]
            left = shown["since"] + shown["left"][0] - now()
            assert not any(seat["late"] for seat in talk.update["seats"])
            assert 10_000 - 1200 - 2 * TOLERANCE <= left <= 10_000
            while not talk.update["seats"][0]["late"]:  # from now on it does run
                await talk.hear()
            assert abs(now() - shown["since"] - shown["left"][0]) < TOLERANCE


async def halt(server, stop, go_on):
    """A clock of ten seconds, and a server that can do nothing for eleven of them."""
    ada, bob = [await Player([server.address], Random(k)).arrive("Guest") for k in range(2)]
    pace = {"kind": "live", "seconds": 10}
    table = await ada.open(game="coinage", seats=["me", "open"], toss=False, pace=pace)
    await bob.join(table)
    async with talking(server.address, ada) as talk:
        assert await talk.question()
        began = talk.update["clocks"]["since"]
        await asyncio.sleep(2.5)  # there has been a sign of life meanwhile
        stopped = now()
        stop()
        await asyncio.sleep(11)
        go_on()
        lost = now() - stopped
        while talk.update["clocks"]["since"] == began:
            await talk.hear()
        shown = talk.update["clocks"]
        assert not any(seat["late"] for seat in talk.update["seats"])
        assert abs(shown["since"] - began - lost) < TOLERANCE
        while not talk.update["seats"][0]["late"]:  # from now on it does run
            await talk.hear()
        assert abs(now() - shown["since"] - shown["left"][0]) < TOLERANCE


async def test_a_clock_does_not_run_out_while_the_server_is_stopped(tmp_path):
    with killable_server(tmp_path) as server:
        send = server.process.send_signal
        await halt(server, lambda: send(signal.SIGSTOP), lambda: send(signal.SIGCONT))


async def test_a_clock_does_not_run_out_while_the_database_is_stopped(
    tmp_path, postgres_server, postgres_url
):
    def send(how):
        for process in (postmaster, *children_of(postmaster)):
            os.kill(process, how)

    postmaster = postgres_server.get_pid()
    with killable_server(tmp_path, "--database-url", postgres_url) as server:
        try:
            await halt(server, lambda: send(signal.SIGSTOP), lambda: send(signal.SIGCONT))
        finally:
            send(signal.SIGCONT)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
async def test_a_server_can_be_killed_a_hundred_times(tmp_path, seed):
    seen = await kill_test(tmp_path, list(PLANS) * 4, 25, seed)
    assert seen["moves"] > 1000 and seen["reconnections"] > 500 and seen["credited"] > 100


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_a_worker_can_be_killed_a_hundred_times(tmp_path, postgres_url, seed):
    seen = await worker_test(tmp_path, postgres_url, list(PLANS) * 2, 10, seed)
    assert seen["moves"] > 500 and seen["reconnections"] > 50 and seen["refused"] > 500
