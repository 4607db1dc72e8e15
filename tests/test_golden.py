"""Records of all games and options, kept from earlier versions: they replay to the last byte."""

from pathlib import Path

import pytest

import mintmark

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_replays_byte_for_byte(path):
    text = path.read_text("utf-8")
    assert str(mintmark.replay(text).record) == text


@pytest.mark.parametrize(
    "path", [path for path in GOLDEN if "pledged" in path.stem], ids=lambda path: path.stem
)
def test_the_luck_of_an_earlier_version_is_derived_alike(path):
    found = mintmark.verify(path.read_text("utf-8"))
    assert found.verdict == "consistent" and found.tosses
