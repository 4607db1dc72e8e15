"""Two processes that append to one table."""

import asyncio
import json
import sys

from support.server import store_racer

from mintmark.server.store import Growth, Store

TASKS, WINS = 4, 8


async def test_two_processes_lose_and_double_nothing(database_url):
    store = await Store.open(database_url)
    await store.create(Growth("t", 1, 0, (b"opened",), "open", b""), "coinage", True)
    racers = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, store_racer.__file__, database_url, name, str(TASKS), str(WINS)),
            stdout=asyncio.subprocess.PIPE,
        )
        for name in ("north", "south")
    ]
    won = [json.loads((await racer.communicate())[0]) for racer in racers]
    stored = {event.seq: event.body.decode() for event in await store.events("t")}
    await store.close()
    told = [(seq, body) for results in won for seq, body in results]
    assert len(told) == 2 * TASKS * WINS
    assert dict(told) == {seq: body for seq, body in stored.items() if seq > 1}
    assert sorted(stored) == list(range(1, len(told) + 2))
    assert len(set(stored.values())) == len(stored)
