"""The rules say the same in every language, as far as numbers, lists and tables can tell."""

import re

import pytest

import mintmark
from mintmark.engine.game import find
from mintmark.words import LANGUAGES

TRANSLATED = [
    (game, language)
    for game in mintmark.GAMES
    for language in LANGUAGES
    if (find(game).editions.folder.parent / f"RULES.{language}.md").is_file()
]


def shape(text):
    """What translating must not change, in the order of the text."""
    lines = text.splitlines()
    return {
        "headings": [(line[: line.index(" ")], number(line)) for line in lines if line[:1] == "#"],
        "paragraphs": re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.M),
        "items": sum(bool(re.match(r" *([-*]|\d+\.) ", line)) for line in lines),
        "rows": [line.count("|") for line in lines if line[:1] == "|"],
    }


def number(heading):
    """The number of a heading, where it has one."""
    found = re.match(r"#+ (\d+)\.", heading)
    return found and found[1]


def test_there_are_translations():
    assert TRANSLATED


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_the_numbers_the_lists_and_the_tables_of_the_english_rules(
    game, language
):
    rulebook = find(game).rulebook
    assert rulebook(language) != rulebook("en")
    assert shape(rulebook(language)) == shape(rulebook("en"))


def test_where_there_is_no_translation_the_rules_are_in_english():
    assert find("coinage").rulebook("eo") == find("coinage").rulebook("en")
