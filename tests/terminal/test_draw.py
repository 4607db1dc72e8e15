"""`mintmark draw`: a moment of a record as a picture."""

import sys
from xml.etree import ElementTree

import pexpect
import pytest
from click.testing import CliRunner
from support.command import run

import mintmark
from mintmark.errors import InvalidOption
from mintmark.terminal.cli import cli


@pytest.fixture
def record(tmp_path):
    """A few moves of Warehouse 51, in a file."""
    play = mintmark.new("warehouse51", seats=3, seed=6)
    while play.ply < 30:
        seat = play.awaited[0]
        play.push(seat, play.moves(seat)[0])
    play.record.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def draw(*arguments):
    """Run the command here; what goes wrong is raised."""
    return CliRunner().invoke(cli, ["draw", *map(str, arguments)], catch_exceptions=False).output


def test_a_moment_is_drawn_into_a_file(record):
    out = record.with_name("out.svg")
    assert str(out) in draw(record, "--at", 17, out)
    play = mintmark.replay(record).at(17)
    assert out.read_text("utf-8") == play.picture().svg + "\n"


def test_a_seat_is_drawn_what_it_saw(record):
    out = record.with_name("out.svg")
    draw(record, out, "--at", 17, "--seat", 2)
    play = mintmark.replay(record).at(17)
    assert out.read_text("utf-8") == play.picture(1).svg + "\n" != play.picture().svg + "\n"


def test_the_start_and_the_last_entry_can_be_drawn(record):
    play = mintmark.replay(record)
    assert draw(record, "--at", 0) == play.at(0).picture().svg + "\n"
    assert draw(record) == draw(record, "--at", play.ply) == play.picture().svg + "\n"


def test_a_page_has_a_caption_in_the_language_asked_for(record):
    out = record.with_name("out.html")
    draw(record, out, "--lang", "de")
    play = mintmark.replay(record)
    assert out.read_text("utf-8") == play.picture(language="de").page
    assert "<figcaption><strong>Warehouse 51: Antiquität" in out.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--at", "31"], "the record has entries 0 to 30, not 31"),
        (["--at", "-1"], "the record has entries 0 to 30, not -1"),
        (["--seat", "4"], "seat must be one of 1, 2, 3, not '4'"),
        (["out.png"], "a picture ends in .svg or .html, not 'out.png'"),
        (["nowhere/out.svg"], "nowhere/out.svg cannot be written"),
    ],
)
def test_what_cannot_be_drawn_is_refused(record, arguments, why, monkeypatch):
    monkeypatch.chdir(record.parent)
    with pytest.raises(InvalidOption, match=f"^{why}"):
        draw(record, *arguments)
    assert list(record.parent.iterdir()) == [record]


def test_nothing_is_drawn_over_unless_one_says_so(record):
    out = record.with_name("out.svg")
    out.write_text("precious")
    with pytest.raises(InvalidOption, match="exists already; to draw over it: --force"):
        draw(record, out)
    assert out.read_text() == "precious"
    draw(record, out, "--force")
    ElementTree.fromstring(out.read_text("utf-8"))


def test_a_pipe_gets_the_picture_and_it_is_the_same_in_every_process(record):
    first, second = (
        run("draw", str(record), "--lang", "en", PYTHONHASHSEED=seed) for seed in ("1", "2")
    )
    assert first.returncode == second.returncode == 0
    assert first.stdout == second.stdout == mintmark.replay(record).picture().svg + "\n"


def test_at_a_terminal_the_picture_goes_beside_the_record(record):
    arguments = ["-m", "mintmark", "draw", "game.jsonl", "--at", "3"]
    child = pexpect.spawn(
        sys.executable, arguments, encoding="utf-8", cwd=record.parent, timeout=60
    )
    child.expect("game-3.svg")
    child.expect(pexpect.EOF)
    ElementTree.fromstring(record.with_name("game-3.svg").read_text("utf-8"))
