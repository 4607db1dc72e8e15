"""What is said of the interface: OpenAPI for HTTP, JSON Schema for the messages on a socket."""

from typing import Any

from litestar import Request, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from ...version import __version__
from ..http.pages import Readable
from ..http.security import COOKIE
from .message_schema import messages


class StrictJson(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        return super().render(request, strict(openapi_schema))


def strict(document: dict[str, Any]) -> dict[str, Any]:
    """Says of all that can be sent that it has no unknown fields, which Litestar leaves out."""
    parts = document["components"]["schemas"]
    for path in document["paths"].values():
        for operation in path.values():
            forbid_unknown_fields(operation.get("requestBody"), parts)
    return document


def forbid_unknown_fields(part: Any, parts: dict[str, Any]) -> None:
    """In all values that a part of the document is made of."""
    if isinstance(part, list):
        for each in part:
            forbid_unknown_fields(each, parts)
    elif isinstance(part, dict):
        name = part.get("$ref", "").rpartition("/")[2]
        if name and "additionalProperties" not in parts[name]:
            parts[name]["additionalProperties"] = False
            forbid_unknown_fields(parts[name], parts)
        for each in part.values():
            forbid_unknown_fields(each, parts)


def interface() -> OpenAPIConfig:
    """What OpenAPI says of the whole."""
    cookie = SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE)
    token = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Mintmark",
        version=__version__,
        description="Tables of coin-and-auction games, for people and programs.",
        path="/docs",
        use_handler_docstrings=True,
        render_plugins=[Readable(), StrictJson()],
        components=Components(security_schemes={"cookie": cookie, "token": token}),
        security=[{}, {"cookie": []}, {"token": []}],
    )


@get("/docs/messages.json", include_in_schema=False, sync_to_thread=False)
def messages_json() -> dict[str, Any]:
    """The schema of the messages."""
    return messages()


ROUTER = Router("/", route_handlers=[messages_json])
