"""The file of a match: it grows, it replays, it goes on, and it is never lost."""

import json
from dataclasses import replace

import pytest
from support.matches import a_match, played

import mintmark
from mintmark.arena.results import Results, match_in, match_to_go_on, record_in, record_of
from mintmark.errors import InvalidOption, InvalidRecord, MintmarkError


@pytest.fixture(scope="module")
def match():
    return a_match(games=6)


@pytest.fixture(scope="module")
def games(match):
    return played(match)


@pytest.fixture
def path(tmp_path, match, games):
    """The file of a match that was stopped after four of six games."""
    path = tmp_path / "match.jsonl"
    with Results(path, match) as results:
        for one in games[:4]:
            results.add(one)
    return path


def test_the_header_is_the_match(path, match):
    assert match_in(path) == match
    header = json.loads(path.read_text().splitlines()[0])
    assert header["arena"] == 1
    assert header["bots"] == ["random", "greedy"]
    assert (header["game"], header["seats"], header["games"], header["seed"]) == (
        "coinage",
        2,
        6,
        0,
    )


def test_every_match_has_a_file_of_its_own(match, monkeypatch):
    """Another line-up, another seed, other code: never the same file by default."""
    names = {match.file, replace(match, seed=1).file, replace(match, sources="other").file}
    assert len(names) == 3
    assert match.file == replace(match).file


def test_every_record_replays(path, games):
    for line, one in zip(path.read_text().splitlines()[1:], games, strict=False):
        play = mintmark.replay(record_of(json.loads(line)))
        assert play.players == tuple(one.seating)
        assert play.result.scores == tuple(one.scores)
        assert record_in(path, one.game) == play.record


def test_a_match_goes_on_with_what_is_missing(path, match, games):
    with Results(path, match) as results:
        assert sorted(results.played) == [1, 2, 3, 4]
        for one in games[4:]:
            results.add(one)
    assert len(path.read_text().splitlines()) == 7
    with Results(path, match) as results:
        assert sorted(results.played) == [1, 2, 3, 4, 5, 6]


def test_a_half_written_line_is_dropped(path, match, games):
    whole = path.read_bytes()
    for end in (len(whole) - 1, len(whole) - 500):
        path.write_bytes(whole[:end])
        with Results(path, match) as results:
            assert sorted(results.played) == [1, 2, 3]
            results.add(games[3])
        assert path.read_bytes() == whole


def test_a_half_written_header_is_written_again(path, match):
    header = path.read_bytes().split(b"\n")[0] + b"\n"
    for end in (0, 10, len(header) - 1, len(header)):
        path.write_bytes(header[:end])
        with Results(path, match) as results:
            assert not results.played
        assert path.read_bytes() == header


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"seed": 1}, "seed 0, not 1"),
        ({"games": 8}, "games 6, not 8"),
        ({"turn_limit": 100}, "options"),
        ({"map": "lagoon"}, "edition 'standard', not 'lagoon'"),
    ],
)
def test_the_file_of_another_match_is_refused_and_kept(path, other, words):
    before = path.read_bytes()
    with pytest.raises(InvalidOption) as refused:
        Results(path, a_match(**{"games": 6, **other}))
    assert "holds another match" in str(refused.value)
    assert words in str(refused.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["precious", "precious\n", "{}\n", "[]\n", '{"arena": 1}\n', '{"arena": 2}\n']
)
def test_a_file_that_holds_something_else_is_refused_and_kept(text, tmp_path, match):
    path = tmp_path / "precious.txt"
    path.write_text(text)
    with pytest.raises(InvalidOption, match="holds no results|a format that"):
        Results(path, match)
    assert path.read_text() == text


def test_a_line_that_is_no_game_of_the_match_is_named(path, match):
    lines = path.read_text().splitlines()
    game = json.loads(lines[2])
    for bad in (
        "nonsense",
        "{}",
        "[]",
        json.dumps({**game, "game": 99}),
        json.dumps({**game, "game": 0}),
        json.dumps({**game, "game": "x"}),
        json.dumps({**game, "seating": game["seating"][::-1]}),
        json.dumps({**game, "scores": None}),
        json.dumps({**game, "scores": [1]}),
    ):
        path.write_text("\n".join([*lines[:2], bad, *lines[3:]]) + "\n")
        with pytest.raises(InvalidRecord, match="line 3: not a game of"):
            Results(path, match)


def test_a_game_that_is_not_there_or_is_broken_is_refused(path):
    with pytest.raises(InvalidOption, match="holds no game 7"):
        record_in(path, 7)
    for content in ({}, {"record": {}}, {"record": None}, {"record": {"header": {}, "result": {}}}):
        with pytest.raises(InvalidRecord, match="no record of a game"):
            record_of(content)


def test_a_record_that_was_changed_does_not_replay(games):
    record = json.loads(json.dumps(games[0].record))
    record["result"]["scores"][0] += 1
    with pytest.raises(InvalidRecord, match="does not follow from the moves"):
        mintmark.replay(record_of({"record": record}))


def test_a_match_goes_on_as_its_file_says(path, match):
    assert match_to_go_on(path) == match
    header, rest = path.read_text().split("\n", 1)
    for change in ({"version": "0.0.1"}, {"rules": 9}, {"games": 5}):
        path.write_text(json.dumps({**json.loads(header), **change}) + "\n" + rest)
        with pytest.raises(InvalidOption, match="holds another match"):
            match_to_go_on(path)
    for change in ({"seats": 3}, {"game": "chess"}, {"bots": ["nobody"]}, {"games": "six"}):
        path.write_text(json.dumps({**json.loads(header), **change}) + "\n" + rest)
        with pytest.raises(MintmarkError):
            match_to_go_on(path)
