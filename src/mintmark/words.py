"""Texts in four languages: a message is a key with arguments, and only here becomes words.

The texts are Fluent files in `locales/`, one folder a language, one file an area.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
LOCALES = Path(__file__).parent / "locales"
LONGEST = 2000  # characters of an argument


Spoken: TypeAlias = "int | str | Message | tuple[str | Message, ...]"  # several: with commas
Args: TypeAlias = "dict[str, Spoken]"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: a key, and arguments: numbers, names, messages, several of those."""

    key: str
    args: "Mapping[str, Spoken]" = field(default_factory=dict)


@cache
def source(language: str) -> str:
    """All texts of a language, as they stand in their files."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return "".join(f"\n{path.read_text(encoding='utf-8')}" for path in files)


@cache
def bundle(language: str) -> "FluentBundle":
    """All texts of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # quick to start without

    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(source(language)))
    return texts


def learn() -> None:
    """Have the texts of all languages at hand."""
    for language in LANGUAGES:
        bundle(language)


def known(key: str) -> bool:
    """Whether there is a text with this key."""
    return f"\n{key} =" in source("en")


def name_of(key: str, language: str) -> str:
    """A text of one line without arguments, for which nobody needs Fluent."""
    found = re.search(rf"^{re.escape(key)} = ([^{{\n]+)$", source(language), re.MULTILINE)
    assert found, f"no name {key!r} in {language!r}"
    return found[1]


def speak(message: Message, language: str = "en") -> str:
    """The message in words. A text that is missing or broken is our mistake, and says so."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    texts = bundle(language)
    assert texts.has_message(message.key), f"no text {message.key!r} in {language!r}"
    args: dict[str, int | str] = {"you": "none"}  # a client says which argument the reader is
    args |= {name: _spoken(value, language) for name, value in message.args.items()}
    pattern = texts.get_message(message.key).value
    assert pattern is not None, f"{message.key!r} has no value in {language!r}"
    text, errors = texts.format_pattern(pattern, args)
    assert not errors, f"{message.key!r} in {language!r}: {errors}"
    return str(text)


def _spoken(value: Spoken, language: str) -> int | str:
    """An argument as Fluent takes it, which is not at any length."""
    if isinstance(value, tuple):
        value = ", ".join(str(_spoken(each, language)) for each in value)
    elif isinstance(value, Message):
        value = speak(value, language)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return value
