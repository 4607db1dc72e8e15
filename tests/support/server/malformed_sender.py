"""Somebody who sends what is no message, again and again, whatever happens to the line."""

import asyncio
import json
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from support.server.players import LOST, TIMEOUT, Player, line

TYPES = ("watch", "unwatch", "move", "undo", "reply", "resign", "say", "ping")
ODD = (None, True, -1, 2**70, 1.5, "", "x" * 400, [], {}, [[]], "\x00", "🪙", "NaN")
CLEAN = {1003, 1007, 1009}  # codes with which a server may close


class MalformedSender:
    """Has no seat anywhere, and knows where others play."""

    def __init__(self, address, seed, tables):
        self.address, self.random, self.tables = address, Random(seed), tables
        self.refused = 0

    async def run(self, over):
        """Until it is over."""
        player = await Player([self.address], self.random).arrive("MalformedSender")
        while not over.is_set():
            try:
                async with line(self.address, player.secret) as socket:
                    while not over.is_set():
                        await self._annoy(socket)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in CLEAN:
                    self.refused += 1
            except LOST:
                pass
            await asyncio.sleep(0.05)

    async def _annoy(self, socket):
        frame, last = self._frame(), self.random.randrange(10**6, 10**7)
        await socket.send(frame)
        await socket.send(json.dumps({"type": "ping", "id": last}))
        while True:
            async with asyncio.timeout(TIMEOUT):
                answer = msgspec.json.decode(await socket.recv())
            if answer.get("id") == last:
                assert answer["type"] == "pong", answer
                return
            assert answer["type"] in ("hello", "update", "done", "refused"), answer
            self.refused += answer["type"] == "refused"

    def _frame(self):
        """Something that was nearly a message, if it was one at all."""
        table = self.random.choice([*self.tables(), "q3XvB0n6T1mCkZ8sWd4yLw"])
        message = {"type": self.random.choice(TYPES), "id": 7, "table": table}
        message |= {"seat": self.random.choice((0, 1, None)), "question": 3, "move": "done"}
        text = json.dumps(message)
        match self.random.randrange(6):
            case 0:
                return text[: self.random.randrange(len(text))]
            case 1 | 2:
                return json.dumps(message | {self.random.choice([*message]): self._odd()})
            case 3:
                return self.random.choice(("[" * 30_000, '{"id":' * 9_000, "x" * 60_000, ""))
            case 4 if self.random.random() < 0.2:
                return self.random.choice((text.encode(), "y" * 80_000))
            case _:
                return text

    def _odd(self):
        return self.random.choice(ODD)
