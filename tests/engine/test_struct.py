"""Structs: two layouts, one meaning."""

import numpy as np
import pytest

import mintmark
from mintmark.engine.game import find
from mintmark.engine.struct import i1, i2, in_layout, plain, struct


@struct
class Toy:
    number: i2
    table: i1[2, 3]


def test_the_layouts_differ_in_width_alone():
    a, b = Toy.new(), Toy.new(Toy.narrow)
    assert Toy.wide.names == Toy.narrow.names == ("number", "table")
    assert a.table.shape == b.table.shape == (2, 3)
    assert b.table.dtype == np.int8
    a.number, a.table[0, 0] = 1 << 40, 1 << 40
    assert type(a.number) is int and plain(a)["table"][0] == [1 << 40, 0, 0]


def test_a_new_struct_is_all_zeros_and_a_copy_is_apart():
    a, b = Toy.new(), Toy.new(Toy.narrow)
    assert plain(a) == plain(b) == {"number": 0, "table": [[0, 0, 0], [0, 0, 0]]}
    a.number, a.table[1, 2] = 300, 7
    Toy.copy(a, b)
    assert plain(a) == plain(b)
    b.table[0, 0] = 1
    assert a.table[0, 0] == 0


def test_a_wide_struct_copies_itself_and_its_bytes_tell_it_from_others():
    a = Toy.new()
    a["number"], a["table"] = 300, [[1, 2, 3], [4, 5, 6]]
    b = a.copy()
    assert a.tobytes() == b.tobytes() and plain(a) == plain(b)
    b.table[1, 2] = 7
    assert a["table"][1, 2] == 6 and a.tobytes() != b.tobytes()
    b["table"], b.number = a.table, 301
    assert a.tobytes() != b.tobytes()


def test_a_struct_has_no_other_fields():
    with pytest.raises(AttributeError):
        Toy.new().nubmer = 1


def test_several_structs_are_apart():
    for layout in (Toy.wide, Toy.narrow):
        structs = Toy.several(3, layout)
        structs[1].number = 5
        assert [int(s.number) for s in structs] == [0, 5, 0]


def test_relaid_keeps_the_values():
    a = Toy.new()
    a.number = 300
    assert plain(in_layout(in_layout(a, Toy.narrow), Toy.wide)) == plain(a)
    a.number = 40_000
    with pytest.raises(OverflowError):
        in_layout(a, Toy.narrow)


@pytest.mark.parametrize("name", mintmark.GAMES)
@pytest.mark.parametrize("part", ["Box", "State"])
def test_the_bytes_of_the_narrow_layout_are_numpys(name, part):
    kind = getattr(find(name), part)
    wide = kind.new()
    for n, field in enumerate(kind.wide.names):
        wide[field] = n - 3
    narrow = np.frombuffer(wide.narrowed(), kind.narrow)[0]
    assert plain(narrow) == plain(wide) == plain(kind.wide.widened(wide.narrowed()))
    assert plain(kind.unpack(kind.pack(narrow))) == plain(wide)
