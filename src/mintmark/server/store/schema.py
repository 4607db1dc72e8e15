"""The tables of the database. A change here needs a file in `migrations/versions`.

Times are milliseconds since 1970; ids are texts; bodies and summaries are opaque here.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, over, aborted
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last event
    Column("summary", LargeBinary, nullable=False),  # what the lobby shows
    Column("due_at", BigInteger),  # when something must happen by itself
    Column("leased_by", Text),  # the process that sees to it, …
    Column("leased_until", BigInteger),  # … until then
    Index(None, "status", "created_at"),
    Index(None, "due_at"),
    Index(None, "leased_by"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("handle", Text, unique=True),  # folded; null until a password is chosen
    Column("password", Text),  # as Argon2 hashes it
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index(None, "seen_at"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "guest_id"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),  # SHA-256 of the secret
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),  # session, personal, link
    Column("scopes", Text, nullable=False),  # with blanks between them
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "guest_id"),
    Index(None, "expires_at"),
)

imports = Table(
    "imports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="SET NULL")),  # links to it stay good
    Column("created_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "guest_id"),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the only one is 1
    Column("alive_at", BigInteger),
)

outages = Table(  # when no process kept the tables
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
