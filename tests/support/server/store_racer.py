"""One of several processes that append to one table: store_racer.py ADDRESS NAME TASKS WINS."""

import asyncio
import json
import sys

from mintmark.server.store import Conflict, Growth, Store


async def race(store, name, wins):
    """Append until so many were won; the numbers that were."""
    won = []
    seq = 0
    while len(won) < wins:
        seq = max([seq, *(event.seq for event in await store.events("t", since=seq))])
        body = f"{name} {len(won)}".encode()
        try:
            await store.append(Growth("t", seq + 1, 0, (body,), "playing", b""))
        except Conflict:
            continue
        won.append((seq + 1, body.decode()))
    return won


async def main(address, name, tasks, wins):
    store = await Store.open(address)
    results = await asyncio.gather(
        *(race(store, f"{name} {task}", int(wins)) for task in range(int(tasks)))
    )
    await store.close()
    print(json.dumps(sum(results, [])))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
