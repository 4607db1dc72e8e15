"""Pictures and the client draw from the same files, and nothing is drawn a second time."""

import json
import re
from pathlib import Path

import pytest

from mintmark.drawing.style import PALETTE, SIGNS
from mintmark.games.warehouse51 import GAME as WAREHOUSE51

ROOT = Path(__file__).parent.parent.parent
PYTHON, CLIENT = ROOT / "src/mintmark", ROOT / "web/src"
SHARED = sorted([*PYTHON.glob("drawing/*.json"), *PYTHON.glob("games/*/picture/*.json")])
SOURCES = [
    path
    for path in CLIENT.rglob("*")
    if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name
]
LONGEST = 70  # characters of a path that is drawn in the client: a mark on a button, a line


def test_the_client_reads_every_drawing_that_pictures_are_made_of():
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    read = set(re.findall(r"'@mintmark/([\w/]+\.(?:json|css))'", text))
    ours = {path.relative_to(PYTHON).as_posix() for path in SHARED} | {"drawing/palette.css"}
    assert read == ours


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(CLIENT)))
def test_the_client_keeps_no_outlines_and_no_colours_of_its_own(path):
    text = path.read_text("utf-8")
    paths = re.findall(r"[\"'`](M[-\d.][-\d.,\sa-zA-Z]*)", text)
    assert [d for d in paths if len(d) > LONGEST] == []
    colours = set(re.findall(r"[\s\"'(,](#(?:[0-9a-f]{3}|[0-9a-f]{6}))[\"',;)\s]", text))
    assert colours <= {"#fff", "#000"}  # paper in print, a QR code
    assert not re.search(r"\[-?\d+, -?\d+\],\s+\[-?\d+, -?\d+\],\s+\[-?\d+, -?\d+\]", text)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_shared_drawings_use_colours_and_signs_that_there_are(path):
    text = path.read_text("utf-8")
    names = {name.replace("{tincture}", "azure") for name in re.findall(r"var\(--([^)]+)\)", text)}
    assert names <= set(PALETTE)
    assert set(re.findall(r"#[0-9a-f]{3,6}(?=')", text)) <= {"#000", "#fff"}  # shadows and masks
    assert set(re.findall(r"{(\w+)}", text)) <= {"n", "tincture", "letter", *SIGNS}


def test_every_relic_of_ours_has_a_drawing():
    drawn = json.loads((PYTHON / "games/warehouse51/picture/relics.json").read_text("utf-8"))
    assert {relic.id for relic in WAREHOUSE51.setup(3).edition.relics} <= set(drawn)
