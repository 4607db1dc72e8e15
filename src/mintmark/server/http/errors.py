"""Refusals and mistakes as answers: JSON that says what was wrong, in the reader's language.

Refused                  by the server, with words for it
├── NotSignedIn      401 nobody, or a token that is unknown or run out
├── OutOfScope       403 a token without that scope
├── NotByToken       403 what only a session may do, never a token for programs
├── WrongOrigin      403 sent by a page of another site
├── NotHere          404 there is no such thing
├── WrongHost        421 a name that is not this server's
├── TooLong          414 an address longer than any of ours
├── TooDeep          400 JSON nested deeper than anything we read
└── TooMany          429 too much in a short time; says when to try again
    └── TooManyOpen  429 too many streams and sockets at the same time
"""

import secrets
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from ...errors import MintmarkError, Refused
from ...words import LANGUAGES, Message, Spoken, known, speak
from ..operations.logs import log_mistake


class NotSignedIn(Refused):
    """Nobody, or a token that is unknown or run out."""

    status = 401

    def __init__(self) -> None:
        super().__init__("server-not-signed-in")


class OutOfScope(Refused):
    """A token without that scope."""

    status = 403

    def __init__(self, scope: str) -> None:
        super().__init__("server-not-allowed", scope=scope)


class NotByToken(Refused):
    """What only a session may do, never a token for programs."""

    status = 403

    def __init__(self) -> None:
        super().__init__("server-not-by-token")


class WrongOrigin(Refused):
    """Sent by a page of another site."""

    status = 403

    def __init__(self) -> None:
        super().__init__("server-wrong-origin")


class NotHere(Refused):
    """There is no such thing, or not for this one."""

    status = 404

    def __init__(self, key: str = "server-not-found", **args: Spoken) -> None:
        super().__init__(key, **args)


class WrongHost(Refused):
    """A name that is not this server's: somebody may be rebinding DNS."""

    status = 421

    def __init__(self) -> None:
        super().__init__("server-wrong-host")


class TooLong(Refused):
    """An address longer than any of ours."""

    status = 414

    def __init__(self) -> None:
        super().__init__("server-too-long")


class TooDeep(Refused):
    """JSON nested deeper than anything we read."""

    status = 400

    def __init__(self) -> None:
        super().__init__("server-too-deep")


class TooMany(Refused):
    """Too much in a short time; `wait` is in seconds."""

    status = 429

    def __init__(self, wait: int) -> None:
        super().__init__("server-too-many", seconds=wait)
        self.wait = wait


class TooManyOpen(TooMany):
    """Too many streams and sockets at the same time."""

    def __init__(self, most: int) -> None:
        super(TooMany, self).__init__("server-too-many-open", most=most)
        self.wait = 60


class Trouble(msgspec.Struct, frozen=True):
    """What was refused, and why."""

    key: Annotated[
        str, Meta(description="Names the text, in every language", examples=["server-too-many"])
    ]
    args: Annotated[
        dict[str, Any], Meta(description="What the text speaks of", examples=[{"seconds": 3}])
    ]
    text: Annotated[
        str,
        Meta(
            description="The text, in the language of ?language= or Accept-Language",
            examples=["Too much at once. Try again in 3 seconds."],
        ),
    ]


class Problem(msgspec.Struct, frozen=True):
    """Every error is answered in this form."""

    error: Trouble


STATUSES = {  # of refusals that know nothing of HTTP
    "people-wrong-password": 401,
    "people-not-the-password": 403,
    "server-not-signed-in": 401,
    "people-link-used": 404,
    "people-unknown-token": 404,
    "people-unknown-guest": 404,
    "people-handle-taken": 409,
    "people-token-limit": 409,
    "people-busy": 503,
    "store-unavailable": 503,
    "store-out-of-order": 503,
}
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


def plain(value: object) -> Any:
    """An argument of a message as JSON."""
    if isinstance(value, Message):
        return {"key": value.key, "args": {name: plain(each) for name, each in value.args.items()}}
    return [plain(each) for each in value] if isinstance(value, tuple) else value


def problem(message: Message, language: str) -> Problem:
    """A message as the body of an answer."""
    args = {name: plain(value) for name, value in message.args.items()}
    return Problem(Trouble(message.key, args, speak(message, language)))


def answer(
    request: Request[Any, Any, Any],
    message: Message,
    status: int,
    headers: dict[str, str] | None = None,
) -> Response[Problem]:
    """An error as a response."""
    body = problem(message, language_of(request.query_params, request.headers))
    request.scope["state"]["refusal"] = message.key
    return Response(
        body, status_code=status, headers={"Cache-Control": "no-store", **(headers or {})}
    )


def on_refusal(request: Request[Any, Any, Any], error: MintmarkError) -> Response[Problem]:
    """Whatever Mintmark refuses: its own message where it has one."""
    message = getattr(error, "message", None)
    if not isinstance(message, Message):
        message = Message("server-refused", {"why": str(error)[:1000]})
    status = getattr(error, "status", None) or STATUSES.get(message.key, 400)
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
