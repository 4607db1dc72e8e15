"""Answers that a browser keeps, and asks for again only if they have changed."""

import hashlib
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

UNCHANGED = {304: ResponseSpec(None, generate_examples=False, description="You have it already")}


def tag(content: bytes) -> str:
    """The ETag of some content."""
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def fresh(request: Request[Any, Any, Any], etag: str) -> bool:
    """Whether the asker has this already."""
    known = request.headers.get("if-none-match", "").split(",")
    return any(each.strip().removeprefix("W/") in (etag, "*") for each in known)


def cached(
    request: Request[Any, Any, Any],
    content: Any,
    raw: bytes,
    media_type: str,
    varies: bool = False,
) -> Response[Any]:
    """Content that is asked for again only if it has changed, or the language has."""
    headers = {"ETag": tag(raw), "Cache-Control": "no-cache"}
    if varies:
        headers["Vary"] = "Accept-Language"
    if fresh(request, headers["ETag"]):
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)
