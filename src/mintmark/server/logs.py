"""What the server tells its keeper: one JSON object a line, or plain lines in a terminal.

A line never holds a name, a token, a code, a move, a query, or the path of a request: the address
of a table is a secret. It names the route, and a table only by a short digest of its address. Of
an exception it gives the type and the places in the code, since its text may quote anything.
"""

import hashlib
import json
import logging
import secrets
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from .metrics import Metrics

log = logging.getLogger("mintmark.server")


def set_up_logs(level: str) -> None:
    """Everything to stderr, ours and uvicorn's."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if sys.stderr.isatty() else Objects())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("mintmark").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What is told beside the text; exceptions without their texts."""
    facts = dict(getattr(record, "facts", {}))
    if record.exc_info and record.exc_info[1]:
        facts |= cause(record.exc_info[1])
    return facts


def text_of(record: logging.LogRecord) -> str:
    """The text of a record. Those of others may quote anything behind their first line."""
    ours = record.name.startswith("mintmark")
    return record.getMessage() if ours else str(record.msg).strip().split("\n")[0]


class Objects(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, what."""
        head = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": text_of(record),
        }
        return json.dumps(head | facts_of(record), ensure_ascii=False, default=str)


class Lines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """When, what, and the facts behind it."""
        when = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        facts = " ".join(f"{k}={v}" for k, v in facts_of(record).items() if v is not None)
        grave = "" if record.levelno < logging.WARNING else f"{record.levelname.lower()}: "
        return f"{when}  {grave}{text_of(record)}  {facts}".rstrip()


def tell(event: str, *, level: int = logging.INFO, **facts: Any) -> None:
    """Log an event with its facts."""
    log.log(level, event, extra={"facts": facts})


def mishap(number: str, error: BaseException) -> None:
    """Log a mistake of ours under the number that its victim was given."""
    tell("mistake", level=logging.ERROR, id=number, **cause(error))


def cause(error: BaseException) -> dict[str, Any]:
    """The type of an exception and where it came up, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]
    facts: dict[str, Any] = {"error": type(error).__qualname__, "places": places}
    if deeper := error.__cause__ or error.__context__:
        facts["because"] = type(deeper).__qualname__
    return facts


def digest(secret: str) -> str:
    """Eight letters by which lines about the same table can be told to belong together."""
    return hashlib.sha256(secret.encode()).hexdigest()[:8]


class Watched:
    """The whole application, with a line in the log and a figure for every request."""

    def __init__(self, app: ASGIApp, metrics: "Metrics") -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and note how it was answered."""
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
