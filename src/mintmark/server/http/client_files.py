"""The web client as it was built: read once when the server starts, and nothing else is given out.

Files in `assets` have a hash in their names and never change; the others are asked for again.
A file may have twins beside it that were compressed when it was built (`name.br`, `name.gz`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from gzip import compress
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, Router, route

from .caching import ASK_AGAIN, SMALL, answer
from .security import COMPILING

FOLDER = Path(__file__).parent.parent / "web"
TWINS = {".br": "br", ".gz": "gzip"}  # the smaller first
WORKER = re.compile(r"/assets/\w+\.worker-[^/]*\.js$")  # the only scripts that compile anything
NEVER_CHANGES = {"Cache-Control": "public, max-age=31536000, immutable"}
TEXTS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
TYPES = TEXTS | {
    ".bin": "application/octet-stream",
    ".ico": "image/x-icon",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """A file of the client: its bodies by encoding, as `answer` takes them."""

    media_type: str
    bodies: Mapping[str, bytes]
    headers: Mapping[str, str]


@cache
def built(folder: Path) -> dict[str, File]:
    """Every file of the client by its address; nothing if it was not built."""
    if not (folder / "index.html").is_file():
        return {}
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    names = {path: "/" + path.relative_to(folder).as_posix() for path in paths}
    found = {name: file_of(path, name) for path, name in names.items() if path.suffix in TYPES}
    return {"/": found["/index.html"], **found}


def file_of(path: Path, name: str) -> File:
    """A file with its twins."""
    raw = path.read_bytes()
    beside = ((path.with_name(path.name + suffix), encoding) for suffix, encoding in TWINS.items())
    bodies = {encoding: twin.read_bytes() for twin, encoding in beside if twin.is_file()}
    if path.suffix in TEXTS and len(raw) > SMALL:
        bodies.setdefault("gzip", compress(raw, mtime=0))
    headers = NEVER_CHANGES if name.startswith("/assets/") else ASK_AGAIN
    if WORKER.match(name):
        headers = {**headers, "Content-Security-Policy": COMPILING}
    return File(TYPES[path.suffix], {**bodies, "": raw}, headers)


def router(files: Mapping[str, File]) -> Router:
    """An address for each file."""

    @route(
        list(files),
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        opt={"cost": ""},
    )
    def client(request: Request[Any, Any, Any]) -> Response[Any]:
        """A file of the client."""
        file = files[request.scope["path"]]
        return answer(request, file.bodies, file.media_type, file.headers)

    return Router("/", route_handlers=[client])
