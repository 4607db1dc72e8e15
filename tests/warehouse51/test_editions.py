"""Editions: the one that comes with the game, a user's own, and every mistake with its line."""

import pytest

import mintmark
from mintmark import InvalidEdition, InvalidOption
from mintmark.games.warehouse51 import GAME
from mintmark.games.warehouse51.moves import EFFECTS, RELIC_NAMES
from mintmark.words import LANGUAGES, Message, speak

TEXT = GAME.edition_file("reconstruction").text


def line_of(text, nth=1):
    """The line of the nth place where a text stands."""
    lines = [n for n, line in enumerate(TEXT.splitlines(), 1) if text in line]
    return lines[nth - 1]


def problems(text):
    with pytest.raises(InvalidEdition) as error:
        GAME.editions.read("mine", text)
    return error.value.problems


def test_the_edition_that_comes_with_the_game_is_good():
    edition = GAME.setup().edition
    colours = [relic.colour for relic in edition.relics]
    assert [colours.count(colour) for colour in ("blue", "green", "gold", "red")] == [8, 7, 6, 5]
    assert {relic.id for relic in edition.relics} == RELIC_NAMES
    assert {relic.effect for relic in edition.relics} == set(EFFECTS)


def test_every_figure_says_where_it_comes_from():
    for relic in GAME.setup().edition.relics:
        assert len(relic.provenance) == 7
        assert all(origin for _, origin in relic.provenance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_relics_and_effects_have_names_and_texts(language):
    for relic in GAME.setup().edition.relics:
        assert 0 < len(speak(Message(f"w51-relic-{relic.id}"), language)) <= 28
    names = {speak(Message(f"w51-relic-{r}"), language) for r in RELIC_NAMES}
    assert len(names) == 26


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("value = 3", "value = 4", line_of("value = 3"), "relic 1: value must be a whole number"),
        ("value = 3", "value = true", line_of("value = 3"), "not True"),
        (
            "value = 3\n",
            "",
            line_of("[[relic]]"),
            "relic 1: value must be a whole number from 1 to 3 (missing)",
        ),
        ('colour = "red"', 'colour = "pink"', line_of('colour = "red"'), "colour must be one of"),
        (
            "weapon = true",
            "weapon = false",
            line_of("weapon = true") + 1,
            "weapons, and only weapons",
        ),
        (
            'effect = "points"',
            'effect = "magic"',
            line_of('effect = "points"'),
            "effect must be one of",
        ),
        (
            "{ points = -3 }",
            "{ points = -99 }",
            line_of("points = -3"),
            "whole number from -20 to 20",
        ),
        (
            "{ points = -3 }",
            "{ ingots = 3 }",
            line_of("points = -3"),
            "unknown: relic 8: with.ingots",
        ),
        ('{ to = "left" }', '{ to = "up" }', line_of('to = "left"'), "must be one of left, right"),
        ('id = "kapala"', 'id = "excalibur"', line_of('id = "kapala"'), "excalibur stands 2 times"),
        ('id = "kapala"', 'id = "Kapala!"', line_of('id = "kapala"'), "an id is lower-case"),
        ('id = "kapala"', 'id = "goblet"', line_of('id = "kapala"') - 1, "name must be a text"),
        (
            "counterfeit = false",
            "counterfeit = true",
            line_of("[[relic]]"),
            "22 relics have a counterfeit, not 23",
        ),
        ("certificates = 1", "certificates = 2", line_of("[[relic]]"), "2 certificates, not 3"),
        (
            "start_ingots = 10",
            "start_ingots = 14",
            line_of("start_ingots"),
            "the box holds 70 ingots",
        ),
        (
            'mark = "neutral"',
            'mark = "blessed"',
            line_of('mark = "neutral"'),
            "relic 1: mark: neutral relics do nothing, blessings help, curses harm: none is neutral",
        ),
        ('mark = "blessed"', 'mark = "neutral"', line_of('mark = "blessed"'), "is blessed"),
        ('mark = "cursed"', 'mark = "blessed"', line_of('mark = "cursed"'), "lose_gold is cursed"),
        ("{ points = -3 }", "{ points = 3 }", line_of("points = -3") - 4, "points is blessed"),
        ("supply = 20", "supply = -1", line_of("supply = 20"), "whole number from 0 to 70"),
        ("blue = [8, 6]", "blue = [8]", line_of("blue = [8, 6]"), "must be a whole number"),
        ("blue = [8, 6]", "blue = [8, 6, 4]", line_of("blue = [8, 6]"), "points for two places"),
        ('game = "warehouse51"', 'game = "chess"', line_of("game ="), "must be one of warehouse51"),
        ("payout = 5", "payout = 5\ngift = 1", line_of("payout") + 1, "unknown: pawn.gift"),
        ('mark = "cursed"', "mark = cursed", line_of('mark = "cursed"'), "Invalid value"),
        (
            'name = "source"',
            'name = "hearsay"',
            line_of('name = "source"'),
            "must be one of rulebook",
        ),
    ],
)
def test_a_mistake_is_named_with_its_line(old, new, line, why):
    assert old in TEXT
    found = problems(TEXT.replace(old, new, 1))
    assert any(n == line and why in text for n, text in found), found


