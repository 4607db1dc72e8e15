"""Texts that are no editions: each is refused with its line, and soon."""

import json
import time
import tomllib
from datetime import date

import msgspec
import pytest
from support.long_editions import LONG

from mintmark.engine.game import GAMES, EditionFile, find
from mintmark.errors import InvalidEdition, InvalidOption
from mintmark.formats.editions import NAMED, WIDEST, Source
from mintmark.play import Play

NASTY = {
    "nested in one line": "a = " + "[" * 20_000,
    "nested over lines": "a = " + "[\n" * 20_000,
    "inline tables": "a = " + "{b = " * 9_000,
    "a key of many parts": "a." * 19_000 + "b = 1",
    "keys of many parts": ("a" + ".a" * 480 + " = 1\n") * 38,
    "many lines under a deep table": f"[a{'.a' * 480}]\n" + "a = 1\n" * 6_000,
    "many digits": "a = " + "9" * 39_000,
    "a wide line later on": "a = 1\n" + "b = " + "1" * WIDEST,
}


@pytest.mark.parametrize("name", NASTY)
def test_a_text_that_would_take_for_ever_is_refused_at_once(name):
    began = time.perf_counter()
    with pytest.raises(InvalidEdition, match=r"line \d+: (a line has|nested far)"):
        Source(NASTY[name])
    assert time.perf_counter() - began < 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LONG)
def test_reading_an_edition_takes_time_in_proportion_to_its_length(game, name):
    text = LONG[name]
    assert 30_000 < len(text) <= 40_000

    def seconds():
        began = time.thread_time()
        with pytest.raises(InvalidEdition) as error:
            find(game).editions.read("mine", text)
        assert len(error.value.problems) <= NAMED + 1 and len(str(error.value)) < 20_000
        return time.thread_time() - began

    assert min(seconds() for _ in range(3)) < 0.4  # a sixth of that will do; it was up to 1.5


def nodes(data, path=()):
    """All places in an edition; of long lists the first and the last."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from nodes(value, (*path, key))
    elif isinstance(data, list):
        for n in {0, len(data) - 1} if data else ():
            yield from nodes(data[n], (*path, n))


def changed(data, path, value):
    """The same edition with something else in one place, or without that place."""
    if not path:
        return value
    twin = data.copy()
    if len(path) == 1 and value is None:
        del twin[path[0]]
    else:
        twin[path[0]] = changed(twin[path[0]], path[1:], value)
    return twin


def inline(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {inline(each)}' for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False) if not isinstance(value, date) else str(value)


def toml(data):
    alone = [f'"{key}" = {inline(value)}' for key, value in data.items() if type(value) is not dict]
    for key, value in data.items():
        if type(value) is dict:
            alone += [f'["{key}"]', *(f'"{k}" = {inline(each)}' for k, each in value.items())]
    return "\n".join(alone) + "\n"


WRONG = (
    None,  # left out
    5,
    -1,
    True,
    1.5,
    "",
    "x\u202e",
    "G9",
    date(1793, 4, 1),
    [],
    [5],
    [[]],
    [{}],
    {},
    {"a": 5},
    {"id": []},
    ["gold", {}],
    {"a": {"a": {"a": {"a": {}}}}},
)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_stands_in_an_edition_is_played_or_refused_in_words(game):
    found = find(game)
    data = tomllib.loads(found.edition_file(found.editions.names[0]).text)
    assert tomllib.loads(toml(data)) == data
    for path in nodes(data):
        for value in WRONG if path else ():
            file = EditionFile("mine", toml(changed(data, path, value)))
            try:
                setup = found.setup(found.seats[-1], **{found.editions.word: file})
            except InvalidEdition as error:
                assert all(type(line) is int and why for line, why in error.problems)
            except InvalidOption:
                pass  # too few counterfeits for so many players, say
            else:
                msgspec.json.encode(found.editions.contents(setup.edition))
                assert Play(setup, seed=1).to_act


@pytest.mark.parametrize(
    "text",
    [
        "relic = 5",
        "provenance = 5",
        "provenance" + ".a" * 39 + " = 1",
        "provenance = [\n" + "{a = [\n" * 60 + "]}\n" * 60 + "]",
        "[provenance" + ".a" * 39 + "]\n" + "a" + ".a" * 39 + " = 1",
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_odd_tables_are_mistakes_and_nothing_breaks(game, text):
    with pytest.raises(InvalidEdition):
        find(game).editions.read("mine", text)
