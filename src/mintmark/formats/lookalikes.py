"""Whether two names look alike to people, however they are written."""

import re
import unicodedata
from collections.abc import Iterable

# Greek, Cyrillic and Armenian letters by the Latin ones that they look like; capitals may look like
# other letters than the small ones do.
CAPITALS = {
    "A": "ΑА",
    "B": "ΒВ",
    "C": "ϹС",
    "E": "ΕЕ",
    "G": "Ԍ",
    "H": "ΗНҺ",
    "I": "ΙІӀ",
    "J": "ͿЈ",
    "K": "ΚК",
    "M": "ΜМ",
    "N": "Ν",
    "O": "ΟОՕ",
    "P": "ΡР",
    "Q": "Ԛ",
    "S": "ЅՏ",
    "T": "ΤТ",
    "W": "Ԝ",
    "X": "ΧХ",
    "Y": "ΥУҮ",
    "Z": "Ζ",
}
SMALL = {
    "a": "αа",
    "b": "βвьЬ",
    "c": "ϲс",
    "d": "ԁ",
    "e": "εеєҽ",
    "g": "ԍց",
    "h": "һнհ",
    "i": "ιі",
    "j": "ϳј",
    "k": "κк",
    "l": "ӏ",
    "m": "м",
    "n": "ηπпոռ",
    "o": "οσоօ",
    "p": "ρр",
    "q": "ԛգ",
    "r": "гᴦ",
    "s": "ѕ",
    "t": "τт",
    "u": "υμиս",
    "v": "νѵ",
    "w": "ωԝա",
    "x": "χх",
    "y": "γуү",
    "z": "ζз",
}
LATIN = {ord(k): latin for known in (CAPITALS, SMALL) for latin, ks in known.items() for k in ks}
DRAWN = str.maketrans("i1|035!", "llloesl")  # what fonts draw alike
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
READ = re.compile(r"LATIN (?:CAPITAL |SMALL )?LETTER (?:[\w-]+ )*?([A-Z])(?: WITH .*)?")
# scripts that nobody takes for the Latin, Greek or Cyrillic one, in which our names are written
APART = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "ARABIC", "HEBREW", "DEVANAGARI", "THAI")
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", *APART)


def plain(name: str) -> bool:
    """Whether a name has nothing hidden in it, and no letters that we cannot compare."""
    return name.isprintable() and all(
        unicodedata.name(letter, "").startswith(SCRIPTS)
        for letter in unicodedata.normalize("NFKC", name)
        if not letter.isascii() and unicodedata.category(letter)[0] not in "MNPZ"
    )


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is written alike."""
    apart = unicodedata.normalize("NFKD", name).translate(LATIN)
    letters = [latin(each) for each in unicodedata.normalize("NFKD", apart.casefold())]
    text = "".join(letters).translate(LATIN).translate(DRAWN)
    text = "".join(each for each in text if each.isalnum())
    for pair, one in PAIRS:
        text = text.replace(pair, one)
    return text


def latin(letter: str) -> str:
    """The Latin letter that one with a stroke, a hook or no dot is a variant of."""
    found = None if letter.isascii() else READ.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else letter


def resembles(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be taken for one of others."""
    return skeleton(name) in set(map(skeleton, others))
