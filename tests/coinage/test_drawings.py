"""Maps as a box carries them: whatever the map, and however it is turned, there is room to play."""

import re
from itertools import starmap
from xml.etree import ElementTree

import pytest

from mintmark.engine.game import EditionFile
from mintmark.games.coinage import GAME
from mintmark.games.coinage.edition import Area, Map
from mintmark.games.coinage.moves import MAPS
from mintmark.games.coinage.picture.map import drawings
from mintmark.games.coinage.picture.map.landscape import landscape
from mintmark.games.coinage.picture.map.lattice import lattice
from mintmark.games.coinage.picture.map.polygon import Outline
from mintmark.games.coinage.picture.map.shape import shape_of


def sketched(*rows):
    """A map from a drawing: letters are areas, dots are sea; capitals lie in another region."""
    areas = []
    for label in sorted(set("".join(rows)) - {"."}):
        row = next(k for k, line in enumerate(rows) if label in line)
        region = "upper" if label.isupper() else "lower"
        first, last = rows[row].index(label), rows[row].rindex(label)
        areas.append(Area(label, f"Area {label}", region, (), row, first, last))
    return Map("/".join(rows), "", (), (4, 3, 2, 1), ("upper", "lower"), tuple(areas))


SKETCHES = [
    sketched("AAABBCCC", "dd....ee", "ff....gg", "HHHIIJJJ"),
    sketched("AAbb.ccc", "DDee.FFF", "........", "GGhhIIjj"),
    sketched("AAbbCCdd", "EEffffGG", "HHHiijjj"),
    sketched(*"AbCdEfGhIj"),
    sketched("A.b", "...", "C.d"),
]
ALL = [*(GAME.setup(map=name).edition for name in MAPS), *SKETCHES]
each_map = pytest.mark.parametrize("map_", ALL, ids=lambda map_: map_.name)
both_ways = pytest.mark.parametrize("upright", [False, True])


@both_ways
@each_map
def test_every_area_has_room_for_its_stack(map_, upright):
    shape = shape_of(map_, upright)
    assert len(shape.places) == len(map_.areas)
    for place in shape.places:
        assert Outline(place.outline).clearance(*place.anchor) > 62
        for other in shape.places:
            assert other is place or not Outline(other.outline).holds(*place.anchor)
        assert all(shape.left < x < shape.left + shape.width for x, _ in place.outline)
        assert all(shape.top < y < shape.top + shape.height for _, y in place.outline)
    assert (shape.height > shape.width) == upright


def test_neighbours_share_one_border_and_no_others_touch():
    found = [len(shape_of(map_, False).borders) for map_ in SKETCHES]
    assert found == [10, 8, 16, 9, 0]
    map_ = GAME.setup(map="standard").edition
    lines = {frozenset(line.sides) for line in lattice(map_.areas)[0] if not line.coast}
    assert lines == {frozenset((a.label, b)) for a in map_.areas for b in a.borders}
    apart = shape_of(sketched("AA..", "..bb"), False).places
    assert max(starmap(Outline(apart[1].outline).clearance, apart[0].outline)) < -10


def test_borders_between_regions_are_told_from_those_inside():
    borders = shape_of(sketched("AAbbcc"), False).borders
    assert [parts_regions for _, parts_regions in borders] == [True, False]


@both_ways
@each_map
def test_a_box_carries_what_the_picture_shows(map_, upright):
    drawn = drawings(map_).upright if upright else drawings(map_).lying
    land = landscape(map_, upright)
    tree = ElementTree.fromstring(f"<svg>{drawn.art}</svg>")
    outlines = {element.get("d") for element in tree.iter("path")}
    for area, place in zip(drawn.areas, land.shape.places, strict=True):
        assert area.label == place.area.label and area.outline in outlines
        assert (area.x, area.y) == pytest.approx(place.anchor, abs=0.06)
        assert min(area.left, area.right) > 20
    ids = {element.get("id") for element in tree.iter() if element.get("id")}
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', drawn.art)) <= ids
    assert all(id.startswith("m") and len(id) > 12 for id in ids)  # a page may show many maps
    assert not re.search("#[0-9a-f]{3,8}[\"']", drawn.art)  # colours are the reader's theme's


def test_a_box_shows_the_reader_nobody_s_words_as_svg():
    text = GAME.edition_file("standard").text
    evil = "<script>&'"
    mine = text.replace("Anvilhead", evil).replace("mountains", 'x\\" onload=\\"y')
    mine = re.sub(r'^x\\" onload=\\"y', r'"x\\" onload=\\"y"', mine, flags=re.MULTILINE)
    box = GAME.editions.contents(GAME.setup(map=EditionFile("mine", mine)).edition)
    assert box.areas[0].name == evil and 'x" onload="y' in box.regions
    for drawn in (box.drawings.lying, box.drawings.upright):
        assert "script" not in drawn.art and "onload" not in drawn.art


def test_regions_take_their_tinctures_in_order():
    box = GAME.editions.contents(GAME.setup(map="standard").edition)
    assert box.regions == ("mountains", "forests", "plains", "city")
    assert box.tinctures == ("azure", "vert", "or", "gules")
