"""Alembic comes here to run migrations, on the connection that `migration.py` gives it."""

from alembic import context

from mintmark.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
