"""Guests and their tokens, as rows; `identity` says what they mean."""

from collections.abc import Collection, Sequence
from dataclasses import astuple, dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database.database import Database
from .schema import guests, tokens

PAGE = 500  # hashes looked up at once
Kind = Literal["session", "personal", "link"]


class Ended(Exception):
    """A session, link or password by which something was asked for is no longer good."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A guest, with the hash of the password."""

    id: str
    name: str
    handle: str | None
    password: str | None
    seen_at: int


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A token, with the hash of its secret."""

    id: str
    hash: bytes
    guest: str
    kind: Kind
    scopes: str
    label: str
    created_at: int
    used_at: int
    expires_at: int


@dataclass(frozen=True, slots=True)
class Use:
    """That a token was used."""

    token: str
    guest: str
    at: int
    expires_at: int


_GUEST = (guests.c.id, guests.c.name, guests.c.handle, guests.c.password, guests.c.seen_at)
_TOKEN = (
    tokens.c.id,
    tokens.c.hash,
    tokens.c.guest_id,
    tokens.c.kind,
    tokens.c.scopes,
    tokens.c.label,
    tokens.c.created_at,
    tokens.c.used_at,
    tokens.c.expires_at,
)


class People:
    """The rows of guests and tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_guest(self, id: str, name: str, now: int, token: TokenRow) -> None:
        """A new guest with the token of the first session."""

        def work(connection: Connection) -> None:
            row = {"id": id, "name": name, "created_at": now, "seen_at": now}
            connection.execute(insert(guests), row)
            connection.execute(insert(tokens), _values(token))

        await self._database.write(work)

    async def guest(self, id: str) -> GuestRow | None:
        """The guest of this id."""
        return await self._guest_where(guests.c.id == id)

    async def guest_with(self, handle: str) -> GuestRow | None:
        """The guest with this (folded) handle."""
        return await self._guest_where(guests.c.handle == handle)

    async def _guest_where(self, condition: ColumnElement[bool]) -> GuestRow | None:
        query = select(*_GUEST).where(condition)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return GuestRow(*row) if row else None

    async def rename(self, id: str, name: str) -> None:
        """Give a guest another name."""
        change = update(guests).where(guests.c.id == id).values(name=name)
        await self._database.write(lambda connection: connection.execute(change))

    async def set_password(
        self, id: str, before: str | None, handle: str, password: str, staying: str | None
    ) -> bool:
        """False if the handle is another's; Ended if the password is no longer the one `before`.

        Everything else that opens the account ends: sessions, links and tokens but `staying`.
        """
        mine, others = guests.c.id == id, tokens.c.id != (staying or "")

        def work(connection: Connection) -> None:
            if _lock(connection, id) != before:
                raise Ended
            change = update(guests).where(mine).values(handle=handle, password=password)
            connection.execute(change)
            connection.execute(delete(tokens).where(tokens.c.guest_id == id, others))

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True

    async def token_with(self, hash: bytes) -> tuple[TokenRow, GuestRow] | None:
        """The token of a secret with this hash, and whose it is."""
        query = select(*_TOKEN, *_GUEST).join(guests, tokens.c.guest_id == guests.c.id)
        query = query.where(tokens.c.hash == hash)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return TokenRow(*row[: len(_TOKEN)]), GuestRow(*row[len(_TOKEN) :])

    async def tokens_with(self, hashes: Sequence[bytes]) -> list[TokenRow]:
        """The tokens of secrets with these hashes, as far as there are any."""

        def work(connection: Connection) -> list[TokenRow]:
            pages = (hashes[first : first + PAGE] for first in range(0, len(hashes), PAGE))
            queries = (select(*_TOKEN).where(tokens.c.hash.in_(page)) for page in pages)
            return [TokenRow(*row) for query in queries for row in connection.execute(query)]

        return await self._database.read(work)

    async def tokens_of(self, guest: str, kind: Kind) -> list[TokenRow]:
        """A guest's tokens, the oldest first."""
        query = select(*_TOKEN).where(tokens.c.guest_id == guest, tokens.c.kind == kind)
        query = query.order_by(tokens.c.created_at, tokens.c.id)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [TokenRow(*row) for row in rows]

    async def add_token(self, token: TokenRow, most: int, by: str) -> bool:
        """Add a token by a session; False if the guest has so many of the kind already."""

        def work(connection: Connection) -> bool:
            _lock(connection, token.guest)  # two at once must not both fit
            _check_session(connection, by)
            count = select(func.count()).where(*_of_kind(token))
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(insert(tokens), _values(token))
            return True

        return await self._database.write(work)

    async def add_link(self, link: TokenRow, by: str) -> None:
        """Add a link by a session; the one before goes."""

        def work(connection: Connection) -> None:
            _lock(connection, link.guest)
            _check_session(connection, by)
            _push(connection, link, 1)

        await self._database.write(work)

    async def use_link(self, link: TokenRow, session: TokenRow, most: int) -> None:
        """Add a session by a link, which is used up by this; or Ended."""
        taking = delete(tokens).where(tokens.c.id == link.id)

        def work(connection: Connection) -> None:
            _lock(connection, link.guest)
            if not connection.execute(taking).rowcount:
                raise Ended
            _push(connection, session, most)

        await self._database.write(work)

    async def add_session(self, session: TokenRow, password: str, most: int) -> None:
        """Add a session by a password (its hash); or Ended, if there is another one by now."""

        def work(connection: Connection) -> None:
            if _lock(connection, session.guest) != password:
                raise Ended
            _push(connection, session, most)

        await self._database.write(work)

    async def drop_token(self, hash: bytes) -> str | None:
        """Forget the token of a secret with this hash; whose it was, if there was one."""
        drop = delete(tokens).where(tokens.c.hash == hash).returning(tokens.c.guest_id)
        return await self._database.write(lambda connection: connection.scalar(drop))

    async def revoke(self, guest: str, token: str) -> bool:
        """Forget a guest's personal token; False if there is none."""
        mine = delete(tokens).where(
            tokens.c.id == token, tokens.c.guest_id == guest, tokens.c.kind == "personal"
        )
        return await self._database.write(lambda c: c.execute(mine).rowcount == 1)

    async def note_uses(self, uses: Collection[Use]) -> None:
        """Note when tokens were last used and guests last seen."""
        rows = [
            {"token": use.token, "guest": use.guest, "at": use.at, "until": use.expires_at}
            for use in sorted(uses, key=lambda use: use.guest)  # one order: nobody deadlocks
        ]

        def work(connection: Connection) -> None:
            connection.execute(_SEEN, rows)
            connection.execute(_USED, rows)

        await self._database.write(work)


