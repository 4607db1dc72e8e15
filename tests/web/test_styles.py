"""Sizes in the client's styles come from its tokens, and screens are of three widths."""

import re
from pathlib import Path

CLIENT = Path(__file__).parent.parent.parent / "web/src"
TOKENS = "shell/styles/tokens.css"
WIDTHS = {"600px", "900px", "1180px"}
SPACE = re.compile(r"(padding|margin)(-[a-z]+)*|(row-|column-)?gap")
HAIRLINE = 1  # px


def style_of(path):
    """All the style in a file."""
    text = path.read_text("utf-8")
    found = re.findall(r"<style>(.*?)</style>", text, re.S)
    return text if path.suffix == ".css" else "".join(found)


PATHS = [*CLIENT.rglob("*.css"), *CLIENT.rglob("*.svelte")]
STYLES = {path.relative_to(CLIENT).as_posix(): style_of(path) for path in PATHS}


def own_size(name, value):
    """Whether a declaration has a size of its own where there is a token for it."""
    sizes = [float(size) for size in re.findall(r"(?<![\w.-])(\d+(?:\.\d+)?)px", value)]
    if SPACE.fullmatch(name):
        return any(size > HAIRLINE for size in sizes) and "calc" not in value
    if name in ("font", "font-size"):
        return bool(re.search(r"\dpx(/|$)", value))
    return 44 in sizes  # var(--touch)


def test_sizes_come_from_the_tokens():
    found = [
        f"{path}: {name}: {value}"
        for path, style in STYLES.items()
        if path != TOKENS
        for name, value in re.findall(r"(?<![\w-])([a-z-]+):\s*([^;{}]+);", style)
        if own_size(name, value)
    ]
    assert not found, "\n".join(found)


def test_screens_are_of_three_widths():
    found = {
        path: widths - WIDTHS
        for path, style in STYLES.items()
        for query in re.findall(r"@media ([^{]*width[^{]*)", style)
        if (widths := set(re.findall(r"\d+px", query))) - WIDTHS
    }
    assert not found
    assert any("@media (width < 600px)" in style for style in STYLES.values())
