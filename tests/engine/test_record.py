"""Records: two layouts, one meaning."""

import pytest

from mintmark.engine.record import i1, i2, plain, record, relaid


@record
class Toy:
    number: i2
    table: i1[2, 3]


def test_the_layouts_differ_in_width_alone():
    assert Toy.wide["number"].str == "<i8" and Toy.narrow["number"].str == "<i2"
    assert Toy.wide["table"].shape == Toy.narrow["table"].shape == (2, 3)


def test_a_new_record_is_all_zeros_and_a_copy_is_apart():
    a, b = Toy.new(), Toy.new(Toy.narrow)
    assert plain(a) == plain(b) == {"number": 0, "table": [[0, 0, 0], [0, 0, 0]]}
    a.number, a.table[1, 2] = 300, 7
    Toy.copy(a, b)
    assert plain(a) == plain(b)
    b.table[0, 0] = 1
    assert a.table[0, 0] == 0


def test_relaid_keeps_the_values():
    a = Toy.new()
    a.number = 300
    assert plain(relaid(relaid(a, Toy.narrow), Toy.wide)) == plain(a)
    a.number = 40_000
    with pytest.raises(OverflowError):
        relaid(a, Toy.narrow)
