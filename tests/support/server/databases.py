"""The kinds of databases that a test may want."""

import pytest

POSTGRES = pytest.mark.xdist_group("postgres")  # one worker, so one server
EITHER = ["sqlite", pytest.param("postgres", marks=POSTGRES)]
