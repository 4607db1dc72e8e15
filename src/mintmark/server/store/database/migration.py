"""Brings a database to the present schema, once, however many processes start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from ...operations.errors import CannotStart

FOLDER = Path(__file__).parent / "migrations"
NEWER = (
    "the database is of a newer version of Mintmark (revision {revision}): please update this one"
)
LOCK = 0x6D696E74  # any number, the same for all our processes


def scripts() -> ScriptDirectory:
    """All migrations that this version knows."""
    return ScriptDirectory(str(FOLDER))


def migrate(connection: Connection, target: str = "head") -> None:
    """Run what is missing, in the connection's transaction; others wait until it has ended."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    known = scripts()
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in {each.revision for each in known.walk_revisions()}:
        raise CannotStart(NEWER.format(revision=present))
    if present != known.get_current_head():
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
        command.upgrade(config, target)


def check_ours(connection: Connection) -> None:
    """A file of another program stays as it is."""
    names = set(inspect(connection).get_table_names())
    if names and not names >= {"tables", "events"}:
        raise CannotStart(
            f"{connection.engine.url.database} is a database of another program; nothing in it "
            "was changed. Name another file: --database-url sqlite:///tables.db"
        )
