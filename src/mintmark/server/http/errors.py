"""Refusals and mistakes as answers: JSON that says what was wrong, in the reader's language."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ...errors import MintmarkError
from ...words import LANGUAGES, Message, known
from ..operations.logs import log_mistake
from ..table.refusals import TooMany
from ..updates import wire
from ..updates.messages import message_of


class Problem(msgspec.Struct, frozen=True):
    """Every error is answered in this form: what was refused, and why."""

    error: wire.Words  # with its text, in the language of ?language= or Accept-Language


STATUSES = {"server-too-long": 414, "server-wrong-host": 421}  # where the kind does not say it
ALWAYS = (400, 403, 414, 421, 429, 500, 503)  # what any request can come to
WHY = {
    400: "The request cannot be read",
    401: "Not signed in",
    403: "Not allowed, or sent by a page of another site",
    404: "There is no such thing",
    409: "It has changed meanwhile, or is taken",
    413: "The body is too large",
    414: "The address is too long",
    421: "This server does not go by that name",
    429: "Too much in a short time; Retry-After says when to try again",
    500: "A mistake of ours; the id stands in the server's log",
    503: "The database does not answer, too many people sign in at once, or work took too long",
}


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of an operation, for OpenAPI: those that it names, and those of any request."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=WHY.get(status, WHY[400])
        )
        for status in sorted({*ALWAYS, *statuses})
    }


def language_of(query: Mapping[str, Any], headers: Mapping[str, str]) -> str:
    """?language=, or the best of Accept-Language that we speak, or English."""
    if (asked := str(query.get("language", ""))) in LANGUAGES:
        return asked
    wishes: list[tuple[float, int, str]] = []
    for part in headers.get("accept-language", "")[:200].split(","):
        tag, _, quality = part.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if (language := tag.strip()[:2].lower()) in LANGUAGES and weight > 0:
            wishes.append((-weight, len(wishes), language))
    return min(wishes)[2] if wishes else "en"


def answer(
    request: Request[Any, Any, Any],
    message: Message,
    status: int,
    headers: dict[str, str] | None = None,
) -> Response[Problem]:
    """An error as a response."""
    language = language_of(request.query_params, request.headers)
    request.scope["state"]["refusal"] = message.key
    return Response(
        Problem(wire.words(message, language)),
        status_code=status,
        headers={"Cache-Control": "no-store", **(headers or {})},
    )


def on_refusal(request: Request[Any, Any, Any], error: MintmarkError) -> Response[Problem]:
    """Whatever Mintmark refuses."""
    message = message_of(error)
    status = STATUSES.get(message.key, getattr(error, "status", 400))
    headers = {401: {"WWW-Authenticate": "Bearer"}, 503: {"Retry-After": "2"}}.get(status, {})
    if isinstance(error, TooMany):
        headers = {"Retry-After": str(error.wait)}
    return answer(request, message, status, headers)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Whatever the framework refuses. Its texts may echo what was sent, so we use our own."""
    status = error.status_code
    if status >= 500:
        return on_mistake(request, error)
    if isinstance(error, ValidationException):
        return answer(request, invalid(error), status)
    key = f"server-http-{status}"
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return answer(request, Message(key if known(key) else "server-http-400"), status, headers)


def invalid(error: ValidationException) -> Message:
    """Which fields cannot be, and why; never what was sent, which may be a password."""
    found = error.extra if isinstance(error.extra, list) else []
    if [each.get("message") for each in found] == ["'data'"]:  # Litestar's way to say so
        return Message("server-no-body")
    whys: list[str | Message] = []
    for each in found[:5]:
        field = str(each.get("key") or each.get("source") or "body")[:60]
        why = str(each.get("message", ""))[:200]
        whys.append(Message("server-field", {"field": field, "why": why}))
    return Message("server-invalid", {"problems": tuple(whys)} if whys else {"problems": "body"})


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: the reader gets a number, which stands in the log beside the cause."""
    number = secrets.token_hex(6)
    log_mistake(number, error)
    return answer(request, Message("server-mistake", {"id": number}), 500)
