"""Every text in every language: the same keys, the same arguments, no errors."""

import re
from pathlib import Path

import pytest

import mintmark
from mintmark.bots.levels import LEVELS
from mintmark.engine.game import find
from mintmark.games.coinage import GAME
from mintmark.games.coinage.moves import MAPS
from mintmark.games.coinage.text.names import area_name, region_name
from mintmark.words import LANGUAGES, LOCALES, Message, known, name_of, speak

GOLDEN = Path(__file__).parent / "golden"
COUNTS = (0, 1, 2, 3, 4, 5, 11, 21, 22, 100)


def texts(language):
    """Key and text of every message."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for block in re.split(r"\n(?=[a-z#])", path.read_text("utf-8")):
            if match := re.match(r"([a-z][\w-]*) =(.*)", block, re.S):
                assert match[1] not in found, f"{match[1]} stands twice"
                found[match[1]] = match[2]
    return found


def arguments(text):
    return set(re.findall(r"\$(\w+)", text))


ENGLISH = texts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_arguments(language):
    ours = texts(language)
    assert ours.keys() == ENGLISH.keys()
    assert {k: arguments(t) for k, t in ours.items()} == {
        k: arguments(t) for k, t in ENGLISH.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_every_number(language):
    for key, text in ENGLISH.items():
        names = arguments(text)
        for count in COUNTS if names else COUNTS[:1]:
            words = speak(Message(key, {name: count for name in names}), language)
            assert words and "{" not in words and "$" not in words, key


@pytest.mark.parametrize("record", ["coinage-standard", "coin_quest-5", "warehouse51-5"])
def test_the_log_says_you_to_you(record):
    play = mintmark.replay((GOLDEN / f"{record}.jsonl").read_text("utf-8"))
    said = set()
    for seat in range(play.setup.seats):
        name = play.setup.game.text.seat_name(seat)
        for message in play.story(seat):
            for argument in [each for each, value in message.args.items() if value == name]:
                args = {**message.args, argument: "ADA", "you": argument}
                for language in LANGUAGES:
                    assert "ADA" not in speak(Message(message.key, args), language), message
                said.add(message.key)
    assert len(said) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_our_maps_are_texts_that_fit_into_their_areas(language):
    for name in MAPS:
        edition = GAME.setup(map=name).edition
        title = speak(Message(f"edition-coinage-{name}"), language)
        assert title in speak(Message("cab-map", {"map": name}), language)
        for region in edition.regions:
            assert len(speak(region_name(region), language)) <= 17
        for area in edition.areas:
            shown = speak(area_name(area), language)
            assert len(f"{area.label} {shown}") <= 17
            assert language != "en" or shown == area.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_read_without_fluent_as_they_are_spoken(language):
    games = map(find, mintmark.GAMES)
    keys = [f"edition-{game.name}-{name}" for game in games for name in game.editions.names]
    for key in (*keys, "lobby-edition-random"):
        assert name_of(key, language) == speak(Message(key), language)


def test_what_is_known_is_what_can_be_said():
    assert known("coinage-region-mountains") and not known("coinage-region-mountain")


def test_french_keeps_its_punctuation_on_the_line():
    assert not [key for key, text in texts("fr").items() if re.search("« | [:;?!»]", text)]


def test_an_unknown_language_is_named():
    with pytest.raises(ValueError, match="no language 'es'; there are en, de, fr, ru"):
        speak(Message("chance"), "es")


def test_a_missing_text_is_our_mistake():
    with pytest.raises(AssertionError, match="no text 'nonsense'"):
        speak(Message("nonsense"))


def choices():
    """The keys of all that can be chosen before a game: a name, and mostly a line about it."""
    for name in mintmark.GAMES:
        game = find(name)
        for edition in game.editions.names:
            yield from (f"edition-{name}-{edition}", f"edition-{name}-{edition}-about")
        for option in game.options:
            key = f"option-{name}-{option.name}"
            yield from (key, f"{key}-about")
            if isinstance(option.choices, tuple):
                yield from (f"{key}-{choice}" for choice in option.choices)
    for level in LEVELS:
        yield from (f"level-{level}", f"level-{level}-about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_chosen_before_a_game_has_words(language):
    written = {key for key in texts(language) if re.match("(edition|option|level)-", key)}
    assert written == set(choices())
