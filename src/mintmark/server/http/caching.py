"""Answers that a browser keeps, and asks for again only if they have changed.

What goes out here may be compressed: the games, their rules and boxes, our own pages and finished
games are the same for whoever asks, so that their length betrays no secret.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from gzip import compress, decompress
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

UNCHANGED = {304: ResponseSpec(None, generate_examples=False, description="You have it already")}
SMALL = 1024  # bytes: not worth compressing
ASK_AGAIN = {"Cache-Control": "no-cache"}


def tag(content: bytes) -> str:
    """The ETag of some content."""
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def fresh(request: Request[Any, Any, Any], etag: str) -> bool:
    """Whether the asker has this already."""
    known = request.headers.get("if-none-match", "").split(",")
    return any(each.strip().removeprefix("W/") in (etag, "*") for each in known)


def readable(request: Request[Any, Any, Any], encodings: Iterable[str]) -> str | None:
    """The first of some encodings that the asker can read."""
    parts = request.headers.get("accept-encoding", "").lower().split(",")
    split = (each.partition(";") for each in parts)
    taken = {name.strip() for name, _, q in split if not re.fullmatch(r" *q=0(\.0*)? *", q)}
    return next((each for each in encodings if each in taken), None)


def answer(
    request: Request[Any, Any, Any],
    bodies: Mapping[str, bytes],
    media_type: str,
    headers: Mapping[str, str],
) -> Response[Any]:
    """One of several bodies that say the same, by encoding ("" is none), the best one first."""
    encoding = readable(request, bodies) or ""
    vary = ", ".join(filter(None, ("Accept-Encoding", headers.get("Vary"))))
    sent = {**headers, "ETag": tag(bodies[encoding]), "Vary": vary}
    if fresh(request, sent["ETag"]):
        return Response(b"", status_code=304, media_type=media_type, headers=sent)
    if encoding:
        sent["Content-Encoding"] = encoding
    return Response(bodies[encoding], media_type=media_type, headers=sent)


def cached(
    request: Request[Any, Any, Any], raw: bytes, media_type: str, varies: bool = False
) -> Response[Any]:
    """Content that is asked for again only if it has changed, or the language has."""
    bodies = {"gzip": squeezed(raw)} if len(raw) > SMALL else {}
    headers = ASK_AGAIN | ({"Vary": "Accept-Language"} if varies else {})
    return answer(request, {**bodies, "": raw}, media_type, headers)


@lru_cache(64)
def squeezed(raw: bytes) -> bytes:
    """The same in gzip."""
    return compress(raw, mtime=0)


def unpacked(
    request: Request[Any, Any, Any], packed: bytes, media_type: str, headers: Mapping[str, str]
) -> Response[Any]:
    """Content that is kept in gzip, as the asker can read it."""
    bodies = {"gzip": packed} if readable(request, ["gzip"]) else {"": decompress(packed)}
    return answer(request, bodies, media_type, headers)
