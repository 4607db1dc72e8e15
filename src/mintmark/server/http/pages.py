"""Our own small pages, and the files that they are made of; they ask no other site for anything."""

import re
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from ...words import Message, speak
from ..table.refusals import NotThere
from .caching import cached
from .errors import language_of

TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
FILES = ("style.css", "docs.js", "home.js", "coin.svg")


def read(name: str) -> str:
    """A file of a page."""
    return files("mintmark.server.http").joinpath("assets", name).read_text("utf-8")


def page(name: str, request: Request[Any, Any, Any]) -> str:
    """A page in the language of its reader: each {{key}} in it is a message, or known here."""
    language = language_of(request.query_params, request.headers)
    said = {"language": language, "address": escape(str(request.base_url).rstrip("/"))}

    def put(match: re.Match[str]) -> str:
        return said.get(match[1]) or escape(speak(Message(match[1]), language))

    return re.sub(r"\{\{([\w-]+)\}\}", put, read(name))


@get("/", media_type="text/html", include_in_schema=False, sync_to_thread=False)
def home(request: Request[Any, Any, Any]) -> Response[Any]:
    """Where the client was not built: says that the server runs, how to build it, how to join."""
    text = page("home.html", request)
    return cached(request, text.encode(), "text/html", varies=True)


@get("/pages/{name:str}", include_in_schema=False, sync_to_thread=False)
def part(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[Any]:
    """A style sheet, a script or a picture."""
    if name not in FILES:
        raise NotThere("server-not-found")
    text = read(name)
    return cached(request, text.encode(), TYPES[name.split(".")[1]])


class Readable(OpenAPIRenderPlugin):
    """The interface as a page at /docs."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page; its script fetches the schema."""
        return page("docs.html", request).encode()


HOME = Router("/", route_handlers=[home])
ROUTER = Router("/", route_handlers=[part])
