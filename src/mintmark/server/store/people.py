"""Guests and their tokens, as rows; `identity` says what they mean."""

from collections.abc import Collection
from dataclasses import astuple, dataclass
from typing import Literal

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import guests, tokens

Kind = Literal["session", "personal", "link"]


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
        row = {"id": id, "name": name, "created_at": now, "seen_at": now}
        async with self._database.writing() as connection:
            await connection.execute(insert(guests), row)
            await connection.execute(insert(tokens), _values(token))

    async def guest(self, id: str) -> GuestRow | None:
        """The guest of this id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*_GUEST).where(guests.c.id == id))).first()
            return GuestRow(*row) if row else None

    async def guest_with(self, handle: str) -> GuestRow | None:
        """The guest with this (folded) handle."""
        async with self._database.reading() as connection:
            query = select(*_GUEST).where(guests.c.handle == handle)
            row = (await connection.execute(query)).first()
            return GuestRow(*row) if row else None

    async def rename(self, id: str, name: str) -> None:
        """Give a guest another name."""
        async with self._database.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == id).values(name=name))

    async def set_password(self, id: str, handle: str, password: str, staying: str | None) -> bool:
        """False if the handle is another's. A change ends all sessions and links but `staying`."""
        mine = guests.c.id == id
        others = tokens.c.id != (staying or "")
        try:
            async with self._database.writing() as connection:
                query = select(guests.c.password).where(mine).with_for_update()
                before = await connection.scalar(query)
                change = update(guests).where(mine).values(handle=handle, password=password)
                await connection.execute(change)
                if before is not None:
                    ended = (tokens.c.guest_id == id) & (tokens.c.kind != "personal") & others
                    await connection.execute(delete(tokens).where(ended))
            return True
        except IntegrityError:
            return False

    async def token_with(self, hash: bytes) -> tuple[TokenRow, GuestRow] | None:
        """The token of a secret with this hash, and whose it is."""
        query = select(*_TOKEN, *_GUEST).join(guests, tokens.c.guest_id == guests.c.id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(tokens.c.hash == hash))).first()
            if row is None:
                return None
            return TokenRow(*row[: len(_TOKEN)]), GuestRow(*row[len(_TOKEN) :])

    async def tokens_of(self, guest: str, kind: Kind) -> list[TokenRow]:
        """A guest's tokens, the oldest first."""
        query = select(*_TOKEN).where(tokens.c.guest_id == guest, tokens.c.kind == kind)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(tokens.c.created_at, tokens.c.id))
            return [TokenRow(*row) for row in rows]

    async def add_token(self, token: TokenRow, most: int) -> bool:
        """Add a token; False if the guest has so many of the kind already."""
        async with self._database.writing() as connection:
            whose = select(guests.c.id).where(guests.c.id == token.guest)
            await connection.execute(whose.with_for_update())  # two at once must not both fit
            count = select(func.count()).where(*_of_kind(token))
            if (await connection.execute(count)).scalar_one() >= most:
                return False
            await connection.execute(insert(tokens), _values(token))
            return True

    async def push_token(self, token: TokenRow, most: int) -> None:
        """Add a token; of more than so many of the kind, those used longest ago go."""
        async with self._database.writing() as connection:
            await connection.execute(insert(tokens), _values(token))
            others = select(tokens.c.id).where(*_of_kind(token), tokens.c.id != token.id)
            latest = others.order_by(tokens.c.used_at.desc(), tokens.c.id).limit(most - 1)
            kept = [token.id, *await connection.scalars(latest)]
            surplus = delete(tokens).where(*_of_kind(token), tokens.c.id.not_in(kept))
            await connection.execute(surplus)

    async def take_link(self, hash: bytes, now: int) -> str | None:
        """Whose link it is, which is used up by this; None if it is none, or too old."""
        link = delete(tokens).where(
            tokens.c.hash == hash, tokens.c.kind == "link", tokens.c.expires_at > now
        )
        async with self._database.writing() as connection:
            guest: str | None = await connection.scalar(link.returning(tokens.c.guest_id))
            return guest

    async def drop_token(self, hash: bytes) -> None:
        """Forget the token of a secret with this hash."""
        async with self._database.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == hash))

    async def revoke(self, guest: str, token: str) -> bool:
        """Forget a guest's personal token; False if there is none."""
        mine = delete(tokens).where(
            tokens.c.id == token, tokens.c.guest_id == guest, tokens.c.kind == "personal"
        )
        async with self._database.writing() as connection:
            return (await connection.execute(mine)).rowcount == 1

    async def note_uses(self, uses: Collection[Use]) -> None:
        """Note when tokens were last used and guests last seen."""
        rows = [
            {"token": use.token, "guest": use.guest, "at": use.at, "until": use.expires_at}
            for use in sorted(uses, key=lambda use: use.guest)  # one order: nobody deadlocks
        ]
        async with self._database.writing() as connection:
            await connection.execute(_SEEN, rows)
            await connection.execute(_USED, rows)


_SEEN = update(guests).where(guests.c.id == bindparam("guest")).values(seen_at=bindparam("at"))
_USED = (
    update(tokens)
    .where(tokens.c.id == bindparam("token"))
    .values(used_at=bindparam("at"), expires_at=bindparam("until"))
)


def _of_kind(token: TokenRow) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The tokens of the same guest and kind."""
    return tokens.c.guest_id == token.guest, tokens.c.kind == token.kind


def _values(token: TokenRow) -> dict[str, object]:
    return dict(zip((column.name for column in _TOKEN), astuple(token), strict=True))
