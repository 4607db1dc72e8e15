"""The maps that come with the game are whole, and their drawings tell the truth."""

from itertools import combinations

import pytest

from mintmark.games.coinage import GAME
from mintmark.games.coinage.parts import MAPS


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


def test_no_two_maps_are_alike():
    graphs = {
        name: sorted(len(area.borders) for area in GAME.setup(map=name).edition.areas)
        for name in MAPS
    }
    assert len({tuple(graph) for graph in graphs.values()}) == len(MAPS)
