"""The built client as a folder for any web host: it says that there is no server behind it."""

import shutil
import sys
from pathlib import Path

from mintmark.server.http.security import CONTENT

TWINS = ("*.br", "*.gz")  # a host compresses by itself
HEAD = "<head>"


def policy() -> str:
    """What a page may load, as a page can say it: who may frame it, only a host can."""
    return CONTENT.replace("frame-ancestors 'none'; ", "")


def make(build: Path, site: Path) -> None:
    """Copy the client, and mark its page."""
    if site.exists():
        shutil.rmtree(site)
    shutil.copytree(build, site, ignore=shutil.ignore_patterns(*TWINS))
    page = site / "index.html"
    text = page.read_text("utf-8")
    assert text.count(HEAD) == 1
    marks = f'<meta http-equiv="Content-Security-Policy" content="{policy()}" />'
    marks += '<meta name="mintmark-site" content="" />'
    page.write_text(text.replace(HEAD, HEAD + marks), "utf-8")


if __name__ == "__main__":
    make(*map(Path, sys.argv[1:]))
