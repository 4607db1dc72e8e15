"""A line in the log and a figure for every request."""

import secrets
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..operations.logs import digest, tell
from ..operations.metrics import Metrics


class RequestLog:
    """The whole application, with a line in the log and a figure for every request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Access the request on, and note how it was answered."""
        began = time.perf_counter()
        status = 0
        number = secrets.token_hex(6)

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        async def hearing() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message.get("code", 1005)
            return message

        try:
            await self.app(scope, hearing, noting)
        finally:
            self._note(scope, number, status, time.perf_counter() - began)

    def _note(self, scope: Scope, number: str, status: int, seconds: float) -> None:
        method, route = "SOCKET", scope.get("path_template") or "-"
        if scope["type"] == ScopeType.HTTP:
            method = scope["method"]
            self.metrics.http.labels(method, route, f"{status // 100}xx").observe(seconds)
        facts: dict[str, Any] = {"id": number, "method": method, "route": route}
        if table := scope.get("path_params", {}).get("table"):
            facts["table"] = digest(str(table))
        facts["status"] = status
        if refusal := scope["state"].get("refusal"):
            facts["refusal"] = refusal
            self.metrics.refusals.labels(refusal).inc()
        tell("request", **facts, ms=round(seconds * 1000, 1))
