"""Small editions: the same rules with less of everything."""

import tomllib
from random import Random

import pytest

import mintmark
from mintmark import InvalidEdition, InvalidOption
from mintmark.engine.game import EditionFile, find
from mintmark.formats.editions import written
from mintmark.games.coin_quest import small as quest
from mintmark.games.coinage import small as coinage
from mintmark.games.warehouse51 import small as warehouse51
from mintmark.play import Play

CASES = [
    ("coinage", coinage, 2, {"areas": 3, "ranks": 3, "coins": 1}),
    ("coinage", coinage, 2, {"areas": 1}),
    ("warehouse51", warehouse51, 3, {"relics": 4, "ingots": 3, "notes": 1}),
    ("warehouse51", warehouse51, 5, {"relics": 5, "auctions": "sealed", "notes": 0}),
    ("warehouse51", warehouse51, 4, {"notes": 0}),
    ("coin_quest", quest, 2, {"rounds": 1, "coins": 2, "draw": 2, "market": 0}),
    ("coin_quest", quest, 4, {"rounds": 2, "coins": 4, "market": 3}),
]


def setup_of(name, small, seats, sizes):
    game = find(name)
    edition = small.smaller(game.edition_file(game.editions.names[0]), **sizes)
    return game.setup(seats, **{game.editions.word: edition})


@pytest.mark.parametrize(("name", "small", "seats", "sizes"), CASES)
def test_a_small_game_is_played_and_its_positions_and_records_read_back(name, small, seats, sizes):
    setup = setup_of(name, small, seats, sizes)
    random = Random(1)
    for seed in range(5):
        play = Play(setup, seed)
        while play.result is None:
            again = setup.game.notation.read(setup, play.position)
            assert setup.game.notation.write(setup, again) == play.position
            seat = random.choice(play.awaited)
            play.push(seat, random.choice(play.forward(seat)))
            play.view(seat)
        assert mintmark.replay(play.record).result == play.result


def test_a_small_map_has_its_first_areas_and_the_borders_between_them():
    edition = setup_of("coinage", coinage, 2, {"areas": 4, "ranks": 2, "coins": 2}).edition
    assert [area.label for area in edition.areas] == ["A1", "A2", "A3", "B1"]
    assert edition.areas[0].borders == ("A2", "B1")
    assert edition.regions == ("mountains",)
    assert edition.banks == (2, 2, 0, 0)


def test_relics_come_from_the_piles_in_turn():
    edition = setup_of("warehouse51", warehouse51, 3, {"relics": 5, "notes": 0}).edition
    assert [relic.colour for relic in edition.relics] == ["blue", "green", "gold", "red", "blue"]
    sealed = {"relics": 5, "notes": 0, "auctions": "sealed"}
    edition = setup_of("warehouse51", warehouse51, 3, sealed).edition
    assert all(relic.sealed for relic in edition.relics)


@pytest.mark.parametrize(
    ("name", "small", "sizes", "why"),
    [
        ("coinage", coinage, {"area": 3}, "no 'area'; it has areas, ranks, coins"),
        ("coinage", coinage, {"areas": 0}, "areas must be a whole number from 1 to 10"),
        ("warehouse51", warehouse51, {"auctions": "loud"}, "auctions must be one of 'both'"),
        ("warehouse51", warehouse51, {"relics": 2, "notes": 1}, "need 3 counterfeits, not 2"),
        ("coin_quest", quest, {"market": 8}, "market must be a whole number from 0 to 7"),
    ],
)
def test_sizes_that_cannot_be_are_refused(name, small, sizes, why):
    with pytest.raises(InvalidOption, match=why):
        setup_of(name, small, None, sizes)


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_only_an_edition_that_says_it_is_small_may_hold_less(name):
    game = find(name)
    small = {"coinage": coinage, "coin_quest": quest, "warehouse51": warehouse51}[name]
    sizes = {"coinage": {"areas": 3}, "coin_quest": {"coins": 3}, "warehouse51": {"relics": 9}}
    file = small.smaller(game.edition_file(game.editions.names[0]), **sizes[name])
    game.editions.read(file.name, file.text)
    with pytest.raises(InvalidEdition, match="10 areas|10 coins|26 relics"):
        game.editions.read(file.name, file.text.replace("small = true", "small = false"))
    with pytest.raises(InvalidEdition, match="small must be true or false"):
        game.editions.read(file.name, file.text.replace("small = true", "small = 1"))


@pytest.mark.parametrize("name", mintmark.GAMES)
def test_an_edition_that_is_written_reads_as_before(name):
    game = find(name)
    for edition in game.editions.names:
        file = game.edition_file(edition)
        data = tomllib.loads(file.text)
        assert tomllib.loads(written(data)) == data
        again = game.editions.read(edition, EditionFile(edition, written(data)).text)
        assert again == game.editions.read(edition, file.text)
