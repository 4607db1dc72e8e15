"""The columns of a lease say that they are."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("ix_tables_keeper", "tables")
    op.alter_column("tables", "keeper", new_column_name="leased_by")
    op.alter_column("tables", "kept_until", new_column_name="leased_until")
    op.create_index("ix_tables_leased_by", "tables", ["leased_by"])
