"""The maps that come with the game are whole, and their drawings tell the truth."""

from itertools import combinations

import pytest

import mintmark
from mintmark import InvalidEdition
from mintmark.games.coinage import GAME
from mintmark.games.coinage.moves import MAPS


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_ten_areas_in_regions_that_do_not_overlap(name):
    map_ = GAME.setup(map=name).edition
    assert len({area.label for area in map_.areas}) == len({area.name for area in map_.areas}) == 10
    assert {area.region for area in map_.areas} == set(map_.regions)
    assert map_.banks == (4, 3, 2, 1)


@pytest.mark.parametrize("name", MAPS)
def test_borders_go_both_ways(name):
    borders = {area.label: set(area.borders) for area in GAME.setup(map=name).edition.areas}
    for label, others in borders.items():
        assert label not in others
        assert all(label in borders[other] for other in others)


@pytest.mark.parametrize("name", MAPS)
def test_areas_touch_in_the_drawing_just_where_they_share_a_border(name):
    for a, b in combinations(GAME.setup(map=name).edition.areas, 2):
        if a.row == b.row:
            touch = a.last_column + 1 == b.first_column or b.last_column + 1 == a.first_column
            assert a.last_column < b.first_column or b.last_column < a.first_column
        else:
            overlap = a.first_column <= b.last_column and b.first_column <= a.last_column
            touch = abs(a.row - b.row) == 1 and overlap
        assert touch == (b.label in a.borders), (a.label, b.label)


TEXT = GAME.edition_file("standard").text


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('city = ["C2"]', 'city = ["C2", "C3"]', "lies in two regions"),
        ('city = ["C2"]', 'city = ["C9"]', "city: there is no area C9"),
        ('city = ["C2"]', "", "C2 lies in no region"),
        (
            'borders = ["A2", "B1", "B2"]',
            'borders = ["A2", "B1"]',
            "B2 borders on A1, which does not",
        ),
        ('borders = ["A2", "B1", "B2"]', 'borders = ["A1"]', "A1 cannot border on A1"),
        ("at = [0, 1, 2]", "at = [5, 1, 2]", "touch where they are drawn just if they border"),
        ("at = [0, 1, 2]", "at = [0, 1]", "areas.A1.at.3"),
        ("A1 = {", "a1 = {", "an area is called by capitals and digits"),
        ("IV = 1", "IV = 5", "banks.IV must be a whole number from 0 to 4, not 5"),
        ("IV = 1", "IV = 1\nV = 1", "unknown: banks.V"),
        ('title = "Standard"', "title = 7", "title must be a text"),
        ("[regions]", "[provinces]", "regions must be a table (missing)"),
    ],
)
def test_a_mistake_in_a_map_is_named(old, new, why):
    assert old in TEXT
    with pytest.raises(InvalidEdition) as error:
        GAME.editions.read("mine", TEXT.replace(old, new, 1))
    assert why in str(error.value)


def test_a_users_own_map_is_played(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("IV = 1", "IV = 2").replace("mountains", "peaks"))
    play = mintmark.new("coinage", seed=1, map=path)
    assert play.position.startswith("gold 4,3,2,2")
    play.push(0, "done")
    assert mintmark.replay(str(play.record)).position == play.position


def test_no_two_maps_are_alike():
    graphs = {
        name: sorted(len(area.borders) for area in GAME.setup(map=name).edition.areas)
        for name in MAPS
    }
    assert len({tuple(graph) for graph in graphs.values()}) == len(MAPS)
