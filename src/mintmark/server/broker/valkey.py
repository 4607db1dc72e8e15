"""News by the pub/sub of Valkey or Redis."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from valkey.asyncio import Valkey as Client
from valkey.asyncio.client import PubSub
from valkey.exceptions import ValkeyError

from .link import CHANNEL, TIMEOUT, Link, Lost, Send


class Valkey(Link):
    """A link through a Valkey server."""

    TROUBLES = (*Link.TROUBLES, ValkeyError)

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[Send]:
        client = Client.from_url(
            self._address, socket_connect_timeout=TIMEOUT, decode_responses=True
        )
        async with client, client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            if await channel.get_message(timeout=TIMEOUT) is None:
                raise Lost
            listening = asyncio.create_task(self._listen(channel))
            try:
                yield lambda texts: _send(client, texts)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self, channel: PubSub) -> None:
        try:
            async for message in channel.listen():
                if message["type"] == "subscribe":  # again: the library has reconnected
                    self._inbox.missed()
                else:
                    self._hear(message["data"])
        finally:
            self._lose()


async def _send(client: Client, texts: Sequence[str]) -> None:
    async with client.pipeline(transaction=False) as line:
        for text in texts:
            line.publish(CHANNEL, text)
        await line.execute()
