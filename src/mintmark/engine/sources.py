"""The sources of Mintmark, by their digest: what was made by other code is not to be mixed up."""

import hashlib
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parent.parent


@cache
def digest_of_sources(*folders: str) -> str:
    """Sixteen letters that change with any line of any module, or of those in some folders."""
    digest = hashlib.sha256()
    for path in sorted(path for name in folders or [""] for path in (SOURCES / name).rglob("*.py")):
        digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
