"""What the server tells its host: one JSON object a line, or plain lines in a terminal.

A line never holds a name, a token, a code, a move, a query, or the path of a request: the address
of a table is a secret. It names the route, and a table only by a short digest of its address. Of
an exception it gives the type and the places in the code, since its text may quote anything.
"""

import hashlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

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


def log_mistake(number: str, error: BaseException) -> None:
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
