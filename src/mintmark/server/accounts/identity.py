"""Who somebody is: guests, their sessions, links to other devices, tokens for programs.

A secret is shown once and stored as a hash. What it allows is remembered for some seconds: a
revocation holds at once in this process, and within CACHED milliseconds in others.
"""

import hashlib
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from ...words import Message
from ..store import Store
from ..store.people import Ended, GuestRow, Kind, TokenRow, Use
from ..table.guest import Guest
from ..table.names import clean, fold
from ..table.refusals import Invalid, NotAllowed, NotNow, NotSignedIn, NotThere
from .last_used import LastUsed
from .passwords import Passwords

SCOPES = {
    "read": Message("people-scope-read"),
    "play": Message("people-scope-play"),
    "account": Message("people-scope-account"),
}
MINUTE, DAY = 60_000, 86_400_000
CACHED = 5_000  # milliseconds
MOST_CACHED = 20_000
SESSION_DAYS = 365  # since the last use
LINK_LASTS = 10 * MINUTE
MOST_SESSIONS, MOST_TOKENS = 50, 20
LONGEST_LABEL, MOST_DAYS = 40, 366
LONGEST_SECRET = 100
ALL = frozenset(SCOPES)


@dataclass(frozen=True, slots=True)
class Access:
    """What a secret allows; `token` is the public id of the token, not the secret."""

    guest: Guest
    scopes: frozenset[str]
    token: str
    session: bool  # that of a person, and not a token for a program


@dataclass(frozen=True, slots=True)
class TokenInfo:
    """A personal token, as its owner sees it."""

    id: str
    label: str
    scopes: frozenset[str]
    created_at: int
    used_at: int
    expires_at: int


