"""Tables, events, guests, tokens, imports and the heartbeat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("keeper", sa.Text),
        sa.Column("kept_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_changed_at", "tables", ["status", "changed_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_events_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("handle", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("handle", name="uq_guests_handle"),
    )
    op.create_index("ix_guests_seen_at", "guests", ["seen_at"])
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_holders"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_holders_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_holders_guest_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_holders_guest_id", "holders", ["guest_id"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_tokens_guest_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_tokens_guest_id", "tokens", ["guest_id"])
    op.create_index("ix_tokens_expires_at", "tokens", ["expires_at"])
    op.create_table(
        "imports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_imports"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_imports_guest_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_imports_guest_id", "imports", ["guest_id"])
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("alive_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
    op.bulk_insert(heartbeat, [{"id": 1, "alive_at": None}])
