"""The locks are what `make lock` would write, and name no place that packages come from."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent


def stale() -> list[str]:
    """The locks that a fresh `make lock`, keeping the versions, would write differently."""
    with tempfile.TemporaryDirectory() as folder:
        before = {lock.name: lock.read_text() for lock in HERE.glob("*.txt")}
        copy = Path(folder)
        (copy / "requirements").mkdir()
        for name, text in before.items():
            (copy / "requirements" / name).write_text(text)
        for name in ("Makefile", "pyproject.toml", "README.md", "LICENSE"):
            (copy / name).write_text((HERE.parent / name).read_text())
        uv = HERE.parent / ".venv/bin/uv"
        subprocess.run(
            ["make", "--silent", "lock", f"UV={uv}", "--old-file=.venv/uv"], cwd=copy, check=True
        )
        return [n for n, text in before.items() if (copy / "requirements" / n).read_text() != text]


def hosted() -> list[str]:
    """The locks that name a host that packages come from."""
    locks = [lock for lock in HERE.glob("*.txt") if re.search(r"://|index-url", lock.read_text())]
    client = HERE.parent / "web/package-lock.json"
    if '"resolved"' in client.read_text():
        locks.append(client)
    return [str(lock.relative_to(HERE.parent)) for lock in locks]


if __name__ == "__main__":
    problems = [f"{name} names a host" for name in hosted()]
    problems += [f"requirements/{name} is out of date: run make lock" for name in stale()]
    sys.exit("\n".join(problems) or None)
