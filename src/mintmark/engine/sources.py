"""The sources of Mintmark, by their digest: what was made by other code is not to be mixed up."""

import hashlib
import os
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parent.parent
KEPT = 3  # of what was made, the newest: for those who switch to and fro between sources


@cache
def digest_of_sources(*folders: str) -> str:
    """Sixteen letters that change with any line of any module, or of those that lie in folders."""
    patterns = [f"{folder}/*.py" for folder in folders] or ["**/*.py"]
    digest = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in SOURCES.glob(pattern)):
        digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """The folder of all our compiled code: $MINTMARK_CACHE, or among the user's caches."""
    if chosen := os.environ.get("MINTMARK_CACHE"):
        return Path(chosen)
    local = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(local) if local else Path.home() / ".cache") / "mintmark"
