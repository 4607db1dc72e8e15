"""A server, asked over HTTP."""

import re
import secrets
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from ... import __version__
from ...engine.game import Game
from .errors import BadAddress, NotMintmark, OtherVersion, TurnedAway, Unreachable

TIMEOUT = 20.0  # seconds for an answer
LARGEST = 16 << 20  # bytes of one
TABLE = re.compile(r"(?:^|[=/])([A-Za-z0-9_-]{22})$")  # the end of a link, or a table's id alone

BROKEN = (OSError, ValueError, HTTPException)  # it breaks off, or is no HTTP
Answer = TypeVar("Answer")


class Why(msgspec.Struct):
    """Why something is refused."""

    key: str
    text: str


class Problem(msgspec.Struct):
    """The form of every error."""

    error: Why


class Offered(msgspec.Struct):
    """A game that a server has."""

    name: str
    version: int  # of its rules


class NoRedirects(HTTPRedirectHandler):
    """Our token goes to nobody but the server that was named."""

    def redirect_request(self, req: Any, fp: Any, *redirect: Any) -> None:
        """It has moved: say so, and do not follow."""
        fp.close()
        parts = urlsplit(redirect[-1])
        raise NotMintmark("remote-moved", address=f"{parts.scheme}://{parts.netloc}")


def new_key() -> str:
    """By which a request is known again, if it is sent again."""
    return secrets.token_urlsafe(16)


def origin_of(address: str) -> str:
    """The server in an address or a link: scheme, name and port."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise BadAddress("remote-bad-address", address=address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def table_in(link: str) -> str:
    """The table in a link, or the table itself."""
    if found := TABLE.search(link.strip()):
        return found[1]
    raise BadAddress("remote-bad-table", link=link)


def link_to(address: str, table: str) -> str:
    """What to pass on, so that somebody can join."""
    return f"{address}/#table={table}"


class Site:
    """A server; `secret` shows who is asking."""

    def __init__(self, address: str, language: str) -> None:
        self.address, self.language, self.secret = origin_of(address), language, ""
        self.opener = build_opener(NoRedirects)

    @property
    def headers(self) -> dict[str, str]:
        """What every request says of us."""
        said = {"User-Agent": f"mintmark/{__version__}", "Accept-Language": self.language}
        return {**said, "Authorization": f"Bearer {self.secret}"} if self.secret else said

    @property
    def socket(self) -> str:
        """The address of the socket."""
        return f"ws{self.address.removeprefix('http')}/api/socket"

    def get(self, path: str, kind: type[Answer]) -> Answer:
        """Ask for something."""
        return self._read(self._send("GET", path)[0], kind)

    def text(self, path: str) -> str:
        """Ask for a text."""
        return self._send("GET", path)[0].decode("utf-8", "replace")

    def send(
        self,
        path: str,
        body: object,
        kind: type[Answer],
        verb: str = "POST",
        timeout: float = TIMEOUT,
    ) -> Answer:
        """Have something done."""
        return self._read(self._send(verb, path, body, timeout)[0], kind)

    def become_guest(self, name: str) -> None:
        """A new guest of this name: the secret is in the cookie."""
        self.secret = ""
        cookies: SimpleCookie = SimpleCookie()
        for line in self._send("POST", "/api/guests", {"name": name})[1]:
            cookies.load(line)
        if "mintmark" not in cookies:
            raise NotMintmark("remote-not-mintmark", server=self.address)
        self.secret = cookies["mintmark"].value

    def check(self, game: Game) -> None:
        """It is a Mintmark server, and plays the game by the rules that we know."""
        there = {each.name: each.version for each in self.get("/api/games", list[Offered])}
        if there.get(game.name) != game.version:
            raise OtherVersion(
                "remote-other-rules",
                server=self.address,
                game=game.title,
                theirs=str(there.get(game.name, "–")),
                ours=str(game.version),
            )

    def _send(
        self, verb: str, path: str, body: object = None, timeout: float = TIMEOUT
    ) -> tuple[bytes, list[str]]:
        """The body of the answer, and the cookies that it sets."""
        data, headers = None, self.headers
        if body is not None:
            data = msgspec.json.encode(body)
            headers |= {"Content-Type": "application/json", "Idempotency-Key": new_key()}
        request = Request(self.address + path, data, headers, method=verb)
        try:
            return self._answer(request, timeout)
        except BROKEN:  # the answer is lost: asked again by the same key, it is done once
            pass
        try:
            return self._answer(request, timeout)
        except BROKEN as error:
            raise Unreachable("remote-unreachable", server=self.address, why=str(error)) from None

    def _answer(self, request: Request, timeout: float) -> tuple[bytes, list[str]]:
        try:
            with self.opener.open(request, timeout=timeout) as response:
                cookies = response.headers.get_all("set-cookie") or []
                return bytes(response.read(LARGEST)), cookies
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except URLError as error:
            why = getattr(error.reason, "strerror", None) or str(error.reason)
            raise Unreachable("remote-unreachable", server=self.address, why=why) from None

    def _refusal(self, error: HTTPError) -> Exception:
        try:
            why = msgspec.json.decode(error.read(LARGEST), type=Problem).error
        except (msgspec.MsgspecError, OSError):
            return NotMintmark("remote-not-mintmark", server=self.address)
        return TurnedAway(why.key, why.text)

    def _read(self, data: bytes, kind: type[Answer]) -> Answer:
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.MsgspecError:
            raise NotMintmark("remote-not-mintmark", server=self.address) from None
