"""Names of people: what they may look like, and when two are the same; and what people say."""

import unicodedata

from .refusals import Invalid

LONGEST_NAME = 24  # characters
LONGEST_INPUT = 1000  # nothing longer is even looked at
# besides controls, overrides of direction and the like: fillers, a blank of Braille, selectors
HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
HIDDEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
HIDDEN |= {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
# joiners and selectors are parts of emoji and of some scripts; Python may not know the newest signs
HEARD = {0x200C, 0x200D, 0xFE0E, 0xFE0F}
UNHEARD_KINDS = HIDDEN_KINDS - {"Cn"}


def clean(text: str, most: int = LONGEST_NAME, length: str = "people-name-length") -> str:
    """A name as it is shown: composed, trimmed, with single blanks; or Invalid."""
    if len(text) > LONGEST_INPUT:
        raise Invalid(length, least=1, most=most)
    text = unicodedata.normalize("NFC", text.strip())
    for character in text:
        if unicodedata.category(character) in HIDDEN_KINDS or ord(character) in HIDDEN:
            raise Invalid("people-name-hidden", code=f"U+{ord(character):04X}")
    text = " ".join(text.split())
    if not 1 <= len(text) <= most:
        raise Invalid(length, least=1, most=most)
    return text


def fold(text: str) -> str:
    """A name to sign in with, such that all ways to write it are one; or Invalid."""
    folded = unicodedata.normalize("NFKC", clean(text)).casefold()
    return clean(unicodedata.normalize("NFKC", folded))


def said(text: str) -> str:
    """A line of talk in one line, without what could confuse a screen; or Invalid."""
    line = " ".join("".join(filter(_heard, text)).split())
    if not any(unicodedata.category(each)[0] in "LNPS" for each in line):
        raise Invalid("people-nothing-said")
    return line


def _heard(character: str) -> bool:
    if character.isspace() or ord(character) in HEARD:
        return True
    return unicodedata.category(character) not in UNHEARD_KINDS and ord(character) not in HIDDEN
