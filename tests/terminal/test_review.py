"""`mintmark review`, run as a user runs it."""

import json

import pytest
from support.command import run
from support.reviews import random_game

import mintmark


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("review") / "game.jsonl"
    random_game("coinage", 2, seed=6).record.save(path)
    return path


def review(path, *arguments):
    return run("review", str(path), "--iterations", "20", *arguments)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "with even luck"), ("de", "bei gleichem Glück"), ("ru", "при равной удаче")],
)
def test_a_review_as_a_table_compiled_search(record, language, words):
    done = review(record, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout and "±" in done.stdout


def test_a_review_as_json_and_as_a_picture_compiled_search(record, tmp_path):
    picture = tmp_path / "review.svg"
    done = review(record, "--json", "--seat", "silver", "--picture", str(picture))
    found = json.loads(done.stdout)
    assert (found["game"], found["seat"], found["iterations"]) == ("coinage", 1, 20)
    assert picture.read_text().startswith("<svg")
    again = review(record, "--picture", str(picture))
    assert again.returncode == 1 and "exists already" in again.stderr


def test_a_game_that_goes_on_is_refused(tmp_path):
    path = tmp_path / "running.jsonl"
    mintmark.new("coinage", seed=1).record.save(path)
    done = review(path)
    assert done.returncode == 1
    assert done.stderr.strip() == (
        "mintmark: The game is not over yet; it can be reviewed when it is."
    )
