"""The rules say the same in every language, as far as numbers, lists and tables can tell.

And they, like the texts, use the words of the printed rulebooks.
"""

import re

import pytest
from test_words import texts

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
        "rulings": rulings(text),
    }


def rulings(text):
    """The paragraphs that say what we decided; the preface names the word that marks them."""
    (word,) = re.findall(r"^[^*\n]+\*\*(\w+)\*\*", text, re.M)
    paragraphs = re.findall(r"^\*\*(\d+\.\d+)\*\* (.*)$", text, re.M)
    return [number for number, said in paragraphs if f"*{word}" in said]


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


# what the print leaves open
OPEN = {
    "coinage": "4.2 5.1 8.2",
    "coin_quest": "1.3 5.1 5.3 5.5 5.9 8.4 9.3 10.1",
    "warehouse51": "1.2 2.2 2.4 3.2 3.3 5.3 6.2 7.2 7.3 8.3",
}


@pytest.mark.parametrize("game", OPEN)
def test_what_the_print_leaves_open_is_marked_as_a_ruling(game):
    assert set(OPEN[game].split()) <= set(rulings(find(game).rulebook("en")))


# the printed word, as a pattern, and what the thing was once called instead
TERMS = {
    ("coin_quest", "en"): {
        "Collection Coins": "[Ss]tart coins",
        "discard pile": r"\bdiscards\b",
        "Auction Pouch": "[Bb]lack pouch",
        "Unique Design": "Unique(?! Design)",
        "starting player": "[Ss]tart player",
        "King['’]s mint": None,
        "Queen['’]s mint": None,
    },
    ("coin_quest", "de"): {
        "Wertlose[rn]? Penny": "[Ff]alsche[rn]? Penny",
        "Einzigartige Prägung": "Unikat",
        "Seltene Münze": "Rarität",
        "Prägemarkierung": "Münzzeichen",
        "Szepter": r"\bZepter",
        "Spielertafel": "Tableau",
        r"\bFeld": "Posten",
        "Ablagestapel": r"\bAblagen?\b",
        "Sammelmünzen": "Startmünzen",
        "Auktionsbeutel": "[Ss]chwarze[rn]? Beutel",
        "Königsprägung": None,
        "Königinprägung": None,
    },
    ("coin_quest", "fr"): {
        r"\bÂge": "Ancienneté",
        "Modèle unique": "Unicité",
        r"\bRare\b": "Rareté",
        "écran": "[Pp]aravent",
        r"\bsac\b": "[Bb]ourse",
        "enchère": r"\b[Oo]ffres?\b",
        "pièces de collection": "pièces de départ",
        "atelier du roi": None,
        "atelier de la reine": None,
    },
    ("coin_quest", "ru"): {"[Нн]егодн(ый|ого) пенни": "[Фф]альшив"},
    ("coinage", "ru"): {
        "выстав": "(?i)вы(лож|клад)",
        "передви": "(?i)переме(ст|щ)",
        r"\bстек": "(?i)стоп(к|ок)",
        "контролирует": "держ(ит|ат)",
    },
    ("warehouse51", "de"): {
        "Antiquität": "Reliqui",
        r"\bgelb": r"\bgold\b",
        "Pfandleihe": "Pfandhaus|Pfandplättchen",
        "segensreich": "[Gg]esegnet",
        r"\bSets?\b": r"\bS[aä]tze?\b",
    },
}
OWN_KEYS = {"coinage": ("coinage-", "cab-"), "coin_quest": ("cq",), "warehouse51": ("w51",)}


def all_said(game, language):
    """The rules of a game and all its texts, without what is not for readers."""
    own = [
        text
        for key, text in texts(language).items()
        if key.startswith(OWN_KEYS[game]) or f"-{game}" in key
    ]
    read = "\n".join([find(game).rulebook(language), *own])
    return re.sub(r"`[^`]*`|\{ *\$\w+|\[\w+\]", "", read)


@pytest.mark.parametrize(("game", "language"), TERMS)
def test_things_are_called_as_in_print(game, language):
    said = all_said(game, language)
    for printed, instead in TERMS[game, language].items():
        assert re.search(printed, said), printed
        found = re.search(instead, said) if instead else None
        assert not found, said[found.start() - 40 : found.end() + 40]