_SEEN = update(guests).where(guests.c.id == bindparam("guest")).values(seen_at=bindparam("at"))
_USED = (
    update(tokens)
    .where(tokens.c.id == bindparam("token"))
    .values(used_at=bindparam("at"), expires_at=bindparam("until"))
)


def _lock(connection: Connection, guest: str) -> str | None:
    """The hash of a guest's password; nobody changes what opens the account meanwhile."""
    mine = select(guests.c.password).where(guests.c.id == guest)
    return connection.scalar(mine.with_for_update())


def _check_session(connection: Connection, session: str) -> None:
    """Other processes remember for some seconds that it was good."""
    if connection.scalar(select(tokens.c.id).where(tokens.c.id == session)) is None:
        raise Ended


def _push(connection: Connection, token: TokenRow, most: int) -> None:
    """Add a token; of more than so many of the kind, those used longest ago go."""
    connection.execute(insert(tokens), _values(token))
    others = select(tokens.c.id).where(*_of_kind(token), tokens.c.id != token.id)
    latest = others.order_by(tokens.c.used_at.desc(), tokens.c.id).limit(most - 1)
    kept = [token.id, *connection.scalars(latest)]
    connection.execute(delete(tokens).where(*_of_kind(token), tokens.c.id.not_in(kept)))


def _of_kind(token: TokenRow) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The tokens of the same guest and kind."""
    return tokens.c.guest_id == token.guest, tokens.c.kind == token.kind


def _values(token: TokenRow) -> dict[str, object]:
    return dict(zip((column.name for column in _TOKEN), astuple(token), strict=True))
