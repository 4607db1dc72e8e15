"""The request that every operation gets."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, InternalServerException
from msgspec import ValidationError, convert

from ..accounts.identity import Access
from ..http.errors import language_of
from ..table.events import RequestId
from ..table.guest import Guest
from ..table.refusals import Invalid
from ..updates import wire


class ApiRequest(Request[Guest | None, Access | None, State]):
    """A request with what our operations ask it for; `auth` and `user` are None for a stranger."""

    @property
    def access(self) -> Access:
        """What whoever asks may do; a guard has seen to it that there is somebody."""
        assert self.auth is not None
        return self.auth

    @property
    def guest(self) -> Guest:
        """Who asks; the same holds."""
        return self.access.guest

    @property
    def language(self) -> str:
        """In which texts are wanted."""
        return language_of(self.query_params, self.headers)

    @property
    def key(self) -> str | None:
        """By which the request is known again, if whoever asks has chosen a key for it."""
        key = self.headers.get("idempotency-key")
        try:
            return None if key is None else convert(key, wire.RequestKey)
        except ValidationError:
            raise Invalid("server-no-such-key") from None

    @property
    def request_id(self) -> RequestId | None:
        """By which tables know it again."""
        return RequestId(self.guest.id, self.key) if self.key else None

    async def body(self) -> bytes:
        """The body; a client that leaves before its end is no mistake of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException from None

    async def json(self) -> Any:
        """The body as a value: text, and not nested deeper than we can read."""
        try:
            return await super().json()
        except RecursionError:
            raise Invalid("server-too-deep") from None
        except UnicodeDecodeError:
            raise Invalid("table-not-utf8") from None
