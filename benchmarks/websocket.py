"""A WebSocket for a load: as little Python per message as will do, so that the server is timed."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection; `on_text` gets each message, and whatever else comes is answered."""

    def __init__(self, path: str, secret: str, on_text: Callable[[bytes], None]) -> None:
        self.path, self.secret, self.on_text = path, secret, on_text
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.closed = False

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"X-Forwarded-For: 10.{'.'.join(map(str, os.urandom(3)))}",
        ]
        if self.secret:
            lines.append(f"Authorization: Bearer {self.secret}")
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """The other side has hung up."""
        self.closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        """Bytes, cut anywhere."""
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.open.set_result(None)
            self.buffer = rest
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.on_text(payload)
            elif kind == PING:
                self._send(PONG, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length > 125:
            form, start = (">H", 4) if length == 126 else (">Q", 10)
            if len(buffer) < start:
                return None
            (length,) = struct.unpack_from(form, buffer, 2)
        if len(buffer) < start + length:
            return None
        self.buffer = buffer[start + length :]
        return buffer[0] & 15, buffer[start : start + length]

    def send(self, text: bytes) -> None:
        """A message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack(">BB", 128 | kind, 128 | size)
        else:
            head = struct.pack(">BBH", 128 | kind, 128 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of nothing changes nothing


async def dial(port: int, path: str, secret: str, on_text: Callable[[bytes], None]) -> Line:
    """A line that is open."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, secret, on_text), "127.0.0.1", port)
    await line.open
    return line