def test_all_mistakes_are_named_at_once():
    text = TEXT.replace("value = 3", "value = 9").replace("supply = 20", "supply = 999")
    assert len(problems(text)) == 9


def test_a_relic_more_or_less_is_a_mistake():
    last = TEXT.rindex("[[relic]]")
    assert any("26 relics, not 25" in why for _, why in problems(TEXT[:last]))
    assert any("26 relics, not 27" in why for _, why in problems(TEXT + TEXT[last:]))


OWN = (
    TEXT.replace('title = "Reconstruction"', 'title = "My box"')
    .replace('id = "kapala"', 'id = "goblet"\nname = "Goblet of Fire"')
    .replace("start_ingots = 10", "start_ingots = 8")
    .replace("ingots = 3", "ingots = 2")
)


def test_a_users_own_edition_is_played_and_its_record_replays_anywhere(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(OWN)
    play = mintmark.new("warehouse51", seats=3, seed=5, edition=path)
    assert play.view(0).players[0].gold == 8
    while play.to_act:
        seat = play.to_act[0]
        play.push(seat, play.moves(seat)[-1])
    path.unlink()
    again = mintmark.replay(str(play.record))
    assert again.position == play.position
    assert again.setup.edition.title == "My box"
    assert any("Goblet of Fire" in speak(message) for message in play.story(None))


def test_an_edition_of_a_users_own_needs_no_compiling():
    """The compiled rules take the tables as data: one entry plays both editions."""
    from mintmark.engine.batch.simulation import played
    from mintmark.engine.game import EditionFile

    own = GAME.setup(4, edition=EditionFile("mine", OWN))
    a = played(GAME.setup(4), 0, 50, ["random"] * 4)
    b = played(own, 0, 50, ["random"] * 4)
    assert a.scores.tobytes() != b.scores.tobytes()


@pytest.mark.parametrize("given", ["nonsense", 7, None, ["reconstruction"]])
def test_what_is_no_edition_is_refused(given):
    with pytest.raises(InvalidOption, match="edition must be one of 'reconstruction', not"):
        mintmark.new("warehouse51", edition=given)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path):
    with pytest.raises(FileNotFoundError):
        mintmark.new("warehouse51", edition=tmp_path / "nowhere.toml")
    with pytest.raises(InvalidOption, match=r"given as a path, as in Path\('nowhere.toml'\)"):
        mintmark.new("warehouse51", edition="nowhere.toml")
    (tmp_path / "odd.toml").write_bytes(b"title = \xff")
    with pytest.raises(InvalidEdition, match="line 1: not a text in UTF-8"):
        mintmark.new("warehouse51", edition=tmp_path / "odd.toml")
    (tmp_path / "long.toml").write_bytes(b"#" * (2 << 20))
    with pytest.raises(InvalidEdition, match="far too long"):
        mintmark.new("warehouse51", edition=tmp_path / "long.toml")


def test_the_first_revealer_must_be_a_seat():
    with pytest.raises(InvalidOption, match="a seat from 1 to 3, not 4"):
        mintmark.new("warehouse51", seats=3, first="4")
    assert mintmark.new("warehouse51", seats=3, first="3", seed=1).to_act == (2,)
