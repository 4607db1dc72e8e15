"""Names of people."""

import pytest
from support.refusals import refused

from mintmark.server.table.names import clean, fold, said


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \u00a0  Lovelace \n", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Анна 🎲", "Анна 🎲"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_a_name_is_shown_composed_and_trimmed(typed, shown):
    assert clean(typed) == clean(shown) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\n", "x" * 25, "y" * 5_000_000])
def test_a_name_has_1_to_24_characters(typed):
    with pytest.raises(match="1 to 24 characters"):
        clean(typed)


HIDDEN = [0x00, 0x07, 0x1B, 0x7F, 0x85, 0xAD, 0x61C, 0x200B, 0x200D, 0x200E, 0x202E, 0x2028, 0x2060]
HIDDEN += [0x2066, 0x3164, 0x115F, 0x2800, 0xFE0F, 0xFEFF, 0xE0041, 0xE0100, 0xD800, 0xE000, 0xFFFF]


@pytest.mark.parametrize("code", HIDDEN)
def test_what_cannot_be_seen_is_no_part_of_a_name(code):
    with pytest.raises(match=f"U\\+{code:04X} cannot be seen"):
        clean(f"A{chr(code)}da")


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "aDA"), ("Straße", "STRASSE"), ("Ａｄａ", "ada"), ("ΣΑΣ", "σας")]
)
def test_a_handle_is_the_same_however_it_is_written(one, other):
    assert fold(one) == fold(other) == fold(fold(one))


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("  good \n\t luck! ", "good luck!"),
        ("\x1b[31mred\x07", "[31mred"),
        ("abc\u202edcba\u2066", "abcdcba"),
        ("one\u2028two", "one two"),
        ("👩\u200d👧 ❤\ufe0f", "👩\u200d👧 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_is_said_cannot_confuse_a_screen(typed, heard):
    assert said(typed) == said(heard) == heard


@pytest.mark.parametrize("typed", ["", " \n", "\x1b", "\u200d", "\u202e \u2800"])
def test_who_says_nothing_is_told_so(typed):
    with refused("people-nothing-said"):
        said(typed)
