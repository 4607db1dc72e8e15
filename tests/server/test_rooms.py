"""The rooms of the server: which of them run where there is neither web nor database."""

import subprocess
import sys

import pytest

BARE = """
import sys
from importlib import import_module
from pkgutil import walk_packages
for name in ("litestar", "sqlalchemy", "uvicorn", "alembic", "argon2", "prometheus_client"):
    sys.modules[name] = None  # to import it is an ImportError
room = import_module("mintmark.server.{room}")
names = [each.name for each in walk_packages(room.__path__, room.__name__ + ".")]
for name in names:
    import_module(name)
print(len(names))
"""


def imported(room):
    """The rest of a program that imports every module of a room."""
    code = [sys.executable, "-c", BARE.format(room=room)]
    return subprocess.run(code, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("room", ["table", "updates"])
def test_a_table_and_its_updates_need_neither_web_nor_database(room):
    ran = imported(room)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 2


def test_a_room_that_needs_a_database_is_found_out():
    assert "sqlalchemy" in imported("store").stderr
