"""Compiled code of the tests is kept beside pytest's own cache, apart from the user's."""

import os
from pathlib import Path

os.environ.setdefault(
    "MINTMARK_CACHE", str(Path(__file__).parent.parent / ".pytest_cache/compiled")
)
os.environ["MINTMARK_LANG"] = "en"
