"""How connections are taken in: bounded in size and time, and told when the server stops."""

from asyncio import TimerHandle
from typing import Any

from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD = 32 * 1024  # bytes before the body: request line and headers
HEAD_SECONDS = 10  # for a client to say what it wants
BODY_SECONDS = 120  # and to send what belongs to it
TOO_LARGE = "The head of this request is too large."
RESTART = 1012
RETRY = "retry in 2 s"  # a client tries again after so long, and then less and less often


def announce(app: Any) -> None:
    """Tell sockets and streams that the server is about to stop."""
    if isinstance(app, ProxyHeadersMiddleware):
        app = app.app
    if isinstance(app, Litestar):
        app.state.resources.stopping.set()


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection that cannot dawdle, nor talk without end before it says what it wants."""

    _head = 0  # bytes that came before the body, whole lines or not
    _lines = 0  # bytes in the lines that are whole
    _in_body = False
    _timer: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """The clock runs from the first moment."""
        super().connection_made(transport)
        self._hurry(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is left to hurry."""
        self._hurry(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what comes before the body."""
        self._head += len(data)
        super().data_received(data)
        if not self._in_body and self._head > HEAD and not self.transport.is_closing():
            self.send_400_response(TOO_LARGE)

    def on_message_begin(self) -> None:
        """Another request of the same connection."""
        self._lines = 0
        super().on_message_begin()
        self._hurry(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        """The address, or a part of it."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head, or one that follows the body."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        """A head that comes all at once is over before `data_received` can look at it."""
        self._lines += size
        if self._lines > HEAD:
            raise ValueError(TOO_LARGE)  # the parser gives up, and uvicorn answers

    def send_400_response(self, msg: str) -> None:
        """Say what was wrong, and hang up."""
        super().send_400_response(TOO_LARGE if self._lines > HEAD else msg)

    def on_headers_complete(self) -> None:
        """From here on it is the body, which the application bounds."""
        self._in_body = True
        self._hurry(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Everything is there."""
        self._head, self._in_body = 0, False
        self._hurry(None)
        super().on_message_complete()

    def shutdown(self) -> None:
        """The server stops: what streams is told to end."""
        announce(self.app)
        super().shutdown()

    def _hurry(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.close) if seconds else None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that is told when to come back."""

    def shutdown(self) -> None:
        """The server stops: close with a hint instead of without a word."""
        announce(self.app)
        if self.handshake_complete and not self.close_sent:
            self.conn.send_close(RESTART, RETRY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()