class Identity:
    """Guests and what they may show to prove it; `now` tells milliseconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._people = store.people
        self._now = now
        self._passwords = Passwords()
        self._uses = LastUsed(store.people)
        self._cache: dict[bytes, tuple[int, TokenRow, Access]] = {}
        self._changes = 0  # of what secrets allow
        self.on_end: list[Callable[[str], None]] = []  # told whose secret is no longer good

    async def close(self) -> None:
        """Note the last uses."""
        await self._uses.close()
        self._passwords.close()

    async def new_guest(self, name: str) -> tuple[Guest, str]:
        """A guest, and the secret of the first session."""
        guest = Guest(_id(), clean(name))
        token, secret = self._token(guest.id, "session", SESSION_DAYS * DAY)
        await self._people.add_guest(guest.id, guest.name, token.created_at, token)
        return guest, secret

    async def guest(self, id: str) -> Guest:
        """The guest of that id."""
        return _guest(await self._row(id))

    async def rename(self, guest_id: str, name: str) -> Guest:
        """Another name for a guest."""
        row, name = await self._row(guest_id), clean(name)
        await self._people.rename(guest_id, name)
        self._forget(guest_id)
        return Guest(guest_id, name, row.handle)

    async def keep(
        self, access: Access, handle: str, password: str, current: str | None = None
    ) -> Guest:
        """Choose a handle and a password; who has one must know it.

        All else that opens the account ends, in case it is in other hands: sessions, links, tokens.
        """
        row, handle = await self._row(access.guest.id), fold(handle)
        if row.password and not await self._passwords.fits(current or "", row.password):
            raise NotAllowed("people-not-the-password")
        hash = await self._passwords.hash(password)
        try:
            free = await self._people.set_password(row.id, row.password, handle, hash, access.token)
        except Ended:  # another has been chosen meanwhile
            raise NotAllowed("people-not-the-password") from None
        if not free:
            raise NotNow("people-handle-taken", handle=handle)
        self._end(row.id)
        return Guest(row.id, row.name, handle)

    async def sign_in(self, handle: str, password: str) -> tuple[Guest, str]:
        """A new session of a guest who has chosen a password; or NotSignedIn."""
        try:
            row = await self._people.guest_with(fold(handle))
        except Invalid:
            row = None
        hash = row.password if row else None
        if not await self._passwords.fits(password, hash) or row is None or hash is None:
            raise NotSignedIn("people-wrong-password")
        token, secret = self._token(row.id, "session", SESSION_DAYS * DAY)
        try:
            await self._people.add_session(token, hash, MOST_SESSIONS)
        except Ended:
            raise NotSignedIn("people-wrong-password") from None
        self._end(row.id)  # the oldest session may have had to go
        return _guest(row), secret

    async def sign_out(self, secret: str) -> None:
        """End a session."""
        if guest_id := await self._people.drop_token(_hash(secret)):
            self._end(guest_id)

    async def link(self, access: Access) -> str:
        """A code that opens a session elsewhere, once, within ten minutes; or NotSignedIn."""
        token, code = self._token(access.guest.id, "link", LINK_LASTS)
        try:
            await self._people.add_link(token, access.token)
        except Ended:
            raise NotSignedIn("server-not-signed-in") from None
        return code

    async def use_link(self, code: str) -> tuple[Guest, str]:
        """A new session by a link; or NotThere."""
        link, guest = await self._people.token_with(_hash(code)) or (None, None)
        if link is None or guest is None or link.kind != "link" or link.expires_at <= self._now():
            raise NotThere("people-link-used")
        token, secret = self._token(guest.id, "session", SESSION_DAYS * DAY)
        try:
            await self._people.use_link(link, token, MOST_SESSIONS)
        except Ended:
            raise NotThere("people-link-used") from None
        self._end(guest.id)  # the oldest session may have had to go
        return _guest(guest), secret

    async def access_of(self, secret: str) -> Access | None:
        """What a secret allows; None if it is nobody's, has expired or was revoked."""
        if not secret.startswith("mm_") or len(secret) > LONGEST_SECRET:
            return None
        hash, now = _hash(secret), self._now()
        until, token, allowed = self._cache.get(hash, (0, None, None))
        if until <= now:
            changes = self._changes
            found = await self._people.token_with(hash)
            if found is None or found[0].kind == "link":
                return None
            token, allowed = found[0], _access(*found)
            if changes == self._changes:  # else it may have been revoked while we read
                self._remember(hash, now, token, allowed)
        assert token is not None
        if token.expires_at <= now:
            return None
        self._note_use(hash, token, now)
        return allowed

    async def still_good(self, secrets: Collection[str]) -> set[str]:
        """Those of the secrets of sessions and tokens that are; whoever holds one is there."""
        secret_of, now = {_hash(secret): secret for secret in secrets}, self._now()
        found = await self._people.tokens_with(list(secret_of))
        good = [token for token in found if token.kind != "link" and token.expires_at > now]
        for token in good:
            self._note_use(token.hash, token, now)
        return {secret_of[token.hash] for token in good}

    async def make_token(
        self, access: Access, label: str, scopes: Collection[str], days: int
    ) -> tuple[TokenInfo, str]:
        """A personal token, and its secret; or Invalid, NotNow, NotSignedIn."""
        label = clean(label, LONGEST_LABEL, "people-label-length")
        if not scopes or not ALL.issuperset(scopes):
            raise Invalid("people-token-scopes", scopes=tuple(SCOPES))
        if not 1 <= days <= MOST_DAYS:
            raise Invalid("people-token-days", least=1, most=MOST_DAYS)
        whose, lasts = access.guest.id, days * DAY
        token, secret = self._token(whose, "personal", lasts, label, frozenset(scopes))
        try:
            if not await self._people.add_token(token, MOST_TOKENS, access.token):
                raise NotNow("people-token-limit", most=MOST_TOKENS)
        except Ended:
            raise NotSignedIn("server-not-signed-in") from None
        return _info(token), secret

    async def tokens(self, guest_id: str) -> list[TokenInfo]:
        """A guest's personal tokens, the oldest first."""
        return [_info(token) for token in await self._people.tokens_of(guest_id, "personal")]

    async def revoke(self, guest_id: str, token_id: str) -> None:
        """End a personal token; or NotThere."""
        if not await self._people.revoke(guest_id, token_id):
            raise NotThere("people-unknown-token")
        self._end(guest_id)

    async def _row(self, guest_id: str) -> GuestRow:
        row = await self._people.guest(guest_id)
        if row is None:
            raise NotThere("people-unknown-guest")
        return row

    def _token(
        self, guest: str, kind: Kind, lasts: int, label: str = "", scopes: frozenset[str] = ALL
    ) -> tuple[TokenRow, str]:
        secret = f"mm_{kind}_{secrets.token_urlsafe(32)}"
        now, listed = self._now(), " ".join(sorted(scopes))
        row = TokenRow(_id(), _hash(secret), guest, kind, listed, label, now, now, now + lasts)
        return row, secret

    def _remember(self, hash: bytes, now: int, token: TokenRow, allowed: Access) -> None:
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        self._cache[hash] = (now + CACHED, token, allowed)

    def _end(self, guest_id: str) -> None:
        """A secret of a guest is no longer good."""
        self._forget(guest_id)
        for tell in self.on_end:
            tell(guest_id)

    def _forget(self, guest_id: str) -> None:
        """Something about a guest has changed: read it again."""
        self._changes += 1
        for hash in [h for h, (_, token, _) in self._cache.items() if token.guest == guest_id]:
            del self._cache[hash]

    def _note_use(self, hash: bytes, token: TokenRow, now: int) -> None:
        if now - token.used_at >= MINUTE:
            if hash in self._cache:
                until, _, allowed = self._cache[hash]
                self._cache[hash] = (until, replace(token, used_at=now), allowed)
            slides = token.kind == "session"
            expires_at = now + SESSION_DAYS * DAY if slides else token.expires_at
            self._uses.note(Use(token.id, token.guest, now, expires_at))


def _id() -> str:
    return secrets.token_hex(8)


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _guest(row: GuestRow) -> Guest:
    return Guest(row.id, row.name, row.handle)


def _access(token: TokenRow, guest: GuestRow) -> Access:
    session = token.kind == "session"
    return Access(_guest(guest), frozenset(token.scopes.split()), token.id, session)


def _info(token: TokenRow) -> TokenInfo:
    scopes = frozenset(token.scopes.split())
    return TokenInfo(
        token.id, token.label, scopes, token.created_at, token.used_at, token.expires_at
    )
