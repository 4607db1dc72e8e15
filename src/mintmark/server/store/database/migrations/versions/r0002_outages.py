"""Outages are kept; the lobby lists tables by their age."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )
    op.drop_index("ix_tables_status_changed_at", "tables")
    op.create_index("ix_tables_status_created_at", "tables", ["status", "created_at"])
