"""Sockets are told when to come back, streams that it is time to end."""

import asyncio
import socket
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace

import pytest
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.response import Stream
from support.server.client import settings_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mintmark.server.serving import protocols
from mintmark.server.serving.run import configured


@websocket("/socket")
async def talk(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


@get("/stream")
async def stream(state: State) -> Stream:
    async def lines():
        yield "begin\n"
        await state.resources.stopping.wait()
        yield "end\n"

    return Stream(lines())


@asynccontextmanager
async def serving(folder):
    """A server that stops when the block is left, and its port."""

    @asynccontextmanager
    async def resources(app):
        app.state.resources = SimpleNamespace(stopping=asyncio.Event())
        yield

    app = Litestar([talk, stream], lifespan=[resources], openapi_config=None, logging_config=None)
    server = uvicorn.Server(configured(settings_in(folder), app=app))
    with socket.create_server(("127.0.0.1", 0)) as opened:
        task = asyncio.create_task(server._serve([opened]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield server, opened.getsockname()[1]
        finally:
            server.should_exit = True
            await task


def talking(port):
    return connect(f"ws://127.0.0.1:{port}/socket", proxy=None)


async def test_a_socket_is_told_when_to_come_back(tmp_path):
    async with asyncio.timeout(10), serving(tmp_path) as (server, port), talking(port) as client:
        await client.send("hello")
        assert await client.recv() == "hello"
        server.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "retry in 2 s")


async def test_a_large_message_ends_the_socket(tmp_path):
    async with asyncio.timeout(10), serving(tmp_path) as (server, port), talking(port) as client:
        await client.send("a" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
    assert closed.value.rcvd.code == 1009


async def test_a_stream_ends_when_the_server_stops(tmp_path):
    async with asyncio.timeout(10), serving(tmp_path) as (server, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"begin\n")
        server.should_exit = True
        rest = await reader.read()
        writer.close()
    assert b"end\n" in rest


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHo"])
async def test_who_dawdles_is_not_waited_for(tmp_path, monkeypatch, sent):
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.1)
    async with asyncio.timeout(10), serving(tmp_path) as (server, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        ended = await reader.read()
        writer.close()
    assert ended == b""


@pytest.mark.parametrize(
    ("size", "status"), [(31_000, b"404"), (33_500, b"400"), (40_000, b"400"), (60_000, b"400")]
)
@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("lines", [1, 50])
async def test_a_head_of_more_than_32_kib_is_refused_however_it_comes(
    tmp_path, size, status, at_once, lines
):
    line, said = b"x" * (size // lines - 10), b"400"
    head = b"".join(b"x-%04d: %s\r\n" % (n, line) for n in range(lines))
    request = b"GET / HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n"
    step = len(request) if at_once else 5_000
    async with asyncio.timeout(10), serving(tmp_path) as (server, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionError):  # refused before all was said
            for first in range(0, len(request), step):
                writer.write(request[first : first + step])
                await writer.drain()
                await asyncio.sleep(0 if at_once else 0.001)
            said = await reader.readline()
        writer.close()
    assert status in said
