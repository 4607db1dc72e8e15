"""The documents tell the truth: sessions run, commands exist, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

import mintmark
from mintmark.engine.game import find

ROOT = Path(__file__).parent.parent
DOCUMENTS = [str(path.relative_to(ROOT)) for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))]


def test_the_session_in_the_readme_runs_to_the_end_of_a_game():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 20
    assert failed == 0


@pytest.mark.compiled
def test_the_session_with_batches_runs():
    failed, tried = doctest.testfile(str(ROOT / "docs/batches.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_session_in_the_guide_to_pictures_runs():
    failed, tried = doctest.testfile(str(ROOT / "docs/notebooks.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.compiled
def test_the_sessions_for_learners_run_and_one_learns(capsys):
    failed, tried = doctest.testfile(str(ROOT / "docs/training.md"), module_relative=False)
    assert tried > 20
    assert failed == 0, capsys.readouterr().out


def test_the_session_with_openspiel_runs():
    failed, tried = doctest.testfile(str(ROOT / "docs/openspiel.md"), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_the_session_in_the_package_runs():
    failed, tried = doctest.testmod(mintmark)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_no_document_was_merged_by_halves(document):
    assert not re.search(r"^(<<<<<<<|>>>>>>>) ", (ROOT / document).read_text("utf-8"), re.M)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_links_and_paths_in_the_documents_exist(document):
    text = (ROOT / document).read_text("utf-8")
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.M)
    for command in re.findall(r"\bmake (\w+)`|^make (\w+)", text, re.M):
        assert "".join(command) in targets
    for link in re.findall(r"\]\((?!http)([^)]+)\)", text):
        assert ((ROOT / document).parent / link).exists(), link
    for path in re.findall(r"`((?:tests|benchmarks|src)/[\w./]+)`", text):
        assert (ROOT / path).exists(), path
    for path, test in re.findall(r"`(tests/[\w./]+)::(\w+)`", text):
        assert f"def {test}(" in (ROOT / path).read_text("utf-8"), f"{path}::{test}"


def test_every_promise_of_security_names_its_tests():
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    promised = text.partition("## What is promised\n")[2].partition("\n## ")[0]
    promises = re.split(r"^- ", promised, flags=re.M)[1:]
    assert len(promises) > 5
    assert [each for each in promises if "::test_" not in each] == []


def test_the_architecture_fits_two_screens_and_shows_every_room():
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert len(text.split()) < 1200
    for room in (ROOT / "src/mintmark").iterdir():
        if room.is_dir() and room.name != "__pycache__":
            assert re.search(rf"\b{room.name}/", text), room.name


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_every_option_and_edition_is_in_the_rules(name):
    game = find(name)
    rules = (ROOT / f"src/mintmark/games/{name}/RULES.md").read_text("utf-8")
    for word in (*(option.name for option in game.options), *game.editions.names):
        assert f"`{word}`" in rules


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_every_ruling_cited_in_the_code_exists(name):
    folder = ROOT / f"src/mintmark/games/{name}"
    rules = (folder / "RULES.md").read_text("utf-8")
    numbers = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", rules, re.M))
    found = set()
    drawn = set(folder.glob("picture/**/*.py"))  # sizes, not rulings
    for path in set(folder.rglob("*.py")) - drawn:
        for cited in re.findall(r"\((\d+\.\d+[^)]*)\)", path.read_text("utf-8")):
            found |= set(re.findall(r"\d+\.\d+", cited))
    assert len(found) > 15
    assert found <= numbers
